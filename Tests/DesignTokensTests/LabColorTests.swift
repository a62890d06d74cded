import DesignTokens
import TestSupport
import Testing

@Suite struct LabColorTests {
  /// One of the pairs that the authors of CIEDE2000 published to catch mistakes in implementations.
  struct Pair: Sendable {
    let first: LabColor
    let second: LabColor
    let difference: Double

    init(_ l1: Double, _ a1: Double, _ b1: Double, _ l2: Double, _ a2: Double, _ b2: Double, _ difference: Double) {
      first = LabColor(lightness: l1, a: a1, b: b1)
      second = LabColor(lightness: l2, a: a2, b: b2)
      self.difference = difference
    }
  }

  /// G. Sharma, W. Wu, E. N. Dalal, Color Research and Application 30 (2005), table 1.
  static let published = [
    Pair(50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425),
    Pair(50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615),
    Pair(50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412),
    Pair(50, -1.3802, -84.2814, 50, 0, -82.7485, 1),
    Pair(50, -1.1848, -84.8006, 50, 0, -82.7485, 1),
    Pair(50, -0.9009, -85.5211, 50, 0, -82.7485, 1),
    Pair(50, 0, 0, 50, -1, 2, 2.3669),
    Pair(50, -1, 2, 50, 0, 0, 2.3669),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195),
    Pair(50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195),
    Pair(50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045),
    Pair(50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045),
    Pair(50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461),
    Pair(50, 2.5, 0, 50, 0, -2.5, 4.3065),
    Pair(50, 2.5, 0, 73, 25, -18, 27.1492),
    Pair(50, 2.5, 0, 61, -5, 29, 22.8977),
    Pair(50, 2.5, 0, 56, -27, -3, 31.903),
    Pair(50, 2.5, 0, 58, 24, 15, 19.4535),
    Pair(50, 2.5, 0, 50, 3.1736, 0.5854, 1),
    Pair(50, 2.5, 0, 50, 3.2972, 0, 1),
    Pair(50, 2.5, 0, 50, 1.8634, 0.5757, 1),
    Pair(50, 2.5, 0, 50, 3.2592, 0.335, 1),
    Pair(60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    Pair(63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263),
    Pair(61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731),
    Pair(35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645),
    Pair(22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373),
    Pair(36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146),
    Pair(90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441),
    Pair(90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381),
    Pair(6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377),
    Pair(2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082),
  ]

  @Test(arguments: published)
  func agreesWithThePublishedPairs(pair: Pair) {
    #expect(abs(pair.first.difference(to: pair.second) - pair.difference) < 0.000_05)
    #expect(abs(pair.second.difference(to: pair.first) - pair.difference) < 0.000_05)
  }

  @Test(arguments: [
    ("#FFFFFF", 100, 0, 0), ("#000000", 0, 0, 0), ("#FF0000", 53.24, 80.09, 67.2), ("#00FF00", 87.74, -86.18, 83.18),
    ("#0000FF", 32.3, 79.19, -107.86), ("#808080", 53.59, 0, 0),
  ])
  func placesColours(hex: String, lightness: Double, a: Double, b: Double) throws {
    let lab = LabColor(try color(hex))
    #expect(abs(lab.lightness - lightness) < 0.01)
    #expect(abs(lab.a - a) < 0.01)
    #expect(abs(lab.b - b) < 0.01)
  }

  @Test func isADistance() {
    var random = SeededRandom(seed: 2005)
    for _ in 0..<500 {
      let first = RGBColor.random(using: &random), second = RGBColor.random(using: &random)
      #expect(first.difference(to: first) == 0)
      #expect(abs(first.difference(to: second) - second.difference(to: first)) < 1e-9)
      #expect(first == second || first.difference(to: second) > 0)
    }
  }
}
