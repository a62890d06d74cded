import ByteText
import RuleModel

/// Token tables that disagree with the code that defines the tokens.
enum TokenLint {
  static func findings(in document: SkillDocument) -> [LintFinding] {
    let reader = TokenReader(document.blocks)
    var coded: [String: Token] = [:]
    var sizes: [String: [Token]] = [:]
    for token in reader.coded {
      coded[key(token)] = token
      sizes[token.namespace, default: []].append(token)
    }
    var found: [LintFinding] = []
    for token in reader.documented {
      if let code = coded[key(token)] {
        guard let left = ComparableValue(token), let right = ComparableValue(code), left != right else { continue }
        found.append(
          LintFinding(
            "tokens-disagree", .warning, line: token.lines.first,
            "'\(token.namespace).\(token.name)' is \(token.value) here, but \(code.value) in the code on line \(code.lines.first)"
          ))
      } else if let others = sizes[token.namespace], token.name != token.value {
        found.append(
          LintFinding(
            "tokens-disagree", .warning, line: token.lines.first,
            "the code on line \(others[0].lines.first) defines '\(token.namespace)' without '\(token.name)'"))
      }
    }
    return found + scales(reader.documented, sizes)
  }

  private static func key(_ token: Token) -> String { "\(token.namespace).\(token.name)" }

  /// A scale in prose and the type of the same name: "Spacing Scale" and `AppTheme.Spacing`.
  private static func scales(_ documented: [Token], _ coded: [String: [Token]]) -> [LintFinding] {
    var found: [LintFinding] = []
    var seen: Set<String> = []
    for token in documented where token.name == token.value && seen.insert(token.namespace).inserted {
      let words = Set(Slug.make(token.namespace).split(separator: "-"))
      let steps = documented.filter { $0.namespace == token.namespace }
      for namespace in coded.keys.sorted() {
        guard let last = namespace.split(separator: ".").last, words.contains(Slug.make(String(last))[...]) else {
          continue
        }
        let defined = Set((coded[namespace] ?? []).compactMap(\.number))
        let listed = Set(steps.compactMap(\.number))
        let missing = steps.filter { $0.number.map { !defined.contains($0) } ?? false }.map(\.value)
        let extra = (coded[namespace] ?? []).filter { $0.number.map { !listed.contains($0) } ?? false }.map(\.value)
        if !missing.isEmpty {
          found.append(
            LintFinding(
              "tokens-disagree", .warning, line: token.lines.first,
              "'\(token.namespace)' lists \(missing.joined(separator: ", ")), which '\(namespace)' does not define"))
        }
        if !extra.isEmpty {
          found.append(
            LintFinding(
              "tokens-disagree", .warning, line: token.lines.first,
              "'\(namespace)' defines \(extra.joined(separator: ", ")), which '\(token.namespace)' does not list"))
        }
      }
    }
    return found
  }
}

/// A token's value in a form in which two spellings of one value are equal.
enum ComparableValue: Equatable {
  case colour(red: Int, green: Int, blue: Int)
  case number(Double)
  case text(String)

  init?(_ token: Token) {
    if token.kind == .colour {
      guard let colour = ComparableValue.colour(token.value) else { return nil }
      self = colour
    } else if let number = token.number {
      self = .number(number)
    } else {
      self = .text(token.value)
    }
  }

  /// A hex colour, `Color.white`, `Color(hex: ...)` or `Color(red:green:blue:)`; nil for colours that the system decides.
  private static func colour(_ text: String) -> ComparableValue? {
    if let hex = hexDigits(in: text), let value = Int(hex, radix: 16) {
      return .colour(red: value >> 16 & 255, green: value >> 8 & 255, blue: value & 255)
    }
    switch text {
    case "Color.white", ".white": return .colour(red: 255, green: 255, blue: 255)
    case "Color.black", ".black": return .colour(red: 0, green: 0, blue: 0)
    default: break
    }
    let parts = ["red", "green", "blue"].compactMap { component($0, of: text) }
    guard parts.count == 3 else { return nil }
    return .colour(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// Six digits behind `#`, `0x` or a quotation mark; three are doubled.
  private static func hexDigits(in text: String) -> String? {
    for mark in ["#", "0x", "\""] {
      guard let start = text.utf8.firstIndex(ofBytes: mark) else { continue }
      let digits = text.utf8[start...].dropFirst(mark.utf8.count).prefix(while: Ascii.isHexadecimal)
      let hex = String(Substring(digits))
      if hex.utf8.count == 6 { return hex }
      if hex.utf8.count == 3 { return hex.map { "\($0)\($0)" }.joined() }
    }
    return nil
  }

  /// The value after `name:`, of 0...1 or as `190/255`, in 255ths.
  private static func component(_ name: String, of text: String) -> Int? {
    let words = text.utf8.split { !(Ascii.isAlphanumeric($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")) }
      .map { String(Substring($0)) }
    guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
    let sides = words[index + 1].split(separator: "/").map { Double(finite: $0) }
    guard let value = sides.first ?? nil else { return nil }
    let share = sides.count == 2 ? value / (sides[1] ?? 255) : value
    return share >= 0 && share <= 1 ? Int(nearest: share * 255) : nil
  }
}
