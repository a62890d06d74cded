import DesignTokens
import Testing

@Suite struct FixedPointTests {
  @Test(arguments: [
    (4.494, 2, "4.49"), (4.5, 2, "4.50"), (4.47, 2, "4.47"), (21, 2, "21.00"), (0.05, 2, "0.05"), (3.99, 0, "4"),
    (-1.5, 1, "-1.5"), (-0.04, 1, "0.0"), (-0.5, 1, "-0.5"), (1.5e40, 2, "1.5e+40"),
  ])
  func rounds(value: Double, places: Int, expected: String) {
    #expect(FixedPoint.fixed(value, places: places) == expected)
  }

  @Test(arguments: [
    (12, "12"), (0.35, "0.35"), (0.0394, "0.039"), (100, "100"), (0, "0"), (-8, "-8"), (-0.5, "-0.5"), (9999, "9999"),
    (2.9996, "3"), (0.1 + 0.2, "0.3"), (1.5e40, "1.5e+40"),
  ])
  func shortens(value: Double, expected: String) {
    #expect(FixedPoint.shortest(value) == expected)
  }
}
