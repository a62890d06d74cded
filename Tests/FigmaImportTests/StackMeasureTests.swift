import Testing

@testable import FigmaImport

/// What is measured of boxes before stacks are made of them: corners, insets, sides and distances.
@Suite struct StackMeasureTests {
  private static let frame = Box(0, 0, 100, 100)

  @Test(
    arguments: [
      (Box(32, 32, 2, 2), "topLeading"), (Box(33, 33, 2, 2), nil), (Box(65, 65, 2, 2), nil),
      (Box(66, 66, 2, 2), "bottomTrailing"), (Box(49, 0, 2, 2), "top"), (Box(49, 90, 2, 2), "bottom"),
      (Box(0, 49, 2, 2), "leading"), (Box(98, 49, 2, 2), "trailing"), (Box(98, 0, 2, 2), "topTrailing"),
      (Box(0, 98, 2, 2), "bottomLeading"),
    ] as [(Box, String?)])
  func corners(box: Box, corner: String?) {
    #expect(StackInference.corner(of: box, in: Self.frame) == corner)
    let moved = Box(box.x + 300, box.y + 200, box.width, box.height)
    #expect(StackInference.corner(of: moved, in: Box(300, 200, 100, 100)) == corner)
  }

  @Test(arguments: [Box(0, 0, 0, 100), Box(0, 0, 100, 0)]) func aFlatFrameHasNoCorners(frame: Box) {
    #expect(StackInference.corner(of: Box(0, 0, 1, 1), in: frame) == nil)
  }

  /// Insets are whole points of up to 120; the right and bottom ones are no larger than those across.
  @Test(
    arguments: [
      (Box(16, 20, 360, 100), Insets(top: 20, right: 14, left: 16)),
      (Box(16, 20, 300, 760), Insets(top: 20, right: 16, bottom: 20, left: 16)),
      (Box(1, 1, 388, 798), Insets(top: 1, right: 1, bottom: 1, left: 1)),
      (Box(0.5, 0.5, 389, 799), Insets()),
      (Box(120, 120, 200, 660), Insets(top: 120, right: 70, bottom: 20, left: 120)),
      (Box(121, 121, 200, 660), Insets(right: 0, bottom: 19)), (Box(25, 20, 340, 760), Insets(top: 20, bottom: 20)),
      (Box(24, 20, 342, 760), Insets(top: 20, right: 24, bottom: 20, left: 24)),
      (Box(26, 20, 340, 760), Insets(top: 20, bottom: 20)),
      (Box(27, 20, 339, 760), Insets(top: 20, right: 24, bottom: 20, left: 27)),
      (Box(16, 10, 358, 766), Insets(top: 10, right: 16, bottom: 24, left: 16)),
      (Box(16, 10, 358, 765), Insets(top: 10, right: 16, bottom: 10, left: 16)),
    ] as [(Box, Insets)])
  func insets(box: Box, expected: Insets) {
    #expect(StackInference.padding(of: [.area(.shape, box)], in: Box(0, 0, 390, 800)) == expected)
  }

  @Test func insetsOfSeveral() {
    let items = [Box(20, 30, 10, 10), Box(300, 700, 80, 80)].map { SlimNode.area(.shape, $0) }
    #expect(
      StackInference.padding(of: items, in: Box(0, 0, 390, 800)) == Insets(top: 30, right: 10, bottom: 20, left: 20))
    #expect(StackInference.padding(of: [], in: Box(0, 0, 390, 800)) == Insets())
  }

  // MARK: - Rows and columns

  private func inference() -> StackInference { StackInference(screen: Box(0, 0, 390, 844)) }

  @Test(
    arguments: [
      ([Box(0, 0, 20, 20), Box(30, 4, 20, 12)], nil), ([Box(0, 0, 20, 20), Box(30, 0, 20, 28)], nil),
      ([Box(0, 0, 20, 20), Box(30, 0, 20, 30)], "top"), ([Box(0, 10, 20, 20), Box(30, 0, 20, 30)], "bottom"),
      ([Box(0, 6, 20, 20), Box(30, 0, 20, 22)], "bottom"),
    ] as [([Box], String?)])
  func sidesOfRows(boxes: [Box], align: String?) {
    #expect(inference().horizontalAlignment(boxes) == align)
  }

  @Test(
    arguments: [
      ([Box(16, 0, 100, 20), Box(16, 40, 60, 20)], "leading"), ([Box(16, 0, 100, 20), Box(19, 40, 60, 20)], "leading"),
      ([Box(16, 0, 100, 20), Box(56, 40, 60, 20)], "trailing"),
      ([Box(16, 0, 100, 20), Box(53, 40, 60, 20)], "trailing"),
      ([Box(16, 0, 100, 20), Box(36, 40, 60, 20)], nil), ([Box(16, 0, 100, 20), Box(40, 40, 60, 20)], nil),
      ([Box(16, 0, 100, 20)], nil),
    ] as [([Box], String?)])
  func sidesOfColumns(boxes: [Box], align: String?) {
    let children = boxes.map { SlimNode.area(.shape, $0) }
    #expect(inference().verticalAlignment(children, in: Box(0, 0, 390, 844)) == align)
  }

  /// Things that overlap by a point still stand one below the other.
  @Test(arguments: [(20.0, 2), (19, 2), (18.5, 1), (40, 2)]) func groupsBelowEachOther(y: Double, count: Int) {
    let items = [Box(0, 0, 50, 20), Box(60, y, 50, 20)].map { SlimNode.area(.shape, $0) }
    #expect(inference().groups(items, .vertical, 0).count == count)
    let turned = [Box(0, 0, 20, 50), Box(y, 60, 20, 50)].map { SlimNode.area(.shape, $0) }
    #expect(inference().groups(turned, .horizontal, 0).count == count)
  }

  /// Words that are read in the wrong order count three, words on each other nothing.
  @Test(
    arguments: [
      (.vStack, Box(0, 0, 50, 20), Box(0, 30, 50, 20), 0), (.vStack, Box(0, 30, 50, 20), Box(0, 0, 50, 20), 3),
      (.hStack, Box(0, 0, 50, 20), Box(60, 0, 50, 20), 0), (.hStack, Box(60, 0, 50, 20), Box(0, 0, 50, 20), 3),
      (.zStack, Box(0, 0, 50, 20), Box(0, 30, 50, 20), 1), (.vStack, Box(0, 0, 50, 20), Box(10, 5, 50, 20), 0),
      (.vStack, Box(0, 10, 50, 20), Box(60, 0, 50, 20), 3), (.vStack, Box(0, 0, 50, 20), Box(60, 10, 50, 20), 0),
      (.hStack, Box(10, 0, 50, 20), Box(0, 30, 50, 20), 3), (.hStack, Box(0, 0, 50, 20), Box(10, 30, 50, 20), 0),
      (.vStack, Box(0, 0, 50, 20), Box(60, 0, 50, 20), 0), (.vStack, Box(0, 19, 50, 20), Box(0, 0, 50, 20), 3),
    ] as [(SlimNode.Kind, Box, Box, Int)])
  func disorder(kind: SlimNode.Kind, first: Box, second: Box, cost: Int) {
    let node = SlimNode.stack(kind, Box(0, 0, 200, 200), [.words("a", first), .words("b", second)])
    #expect(StackInference.disorder(of: node) == cost)
  }

  // MARK: - Distances

  @Test(arguments: [(2.0, 0.0), (-2, 0), (2.4, 2), (2.5, 3), (-2.6, -3), (16.4, 16)])
  func distancesInWholePoints(distance: Double, snapped: Double) { #expect(Placement.snapped(distance) == snapped) }

  /// Where much is left on both sides, a little more on one says nothing.
  @Test(arguments: [
    (20.0, 24.0, true), (20, 24.5, false), (24, 20, true), (72, 88, true), (72, 89, false), (71, 76, false),
    (88, 72, true),
  ])
  func middles(left: Double, right: Double, isMiddle: Bool) { #expect(Placement.isMiddle(left, right) == isMiddle) }

  /// The mean where all are about the same, else the least.
  @Test(
    arguments: [
      ([], 0), ([8], 8), ([8, 10], 9), ([8, 10.5], 8), ([20, 8, 8], 8), ([-4, 8], -4),
    ] as [([Double], Double)])
  func usualDistances(gaps: [Double], usual: Double) { #expect(Placement.usual(gaps) == usual) }
}
