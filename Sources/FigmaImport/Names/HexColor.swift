import ByteText
import RuleModel

/// A colour in eight bits a part, as designs show it: `#3c3c43`, with opacity `#3c3c4399`.
package struct HexColor: Hashable, Sendable, CustomStringConvertible {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: PaintColor, opacity: Double = 1) {
    red = HexColor.byte(color.red)
    green = HexColor.byte(color.green)
    blue = HexColor.byte(color.blue)
    alpha = HexColor.byte(color.alpha * opacity)
  }

  /// Reads `#rgb`, `#rrggbb` and `#rrggbbaa` in either case, with or without the mark.
  package init?(_ text: some StringProtocol) {
    var digits = Array(text.utf8.drop { $0 == UInt8(ascii: "#") })
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(Ascii.isHexadecimal),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    red = UInt8(truncatingIfNeeded: rgba >> 24)
    green = UInt8(truncatingIfNeeded: rgba >> 16)
    blue = UInt8(truncatingIfNeeded: rgba >> 8)
    alpha = UInt8(truncatingIfNeeded: rgba)
  }

  package var description: String { alpha == 255 ? "#" + rgb : "#" + rgb + alpha.hexadecimal(digits: 2) }

  /// The six digits without mark and opacity.
  package var rgb: String { [red, green, blue].map { $0.hexadecimal(digits: 2) }.joined() }

  /// Opacity in whole percent.
  package var percent: Int { (Int(alpha) * 100 + 127) / 255 }

  /// How light it looks, from 0 to 1.
  package var lightness: Double {
    (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
  }

  /// How far it is from grey, from 0 to 1.
  package var chroma: Double { Double(max(red, green, blue) - min(red, green, blue)) / 255 }

  private static func byte(_ value: Double) -> UInt8 { UInt8(nearest: value * 255) }
}
