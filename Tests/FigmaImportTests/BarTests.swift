import Testing

@testable import FigmaImport

/// What is pinned to an edge of a screen over what scrolls, and how rows and columns are described.
@Suite struct BarTests {
  private static let frame = Box(0, 0, 400, 800)
  private static let list = SlimNode.words("list", Box(20, 40, 360, 740))

  private func inference() -> StackInference { StackInference(screen: Self.frame) }

  private static func area(_ box: Box) -> SlimNode { .area(.frame, box, "#ffffff", [.words("bar", box)]) }

  /// The edge at which a bar is taken out of what lies below it.
  private func edge(of bar: SlimNode, over list: SlimNode = Self.list, in frame: Box = Self.frame) -> String {
    var items = [list, bar]
    let bars = inference().takeBars(&items, frame)
    if bars.count > 0 { #expect(items.map(\.shape) == [list.shape]) } else { #expect(items.count == 2) }
    if bars.bottom.count == 1 { #expect(bars.bottom[0].role == .bottomBar && bars.top.isEmpty) }
    return bars.bottom.isEmpty ? bars.top.isEmpty ? "none" : "top" : "bottom"
  }

  @Test(
    arguments: [
      (Box(0, 660, 400, 100), "bottom"), (Box(0, 659, 400, 100), "none"), (Box(30, 700, 340, 100), "bottom"),
      (Box(30, 700, 339, 100), "none"), (Box(0, 540, 400, 260), "bottom"), (Box(0, 539, 400, 261), "none"),
      (Box(0, 60, 400, 120), "top"), (Box(0, 61, 400, 120), "none"), (Box(0, 0, 400, 121), "none"),
      (Box(0, 780, 400, 20), "none"),
    ] as [(Box, String)])
  func areasOverAList(box: Box, edge: String) {
    #expect(self.edge(of: Self.area(box)) == edge)
    // Without anything below it nothing is pinned.
    var items = [Self.area(box)]
    let bars = inference().takeBars(&items, Self.frame)
    #expect(bars.count == 0)
  }

  /// Below the middle of the screen, wherever that is.
  @Test(arguments: [(250.0, "none"), (251, "bottom")]) func barsBelowTheMiddle(y: Double, edge: String) {
    #expect(self.edge(of: Self.area(Box(0, y, 400, 460 - y)), in: Box(0, 0, 400, 500)) == edge)
  }

  /// What has no ground is lower, and what has no words is no bar.
  @Test func barsWithoutGround() {
    for (height, edge) in [(140.0, "bottom"), (141, "none")] {
      let box = Box(0, 800 - height, 400, height)
      #expect(self.edge(of: .stack(.hStack, box, [.words("bar", box)])) == edge)
    }
    #expect(edge(of: .area(.shape, Box(0, 700, 400, 100))) == "none")
    #expect(edge(of: .words("bar", Box(0, 700, 400, 100))) == "none")
    #expect(edge(of: .words("bar", Box(0, 700, 400, 100), color: "#000000")) == "bottom")
  }

  /// More than four square points of something lie below it.
  @Test(arguments: [(4.0, "none"), (5, "bottom")]) func whatLiesBelowABar(width: Double, edge: String) {
    #expect(self.edge(of: Self.area(Box(0, 700, 400, 100)), over: .words("a", Box(20, 600, width, 101))) == edge)
  }

  @Test func whatLiesBehindAllIsNoBar() {
    for box in [Box(0, 700, 400, 100), Box(0, 0, 400, 100)] {
      var items = [Self.area(box), Self.list]
      let bars = inference().takeBars(&items, Self.frame)
      #expect(bars.count == 0)
    }
  }

  // MARK: - Rows

  /// The things in a row with what gives way between them, then its spacing; a row that is spread has none.
  @Test(
    arguments: [
      ([Box(16, 0, 60, 20), Box(100, 0, 284, 20)], "x x spread"),
      ([Box(16, 0, 61, 20), Box(100, 0, 284, 20)], "x x 23"),
      ([Box(16, 0, 60, 20), Box(100, 0, 260, 20)], "x x spread"),
      ([Box(16, 0, 60, 20), Box(100, 0, 259, 20)], "x x 24"),
      ([Box(0, 0, 76, 20), Box(100, 0, 268, 20)], "x x spread"), ([Box(0, 0, 76, 20), Box(100, 0, 267, 20)], "x x 24"),
      ([Box(0, 0, 20, 20), Box(44, 0, 20, 20), Box(92, 0, 300, 20)], "x x x spread"),
      ([Box(0, 0, 20, 20), Box(44, 0, 20, 20), Box(93, 0, 300, 20)], "x x x 24"),
      ([Box(0, 0, 20, 20), Box(30, 0, 20, 20), Box(75, 0, 300, 20)], "x x Spacer x 10"),
      ([Box(0, 0, 20, 20), Box(30, 0, 20, 20), Box(74, 0, 300, 20)], "x x x 10"),
      ([Box(16, 0, 24, 20), Box(160, 0, 100, 20)], "x Spacer x Spacer -"),
      ([Box(16, 0, 24, 20), Box(140, 0, 100, 20)], "x Spacer x Spacer -"),
      ([Box(16, 0, 24, 20), Box(161, 0, 100, 20)], "x x 121"), ([Box(16, 0, 24, 20), Box(139, 0, 100, 20)], "x x 99"),
      ([Box(-10, 0, 20, 20), Box(40, 0, 320, 20)], "x x 30"),
      ([Box(-10, 0, 20, 20), Box(41, 0, 318, 20)], "x Spacer x Spacer -"),
      ([Box(0, 0, 50, 20), Box(45, 0, 50, 20)], "x x 0"), ([Box(0, 0, 50, 20), Box(57.5, 0, 50, 20)], "x x 8"),
      ([Box(16, 0, 20, 20), Box(44, 0, 20, 20), Box(124, 0, 20, 20), Box(156, 0, 228, 20)], "x x Spacer x x 12"),
      ([Box(16, 0, 20, 20), Box(31, 0, 20, 20), Box(111, 0, 273, 20)], "x x Spacer x 0"),
      ([Box(16, 0, 20, 20)], "x -"),
    ] as [([Box], String)])
  func rows(boxes: [Box], expected: String) {
    var row = SlimNode.stack(.hStack, Self.frame, boxes.map { .icon("x", $0) })
    inference().describe(&row, in: Self.frame)
    let spacing = row.isSpread ? "spread" : row.spacing.map { "\(Int($0))" } ?? "-"
    #expect((row.children.map(\.shape) + [spacing]).joined(separator: " ") == expected)
    #expect(!row.isSpread || row.spacing == nil)
  }

  // MARK: - Columns

  /// Words that are centred in boxes of their own count as in the middle within 24 points of it.
  @Test(
    arguments: [
      (Box(104, 40, 40, 20), "center", nil), (Box(105, 40, 40, 20), "center", "leading"),
      (Box(104, 40, 40, 20), "trailing", "leading"), (Box(104, 40, 40, 20), nil, "leading"),
      (Box(20, 40, 200, 20), "trailing", "trailing"), (Box(20, 40, 200, 20), nil, "leading"),
      (Box(160, 40, 40, 20), "center", "trailing"), (Box(192, 40, 8, 20), nil, nil),
      (Box(190, 40, 10, 20), nil, "trailing"),
    ] as [(Box, String?, String?)])
  func columnsOfWords(box: Box, alignment: String?, edge: String?) {
    var words = SlimNode.words("w", box)
    words.textAlign = alignment
    let children = [SlimNode.area(.shape, Box(0, 0, 200, 20)), words]
    #expect(inference().verticalAlignment(children, in: Self.frame) == edge)
  }

  /// What is as wide as the widest, but for two points, says nothing.
  @Test(
    arguments: [
      ([Box(0, 0, 200, 20), Box(0, 40, 200, 20)], "leading"), ([Box(0, 0, 200, 20), Box(10, 40, 198, 20)], "leading"),
      ([Box(0, 0, 200, 20), Box(10, 40, 197, 20)], "trailing"),
      ([Box(0, 0, 200, 20), Box(20, 40, 200, 20), Box(20, 80, 200, 20)], "leading"),
    ] as [([Box], String)])
  func columnsOfWideThings(boxes: [Box], edge: String) {
    let children = boxes.map { SlimNode.area(.shape, $0) }
    #expect(inference().verticalAlignment(children, in: Self.frame) == edge)
    // Lines between them have no side.
    let line = SlimNode(.divider, box: Box(300, 30, 100, 1))
    #expect(inference().verticalAlignment(children + [line], in: Self.frame) == edge)
  }
}
