import FigmaImport
import Testing

/// Rectangles: where they end, and what two of them share.
@Suite struct BoxTests {
  @Test func edgesAndMiddles() {
    let box = Box(10, 20, 30, 50)
    #expect(box.maxX == 40 && box.maxY == 70)
    #expect(box.midX == 25 && box.midY == 45 && box.area == 1500)
  }

  @Test func theUnionHoldsBoth() {
    let (one, other) = (Box(10, 20, 30, 40), Box(0, 50, 20, 30))
    #expect(one.union(other) == Box(0, 20, 40, 60))
    #expect(other.union(one) == Box(0, 20, 40, 60))
  }

  /// Boxes that only touch share nothing.
  @Test(
    arguments: [
      (Box(20, 15, 20, 20), Box(20, 15, 10, 15)), (Box(0, 0, 40, 40), Box(10, 10, 20, 20)), (Box(30, 10, 5, 20), nil),
      (Box(10, 30, 20, 5), nil), (Box(40, 10, 5, 20), nil), (Box(10, 40, 20, 5), nil), (Box(0, 0, 10, 40), nil),
    ] as [(Box, Box?)])
  func intersections(other: Box, expected: Box?) {
    #expect(Box(10, 10, 20, 20).intersection(other) == expected)
    #expect(other.intersection(Box(10, 10, 20, 20)) == expected)
  }

  /// A quarter of a point around the other one counts, and a line has some height.
  @Test(
    arguments: [
      (Box(0, 0, 10, 10), Box(5, 0, 10, 10), 0.525), (Box(0, 0, 10, 10), Box(-5, 0, 10, 10), 0.525),
      (Box(0, 0, 10, 10), Box(0, 5, 10, 10), 0.525), (Box(0, 0, 10, 10), Box(0, -5, 10, 10), 0.525),
      (Box(0, 0, 10, 0), Box(0, -3, 5, 6), 0.525), (Box(0, 0, 0, 10), Box(-3, 0, 6, 5), 0.525),
      (Box(0, 0, 0, 0), Box(0, 0, 10, 10), 1), (Box(0, 0, 10, 10), Box(20, 0, 10, 10), 0),
      (Box(2, 2, 6, 6), Box(0, 0, 10, 10), 1),
    ] as [(Box, Box, Double)])
  func shares(box: Box, other: Box, share: Double) {
    #expect(abs(box.share(inside: other) - share) < 1e-9)
  }

  @Test(arguments: [
    Insets(top: 1), Insets(right: 1), Insets(bottom: 1), Insets(left: 1), Insets(top: -1),
  ])
  func oneSideIsEnoughForInsets(insets: Insets) {
    #expect(!insets.isZero && Insets().isZero)
  }
}

/// Colours on each other.
@Suite struct PaintColorTests {
  private static let red = PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5)

  @Test(
    arguments: [
      (red, PaintColor(red: 1, green: 1, blue: 1, alpha: 1), PaintColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)),
      (red, PaintColor(red: 0, green: 0, blue: 1, alpha: 0), red),
      (
        red, PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5),
        PaintColor(red: 2 / 3, green: 0, blue: 1 / 3, alpha: 0.75)
      ),
      (
        PaintColor(red: 0, green: 1, blue: 0, alpha: 1), PaintColor(red: 1, green: 1, blue: 1, alpha: 1),
        PaintColor(red: 0, green: 1, blue: 0, alpha: 1)
      ),
      (
        PaintColor(red: 0, green: 1, blue: 0, alpha: 0), PaintColor(red: 1, green: 1, blue: 1, alpha: 0),
        PaintColor(red: 1, green: 1, blue: 1, alpha: 0)
      ),
    ] as [(PaintColor, PaintColor, PaintColor)])
  func whatIsSeen(top: PaintColor, ground: PaintColor, expected: PaintColor) {
    let seen = top.laid(over: ground)
    for (part, other) in [
      (seen.red, expected.red), (seen.green, expected.green), (seen.blue, expected.blue), (seen.alpha, expected.alpha),
    ] { #expect(abs(part - other) < 1e-9, "\(seen)") }
  }
}
