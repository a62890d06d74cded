import FigmaImport
import TestSupport
import Testing

/// Buttons at the bottom and bars at the top stay there, and what can be tapped is a control.
@Suite struct EdgeTests {
  private func code(_ layers: [Layer], height: Double = 844) throws -> String {
    let screen = try Layer.screen("Plan", 390, height, [Layer.fill("#ffffff")], layers).screen()
    let folder = try TemporaryFolder()
    let file = try folder.write(screen.code, to: screen.fileName)
    #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "", "\(screen.code)")
    return screen.code
  }

  private let words: [Layer] = [
    .text("Choose a plan", 24, 80, 200, 34, size: 28, weight: 700), .text("You can change it later.", 24, 130, 220),
  ]

  private func button(_ title: String, y: Double, _ color: String = "#2244cc") -> Layer {
    .frame(
      "Button", 24, y, 342, 52, [Layer.fill(color), Layer.radius(14)],
      [.text(title, 121, 15, 100, 22, weight: 600, color: "#ffffff")])
  }

  private func isPinned(_ code: String, _ edge: String) -> Bool {
    code.contains(".safeAreaInset(edge: .\(edge)) {")
  }

  /// A button at the bottom edge stays there though nothing lies beneath it; one in the middle scrolls.
  @Test(arguments: [(752.0, true), (420, false)])
  func buttonsAtTheBottom(y: Double, isPinned: Bool) throws {
    let code = try code(words + [button("Subscribe", y: y)])
    #expect(self.isPinned(code, "bottom") == isPinned, "\(code)")
    #expect(code.contains("ScrollView {") && code.contains("\"Subscribe\""), "\(code)")
  }

  /// Two buttons and the small words below them stay together; words above them belong to the content.
  @Test func actionsWithTheirWords() throws {
    let code = try code(
      words + [
        .text("Billed once a year.", 24, 600, 200), button("Subscribe", y: 670), button("Restore", y: 734, "#444444"),
        .text("Terms apply.", 145, 800, 100, 18, size: 13),
      ])
    let parts = code.components(separated: ".safeAreaInset(edge: .bottom) {")
    #expect(parts.count == 2 && code.components(separated: "Terms apply.").count == 2, "\(code)")
    // What is pinned is a part of its own, and the words above are in what scrolls.
    #expect(parts[0].contains("Billed once a year."), "\(code)")
  }

  /// On a page that is longer than a screen the last button comes with the page.
  @Test func longPagesScrollToTheirEnd() throws {
    #expect(try !isPinned(code(words + [button("Subscribe", y: 1_500)], height: 1_600), "bottom"))
  }

  /// A bar at the top with a ground or a telling name stays; a greeting does not.
  @Test(arguments: [("Header", "", true), ("Frame 4", "#224466", true), ("Frame 4", "", false)])
  func barsAtTheTop(name: String, color: String, isPinned: Bool) throws {
    let bar = Layer.frame(
      name, 0, 44, 390, 56, color.isEmpty ? [] : [Layer.fill(color)],
      [.text("Deliveries", 16, 17, 120, 22, weight: 600), .vector("Marker", 342, 16, 24, 24)])
    let rows: [Layer] = (0..<8).map { .text("Order \($0)", 16, 130 + Double($0) * 60) }
    let code = try code([bar] + rows)
    #expect(self.isPinned(code, "top") == isPinned, "\(code)")
    #expect(code.contains("\"Deliveries\""))
  }

  // MARK: - Taps

  /// A row that ends in a chevron leads on; all of it can be tapped.
  @Test(arguments: [("chevron.right", true), ("star", false)])
  func rowsThatLeadOn(symbol: String, isButton: Bool) throws {
    let row = Layer.frame(
      "Frame 2", 16, 300, 358, 56, [],
      [.text("Notifications", 0, 17, 120, 22), try .symbol(named: symbol, 330, 17)])
    let code = try code(words + [row])
    #expect(code.contains("Button {") == isButton, "\(code)")
  }

  /// A sign in an upper corner, bare or in a circle, is a button with a name; the same sign in the content is a picture.
  @Test(arguments: [(56.0, 334.0, true), (400, 180, false)])
  func signsInTheCorners(y: Double, x: Double, isButton: Bool) throws {
    let code = try code(words + [try .symbol(named: "bell", x, y)])
    #expect(code.contains("Button {") == isButton, "\(code)")
    #expect(code.contains(".accessibilityLabel(") == isButton, "\(code)")
  }

  @Test func drawingsInCirclesInTheCorners() throws {
    let circle = Layer.frame(
      "Frame 9", 330, 56, 44, 44, [Layer.fill("#f0e0d0"), Layer.radius(22)], [.vector("Vector", 10, 10, 24, 24)])
    let code = try code(words + [circle])
    #expect(code.contains("Button {") && code.contains(".accessibilityLabel("), "\(code)")
  }

  /// A small area says by its verb that it is a button; another one is a badge.
  @Test(arguments: [("Follow", true), ("Apply", true), ("New", false), ("Paid", false)])
  func smallAreas(words title: String, isButton: Bool) throws {
    let area = Layer.frame(
      "Frame 7", 24, 300, 72, 30, [Layer.fill("#ece4dc"), Layer.radius(8)], [.text(title, 16, 4, 40, 22)])
    let code = try code(words + [area])
    #expect(code.contains("Button {") == isButton, "\(code)")
  }

  /// "Skip" in the upper corner is a button in any colour.
  @Test(arguments: [(60.0, true), (500, false)])
  func skip(y: Double, isButton: Bool) throws {
    let code = try code([.text("Skip", 334, y, 40, 22)] + words)
    #expect(code.contains("Button(\"Skip\") {}") == isButton, "\(code)")
  }

  // MARK: - Grids

  private func tile(_ index: Int, _ width: Double, x: Double, y: Double) -> Layer {
    .frame(
      "Tile", x, y, width, 96, [Layer.fill("#224466"), Layer.radius(12)],
      [.text("Topic \(index)", 16, 58, 100, 22, color: "#ffffff")])
  }

  /// Equal cells in rows are a grid, also where the last row is not full; cells of other widths are not.
  @Test(arguments: [(4, 171.0, true), (5, 171, true), (4, 120, false)])
  func grids(count: Int, width: Double, isGrid: Bool) throws {
    let tiles: [Layer] = (0..<count).map { index in
      let y: Double = 200 + Double(index / 2) * 112
      if index % 2 == 0 { return tile(index, width, x: 16, y: y) }
      return tile(index, 342 - width, x: 32 + width, y: y)
    }
    let code = try code(words + tiles)
    #expect(code.contains("LazyVGrid(") == isGrid, "\(code)")
    for index in 0..<count { #expect(code.contains("\"Topic \(index)\"")) }
  }

  // MARK: - Tabs

  /// Loose symbols and words in a row at the bottom, with a round button in their middle, are tabs.
  @Test(arguments: [false, true])
  func looseTabs(hasMiddle: Bool) throws {
    let names = ["house", "heart", "bell", "person"]
    let places = hasMiddle ? [30.0, 100, 260, 330] : [40, 130, 220, 310]
    var parts: [Layer] = [.rectangle("Rectangle 1", 0, 0, 390, 84, "#ffffff")]
    for (index, name) in names.enumerated() {
      parts.append(try .symbol(named: name, places[index], 14))
      parts.append(.text(["Home", "Saved", "News", "You"][index], places[index] - 8, 42, 40, 14, size: 11))
    }
    if hasMiddle {
      parts.append(
        .frame(
          "Frame 5", 167, -20, 56, 56, [Layer.fill("#cc2200"), Layer.radius(28)],
          [try .symbol(named: "plus", 16, 17, color: "#ffffff")]))
    }
    let code = try code(words + [.frame("Frame 6", 0, 760, 390, 84, [], parts)])
    #expect(code.contains("TabView(selection: $tab) {"), "\(code)")
    #expect(code.contains("\"Saved\"") && code.contains("\"You\""), "\(code)")
  }

  /// The round button of a bar without a frame reaches above it, and has its word in it; the chosen tab is the one that
  /// looks different.
  @Test func tabsAroundARaisedButton() throws {
    var parts: [Layer] = [.rectangle("Rectangle 1", 0, 752, 390, 92, "#ffffff")]
    for (index, name) in ["house", "heart", "bell", "person"].enumerated() {
      let color = index == 1 ? "#000000" : "#a0a0a0"
      let x = [30.0, 100, 266, 336][index]
      parts.append(try .symbol(named: name, x, 768, color: color))
      parts.append(.text(["Home", "Saved", "News", "You"][index], x - 6, 798, 36, 14, size: 11, color: color))
    }
    parts.append(.text("Add", 180, 798, 30, 14, size: 11, color: "#a0a0a0"))
    parts.append(
      .frame(
        "Frame 5", 167, 728, 56, 56, [Layer.fill("#2a7a3a"), Layer.radius(28)],
        [.vector("Vector 1", 27, 19, 2, 18, "#ffffff"), .vector("Vector 2", 19, 27, 18, 2, "#ffffff")]))
    let code = try code(words + parts)
    #expect(code.contains("@State private var tab = ScreenTab.saved"), "\(code)")
    #expect(code.contains("case home, saved, add, news, you"), "\(code)")
    #expect(code.contains("Tab(\"Add\", systemImage: \"plus\", value: ScreenTab.add)"), "\(code)")
  }
}
