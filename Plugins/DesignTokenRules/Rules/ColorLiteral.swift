package import DesignTokens

/// A colour written out in code: `Color(hex: "8E8E93")`, `Color(red: 142 / 255, …)`, `UIColor(red: …, alpha: …)`.
package struct ColorLiteral: Hashable, Sendable {
  /// One argument, as far as it is written out: a label, and a number or a text.
  package struct Argument: Hashable, Sendable {
    package let label: String?
    package let number: Double?
    package let text: String?

    package init(label: String?, number: Double? = nil, text: String? = nil) {
      self.label = label
      self.number = number
      self.text = text
    }
  }

  package let color: RGBColor

  /// Nil where the call makes no colour of sRGB, or one that only a run of the program knows.
  package init?(call name: String, _ arguments: [Argument]) {
    guard ["Color", "UIColor", "NSColor"].contains(name) else { return nil }
    var values = arguments[...]
    var color: RGBColor?
    if let first = values.first, first.label == "hex" || first.label == "hexString" {
      values = values.dropFirst()
      color = first.text.flatMap { RGBColor(hex: $0) } ?? first.number.flatMap(Self.packed)
    } else {
      if let space = values.first, space.label == nil {
        // Other spaces give other colours for the same numbers.
        guard space.text == "sRGB" else { return nil }
        values = values.dropFirst()
      }
      guard values.prefix(3).map(\.label) == ["red", "green", "blue"] else { return nil }
      let channels = values.prefix(3).compactMap(\.number)
      values = values.dropFirst(3)
      if channels.count == 3 { color = RGBColor(decimals: channels[0], channels[1], channels[2]) }
    }
    guard let color else { return nil }
    guard let last = values.first else {
      self.color = color
      return
    }
    guard values.count == 1, last.label == "opacity" || last.label == "alpha", let share = last.number else {
      return nil
    }
    self.color = color.opacity(share)
  }

  /// `0xRRGGBB`; a longer number may hold its alpha in front or at the end, so it is not read.
  private static func packed(_ number: Double) -> RGBColor? {
    guard (0...0xFFFFFF).contains(number), let rgb = Int(exactly: number) else { return nil }
    return RGBColor(red: UInt8(rgb >> 16), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF))
  }
}
