#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A colour of CIELAB for daylight (D65): lightness 0...100, and how far it is from grey towards red and yellow.
package struct LabColor: Hashable, Sendable {
  package let lightness: Double
  package let a: Double
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The opaque part of `color`; its alpha is ignored.
  package init(_ color: RGBColor) {
    let red = linear(color.red), green = linear(color.green), blue = linear(color.blue)
    // The rows of the sRGB matrix of IEC 61966-2-1, each divided by the white point of D65, so that white is 100, 0, 0.
    let x = (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47
    let y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue
    let z = (0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83
    func response(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    self.init(
      lightness: 116 * response(y) - 16, a: 500 * (response(x) - response(y)), b: 200 * (response(y) - response(z)))
  }

  private var chroma: Double { hypot(a, b) }

  /// The colour difference CIEDE2000: about 1 is just noticeable, above 10 one sees two colours at a glance.
  ///
  /// The names of the steps are those of G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 color-difference formula",
  /// Color Research and Application 30 (2005), whose test pairs it passes.
  package func difference(to other: LabColor) -> Double {
    let greyShift = 0.5 * (1 - blueness(ofChroma: (chroma + other.chroma) / 2))
    let first = LabColor(lightness: lightness, a: a * (1 + greyShift), b: b)
    let second = LabColor(lightness: other.lightness, a: other.a * (1 + greyShift), b: other.b)
    let hues = HuePair(first, second)

    let meanLightness = (first.lightness + second.lightness) / 2 - 50
    let meanChroma = (first.chroma + second.chroma) / 2
    let hueWeight =
      1 - 0.17 * cosine(hues.mean - 30) + 0.24 * cosine(2 * hues.mean)
      + 0.32 * cosine(3 * hues.mean + 6) - 0.20 * cosine(4 * hues.mean - 63)

    let lightnessTerm =
      (second.lightness - first.lightness)
      / (1 + 0.015 * meanLightness * meanLightness / sqrt(20 + meanLightness * meanLightness))
    let chromaTerm = (second.chroma - first.chroma) / (1 + 0.045 * meanChroma)
    let hueTerm =
      2 * sqrt(first.chroma * second.chroma) * sine(hues.difference / 2) / (1 + 0.015 * meanChroma * hueWeight)

    let turn = (hues.mean - 275) / 25
    let rotation = -2 * blueness(ofChroma: meanChroma) * sine(60 * exp(-turn * turn))
    // The rotation may make the sum of equal colours a hair negative.
    return sqrt(
      max(
        0,
        lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
          + rotation * chromaTerm * hueTerm))
  }

  /// Two hues in degrees, the way round from one to the other, and the middle between them.
  private struct HuePair {
    var difference = 0.0
    var mean: Double

    init(_ first: LabColor, _ second: LabColor) {
      let from = HuePair.hue(of: first), to = HuePair.hue(of: second)
      // Grey has no hue, so the other's counts alone.
      guard first.chroma > 0, second.chroma > 0 else {
        mean = from + to
        return
      }
      difference = to - from
      mean = (from + to) / 2
      // Opposite hues are equally far either way; rounding must not decide which, so the test leaves room for it.
      if abs(difference) > 180 + 1e-9 {
        difference += difference > 0 ? -360 : 360
        mean += mean < 180 ? 180 : -180
      }
    }

    private static func hue(of color: LabColor) -> Double {
      if color.chroma == 0 { return 0 }
      let degrees = atan2(color.b, color.a) * 180 / .pi
      return degrees < 0 ? degrees + 360 : degrees
    }
  }

  /// Near 0 for greyish colours, near 1 for strong ones: where the correction for blue sets in.
  private func blueness(ofChroma chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return sqrt(seventh / (seventh + 6_103_515_625))
  }

  private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  private func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
}

extension RGBColor {
  /// How different two colours look (CIEDE2000), their alphas apart.
  package func difference(to other: RGBColor) -> Double {
    LabColor(self).difference(to: LabColor(other))
  }
}
