import ByteText
import RuleModel

/// A colour of the sRGB space as screens and documents hold it: eight bits a channel.
package struct RGBColor: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8
  /// 255 is opaque.
  package let alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let white = RGBColor(red: 255, green: 255, blue: 255)
  package static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// Reads 3, 6 or 8 hexadecimal digits, as they are or after `#` or `0x`; nil for anything else.
  ///
  /// Three digits count double, as in CSS: `#A1F` is `#AA11FF`. Eight digits end with the alpha.
  package init?(hex: some StringProtocol) {
    var digits = Substring(hex)
    if digits.hasPrefix("#") {
      digits = digits.dropFirst()
    } else if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      digits = digits.dropFirst(2)
    }
    // `hexDigitValue` alone would also take full-width digits.
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue.map(UInt8.init) : nil }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3:
      self.init(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    default:
      return nil
    }
  }

  /// The colour with channels of 0...1, each rounded to the nearest of 256 steps; nil when one lies outside.
  package init?(decimals red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    let channels = [red, green, blue, alpha]
    guard channels.allSatisfy({ (0...1).contains($0) }) else { return nil }
    let bytes = channels.map { UInt8(nearest: $0 * 255) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  package var hex: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { $0.hexadecimal(digits: 2, uppercase: true) }.joined()
  }

  package var isOpaque: Bool { alpha == 255 }

  /// The same colour with another alpha of 0...1.
  package func opacity(_ share: Double) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue, alpha: UInt8(nearest: min(max(share, 0), 1) * 255))
  }

  /// What is seen when this colour is painted on `background`, blended channel by channel as screens do.
  package func over(_ background: RGBColor) -> RGBColor {
    mixed(into: background, share: Double(alpha) / 255, alpha: background.alpha)
  }

  /// `share` of this colour and the rest of `other`, ignoring their alphas.
  package func mixed(into other: RGBColor, share: Double, alpha: UInt8 = 255) -> RGBColor {
    func blend(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(nearest: Double(top) * share + Double(bottom) * (1 - share))
    }
    return RGBColor(
      red: blend(red, other.red), green: blend(green, other.green), blue: blend(blue, other.blue), alpha: alpha)
  }
}
