import Testing

@testable import FigmaImport

/// Columns of values that turn past the chosen one, at the limits of what is taken for one.
@Suite struct DrawnWheelTests {
  private static func column(
    _ words: [String], x: Double = 100, y: Double = 100, step: Double = 30, chosen: Int = 2
  ) -> [SlimNode] {
    words.enumerated().map { index, word in
      .words(word, Box(x, y + step * Double(index), 40, 20), color: index == chosen ? "#000000" : "#999999")
    }
  }

  private static func numbers(_ count: Int) -> [String] { (1...count).map { "\($0)" } }

  private func wheels(_ items: [SlimNode]) -> [SlimNode] {
    var all = items
    DrawnWheel.gather(&all)
    return all.filter { $0.role == .wheel }
  }

  /// Five to thirteen numbers at a usual distance, of which one about the middle looks otherwise.
  @Test(
    arguments: [
      (5, 30.0, 2, true), (4, 30, 1, false), (5, 30, 1, true), (5, 30, 3, true), (5, 30, 0, false), (5, 30, 4, false),
      (5, 30, 9, false), (7, 30, 1, false), (7, 30, 2, true), (6, 30, 4, false), (6, 30, 3, true), (13, 30, 6, true),
      (14, 30, 6, false), (5, 22, 2, true), (5, 21, 2, false), (5, 72, 2, true), (5, 73, 2, false),
    ] as [(Int, Double, Int, Bool)])
  func numbersInAColumn(count: Int, step: Double, chosen: Int, isWheel: Bool) throws {
    let items = Self.column(Self.numbers(count), step: step, chosen: chosen)
    let wheels = wheels(items)
    #expect(wheels.count == (isWheel ? 1 : 0))
    guard let wheel = wheels.first else { return }
    #expect(wheel.children.map(\.shape) == items.map(\.shape))
    #expect(wheel.box == Box(100, 110 - step / 2, 40, step * Double(count)))
  }

  /// They go on by one step, but for where they begin anew, with the same words around them.
  @Test(
    arguments: [
      (["45", "50", "55", "0", "5"], true), (["1", "2", "9", "3", "4"], false),
      (["1 h", "2 h", "3 h", "4 h", "5 h"], true),
      (["1 h", "2 h", "3 m", "4 h", "5 h"], false), (["a", "b", "c", "d", "e"], false),
      (["1", "2", "3", "4", "4"], false),
      (["5", "4", "3", "2", "1"], true),
    ] as [([String], Bool)])
  func values(words: [String], isWheel: Bool) { #expect(wheels(Self.column(words)).count == (isWheel ? 1 : 0)) }

  @Test(arguments: [(13, true), (14, false)]) func lengthsOfValues(letters: Int, isWheel: Bool) {
    let words = Self.numbers(5).map { $0 + String(repeating: "a", count: letters) }
    #expect(wheels(Self.column(words)).count == (isWheel ? 1 : 0))
  }

  /// Six points aside, or four more to the next one, are still the same column.
  @Test(
    arguments: [
      (6.0, 0.0, true), (-6, 0, true), (7, 0, false), (-7, 0, false), (0, 4, true), (0, 5, false), (0, -4, true),
      (0, -5, false),
    ] as [(Double, Double, Bool)])
  func whereValuesStand(x: Double, y: Double, isWheel: Bool) {
    var items = Self.column(Self.numbers(5))
    (items[4].box.x, items[4].box.y) = (items[4].box.x + x, items[4].box.y + y)
    #expect(wheels(items).count == (isWheel ? 1 : 0))
  }

  /// Words are a wheel beside one of numbers, where they stand in its rows and one of them is chosen.
  @Test(arguments: [(0.0, 1, 2), (4, 1, 2), (-4, 1, 2), (5, 1, 1), (-5, 1, 1), (0, 9, 1)] as [(Double, Int, Int)])
  func wordsBesideNumbers(offset: Double, chosen: Int, count: Int) {
    let words = Self.column(["am", "pm", "no"], x: 200, y: 130 + offset, chosen: chosen)
    #expect(wheels(Self.column(Self.numbers(5)) + words).count == count)
    #expect(wheels(words).isEmpty)
  }

  /// Few words that stand close above a wheel are its name.
  @Test(
    arguments: [
      (64.0, 10.0, 4, true), (65, 10, 4, false), (-8, 10, 4, true), (-9, 10, 4, false), (0, 24, 4, true),
      (0, 25, 4, false), (0, -24, 4, true), (0, 10, 24, true), (0, 10, 25, false),
    ] as [(Double, Double, Int, Bool)])
  func titles(distance: Double, aside: Double, letters: Int, isTitle: Bool) {
    let words = String(repeating: "t", count: letters)
    let title = SlimNode.words(words, Box(100 + aside, 75 - distance, 40, 20))
    let wheels = wheels([title] + Self.column(Self.numbers(5)))
    #expect(wheels.map(\.name) == [isTitle ? words : ""])
  }

  /// The area that the chosen value lies on goes with the wheel.
  @Test(
    arguments: [
      (Box(80, 158, 80, 24), true), (Box(80, 159, 80, 23), false), (Box(80, 130, 80, 80), true),
      (Box(80, 130, 80, 81), false), (Box(0, 155, 360, 30), true), (Box(0, 155, 361, 30), false),
      (Box(102.25, 155, 60, 30), true), (Box(102.5, 155, 60, 30), false),
    ] as [(Box, Bool)])
  func grounds(box: Box, isGround: Bool) throws {
    let wheel = try #require(wheels([.area(.shape, box)] + Self.column(Self.numbers(5))).first)
    #expect(wheel.children.count == (isGround ? 6 : 5))
    #expect((wheel.children[0].role == .background) == isGround)
  }
}
