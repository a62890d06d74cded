import ByteText
import SourceScanning

/// Where Swift code names types with no module and no other type in front, by its tokens.
///
/// Comments and strings are passed over, and so are cases of enums and labels of arguments; interpolations are code.
struct TypeUses {
  /// One name, and where in the bytes of the code it begins.
  struct Use {
    let name: String
    let start: Int
  }

  /// The modules that the code imports.
  private(set) var imports: Set<String> = []
  private let wanted: Set<String>
  private var all: [Use] = []
  /// What the code declares itself, at any depth: types and functions.
  private var declared: Set<String> = []
  /// The parameters of the generic declarations, by the names of these.
  private var generics: [String: Set<String>] = [:]
  private var lastDeclared = ""
  private var nesting = CodeNesting()
  private var isInCase = false
  private var state = State.code
  /// The token before: a word, and whether it comes first in its brackets or behind a comma, or a sign.
  private var before: (word: String, isFirst: Bool, sign: UInt8) = ("", false, 0)
  /// Where in the code the bytes begin that are being read.
  private var offset = 0

  /// What the next token may be.
  private enum State {
    case code
    /// The module of an import.
    case module
    /// The name of a declaration.
    case name
    /// What follows such a name: parameters in angle brackets, or something else.
    case named
    /// One of these parameters, or something inside of so many brackets.
    case parameters(depth: Int)
    /// The type that an extension extends.
    case extended
  }

  /// Strings in interpolations in strings are read so deep.
  private static let deepest = 4

  /// The uses of names that the code does not declare itself, in their order.
  var foreign: [Use] { all.filter { !declared.contains($0.name) && !nesting.hides($0.name, at: $0.start) } }

  /// Reads `source`, and looks for `names` alone.
  static func read(_ source: [UInt8], for names: Set<String>) -> TypeUses {
    source.withUnsafeBytes { bytes in
      var uses = TypeUses(wanted: names)
      var lexer = SwiftLexer(bytes)
      while let token = lexer.next() { uses.take(token, of: bytes, depth: 0) }
      return uses
    }
  }

  private init(wanted: Set<String>) { self.wanted = wanted }

  private mutating func take(_ token: SwiftLexer.Token, of bytes: UnsafeRawBufferPointer, depth: Int) {
    var word = ""
    let isFirst = before.sign == UInt8(ascii: "(") || before.sign == UInt8(ascii: ",")
    switch token.kind {
    case .literal:
      if !isInParameters {
        state = .code
        if depth < TypeUses.deepest { takeInterpolations(of: token, in: bytes, depth: depth) }
      }
    case .sign:
      take(sign: token.sign)
      nesting.take(token.sign, at: offset + token.start)
    case .word:
      word = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self)
      let isQuoted = token.start > 0 && bytes[token.start - 1] == UInt8(ascii: "`")
      if isQuoted {
        take(quoted: word)
      } else if !isCase(word), !isLabel(isFirst, bytes[token.end...]) {
        take(word, at: offset + token.start)
      }
    }
    before = (word, isFirst, token.sign)
  }

  /// The code in a string.
  private mutating func takeInterpolations(
    of token: SwiftLexer.Token, in bytes: UnsafeRawBufferPointer, depth: Int
  ) {
    let pounds = bytes[token.start..<token.end].prefix { $0 == UInt8(ascii: "#") }.count
    var index = token.start + pounds
    guard index < token.end, bytes[index] == UInt8(ascii: "\"") else { return }
    while index < token.end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let code = index + 1 + pounds
      let isCode = code < token.end && bytes[code] == UInt8(ascii: "(")
      if isCode, bytes[(index + 1)..<code].allSatisfy({ $0 == UInt8(ascii: "#") }) {
        index = code + takeCode(UnsafeRawBufferPointer(rebasing: bytes[code..<token.end]), at: code, depth: depth + 1)
      } else {
        index += pounds == 0 ? 2 : 1
      }
    }
  }

  /// Takes the parentheses with which `bytes` begin; how many bytes they are.
  private mutating func takeCode(_ bytes: UnsafeRawBufferPointer, at place: Int, depth: Int) -> Int {
    let outside = nesting.depth
    offset += place
    defer { offset -= place }
    before = ("", false, 0)
    state = .code
    defer { state = .code }
    var lexer = SwiftLexer(bytes)
    while let token = lexer.next() {
      take(token, of: bytes, depth: depth)
      if nesting.depth <= outside { return token.end }
    }
    while nesting.depth > outside { nesting.take(UInt8(ascii: ")"), at: offset + bytes.count) }
    return bytes.count
  }

  private mutating func take(sign: UInt8) {
    switch (state, sign) {
    case (.named, UInt8(ascii: "<")): state = .parameters(depth: 1)
    case (.parameters(let depth), UInt8(ascii: "<")): state = .parameters(depth: depth + 1)
    // The arrow of a function's type closes nothing.
    case (.parameters(let depth), UInt8(ascii: ">")) where before.sign != UInt8(ascii: "-"):
      state = depth == 1 ? .code : .parameters(depth: depth - 1)
    case (.parameters, _) where sign != UInt8(ascii: "{"): break
    case (.extended, UInt8(ascii: ".")): break
    default: state = .code
    }
  }

  /// A name in back quotes is no keyword, and no module fits in front of it.
  private mutating func take(quoted word: String) {
    if case .name = state { declared.insert(word) }
    if !isInParameters { state = .code }
  }

  private mutating func take(_ word: String, at start: Int) {
    switch state {
    case .module where TypeUses.introducing.contains(word) || TypeUses.importable.contains(word): break
    case .module:
      imports.insert(word)
      state = .code
    // In `class func`, the name is still to come.
    case .name where TypeUses.introducing.contains(word): break
    case .name:
      declared.insert(word)
      lastDeclared = word
      state = .named
    case .parameters(depth: 1) where isParameter:
      generics[lastDeclared, default: []].insert(word)
      nesting.hide([word])
    case .parameters: note(word, at: start)
    case .extended where before.word == "extension" || isMember:
      nesting.hide(generics[word] ?? [])
      note(word, at: start)
    case .code, .named, .extended:
      state = stateInCode(after: word, at: start)
      if case .code = state { note(word, at: start) }
    }
  }

  private mutating func stateInCode(after word: String, at start: Int) -> State {
    if isMember { return .code }
    switch word {
    case "import": return .module
    case "extension":
      nesting.declare(asEnum: false, at: start)
      return .extended
    case "init", "subscript":
      nesting.declare(asEnum: false, at: start)
      lastDeclared = word
      return .named
    case "var", "let":
      nesting.endPending(at: start)
      return .code
    default:
      guard TypeUses.introducing.contains(word) else { return .code }
      nesting.declare(asEnum: word == "enum", at: start)
      return .name
    }
  }

  /// Whether `word` is the name of an enum's case.
  private mutating func isCase(_ word: String) -> Bool {
    guard nesting.isInEnum else { return false }
    if isInCase, before.word == "case" || before.sign == UInt8(ascii: ",") { return true }
    isInCase = word == "case"
    return false
  }

  /// Whether a word before `rest` is the label or the name of an argument.
  ///
  /// - Parameter isFirst: whether it comes first in its brackets, or behind a comma.
  private func isLabel(_ isFirst: Bool, _ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard nesting.isInParentheses, !isInParameters, isFirst || before.isFirst && !before.word.isEmpty else {
      return false
    }
    let next = rest.drop { $0 <= UInt8(ascii: " ") }
    if next.first == UInt8(ascii: ":") { return true }
    guard isFirst else { return false }
    let name = next.prefix { Ascii.isName($0) }
    return !name.isEmpty && next[name.endIndex...].first { $0 > UInt8(ascii: " ") } == UInt8(ascii: ":")
  }

  private mutating func note(_ word: String, at start: Int) {
    if wanted.contains(word), !isMember { all.append(Use(name: word, start: start)) }
  }

  /// Whether a word here is a member of what stands in front of it, or the name of a macro.
  private var isMember: Bool { before.sign == UInt8(ascii: ".") || before.sign == UInt8(ascii: "#") }

  /// Whether a word between angle brackets names a parameter, and is none of what is asked of one.
  private var isParameter: Bool {
    before.sign == UInt8(ascii: "<") || before.sign == UInt8(ascii: ",") || ["each", "let"].contains(before.word)
  }

  private var isInParameters: Bool { if case .parameters = state { true } else { false } }

  /// Words that the name of a declaration follows.
  private static let introducing: Set = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "func",
  ]
  /// Other words that may stand between `import` and a module.
  private static let importable: Set = ["let", "var"]
}
