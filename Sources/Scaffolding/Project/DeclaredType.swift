import SourceScanning

/// What a type of the project has, as far as that can be seen without parsing Swift.
struct DeclaredType: Hashable, Sendable {
  struct Property: Hashable, Sendable {
    let name: String
    let type: String
  }

  /// What the initialiser of a struct asks for, in its order; none where the struct has an initialiser of its own or the
  /// properties cannot be told.
  private(set) var stored: [Property] = []
  /// The static members, those of extensions too.
  private(set) var statics: Set<String> = []
  private var isOpaque = false

  /// - Parameter sources: the file that declares `name`, and those that extend it.
  init(_ name: String, in sources: [[UInt8]]) {
    for source in sources { source.withUnsafeBytes { read(name, $0) } }
    if isOpaque { stored = [] }
  }

  private mutating func read(_ name: String, _ bytes: UnsafeRawBufferPointer) {
    var lexer = SwiftLexer(bytes)
    func word(_ token: SwiftLexer.Token) -> String {
      String(decoding: UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self)
    }
    var depth = 0
    // The word that introduces the type whose name or body comes next, and that of the body that is being read.
    var opening: String?
    var body: String?
    var modifiers: Set<String> = []
    while let token = lexer.next() {
      switch token.kind {
      case .literal: continue
      case .sign:
        switch token.sign {
        case UInt8(ascii: "{"):
          if depth == 0, body == nil, let kind = opening { (body, opening) = (kind, nil) }
          depth += 1
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "}"):
          depth -= 1
          if depth <= 0 { (body, opening) = (nil, nil) }
          modifiers = []
        case UInt8(ascii: "@") where depth == 1 && body == "struct": modifiers.insert("@")
        default: break
        }
      case .word where depth == 0:
        let text = word(token)
        if DeclaredType.introducing.contains(text) {
          opening = nil
          guard let next = lexer.next(), next.kind == .word, word(next) == name else { continue }
          opening = text
          if text != "struct", text != "extension" { isOpaque = true }
        }
      case .word where depth == 1 && body != nil:
        let text = word(token)
        switch text {
        case "let", "var":
          guard let next = lexer.next(), next.kind == .word else { continue }
          if modifiers.contains("static") {
            statics.insert(word(next))
          } else if body == "struct" {
            store(word(next), isConstant: text == "let", modifiers, after: next.end, bytes)
          }
          modifiers = []
        case "func", "case", "subscript", "typealias":
          if text == "func", modifiers.contains("static"), let next = lexer.next(), next.kind == .word {
            statics.insert(word(next))
          }
          modifiers = []
        case "init":
          if body == "struct" { isOpaque = true }
          modifiers = []
        default: modifiers.insert(text)
        }
      case .word: continue
      }
    }
  }

  /// Adds a property whose type stands behind its name, up to the end of the line.
  private mutating func store(
    _ name: String, isConstant: Bool, _ modifiers: Set<String>, after end: Int, _ bytes: UnsafeRawBufferPointer
  ) {
    let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: UnsafeRawBufferPointer(rebasing: line), as: UTF8.self)
    let code = text.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
    let hasValue = code.contains("=")
    if code.contains("{"), !hasValue, !code.contains("didSet"), !code.contains("willSet") { return }
    if isConstant, hasValue { return }
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    // What has a value need not be given.
    if hasValue, !isPrivate, !modifiers.contains("@") { return }
    let type = code.drop { $0 != ":" }.dropFirst().prefix { $0 != "=" && $0 != "{" }
      .split(separator: " ").joined(separator: " ")
    if type.isEmpty || modifiers.contains("@") || isPrivate || modifiers.contains("lazy") {
      isOpaque = true
    } else {
      stored.append(Property(name: name, type: type))
    }
  }

  private static let introducing: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "extension"]
}
