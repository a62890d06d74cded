import FigmaImport
import TestSupport
import Testing

/// Lists, forms, menus, searches and wheels are SwiftUI's own where the design has them, and stay drawn where it has not.
@Suite struct ListTests {
  private func screen(_ layers: [Layer], ground: String = "#ffffff", iOS: Int = GeneratedScreen.newestSystem) throws
    -> GeneratedScreen
  {
    let tree = try Layer.screen("Settings", 390, 844, [Layer.fill(ground)], layers).tree()
    let screen = GeneratedScreen(of: tree, iOS: iOS)
    let folder = try TemporaryFolder()
    let file = try folder.write(screen.code, to: screen.fileName)
    #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "", "\(screen.code)")
    return screen
  }

  private static var bar: Layer {
    .frame(
      "Navigation Bar", 0, 54, 390, 44, Layer.row(0),
      [.vector("chevron-left", 16, 11, 12, 22), .text("Coffee", 160, 11, 70, 22, weight: 600)])
  }

  // MARK: - Wheels

  private static func values(_ words: [String], _ x: Double, step: Double, chosen: Int) -> [Layer] {
    words.enumerated().map { index, word in
      let color = index == chosen ? "#202020" : abs(index - chosen) > 1 ? "#a0a0a080" : "#a0a0a0"
      return .text(word, x, 300 + Double(index) * step, 60, 20, size: 20, color: color)
    }
  }

  private static let heights = ["184 cm", "185 cm", "186 cm", "187 cm", "188 cm"]

  /// Rows that are further apart than the system's keep their places, with a state and the system's picker for VoiceOver.
  @Test func wheelsOfTheDesign() throws {
    let ground = Layer.rectangle("Rectangle 9", 20, 378, 160, 44, "#eeeeee", radius: 10)
    let code = try screen(
      [.text("Height", 70, 250, 60), ground] + Self.values(Self.heights, 70, step: 44, chosen: 2)
        + [.text("Weight", 260, 250, 60)]
        + Self.values(["78 kg", "79 kg", "80 kg", "81 kg", "82 kg"], 260, step: 44, chosen: 2)
    ).code
    #expect(code.contains("@State private var height: Int? = 2\n"), "\(code)")
    #expect(code.contains("@State private var weight: Int? = 2\n"), "\(code)")
    #expect(code.contains("values: [\"184 cm\", \"185 cm\", \"186 cm\", \"187 cm\", \"188 cm\"]"), "\(code)")
    #expect(code.contains(".scrollTargetBehavior(.viewAligned)") && code.contains("minHeight: 44)"), "\(code)")
    #expect(code.contains(".opacity(isFar ? 0.5 : 1)"), "\(code)")
    #expect(code.contains("Picker(label, selection: $selection)"), "\(code)")
  }

  /// Rows as the system has them are its wheel; before iOS 17 all are.
  @Test(arguments: [(32.0, 26), (44, 16)])
  func wheelsOfTheSystem(step: Double, iOS: Int) throws {
    let code = try screen(
      [.text("Height", 70, 250, 60)] + Self.values(Self.heights, 70, step: step, chosen: 2), iOS: iOS
    ).code
    #expect(code.contains("@State private var height = \"186 cm\"\n"), "\(code)")
    #expect(code.contains("Picker(\"Height\", selection: $height) {"), "\(code)")
    #expect(code.contains(".pickerStyle(.wheel)") && !code.contains("scrollPosition"), "\(code)")
  }

  /// Words beside a wheel of numbers are one too, also where they end earlier.
  @Test func wheelsOfWords() throws {
    let code = try screen(
      [.text("Born", 16, 100)] + Self.values(["1", "2", "3", "4", "5"], 60, step: 44, chosen: 2)
        + Self.values(["April", "May", "June", "July"], 200, step: 44, chosen: 2)
    ).code
    #expect(code.contains("@State private var month: Int? = 2\n"), "\(code)")
    #expect(code.contains("values: [\"April\", \"May\", \"June\", \"July\"]"), "\(code)")
  }

  /// Numbers below each other are no wheel where they do not count, or none of them stands out.
  @Test(arguments: [
    (["12", "7", "19", "3", "44"], 2), (["1", "2", "3", "4", "5"], 9), (["1", "2", "3", "4", "5"], 0),
  ])
  func whatIsNoWheel(words: [String], chosen: Int) throws {
    let column = words.enumerated().map { index, word in
      Layer.text(word, 60, 300 + Double(index) * 44, 60, color: index == chosen ? "#202020" : "#a0a0a0")
    }
    let code = try screen([.text("Results", 16, 100)] + column).code
    #expect(!code.contains("Wheel") && !code.contains("Picker"), "\(code)")
  }

  // MARK: - Searches

  private static func field(_ fill: String, y: Double = 106, _ fields: [(String, String)] = []) -> Layer {
    .frame(
      "Search Bar", 16, y, 358, 36, [Layer.fill(fill), Layer.radius(10)] + fields,
      [.vector("magnifyingglass", 8, 10, 16, 16), .text("Search", 32, 8, 60, 20, color: "#3c3c4399")])
  }

  private static var words: [Layer] {
    [.text("Espresso", 16, 200), .text("Filter", 16, 260), .text("Mocha", 16, 330)]
  }

  /// A field of the system's color below the bar belongs to the bar; any other one is drawn.
  @Test func searches() throws {
    let code = try screen([Self.bar, Self.field("#7676801f")] + Self.words).code
    #expect(code.contains("@State private var searchText = \"\"\n"), "\(code)")
    let place = "placement: .navigationBarDrawer(displayMode: .always)"
    #expect(
      code.contains(".searchable(text: $searchText, \(place), prompt: \"Search\")") && !code.contains("TextField"),
      "\(code)")
    let others = [
      Self.field("#e0d8d0"), Self.field("#7676801f", y: 400), Self.field("#7676801f", Layer.stroke("#000000")),
    ]
    for other in others {
      let code = try screen([Self.bar, other] + Self.words).code
      #expect(!code.contains("searchable") && code.contains("TextField"), "\(code)")
    }
    #expect(try !screen([Self.field("#7676801f")] + Self.words).code.contains("searchable"))
  }

  // MARK: - Lists and forms

  private static func rows(_ words: [String], lines: Bool = true) -> [Layer] {
    words.enumerated().flatMap { index, word -> [Layer] in
      let y = 120 + Double(index) * 60
      let row = Layer.frame(
        "List Row", 0, y, 390, 59, Layer.row(12, 16),
        [.text(word, 16, 18, 200), .vector("chevron-right", 358, 24, 8, 12, "#c0c0c0")])
      return lines && index < words.count - 1
        ? [row, Self.line(y + 59)]
        : [row]
    }
  }

  private static func line(_ y: Double) -> Layer {
    Layer(type: "LINE", name: "Line", x: 16, y: y, width: 374, height: 0, fields: Layer.stroke("#e0e0e0"))
  }

  private static let drinks = ["Espresso", "Filter", "Mocha", "Latte"]

  /// Rows with lines between them are a list, whose rows are as far apart as in the design.
  @Test func lists() throws {
    let code = try screen([Self.bar, .frame("List", 0, 0, 390, 844, [], Self.rows(Self.drinks))]).code
    #expect(code.contains("List {\n") && code.contains(".listStyle(.plain)"), "\(code)")
    #expect(code.contains(".listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))"), "\(code)")
    #expect(!code.contains("Divider()") && !code.contains("ScrollView"), "\(code)")
    for word in Self.drinks { #expect(code.contains("title: \"\(word)\""), "\(code)") }
  }

  /// Rows without lines, and rows that are a small part of a screen, are stacks.
  @Test func whatIsNoList() throws {
    let bare = try screen([Self.bar, .frame("List", 0, 0, 390, 844, [], Self.rows(Self.drinks, lines: false))]).code
    #expect(!bare.contains("List {") && bare.contains("ScrollView"), "\(bare)")
    let low = try screen(
      [Self.bar, .frame("List", 0, 0, 390, 330, [], Self.rows(Array(Self.drinks.prefix(3))))]
        + [.picture("Beans", 0, 330, 390, 460)]
    ).code
    #expect(!low.contains("List {"), "\(low)")
  }

  private static func control(_ words: String, _ y: Double) -> Layer {
    .frame(
      "Row", 0, y, 358, 44, [],
      [
        .text(words, 16, 12, 200),
        .instance(
          "Toggle", 291, 7, 51, 31, [],
          [
            .rectangle("Track", 0, 0, 51, 31, "#34c759", radius: 15.5),
            Layer(type: "ELLIPSE", name: "Knob", x: 22, y: 2, width: 27, height: 27, fields: [Layer.fill("#ffffff")]),
          ]),
      ])
  }

  private static func card(_ y: Double, _ words: [String], fill: String = "#ffffff") -> Layer {
    var parts: [Layer] = []
    for (index, word) in words.enumerated() {
      if index > 0 {
        parts.append(
          Layer(
            type: "LINE", name: "Separator", x: 16, y: Double(index) * 44, width: 342, height: 0,
            fields: Layer.stroke("#c6c6c8")))
      }
      parts.append(control(word, Double(index) * 44))
    }
    return .frame("Group", 16, y, 358, Double(words.count) * 44, [Layer.fill(fill), Layer.radius(10)], parts)
  }

  /// Switches on the system's grouped areas are a form with the titles and notes of its sections.
  @Test func forms() throws {
    let code = try screen(
      [
        Self.bar, .text("SOUNDS", 32, 120, 100, 16, size: 13, color: "#3c3c4399"),
        Self.card(142, ["Rings", "Keys"]), .text("Heard while locked", 32, 238, 200, 16, size: 13, color: "#3c3c4399"),
        Self.card(290, ["Haptics", "Flash"]),
      ], ground: "#f2f2f7"
    ).code
    #expect(code.contains("Form {\n"), "\(code)")
    #expect(code.contains("header: {\n") && code.contains("Text(\"SOUNDS\")"), "\(code)")
    #expect(code.contains("footer: {\n") && code.contains("Text(\"Heard while locked\")"), "\(code)")
    #expect(code.contains("Toggle(\"Rings\", isOn: $isRingsOn)"), "\(code)")
    #expect(!code.contains("ScrollView") && !code.contains("Divider()"), "\(code)")
    // Areas of a brand, or on another ground, are drawn.
    for (fill, ground) in [("#ffffff", "#faf4ee"), ("#fff0e0", "#f2f2f7")] {
      let cards = [Self.card(142, ["Rings", "Keys"], fill: fill), Self.card(290, ["Haptics"])]
      let other = try screen([Self.bar] + cards, ground: ground)
      #expect(!other.code.contains("Form {"), "\(other.code)")
    }
  }

  // MARK: - Menus

  /// An area with a chevron that shows what is chosen is a menu with that option.
  @Test func menus() throws {
    let area = Layer.frame(
      "Frame 12", 16, 200, 358, 48, [Layer.fill("#ffffff"), Layer.radius(8)] + Layer.stroke("#cccccc"),
      [.text("Kilograms", 16, 14), .vector("chevron-down", 326, 18, 16, 12)])
    let found = try screen([.text("Unit", 16, 170), area, .text("More", 16, 400)])
    #expect(found.code.contains("@State private var unit = \"Kilograms\"\n"), "\(found.code)")
    #expect(found.code.contains("Menu {\n") && found.code.contains("Text(unit)"), "\(found.code)")
    #expect(found.notes.contains { $0.contains("'Kilograms' is the only option") }, "\(found.notes)")
  }
}
