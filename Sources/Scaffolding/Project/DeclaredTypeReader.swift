/// Reads what a Swift file says of one type, by its tokens.
///
/// Whatever it does not know for sure makes the type opaque: code that asks for a property which is none does not compile.
struct DeclaredTypeReader {
  private var tokens: SwiftTokens

  init(_ source: [UInt8]) { tokens = SwiftTokens(source) }

  /// Adds the declarations and extensions of `name` at the top level of the file.
  mutating func read(_ name: String, into type: inout DeclaredType) {
    var modifiers: Set<String> = []
    var macros: Set<String> = []
    while let token = tokens.current {
      switch token.sign {
      case UInt8(ascii: "@"): if let macro = tokens.macro() { macros.insert(macro) }
      case 0 where token.word == "import":
        tokens.skip()
        // `import struct Foundation.URL` declares nothing.
        if tokens.current.map({ SwiftTokens.types.contains($0.word) }) ?? false { tokens.skip() }
      case 0 where SwiftTokens.types.contains(token.word) && !tokens.isInherited:
        let isOther = tokens.skipName(of: token.word, isNamed: name)
        if isOther || modifiers.contains("private") && token.word == "extension" {
          if token.word != "typealias" { tokens.skipBody() }
        } else {
          type.isPublic = type.isPublic || token.word != "extension" && !modifiers.isDisjoint(with: ["public", "open"])
          read(token.word, macros, into: &type)
        }
        (modifiers, macros) = ([], [])
      case 0 where SwiftTokens.modifiers.contains(token.word):
        modifiers.insert(token.word == "fileprivate" ? "private" : token.word)
        tokens.skip()
      default:
        (modifiers, macros) = ([], [])
        tokens.skip()
      }
    }
  }

  /// Reads from behind the name of the type to the end of its body.
  private mutating func read(_ kind: String, _ macros: Set<String>, into type: inout DeclaredType) {
    let isGeneric = tokens.current?.sign == UInt8(ascii: "<")
    if kind != "extension" { type.declarations += 1 }
    let isModel = kind == "class" && macros == ["Model"]
    if isModel { type.isModel = true }
    if kind != "extension", kind != "struct" || !macros.isEmpty, !isModel { type.isOpaque = true }
    if kind == "protocol" { type.obstacle = "it is a protocol" }
    if isGeneric { type.obstacle = "it is generic" }
    type.macros.formUnion(macros)
    if kind == "typealias" { return }
    type.inherited.formUnion(tokens.inheritedNames())
    guard kind != "protocol", tokens.enterBody() else {
      type.isOpaque = true
      return tokens.skipBody()
    }
    while let token = tokens.current, token.sign != UInt8(ascii: "}") {
      readMember(of: isModel ? "model" : kind, token, into: &type)
    }
    // A body that does not end is one that was not understood.
    if tokens.current == nil { type.isOpaque = true }
    tokens.skip()
  }

  private mutating func readMember(of kind: String, _ first: SwiftTokens.Token, into type: inout DeclaredType) {
    var modifiers: Set<String> = []
    var token = first
    while true {
      if token.sign == UInt8(ascii: "@") {
        _ = tokens.macro()
        modifiers.insert("@")
      } else if SwiftTokens.modifiers.contains(token.word) || token.word == "class" && tokens.isModifierClass {
        tokens.skip()
        // `private(set)` says nothing about who may read.
        let part = tokens.skipParenthesis()
        modifiers.insert(part == "set" ? "set" : token.word)
      } else {
        break
      }
      guard let next = tokens.current else { return }
      token = next
    }
    switch token.word {
    case "let", "var": readProperties(of: kind, token.word, modifiers, into: &type)
    case "init" where kind == "model" && !modifiers.contains("convenience"):
      tokens.skip()
      type.initializers.append(readParameters(&type))
      tokens.skipBody()
    case "init", "func", "subscript", "deinit":
      // With an initialiser of its own a struct has no other.
      if token.word == "init", kind == "struct" { type.isOpaque = true }
      tokens.skipBody()
    case "case", "typealias", "associatedtype": tokens.skipStatement()
    case _ where SwiftTokens.types.contains(token.word): tokens.skipBody()
    default:
      // A model may say with a macro what is unique or indexed.
      if token.sign != UInt8(ascii: ";"), kind != "model" { type.isOpaque = true }
      tokens.skip()
    }
  }

  /// Reads `(name: String, count: Int = 0)`: what has no value of its own.
  private mutating func readParameters(_ type: inout DeclaredType) -> [DeclaredType.Property] {
    var asked: [DeclaredType.Property] = []
    guard tokens.current?.sign == UInt8(ascii: "(") else {
      type.isOpaque = true
      return []
    }
    tokens.skipBrace()
    while let token = tokens.current, token.sign != UInt8(ascii: ")") {
      guard let parameter = tokens.binding(), let name = parameter.type else {
        type.isOpaque = true
        return []
      }
      if parameter.value == .none {
        asked.append(DeclaredType.Property(name: parameter.name, type: name, isSettable: true))
      }
      _ = tokens.skipComma()
    }
    tokens.skip()
    return asked
  }

  /// Reads what one `let` or `var` declares.
  private mutating func readProperties(
    of kind: String, _ word: String, _ modifiers: Set<String>, into type: inout DeclaredType
  ) {
    tokens.skip()
    var found: [SwiftTokens.Binding] = []
    repeat {
      guard let binding = tokens.binding() else {
        type.isOpaque = true
        return tokens.skipStatement()
      }
      found.append(binding)
    } while tokens.skipComma()
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    if modifiers.contains("static") || modifiers.contains("class") {
      if !isPrivate { type.statics.formUnion(found.map(\.name)) }
      return
    }
    guard kind == "struct" || kind == "model" else { return }
    // In `let a, b: Int` the type counts for both.
    var following: String?
    for index in found.indices.reversed() {
      if found[index].type == nil, found[index].value == .none { found[index].type = following }
      following = found[index].type
    }
    for binding in found where kind == "model" && binding.value != .computed {
      // A model has an initialiser of its own, so that nothing depends on what is not read here.
      let isSettable = word == "var" && !isPrivate && !modifiers.contains("set")
      type.properties.append(
        DeclaredType.Property(name: binding.name, type: binding.type ?? binding.typeOfLiteral, isSettable: isSettable))
    }
    for binding in found where kind == "struct" && binding.value != .computed {
      if word == "let", binding.value == .initial { continue }
      if isPrivate || !modifiers.isDisjoint(with: ["@", "lazy", "weak", "unowned"]) { type.isOpaque = true }
      // What has a value need not be given.
      if binding.value == .initial { continue }
      guard let name = binding.type, !binding.isOdd else {
        type.isOpaque = true
        continue
      }
      let isSettable = word == "var" && !modifiers.contains("set")
      type.properties.append(DeclaredType.Property(name: binding.name, type: name, isSettable: isSettable))
    }
  }
}

extension SwiftTokens.Binding {
  /// The type that a literal gives a property which names none; empty for any other value.
  fileprivate var typeOfLiteral: String {
    let number = text.drop { $0 == "-" }
    return switch text {
    case "true", "false": "Bool"
    case _ where text.count > 1 && text.first == "\"" && text.dropFirst().firstIndex(of: "\"") == text.indices.last:
      "String"
    case _ where number.first?.isNumber != true || !number.allSatisfy({ "0123456789_.".contains($0) }): ""
    default: number.contains(".") ? "Double" : "Int"
    }
  }
}
