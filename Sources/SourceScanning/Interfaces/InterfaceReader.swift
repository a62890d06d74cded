/// Reads the text of a module's interface (`.swiftinterface`) and says what it declares, as lines of a table of declarations.
///
/// It knows words and brackets, and where a declaration begins; nothing of the code in it is kept.
package struct InterfaceReader {
  /// Something that no interface says, and where.
  package struct Problem: Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let reason: String
  }

  typealias Token = SwiftLexer.Token

  /// A type, protocol or extension that the reading is inside of.
  struct Scope {
    var container = ""
    var systems = InterfaceSystems()
    var isProtocol = false
    var isHidden = false
    let start: Int
    let words: String
  }

  static let mostProblems = 20

  let bytes: UnsafeRawBufferPointer
  let header: InterfaceHeader
  var tokens: SwiftLexer
  var scopes: [Scope] = []
  var modules: Set<String>
  var systems = InterfaceSystems()
  var isStatic = false
  var isPublic = false
  var problems: [Problem] = []
  var lines: Set<String> = []

  /// What an interface says.
  ///
  /// - Returns: the header, nil where there is none; the lines of its declarations, in the order of their bytes; what is wrong with it.
  package static func read(
    _ bytes: UnsafeRawBufferPointer
  ) -> (header: InterfaceHeader?, lines: [String], problems: [Problem]) {
    guard let header = InterfaceHeader(bytes) else {
      return (
        nil, [], [Problem(line: 1, column: 1, reason: "a line '// swift-module-flags:' with '-module-name' is missing")]
      )
    }
    var reader = InterfaceReader(bytes, header)
    reader.read()
    return (header, reader.lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, reader.problems)
  }

  private init(_ bytes: UnsafeRawBufferPointer, _ header: InterfaceHeader) {
    (self.bytes, self.header) = (bytes, header)
    tokens = SwiftLexer(bytes)
    modules = [header.module]
  }

  private mutating func read() {
    while problems.count < InterfaceReader.mostProblems, let token = tokens.next() { take(token) }
    if let open = scopes.last, problems.count < InterfaceReader.mostProblems {
      complain(
        at: bytes.count, "the text ends inside of '\(open.words)', which begins in line \(place(of: open.start).line)")
    }
  }

  mutating func complain(at offset: Int, _ reason: String) {
    let place = place(of: offset)
    problems.append(Problem(line: place.line, column: place.column, reason: reason))
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, start) = (1, 0)
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      (line, start) = (line + 1, index + 1)
    }
    return (line, offset - start + 1)
  }

  // MARK: Tokens

  func text(_ token: Token) -> String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

  var upcoming: Token? {
    var ahead = tokens
    return ahead.next()
  }

  mutating func take(_ sign: Character) -> Bool {
    guard let byte = sign.asciiValue, upcoming?.sign == byte else { return false }
    _ = tokens.next()
    return true
  }

  /// Passes over a pair of brackets, whose opening one was taken, and gives its tokens.
  @discardableResult mutating func pair(from start: Int) -> [Token] {
    var depth = 1
    var inside: [Token] = []
    while let token = tokens.next() {
      switch token.sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return inside }
      // Bodies are passed over, and nobody needs more of a list than this.
      if inside.count < 10_000 { inside.append(token) }
    }
    complain(at: start, "this bracket is not closed")
    return inside
  }

  /// Passes over what is left of a declaration: to the end of its line, and its body.
  mutating func skipRest() {
    while let next = upcoming, !next.startsLine, next.sign != UInt8(ascii: "}"), next.sign != UInt8(ascii: ";") {
      guard let token = tokens.next() else { break }
      if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(token.sign) { pair(from: token.start) }
    }
    _ = take(";")
    forget()
  }

  mutating func forget() {
    systems = InterfaceSystems()
    (isStatic, isPublic) = (false, false)
  }
}
