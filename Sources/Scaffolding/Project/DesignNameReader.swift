import ByteText

/// Finds the names that a Swift file has for colours and lengths of a design, by its tokens.
///
/// What stands under a condition of the build, behind an attribute or in a generic type is left out: it may not be there
/// for the code that would name it.
struct DesignNameReader {
  private var tokens: SwiftTokens
  private(set) var names: [DesignName] = []
  private var conditions = 0
  /// How many bytes the name of a member may have, and the names around it: more of them is nobody's design.
  private static let longest = 200

  /// What a member stands in.
  private struct Scope {
    var containers: [String] = []
    var isPublic = true
    /// Whether its members are public without saying so.
    var givesPublic = false
    /// Whether its cases are lengths.
    var isLength = false
    /// Whether it extends `ShapeStyle`, so that a member is named with a dot alone.
    var isStyle = false
    var isKnown = true
  }

  /// The names in `source`; most files are passed over by their bytes.
  static func names(in source: [UInt8]) -> [DesignName] {
    guard ["static let ", "static var ", ": CGFloat {"].contains(where: { source.contains(bytesOf: $0) }),
      ["econdary", "pacing", "adius", "adii", "pace"].contains(where: { source.contains(bytesOf: $0) })
    else { return [] }
    var reader = DesignNameReader(tokens: SwiftTokens(source))
    while reader.tokens.current != nil {
      reader.readMembers(of: Scope())
      reader.tokens.skip()
    }
    return reader.names
  }

  private init(tokens: SwiftTokens) { self.tokens = tokens }

  /// Reads up to the brace that closes `scope`.
  private mutating func readMembers(of scope: Scope) {
    var modifiers: Set<String> = []
    while let token = tokens.current, token.sign != UInt8(ascii: "}") {
      switch token.word {
      case "" where token.sign == UInt8(ascii: "@"):
        if !["MainActor", "frozen"].contains(tokens.attribute()) { modifiers.insert("@") }
        continue
      case "" where token.sign == UInt8(ascii: "#"):
        tokens.skip()
        if tokens.current?.word == "if" { conditions += 1 }
        if tokens.current?.word == "endif" { conditions -= 1 }
        tokens.skip()
      case _ where SwiftTokens.modifiers.contains(token.word) || token.word == "class" && tokens.isModifierClass:
        tokens.skip()
        let part = tokens.skipParenthesis()
        if part != "set" { modifiers.insert(token.word) }
        continue
      case "extension", "enum", "struct", "class", "actor": readType(token.word, modifiers, in: scope)
      case "let", "var": readProperties(modifiers, in: scope)
      case "case" where scope.isLength: readCases(in: scope)
      case "func", "init", "subscript", "deinit", "protocol": tokens.skipBody()
      case "import":
        tokens.skip()
        if tokens.current.map({ SwiftTokens.types.contains($0.word) }) ?? false { tokens.skip() }
      default: tokens.skip()
      }
      modifiers = []
    }
  }

  private mutating func readType(_ kind: String, _ modifiers: Set<String>, in scope: Scope) {
    tokens.skip()
    let name = tokens.dottedName()
    let isGeneric = tokens.current?.sign == UInt8(ascii: "<")
    let inherited = tokens.wordsBeforeBody()
    guard !name.isEmpty, tokens.current?.sign == UInt8(ascii: "{") else { return }
    let isExtension = kind == "extension"
    var inner = scope
    inner.containers += name
    inner.isPublic = scope.isPublic && (isExtension || isPublic(modifiers, in: scope))
    inner.givesPublic = isExtension && modifiers.contains("public")
    inner.isLength = kind == "enum" && inherited.first == "CGFloat"
    inner.isStyle = isExtension && name == ["ShapeStyle"] && inherited == ["where", "Self", "Color"]
    // What `extension Theme.Spacing` extends may be private or generic; of `Theme` the planner asks the project.
    inner.isKnown =
      scope.isKnown && !isGeneric && modifiers.isDisjoint(with: ["private", "fileprivate", "@"])
      && (inner.isStyle || !inherited.contains("where") && name != ["ShapeStyle"]) && name.count == 1
    let length = inner.containers.reduce(0) { $0 + $1.utf8.count + 1 }
    guard length < DesignNameReader.longest else { return tokens.skip() }
    tokens.skipBrace()
    readMembers(of: inner)
    tokens.skip()
  }

  private mutating func readProperties(_ modifiers: Set<String>, in scope: Scope) {
    tokens.skip()
    repeat {
      let line = tokens.current?.line ?? 0
      guard let binding = tokens.binding() else { return tokens.skipStatement() }
      guard modifiers.contains("static") || modifiers.contains("class"), !binding.isOdd,
        modifiers.isDisjoint(with: ["private", "fileprivate", "@"]), !scope.containers.isEmpty
      else { continue }
      let role =
        isColor(binding, in: scope)
        ? DesignWords.role(ofColor: binding.name, in: scope.isStyle ? [] : scope.containers)
        : points(binding, in: scope).flatMap { DesignWords.role(ofLength: $0, binding.name, in: scope.containers) }
      add(role, binding.name, line, isPublic: isPublic(modifiers, in: scope), in: scope)
    } while tokens.skipComma()
  }

  /// `case medium = 16`.
  private mutating func readCases(in scope: Scope) {
    tokens.skip()
    repeat {
      let line = tokens.current?.line ?? 0
      guard let binding = tokens.binding() else { return tokens.skipStatement() }
      let role = number(binding.text).flatMap { DesignWords.role(ofLength: $0, binding.name, in: scope.containers) }
      add(role, binding.name + ".rawValue", line, isPublic: true, in: scope)
    } while tokens.skipComma()
  }

  /// Whether a member with `modifiers` is public by a word of its own, or without one, as members of a public extension are.
  private func isPublic(_ modifiers: Set<String>, in scope: Scope) -> Bool {
    modifiers.contains("public") || scope.givesPublic && modifiers.isDisjoint(with: ["internal", "package"])
  }

  private mutating func add(_ role: DesignRole?, _ name: String, _ line: Int, isPublic: Bool, in scope: Scope) {
    guard let role, scope.isKnown, conditions == 0, name.utf8.count < DesignNameReader.longest else { return }
    let expression = (scope.isStyle ? "" : scope.containers.joined(separator: ".")) + "." + name
    // A name in back quotes may be any text.
    guard DesignAnswer.isExpression(expression[...]) else { return }
    names.append(DesignName(role: role, expression: expression, line: line, isPublic: isPublic && scope.isPublic))
  }

  // MARK: - Types

  /// A type of the project that is called `Color` hides SwiftUI's inside of what it stands in.
  private func isColor(_ binding: SwiftTokens.Binding, in scope: Scope) -> Bool {
    let isHidden = scope.containers.contains("Color") && scope.containers != ["Color"]
    let names = isHidden ? ["SwiftUI.Color"] : ["Color", "SwiftUI.Color"]
    if let type = binding.type { return names.contains(type) || type == "Self" && scope.containers == ["Color"] }
    return names.contains { isColor(binding, calling: $0) }
  }

  /// `Color(…)` or `Color.gray`, and what makes another colour of it, as in `Color.gray.opacity(0.5)`.
  private func isColor(_ binding: SwiftTokens.Binding, calling name: String) -> Bool {
    var words = binding.words.dropFirst(name.split(separator: ".").count)
    if binding.text.hasPrefix("\(name).") {
      guard let member = words.popFirst(), member != "self", member.first?.isLowercase == true else { return false }
    } else if !binding.text.hasPrefix("\(name)(") {
      return false
    }
    return words.allSatisfy { $0 == "opacity" || $0 == "mix" }
  }

  private func points(_ binding: SwiftTokens.Binding, in scope: Scope) -> Int? {
    if let type = binding.type {
      return type == "CGFloat" || type == "Self" && scope.containers == ["CGFloat"] ? number(binding.text) : nil
    }
    guard binding.text.hasPrefix("CGFloat("), binding.text.hasSuffix(")") else { return nil }
    return number(String(binding.text.dropFirst("CGFloat(".count).dropLast()))
  }

  private func number(_ text: String) -> Int? { Int(text.hasSuffix(".0") ? String(text.dropLast(2)) : text) }
}
