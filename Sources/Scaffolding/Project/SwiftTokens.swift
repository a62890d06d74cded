import ByteText
import SourceScanning

/// The tokens of a Swift file, with a place among them: groups in brackets, statements and types are passed over whole.
struct SwiftTokens {
  struct Token {
    /// Empty for a sign and a literal, and for a name in back quotes, which is no keyword.
    let word: String
    let sign: UInt8
    let startsLine: Bool
    /// Counted from one.
    let line: Int
    fileprivate let start: Int
    fileprivate let end: Int
    fileprivate let isName: Bool
  }

  /// One name that a `let` or `var` declares.
  struct Binding {
    enum Value {
      case none, initial, computed
    }

    let name: String
    var type: String?
    var value = Value.none
    /// The value, or what stands in the braces; only the beginning of a long one.
    var text = ""
    /// The words of the value that stand in no brackets; empty ones for what is no keyword.
    var words: [String] = []
    /// Whether accessors stand there that this reader knows nothing of.
    var isOdd = false
  }

  private let source: [UInt8]
  private var tokens: [Token] = []
  private var index = 0

  init(_ source: [UInt8]) {
    self.source = source
    tokens = source.withUnsafeBytes { bytes in
      var lexer = SwiftLexer(bytes)
      var tokens: [Token] = []
      var (line, counted) = (1, 0)
      while let token = lexer.next() {
        for place in counted..<token.start where bytes[place] == UInt8(ascii: "\n") { line += 1 }
        counted = token.start
        let isQuoted = token.start > 0 && bytes[token.start - 1] == UInt8(ascii: "`")
        let isName = token.kind == .word
        let text = UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end])
        tokens.append(
          Token(
            word: isName && !isQuoted ? String(decoding: text, as: UTF8.self) : "", sign: token.sign,
            startsLine: token.startsLine, line: line, start: token.start, end: token.end, isName: isName))
      }
      return tokens
    }
  }

  /// Nil at the end.
  var current: Token? { index < tokens.count ? tokens[index] : nil }
  private var before: UInt8 { index > 0 ? tokens[index - 1].sign : 0 }
  private func next(_ offset: Int = 1) -> Token? { index + offset < tokens.count ? tokens[index + offset] : nil }

  /// Whether the token stands where a type is inherited, as in `protocol Closed: class`.
  var isInherited: Bool {
    [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: ".")].contains(before)
  }

  /// Whether `class` is what other types call `static`.
  var isModifierClass: Bool { next().map { ["func", "var", "let", "subscript"].contains($0.word) } ?? false }

  // MARK: - Going on

  /// Passes over a token, or over all that stands in brackets.
  mutating func skip() {
    guard let token = current else { return }
    index += 1
    guard SwiftTokens.opens(token.sign) else { return }
    var depth = 1
    while depth > 0, let token = current {
      if SwiftTokens.opens(token.sign) { depth += 1 }
      if SwiftTokens.closes(token.sign) { depth -= 1 }
      index += 1
    }
  }

  /// Passes over `@Name(…)`; the name.
  mutating func attribute() -> String {
    index += 1
    let name = current?.word ?? ""
    index += 1
    while current?.sign == UInt8(ascii: ".") { index += 2 }
    if current?.sign == UInt8(ascii: "("), current?.startsLine == false { skip() }
    return name
  }

  /// Passes over `@Name(…)`; the name of what may change what the type has.
  mutating func macro() -> String? {
    let name = attribute()
    return ["available", "frozen", "usableFromInline"].contains(name) ? nil : name
  }

  /// Passes over the introducing word and the name behind it; false where that is `name` and nothing inside of it.
  mutating func skipName(of word: String, isNamed name: String) -> Bool {
    index += 1
    guard let token = current, token.isName else { return true }
    index += 1
    return token.word != name || current?.sign == UInt8(ascii: ".")
  }

  /// Passes over `(…)`; the word in it where there is one alone.
  mutating func skipParenthesis() -> String? {
    guard current?.sign == UInt8(ascii: "("), current?.startsLine == false else { return nil }
    let word = next(2)?.sign == UInt8(ascii: ")") ? next()?.word : ""
    skip()
    return word
  }

  mutating func skipComma() -> Bool {
    guard current?.sign == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }

  /// Passes over what stands between the name of a type and its body; the names behind the colon.
  mutating func inheritedNames() -> [String] {
    var names: [String] = []
    if current?.sign == UInt8(ascii: "<") { while let token = current, token.sign != UInt8(ascii: ">") { skip() } }
    while let token = current, token.sign != UInt8(ascii: "{"), token.sign != UInt8(ascii: "}"), token.word != "where" {
      if !token.word.isEmpty, before == UInt8(ascii: ":") || before == UInt8(ascii: ",") || before == UInt8(ascii: "&")
      {
        names.append(token.word)
      }
      skip()
    }
    return names
  }

  /// Goes behind the brace of the body that comes next; false where there is none.
  mutating func enterBody() -> Bool {
    while let token = current, token.sign != UInt8(ascii: "{"), token.sign != UInt8(ascii: "}") { skip() }
    guard current?.sign == UInt8(ascii: "{") else { return false }
    index += 1
    return true
  }

  /// Passes over all up to the end of the body that comes next.
  mutating func skipBody() {
    while let token = current, token.sign != UInt8(ascii: "{"), token.sign != UInt8(ascii: "}") { skip() }
    if current?.sign == UInt8(ascii: "{") { skip() }
  }

  /// Passes over all up to where the next member begins.
  mutating func skipStatement() {
    repeat { skip() } while current.map { !ends($0) } ?? false
  }

  /// Whether a statement ends before `token`.
  private func ends(_ token: Token) -> Bool {
    // The end of parameters is one of the last of them, too.
    if [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: ")")].contains(token.sign) { return true }
    guard token.startsLine else { return false }
    return token.sign == UInt8(ascii: "@") || token.sign == UInt8(ascii: "#")
      || SwiftTokens.members.contains(token.word) || SwiftTokens.modifiers.contains(token.word)
      || SwiftTokens.types.contains(token.word)
  }

  // MARK: - Types

  /// Passes over `Theme.Spacing`; its names, none where none stands there.
  mutating func dottedName() -> [String] {
    var names: [String] = []
    while let token = current, token.isName {
      names.append(String(decoding: source[token.start..<token.end], as: UTF8.self))
      index += 1
      guard current?.sign == UInt8(ascii: ".") else { break }
      index += 1
    }
    return names
  }

  /// Passes over all up to the body that comes next; the words that stand there.
  mutating func wordsBeforeBody() -> [String] {
    var words: [String] = []
    while let token = current, token.sign != UInt8(ascii: "{"), token.sign != UInt8(ascii: "}") {
      if !token.word.isEmpty { words.append(token.word) }
      skip()
    }
    return words
  }

  /// Goes behind the brace that stands here.
  mutating func skipBrace() { index += 1 }

  /// What stands between two tokens, the beginning of it.
  private func text(from first: Int, to end: Int) -> String {
    guard first < end, end <= tokens.count else { return "" }
    let bytes = source[tokens[first].start..<tokens[end - 1].end].prefix(120)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Properties

  /// The name that comes next, with its type, value and accessors; nil where no name stands there.
  mutating func binding() -> Binding? {
    guard let token = current, token.isName else { return nil }
    index += 1
    var binding = Binding(name: String(decoding: source[token.start..<token.end], as: UTF8.self))
    if current?.sign == UInt8(ascii: ":") {
      index += 1
      binding.type = type()
    }
    if current?.sign == UInt8(ascii: "=") {
      binding.value = .initial
      let first = index + 1
      repeat {
        if let token = current, token.isName { binding.words.append(token.word) }
        skip()
      } while current.map { !ends($0) && $0.sign != UInt8(ascii: ",") } ?? false
      binding.text = text(from: first, to: index)
    } else if current?.sign == UInt8(ascii: "{") {
      let first = next()
      binding.isOdd = first?.sign == UInt8(ascii: "@") || first?.word == "init"
      if !["didSet", "willSet"].contains(first?.word), !binding.isOdd { binding.value = .computed }
      let inner = index + 1
      skip()
      binding.text = text(from: inner, to: index - 1)
    }
    return binding
  }

  /// The text of the type that comes next, on one line; nil where a comment stands in it.
  private mutating func type() -> String? {
    let start = index
    var depth = 0
    let ends = [UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: ",")]
    while let token = current {
      if depth == 0, index > start, self.ends(token) || ends.contains(token.sign) { break }
      if token.sign == UInt8(ascii: "}") { break }
      if token.sign == UInt8(ascii: "<") { depth += 1 }
      if token.sign == UInt8(ascii: ">"), before != UInt8(ascii: "-") { depth -= 1 }
      skip()
    }
    guard index > start else { return nil }
    let text = source[tokens[start].start..<tokens[index - 1].end]
    if text.contains(bytesOf: "//") || text.contains(bytesOf: "/*") { return nil }
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: - Words

  private static func opens(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: "{") || sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[")
  }

  private static func closes(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: "}") || sign == UInt8(ascii: ")") || sign == UInt8(ascii: "]")
  }

  /// Words that a type's name follows.
  static let types: Set = ["struct", "class", "enum", "actor", "protocol", "typealias", "extension"]
  private static let members: Set = ["let", "var", "func", "init", "deinit", "subscript", "case", "associatedtype"]
  static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "final", "lazy", "weak", "unowned",
    "mutating", "nonmutating", "nonisolated", "override", "required", "convenience", "indirect", "dynamic", "prefix",
    "postfix", "infix", "consuming", "borrowing", "distributed",
  ]
}
