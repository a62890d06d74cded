import ByteText
import RuleModel

/// A literal that a token stands for.
struct TokenValue: Equatable {
  let text: String
  let kind: Token.Kind
  let number: Double?
  let unit: String

  /// The value in a table cell: a hex colour, a number, a font, an animation. Nil when the cell holds none.
  init?(cell: String) {
    let plain = InlineText(cell).plain.trimmed()
    if TokenValue.isHexColour(plain) {
      self.init(text: plain, kind: .colour)
    } else if let value = TokenValue.length(plain) {
      self = value
    } else if let value = TokenValue(code: plain), value.kind != .other {
      self = value
    } else {
      return nil
    }
  }

  /// The value of an expression in Swift code; nil when it is no literal of a kind that design tokens have.
  init?(code: String) {
    let code = code.trimmed()
    if let number = Double(finite: code) {
      self.init(text: code, kind: .length, number: number, unit: "pt")
    } else if code.hasPrefix("Color") || code.hasPrefix("UIColor") || code.hasPrefix("NSColor") {
      self.init(text: code, kind: .colour)
    } else if code.hasPrefix("Animation.") || TokenValue.begins(code, with: TokenValue.animations) {
      self.init(text: code, kind: .duration, number: TokenValue.seconds(code), unit: "s")
    } else if code.hasPrefix("Font.") || TokenValue.begins(code, with: TokenValue.fonts) {
      self.init(text: code, kind: .font)
    } else if let quote = code.first, quote == "\"", code.count > 1, code.last == "\"" {
      self.init(text: code, kind: .other)
    } else {
      return nil
    }
  }

  private init(text: String, kind: Token.Kind, number: Double? = nil, unit: String = "") {
    self.text = text
    self.kind = kind
    self.number = number
    self.unit = unit
  }

  static func isHexColour(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.hasPrefix("#") && [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(Ascii.isHexadecimal)
  }

  private static func length(_ text: String) -> TokenValue? {
    let digits = text.utf8.prefix { Ascii.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard let number = Double(finite: String(Substring(digits))) else { return nil }
    switch String(Substring(text.utf8.dropFirst(digits.count))).trimmed().lowercased() {
    case "", "pt", "pts", "px", "points": return TokenValue(text: text, kind: .length, number: number, unit: "pt")
    case "s", "sec", "seconds": return TokenValue(text: text, kind: .duration, number: number, unit: "s")
    case "ms": return TokenValue(text: text, kind: .duration, number: number / 1000, unit: "s")
    default: return nil
    }
  }

  /// Whether `code` begins with a dot and one of `names`.
  private static func begins(_ code: String, with names: Set<String>) -> Bool {
    guard code.hasPrefix(".") else { return false }
    return names.contains(String(Substring(code.utf8.dropFirst().prefix(while: Ascii.isAlphanumeric))))
  }

  /// The number after `duration:` or `response:`.
  private static func seconds(_ code: String) -> Double? {
    let words = code.split { "(,: )".contains($0) }
    for (word, next) in zip(words, words.dropFirst()) where word == "duration" || word == "response" {
      return Double(finite: next)
    }
    return nil
  }

  private static let fonts: Set<String> = [
    "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
    "caption2", "system", "custom",
  ]

  private static let animations: Set<String> = [
    "spring", "snappy", "smooth", "bouncy", "easeIn", "easeOut", "easeInOut", "linear", "interactiveSpring",
    "interpolatingSpring", "timingCurve",
  ]
}
