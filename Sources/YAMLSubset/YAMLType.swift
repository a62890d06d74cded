/// What a text without quotes is in YAML where it is more than a text.
///
/// The rules are those of YAML 1.1, as PyYAML and most readers have them: `yes`, `on` and `0b1` count, `1e3` is a text.
/// Dates and times (`1:30`) stay texts. A node keeps its text whatever its type, so that `1.10` is never read as 1.1.
package enum YAMLType: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer
  case float
}

extension YAMLNode {
  /// The type of a text without quotes; nil for everything that is a text, a list or a map.
  package var type: YAMLType? {
    guard case .text(let text) = content, style == .plain else { return nil }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return .boolean(true)
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .float
    default: return Self.number(text.utf8[...])
    }
  }

  private static func number(_ text: Substring.UTF8View) -> YAMLType? {
    var rest = text
    func pass(_ set: StaticString, most: Int = .max) -> Int {
      let part = rest.prefix { byte in set.withUTF8Buffer { $0.contains(byte) } }.prefix(min(most, rest.count))
      rest = rest[part.endIndex...]
      return part.count
    }
    func startsWithDigit() -> Bool { rest.first.map { $0 &- UInt8(ascii: "0") < 10 } ?? false }

    let isSigned = pass("+-", most: 1) == 1
    let digits = rest
    let whole = startsWithDigit() ? pass("0123456789_") : 0
    let isZero = digits.first == UInt8(ascii: "0")
    if whole > 0, rest.isEmpty {
      return !isZero || digits.allSatisfy { "01234567_".utf8.contains($0) } ? .integer : nil
    }
    if whole == 1, isZero {
      if pass("b", most: 1) == 1 { return pass("01_") > 0 && rest.isEmpty ? .integer : nil }
      if pass("x", most: 1) == 1 { return pass("0123456789abcdefABCDEF_") > 0 && rest.isEmpty ? .integer : nil }
    }
    guard pass(".", most: 1) == 1 else { return nil }
    if whole == 0 {
      if ["inf", "Inf", "INF"].contains(where: { rest.elementsEqual($0.utf8) }) { return .float }
      guard !isSigned, startsWithDigit() else { return nil }
    }
    _ = pass("0123456789_")
    if rest.isEmpty { return .float }
    return pass("eE", most: 1) == 1 && pass("+-", most: 1) == 1 && pass("0123456789") > 0 && rest.isEmpty ? .float : nil
  }
}
