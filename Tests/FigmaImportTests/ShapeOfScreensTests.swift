import Testing

@testable import FigmaImport

/// What is told of a whole screen, or of all rows in it: how many pixels make a point, and which rows are one repeated.
@Suite struct ShapeOfScreensTests {
  /// Tall, narrow and too wide for a phone, without any text of a size that could be read in points.
  @Test(
    arguments: [
      (620.0, 930.0, 18.0, 3, 2.0), (619, 930, 18, 3, 1), (620, 929, 18, 3, 1), (620, 930, 17, 3, 1),
      (620, 930, 18, 2, 1), (1000, 1500, 18, 3, 2), (1001, 1502, 27, 3, 3), (1001, 1502, 26, 3, 1),
      (1330, 1995, 27, 3, 3), (1331, 1997, 27, 3, 1),
    ] as [(Double, Double, Double, Int, Double)])
  func pixels(width: Double, height: Double, size: Double, count: Int, scale: Double) {
    func words(_ size: Double) -> FigmaNode {
      var node = FigmaNode.words("w", Box(0, 0, 100, 40))
      node.text?.size = size
      return node
    }
    let texts = (0..<count).map { _ in words(size) }
    let box = Box(0, 0, width, height)
    #expect(PixelScale.of(.layer("FRAME", box, texts)) == scale)
    // What is hidden, or has no size, says nothing.
    var hidden = words(9)
    hidden.isVisible = false
    #expect(PixelScale.of(.layer("FRAME", box, texts + [hidden, words(0)])) == scale)
    // One small text says that these are points.
    #expect(PixelScale.of(.layer("FRAME", box, texts + [words(12)])) == 1)
  }

  private static func row(_ count: Int, name: String = "") -> SlimNode {
    let words = (0..<count).map { SlimNode.words("w", Box(Double($0) * 50, 0, 40, 20)) }
    return .stack(.hStack, Box(0, 0, 300, 20), name: name, words)
  }

  /// Three rows of one shape are one repeated, or two of six nodes; lines and spacers between them do not count.
  @Test(arguments: [(5, 2, true), (4, 2, false), (4, 3, true), (5, 1, false), (1, 3, true)] as [(Int, Int, Bool)])
  func repetitions(words: Int, count: Int, isRepeated: Bool) {
    let rows = (0..<count).map { _ in Self.row(words) }
    for kind in [SlimNode.Kind.vStack, .hStack, .grid, .frame] {
      var stack = SlimNode.stack(kind, Box(0, 0, 300, 300), rows)
      Repetitions.mark(&stack)
      let repetition = SlimNode.Repetition(count: count, of: "HStack")
      #expect(stack.repetition == (isRepeated && kind != .frame ? repetition : nil))
      var parted = SlimNode.stack(kind, stack.box, rows.flatMap { [$0, SlimNode(.divider, box: $0.box)] })
      parted.children.append(SlimNode(.spacer, box: parted.box))
      Repetitions.mark(&parted)
      #expect(parted.repetition == stack.repetition)
    }
  }

  /// Rows of another shape, or without words, are each their own; the first name that one has is that of all.
  @Test func whatIsRepeated() {
    func of(_ rows: [SlimNode]) -> String? {
      var stack = SlimNode.stack(.vStack, Box(0, 0, 300, 300), rows)
      Repetitions.mark(&stack)
      return stack.repetition?.of
    }
    let (one, other, named) = (Self.row(2), Self.row(3), Self.row(2, name: "Contact"))
    #expect(of([one, one, other]) == nil)
    #expect(of([one, named, Self.row(2, name: "Person")]) == "Contact")
    let silent = SlimNode.stack(
      .hStack, one.box, [.icon("star", Box(0, 0, 20, 20)), .icon("star", Box(40, 0, 20, 20))])
    #expect(of([silent, silent, silent]) == nil)
    let words = SlimNode.words("w", one.box)
    #expect(of([words, words, words]) == nil)
    var instance = named
    instance.componentName = "Cell"
    #expect(of([instance, one, one]) == "Cell")
    var button = one
    button.role = .button
    #expect(of([one, one, button]) == nil && of([button, button, button]) == "HStack")
    var area = one
    area.fill = Fill(color: HexColor(red: 1, green: 2, blue: 3))
    #expect(of([one, one, area]) == nil && of([area, area, area]) == "HStack")
  }
}
