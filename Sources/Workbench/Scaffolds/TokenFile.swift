import ByteText
import JSON
import RuleModel
import Scaffolding

/// The tokens of a design, in the format of the Design Tokens Community Group: colours, distances, radii, durations.
///
/// Groups called `light` and `dark` are the two sides of the same colours. Other groups become part of a name.
struct TokenFile {
  private struct Token {
    let path: [String]
    let type: String?
    let value: JSONValue

    /// As references write it.
    var name: String { path.joined(separator: ".") }
  }

  private(set) var colors: [(name: String, light: String, dark: String)] = []
  private(set) var spacing: [(name: String, value: Double)] = []
  private(set) var radius: [(name: String, value: Double)] = []
  private(set) var motion: [(name: String, value: Double)] = []

  var isEmpty: Bool { colors.isEmpty && spacing.isEmpty && radius.isEmpty && motion.isEmpty }

  init(_ root: JSONValue, shown: String) throws {
    var tokens: [Token] = []
    TokenFile.collect(root, path: [], type: nil, into: &tokens)
    var sides: [String: [String: String]] = [:]
    let byName = Dictionary(tokens.map { ($0.name, $0) }) { first, _ in first }
    for token in tokens {
      let value = try TokenFile.resolved(token, among: byName, shown)
      let groups = token.path.map { $0.lowercased() }
      switch token.type ?? TokenFile.guess(value) {
      case "color":
        guard let hex = TokenFile.hex(value) else {
          throw AnswersFile.Problem.wrong(
            shown, "'\(token.name)' is not a valid sRGB color")
        }
        let side = groups.contains("dark") ? "dark" : "light"
        sides[TokenFile.name(token.path, without: TokenFile.colorWords), default: [:]][side] = hex
      case "dimension", "number":
        guard let points = TokenFile.points(value) else { continue }
        let isUsed = (TokenFile.radiusWords + TokenFile.spaceWords).contains { word in
          groups.contains { $0.contains(word) }
        }
        if isUsed { try TokenFile.require(0...1_000_000, points, token, "length", shown) }
        if groups.contains(where: { word in TokenFile.radiusWords.contains { word.contains($0) } }) {
          radius.append((TokenFile.name(token.path, without: TokenFile.sizeWords), points))
        } else if groups.contains(where: { word in TokenFile.spaceWords.contains { word.contains($0) } }) {
          spacing.append((TokenFile.name(token.path, without: TokenFile.sizeWords), points))
        }
      case "duration":
        guard let seconds = TokenFile.seconds(value) else { continue }
        try TokenFile.require(0...86_400, seconds, token, "duration", shown)
        motion.append((TokenFile.name(token.path, without: TokenFile.sizeWords), seconds))
      default: continue
      }
    }
    colors = sides.sorted { $0.key < $1.key }.map { name, sides in
      (name, sides["light"] ?? sides["dark"] ?? "", sides["dark"] ?? sides["light"] ?? "")
    }
    for scale in [\TokenFile.spacing, \.radius, \.motion] {
      var seen: Set<String> = []
      self[keyPath: scale] = self[keyPath: scale].filter { seen.insert($0.name).inserted }
        .sorted { ($0.value, $0.name) < ($1.value, $1.name) }
    }
  }

  /// The tokens as values of variables with these names.
  var answers: [String: String] {
    func rows(_ scale: [(name: String, value: Double)]) -> String {
      scale.map { "\($0.name):\(TokenFile.number($0.value))" }.joined(separator: ",")
    }
    var answers: [String: String] = [:]
    if !colors.isEmpty {
      answers["colors"] = colors.map { "\($0.name):\($0.light):\($0.dark)" }.joined(separator: ",")
    }
    if !spacing.isEmpty { answers["spacing"] = rows(spacing) }
    if !radius.isEmpty { answers["radius"] = rows(radius) }
    if !motion.isEmpty { answers["motion"] = rows(motion) }
    return answers
  }

  // MARK: - Reading

  private static let colorWords: Set = ["color", "colors", "colour", "colours", "palette", "light", "dark", "semantic"]
  private static let spaceWords = ["spac", "gap", "padding", "distance", "inset"]
  private static let radiusWords = ["radi", "corner", "round"]
  private static let sizeWords: Set = [
    "spacing", "space", "spacer", "gap", "padding", "distance", "inset", "radius", "radii", "corner", "corners",
    "rounded", "dimension", "size", "motion", "duration", "durations", "borderradius", "border-radius", "animation",
  ]

  private static func collect(_ node: JSONValue, path: [String], type: String?, into tokens: inout [Token]) {
    // Deeper than that no design is grouped.
    guard let members = node.members, path.count < 32 else { return }
    let type = node["$type"]?.word ?? type
    if let value = node["$value"] {
      tokens.append(Token(path: path, type: type, value: value))
      return
    }
    let byName = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    for (name, child) in byName.sorted(by: { $0.key < $1.key }) where !name.hasPrefix("$") {
      collect(child, path: path + [name], type: type, into: &tokens)
    }
  }

  /// The value behind references such as `{color.brand}`.
  private static func resolved(_ token: Token, among tokens: [String: Token], _ shown: String) throws -> JSONValue {
    var (token, passed) = (token, Set<String>())
    while case .string(let text) = token.value, text.hasPrefix("{"), text.hasSuffix("}") {
      let name = String(text.dropFirst().dropLast())
      guard passed.insert(name).inserted else { throw AnswersFile.Problem.wrong(shown, "'\(text)' refers to itself") }
      guard passed.count <= 1000 else {
        throw AnswersFile.Problem.wrong(shown, "more than 1000 tokens refer to each other, starting with '\(text)'")
      }
      guard let other = tokens[name] else {
        throw AnswersFile.Problem.wrong(shown, "unknown token '\(name)', which \(token.name) refers to")
      }
      token = other
    }
    return token.value
  }

  /// Throws unless `number` is one that a design may have; nothing that is not finite is a length.
  private static func require(
    _ range: ClosedRange<Double>, _ number: Double, _ token: Token, _ noun: String, _ shown: String
  ) throws {
    if range.contains(number) { return }
    // A value that a template would refuse is wrong use, as it is with --set.
    throw TokenOutOfRange(
      description:
        "'\(shown)': '\(token.name)' is \(number.shortText); a \(noun) must be between \(range.lowerBound.shortText) and "
        + range.upperBound.shortText)
  }

  private static func guess(_ value: JSONValue) -> String {
    if hex(value) != nil { return "color" }
    return points(value) != nil ? "dimension" : ""
  }

  /// Six digits of `#6366f1`, `#66f`, `#6366f1ff`, or of components of sRGB; what shines through is not kept.
  private static func hex(_ value: JSONValue) -> String? {
    if case .string(let text) = value {
      guard text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
      let digits = text.dropFirst().uppercased()
      switch digits.count {
      case 3, 4: return digits.prefix(3).map { "\($0)\($0)" }.joined()
      case 6, 8: return String(digits.prefix(6))
      default: return nil
      }
    }
    if let text = value["hex"] { return hex(text) }
    guard let parts = value["components"]?.elements, parts.count == 3,
      value["colorSpace"]?.word ?? "srgb" == "srgb"
    else { return nil }
    var digits = ""
    for part in parts {
      guard let number = part.double, (0...1).contains(number) else { return nil }
      digits += UInt8(nearest: number * 255).hexadecimal(digits: 2, uppercase: true)
    }
    return digits
  }

  private static func points(_ value: JSONValue) -> Double? {
    if let number = value.double { return number }
    if let unit = value["unit"]?.word, let number = value["value"]?.double {
      return unit == "rem" ? number * 16 : number
    }
    guard case .string(let text) = value else { return nil }
    for (unit, factor) in [("px", 1.0), ("pt", 1), ("dp", 1), ("rem", 16)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return nil
  }

  private static func seconds(_ value: JSONValue) -> Double? {
    if let number = value["value"]?.double { return value["unit"]?.word == "ms" ? number / 1_000 : number }
    guard case .string(let text) = value else { return nil }
    if text.hasSuffix("ms") { return Double(text.dropLast(2)).map { $0 / 1_000 } }
    return text.hasSuffix("s") ? Double(text.dropLast()) : nil
  }

  /// `color.brand.primary-500` as `brandPrimary500`; a name that Swift would not take gets a word more.
  private static func name(_ path: [String], without words: Set<String>) -> String {
    let kept = path.filter { !words.contains($0.lowercased()) }
    let parts = (kept.isEmpty ? [path.last ?? "token"] : kept).flatMap { part in
      part.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    }
    let name = parts.enumerated().map { index, part in
      index == 0 ? part.prefix(1).lowercased() + part.dropFirst() : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    // All capitals are one word.
    let word =
      parts.count == 1 && name.dropFirst().allSatisfy { !$0.isLowercase } && name.count > 1
      ? parts[0].lowercased() : name
    if word.first?.isLetter != true { return "step" + word }
    return TokenFile.isKeyword(word) ? word + "Value" : word
  }

  private static func isKeyword(_ word: String) -> Bool {
    (try? Answer(word, for: TemplateVariable(name: "name", kind: .memberName))) == nil
  }

  /// With four decimals at most: a template takes no more than that.
  private static func number(_ value: Double) -> String { ((value * 10_000).rounded() / 10_000).shortText }
}

/// A value of a design that a template would refuse; the words of the call are wrong, not the project.
package struct TokenOutOfRange: Error, CustomStringConvertible {
  package let description: String
}
