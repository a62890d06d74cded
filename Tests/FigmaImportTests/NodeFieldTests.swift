import Testing

@testable import FigmaImport

/// Which fields a node writes, and which go without saying.
@Suite struct NodeFieldTests {
  private func value(_ key: NodeField.Key, of node: SlimNode) -> String? {
    node.fields().first { $0.key == key }?.json
  }

  @Test(arguments: [(39, 39), (40, 40), (41, 40), (90, 40)]) func lengthsOfNames(count: Int, shown: Int) {
    let name = NodeField.shortened(String(repeating: "x", count: count))
    #expect(name.count == shown && name.hasSuffix("…") == (count > 40))
  }

  /// A symbol as large as those beside text says no size.
  @Test(arguments: [(13.4, true), (13.5, false), (14, false), (28.4, false), (28.5, true)])
  func sizesOfIcons(size: Double, isSaid: Bool) {
    var icon = SlimNode.icon("star", Box(0, 0, size, 8))
    icon.size = icon.box
    #expect((value(.size, of: icon) != nil) == isSaid)
    icon.size = Box(0, 0, 8, size)
    #expect((value(.size, of: icon) != nil) == isSaid)
  }

  /// Where words begin is said where there is room beside them: in several lines.
  @Test(arguments: [("a", 30.0, false), ("a", 31, true), ("a\nb", 30, true)])
  func sidesOfWords(words: String, height: Double, isSaid: Bool) {
    var text = SlimNode.words(words, Box(0, 0, 100, height))
    text.textAlign = "center"
    #expect((value(.textAlign, of: text) != nil) == isSaid)
    text.fillsWidth = true
    #expect(value(.textAlign, of: text) == "\"center\"")
  }

  @Test(arguments: [(0.4, nil), (0.5, "1"), (7.6, "8"), (-0.4, nil), (-8, "-8")] as [(Double, String?)])
  func spacings(spacing: Double, json: String?) {
    var stack = SlimNode.stack(.vStack, Box(0, 0, 9, 9), [])
    stack.spacing = spacing
    #expect(value(.spacing, of: stack) == json)
  }

  @Test(arguments: [(1, nil), (0.999, "0.99"), (0.5, "0.5"), (0, "0")] as [(Double, String?)])
  func opacities(opacity: Double, json: String?) {
    var shape = SlimNode.area(.shape, Box(0, 0, 9, 9))
    shape.opacity = opacity
    #expect(value(.opacity, of: shape) == json)
  }

  @Test(arguments: [(0.4, false), (0.5, true)]) func paddings(length: Double, isSaid: Bool) {
    for insets in [Insets(top: length), Insets(right: length), Insets(bottom: length), Insets(left: length)] {
      var area = SlimNode.area(.frame, Box(0, 0, 9, 9), "#e0e0e0", [.words("a", Box(0, 0, 9, 9))])
      area.padding = insets
      #expect((value(.padding, of: area) != nil) == isSaid)
      for role in [SlimNode.Role.button, .toolbar, .tabBar] {
        area.role = role
        #expect(value(.padding, of: area) == nil)
      }
    }
  }

  /// Black is what words have without saying it; areas are not black by themselves.
  @Test(
    arguments: [("#000000", nil), ("#000001", "\"#000001\""), ("#00000080", "\"#00000080\"")] as [(String, String?)])
  func coloursOfWords(color: String, json: String?) {
    #expect(value(.fill, of: .words("a", Box(0, 0, 9, 9), color: color)) == json)
    #expect(value(.fill, of: .area(.shape, Box(0, 0, 9, 9), color)) == "\"\(color)\"")
  }

  /// A column says its side unless all in it fill the width.
  @Test(arguments: [(true, true, false), (true, false, true), (false, false, true)])
  func sidesOfColumns(first: Bool, second: Bool, isSaid: Bool) {
    let children = [first, second].map { fills in
      var text = SlimNode.words("a", Box(0, 0, 9, 9))
      text.fillsWidth = fills
      return text
    }
    for align in ["leading", "trailing"] {
      var column = SlimNode.stack(.vStack, Box(0, 0, 9, 9), children)
      column.align = align
      #expect((value(.align, of: column) != nil) == isSaid)
    }
  }

  @Test(arguments: [SlimNode.Role.field, .search, .row]) func whatIsAsWideAsThereIsRoom(role: SlimNode.Role) {
    var area = SlimNode.area(.frame, Box(0, 0, 9, 9))
    area.fillsWidth = true
    #expect(value(.fillWidth, of: area) == "true")
    area.role = role
    #expect(value(.fillWidth, of: area) == nil)
  }

  @Test(arguments: [
    (1.0, "1"), (0.126, "0.13"), (0.5, "0.5"), (0.05, "0.05"), (-0.5, "-0.5"), (-1.25, "-1.25"), (12.3, "12.3"),
    (-0.001, "0"), (100, "100"),
  ])
  func numbers(number: Double, digits: String) {
    #expect(DesignVariable.Value.number(number).description == digits)
  }
}
