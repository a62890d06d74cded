import RuleModel
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": no number from outside ends the process.
@Suite struct NumbersTests {
  @Test(arguments: [
    (43.6, 44), (-0.5, -1), (0.4, 0), (1e30, Int.max), (-1e30, Int.min), (.infinity, Int.max), (-.infinity, Int.min),
    (.nan, 0), (0x1p63, Int.max), (-0x1p63, Int.min), (0x1p62, 1 << 62),
  ])
  func nearest(_ number: Double, is expected: Int) { #expect(Int(nearest: number) == expected) }

  @Test(arguments: [(254.5, UInt8.max), (255.6, .max), (300, .max), (-1, 0), (.nan, 0), (127.5, 128)])
  func nearestByte(_ number: Double, is expected: UInt8) { #expect(UInt8(nearest: number) == expected) }

  @Test func sumsAndProductsStayInTheirRange() {
    #expect(Int.max.plus(1) == .max)
    #expect(Int.min.plus(-1) == .min)
    #expect(2.plus(3) == 5)
    #expect(Int.max.times(2) == .max)
    #expect(Int.max.times(-2) == .min)
    #expect((-3).times(4) == -12)
    #expect(Int.min.times(-1) == .max)
  }

  @Test(
    arguments: [
      ("8", 8), ("-1.5", -1.5), (".5", 0.5), ("1e3", 1000), ("+4", 4), ("nan", nil), ("NaN", nil), ("inf", nil),
      ("-infinity", nil), ("1e999", nil), ("0x1p9", nil), ("", nil), ("8px", nil), ("e", nil),
    ] as [(String, Double?)])
  func finite(_ text: String, is expected: Double?) { #expect(Double(finite: text) == expected) }

  @Test(arguments: [
    (44, "44"), (-0.0, "0"), (43.5, "43.5"), (1e40, "1e+40"), (0x1p63, "9.223372036854776e+18"),
    (.infinity, "inf"), (.nan, "nan"),
  ])
  func shortText(of number: Double, is expected: String) { #expect(number.shortText == expected) }
}
