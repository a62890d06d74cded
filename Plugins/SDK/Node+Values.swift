// What values are, as far as the source tells.

extension Node {
  /// The numbers that stand here: this one, or those of the branches of a ternary.
  public var numbers: [Node] {
    switch kind {
    case .boolean: []
    case .ternary: children.dropFirst().flatMap(\.numbers)
    case .tuple where number == nil: arguments.count == 1 ? arguments[0].value.numbers : []
    default: number == nil ? [] : [self]
    }
  }

  /// The values that may come of this expression: those of the branches of a ternary, or itself.
  public var choices: [Node] { kind == .ternary ? children.dropFirst().flatMap(\.choices) : [self] }

  /// What `+` joins here, in order: the texts and values of `"a" + name + ".txt"`; nothing of other operations.
  public var joinedParts: [Node] {
    guard kind == .operation, children(.operator).allSatisfy({ $0.isNamed("+") }) else { return [] }
    return children.filter { $0.kind != .operator }
  }

  /// This expression without `try` and `await` before it and without parentheses around it.
  public var bare: Node {
    switch kind {
    case .tuple:
      guard arguments.count == 1, arguments[0].label == nil else { return self }
      return arguments[0].value.bare
    case .operation:
      let parts = Array(children)
      let marks = parts.dropLast()
      guard let last = parts.last, !marks.isEmpty,
        marks.allSatisfy({ $0.kind == .operator && $0.isNamed("try", "try?", "try!", "await") })
      else { return self }
      return last.bare
    default: return self
    }
  }

  /// What a text begins with: all of it, or what stands before its first interpolation.
  public var leadingText: String? {
    guard kind == .string else { return nil }
    if let text { return text }
    guard let first = child(.argument) else { return nil }
    let written = file.source(range.lowerBound..<first.range.lowerBound)
    return written.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).last
      .map { String($0.prefix { $0 != "\\" }) }
  }

  /// Two numbers and the condition that chooses between them: `isShown ? 1 : 0`, `!isShown ? 0 : 1`.
  public struct Choice {
    /// The condition as written, without a `!` before it.
    public let condition: String
    public let whenTrue: Double
    public let whenFalse: Double
  }

  public var choice: Choice? {
    let parts = Array(children)
    guard kind == .ternary, parts.count == 3, let first = parts[1].constantNumber,
      let second = parts[2].constantNumber
    else { return nil }
    let negated = parts[0].negated
    return Choice(
      condition: (negated ?? parts[0]).source, whenTrue: negated == nil ? first : second,
      whenFalse: negated == nil ? second : first)
  }

  /// The two numbers that `flag` chooses between, where it does so alone or beside other conditions:
  /// `isShown || isStill ? 0 : 60`.
  public func choice(by flag: String) -> Choice? {
    guard let choice, let condition = firstChild else { return nil }
    if choice.condition == flag { return choice }
    guard condition.kind == .operation else { return nil }
    for operand in condition.children {
      if operand.source == flag {
        return Choice(condition: flag, whenTrue: choice.whenTrue, whenFalse: choice.whenFalse)
      }
      if operand.negated?.source == flag {
        return Choice(condition: flag, whenTrue: choice.whenFalse, whenFalse: choice.whenTrue)
      }
    }
    return nil
  }

  /// What comes after the `!` of this expression.
  public var negated: Node? {
    let parts = Array(children)
    guard kind == .operation, parts.count == 2, parts[0].kind == .operator, parts[0].isNamed("!") else { return nil }
    return parts[1]
  }

  /// `target = value`; a value of several operands is given as its first one.
  public struct Assignment {
    public let target: Node
    public let value: Node
  }

  public var assignment: Assignment? {
    let parts = Array(children)
    guard kind == .operation, parts.count >= 3, parts[1].kind == .operator, parts[1].isNamed("=") else { return nil }
    return Assignment(target: parts[0], value: parts[2])
  }

  /// `target += value` and the like, as an assignment.
  public var change: Assignment? {
    let parts = Array(children)
    guard kind == .operation, parts.count >= 3, parts[1].kind == .operator,
      parts[1].isNamed("+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=")
    else { return nil }
    return Assignment(target: parts[0], value: parts[2])
  }

  /// Whether this last part of a chain is what an assignment writes to: `count` of `model.count = 1`.
  public var isAssigned: Bool {
    guard let chain, chain.parts.last == self else { return false }
    return chain.node.parent?.assignment?.target == chain.node
  }

  /// Whether this is the root of a chain that stands in an extension of `type`, as a call of its own method:
  /// `synchronize()` in `extension UserDefaults`.
  public func isOwnCall(ofExtended types: String...) -> Bool {
    guard kind == .call, isRoot, !flags.contains(.implicit), let type = enclosingType else { return false }
    return type.kind == .extension && type.isNamed(types)
  }

  /// The statements of a closure, a body or a branch; of anything else, what it holds.
  public var statements: [Node] {
    children.filter { ![.attribute, .capture, .parameter, .type, .condition].contains($0.kind) }
  }

  /// The words that a name is made of, in lower case: `is`, `shown` of `isShown`.
  public var nameWords: [String] { name.map { words(of: $0) } ?? [] }
}

/// The words of a name in camel case or with underscores, in lower case.
public func words(of name: String) -> [String] {
  var words: [String] = []
  var word = ""
  var wasLower = false
  // Names are nearly always ASCII, where a byte is a character.
  for byte in name.utf8 {
    guard byte < 0x80 else { return wordsByCharacter(of: name) }
    let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    if byte == UInt8(ascii: "_") || isCapital && wasLower {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    if byte != UInt8(ascii: "_") { word.unicodeScalars.append(Unicode.Scalar(isCapital ? byte | 0x20 : byte)) }
    wasLower = byte != UInt8(ascii: "_") && !isCapital
  }
  if !word.isEmpty { words.append(word) }
  return words
}

private func wordsByCharacter(of name: String) -> [String] {
  var words: [String] = []
  var wasLower = false
  for character in name {
    if character == "_" {
      wasLower = false
      words.append("")
    } else if character.isUppercase && wasLower || words.isEmpty {
      words.append(character.lowercased())
    } else {
      words[words.count - 1] += character.lowercased()
    }
    if character != "_" { wasLower = !character.isUppercase }
  }
  return words.filter { !$0.isEmpty }
}
