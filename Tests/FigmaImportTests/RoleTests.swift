import Testing

@testable import FigmaImport

/// What nodes are for, at the limits of their sizes and places.
@Suite struct RoleTests {
  private static let screen = Box(0, 0, 400, 800)

  /// The role of a node on a screen with words above it.
  private func role(of node: SlimNode) -> SlimNode.Role? {
    var root = SlimNode.stack(.vStack, Self.screen, [.words("Words", Box(16, 60, 100, 20)), node])
    var roles = Roles(screen: Self.screen)
    roles.assign(&root)
    return root.children[1].role
  }

  private func icons(_ count: Int, _ box: Box) -> [SlimNode] {
    (0..<count).map { .icon("star", Box(box.x + 20 + Double($0) * 100, box.y + 10, 24, 24)) }
  }

  // MARK: - Bars

  @Test(
    arguments: [
      (Box(0, 700, 340, 84), 3, .tabBar), (Box(0, 700, 339, 84), 3, nil), (Box(0, 660, 400, 140), 3, .tabBar),
      (Box(0, 659, 400, 141), 3, nil), (Box(0, 700, 400, 84), 2, .bottomBar),
    ] as [(Box, Int, SlimNode.Role?)])
  func barsThatAreCalledSo(box: Box, count: Int, role: SlimNode.Role?) {
    #expect(self.role(of: .stack(.hStack, box, name: "Tab Bar", icons(count, box))) == role)
  }

  /// Symbols in an area at the bottom are tabs where they reach over the width, each with one short word at most.
  @Test(
    arguments: [
      (Box(0, 716, 340, 84), [30, 150, 270], true), (Box(0, 716, 339, 84), [30, 150, 270], false),
      (Box(0, 680, 400, 120), [30, 150, 270], true), (Box(0, 679, 400, 121), [30, 150, 270], false),
      (Box(0, 657, 400, 84), [30, 150, 270], true), (Box(0, 656, 400, 84), [30, 150, 270], false),
      (Box(0, 716, 400, 84), [30, 120, 210], false), (Box(0, 716, 400, 84), [30, 120, 211], true),
      (Box(0, 716, 400, 84), [30, 60, 270], false), (Box(0, 716, 400, 84), [30, 61, 270], true),
      (Box(0, 716, 400, 84), [30, 270], false), (Box(0, 716, 400, 84), [30, 80, 130, 180, 230, 280], true),
      (Box(0, 716, 400, 84), [30, 80, 130, 180, 230, 280, 330], false),
    ] as [(Box, [Double], Bool)])
  func symbolsAtTheBottom(box: Box, places: [Double], areTabs: Bool) {
    let icons = places.map { SlimNode.icon("star", Box($0, box.y + 10, 24, 24)) }
    #expect((role(of: .area(.hStack, box, name: "Frame", icons)) == .tabBar) == areTabs)
  }

  @Test(arguments: [(3, 16, true), (3, 17, false), (4, 8, false)])
  func wordsOfTabs(count: Int, length: Int, areTabs: Bool) {
    let box = Box(0, 716, 400, 84)
    let words = (0..<count).map { index in
      SlimNode.words(String(repeating: "x", count: length), Box(20 + Double(index) * 100, 760, 60, 14))
    }
    #expect((role(of: .area(.hStack, box, name: "Frame", icons(3, box) + words)) == .tabBar) == areTabs)
  }

  // MARK: - Names

  @Test(
    arguments: [
      ("Checkbox", Box(16, 300, 151, 44), .checkbox), ("Checkbox", Box(16, 300, 150, 44), nil),
      ("Radio", Box(16, 300, 151, 44), .checkbox), ("Row", Box(16, 300, 201, 120), .row),
      ("Row", Box(16, 300, 200, 120), nil), ("Row", Box(16, 300, 201, 121), nil), ("Cell", Box(16, 300, 201, 44), .row),
      ("List Item", Box(16, 300, 201, 44), .row), ("Button", Box(16, 300, 100, 90), .button),
      ("Button", Box(16, 300, 100, 91), nil), ("Btn", Box(16, 300, 100, 44), .button),
      ("CTA", Box(16, 300, 100, 44), .button), ("Thing", Box(16, 300, 100, 44), nil),
    ] as [(String, Box, SlimNode.Role?)])
  func wordsWithAName(name: String, box: Box, role: SlimNode.Role?) {
    let words = SlimNode.words("Words", Box(box.x + 8, box.y + 8, 60, 20))
    #expect(self.role(of: .stack(.frame, box, name: name, [words])) == role)
  }

  @Test(arguments: [(60, true), (61, false)]) func lengthsOfTitles(count: Int, isButton: Bool) {
    let words = SlimNode.words(String(repeating: "x", count: count), Box(24, 308, 60, 20))
    #expect((role(of: .stack(.frame, Box(16, 300, 100, 44), name: "Button", [words])) == .button) == isButton)
  }

  @Test(arguments: [(80.0, true), (81, false)]) func widthsOfSwitches(width: Double, isSwitch: Bool) {
    let knob = SlimNode.area(.shape, Box(20, 302, 27, 27))
    for name in ["Toggle", "Switch"] {
      #expect((role(of: .stack(.frame, Box(16, 300, width, 31), name: name, [knob])) == .toggle) == isSwitch)
    }
  }

  // MARK: - Looks

  @Test(
    arguments: [
      (Box(16, 300, 120, 30), .field), (Box(16, 300, 119, 30), nil), (Box(16, 300, 120, 29), nil),
      (Box(16, 300, 120, 72), .field), (Box(16, 300, 120, 72.5), nil),
    ] as [(Box, SlimNode.Role?)])
  func fields(box: Box, role: SlimNode.Role?) {
    for name in ["Input", "Field", "Text Field"] {
      let words = SlimNode.words("0000", Box(box.x + 8, box.y + 4, 40, 20))
      #expect(self.role(of: .area(.frame, box, "#ffffff", name: name, [words])) == role, "\(name)")
    }
  }

  /// An area opens a choice where a mark stands at its end.
  @Test(
    arguments: [
      (Box(16, 300, 200, 30), 32, "chevron.down", true), (Box(16, 300, 200, 29), 32, "chevron.down", false),
      (Box(16, 300, 200, 72), 32, "chevron.down", true), (Box(16, 300, 200, 73), 32, "chevron.down", false),
      (Box(16, 300, 200, 44), 33, "chevron.down", false), (Box(16, 300, 72, 44), 8, "chevron.down", true),
      (Box(16, 300, 71, 44), 8, "chevron.down", false), (Box(16, 300, 200, 44), 8, "star", false),
    ] as [(Box, Double, String, Bool)])
  func areasWithAMark(box: Box, distance: Double, symbol: String, isPicker: Bool) {
    let words = SlimNode.words("Weekly", Box(box.x + 4, box.y + 4, 20, 20))
    let mark = SlimNode.icon(symbol, Box(box.maxX - distance - 12, box.y + 4, 12, 12))
    #expect((role(of: .area(.frame, box, "#ffffff", name: "Area", [words, mark])) == .picker) == isPicker)
  }

  /// A circle around a sign for something to do.
  @Test(
    arguments: [
      (22.0, "plus", 400.0, true), (21, "plus", 400, false), (72, "plus", 400, true), (73, "plus", 400, false),
      (44, "wifi", 400, false), (44, "wifi", 97.5, true), (44, "wifi", 98, false), (27, "wifi", 80, false),
      (28, "wifi", 80, true),
    ] as [(Double, String, Double, Bool)])
  func roundButtons(size: Double, symbol: String, y: Double, isButton: Bool) {
    let box = Box(340, y, size, size)
    var circle = SlimNode.area(.frame, box, "#f0e0d0", name: "Circle", [.icon(symbol, Box(342, y + 2, 16, 16))])
    circle.outline = .circle
    #expect((role(of: circle) == .button) == isButton)
  }

  /// A rounded area with one short text in its middle.
  @Test(
    arguments: [
      (Box(100, 300, 160, 24), "Add", 4, true), (Box(100, 300, 160, 23), "Add", 4, false),
      (Box(100, 300, 160, 68), "Add", 4, true), (Box(100, 300, 160, 69), "Add", 4, false),
      (Box(100, 300, 160, 44), "Add", 3, false), (Box(100, 300, 52, 40), "Add", 4, false),
      (Box(100, 300, 53, 40), "Add", 4, true), (Box(100, 300, 44, 30), "Add", 4, true),
      (Box(100, 300, 43, 30), "Add", 4, false), (Box(100, 300, 160, 44), "Words", 4, true),
      (Box(100, 300, 159, 44), "Words", 4, false), (Box(100, 300, 160, 31), "Words", 4, false),
      (Box(100, 300, 160, 32), "Words", 4, true), (Box(100, 300, 160, 44), "12", 4, false),
      (Box(100, 300, 160, 44), String(repeating: "x", count: 32), 4, true),
      (Box(100, 300, 160, 44), String(repeating: "x", count: 33), 4, false),
    ] as [(Box, String, Double, Bool)])
  func areasThatLookLikeButtons(box: Box, words: String, radius: Double, isButton: Bool) {
    let text = SlimNode.words(words, Box(box.midX - 16, box.midY - 8, 32, 16))
    let area = SlimNode.area(.frame, box, "#e0e0e0", radius: radius, name: "Area", [text])
    #expect((role(of: area) == .button) == isButton)
  }

  /// Words are in the middle where they are six points off it at most.
  @Test(arguments: [(6.0, true), (-6, true), (6.5, false), (-6.5, false)])
  func wordsBesideTheMiddle(offset: Double, isButton: Bool) {
    let text = SlimNode.words("Words", Box(164 + offset, 312, 32, 16))
    let area = SlimNode.area(.frame, Box(100, 300, 160, 44), "#e0e0e0", radius: 4, name: "Area", [text])
    #expect((role(of: area) == .button) == isButton)
  }
}
