import ByteText

/// Cuts Swift text into words and signs; comments are left out, strings, numbers and regular expressions stay whole.
///
/// The one lexer of the house for files nobody parses. It looks at every byte about once and knows nothing of the
/// grammar; a wrong turn on strange text is no harm, since what is read from it are hints.
package struct SwiftLexer {
  /// What a token is.
  package enum Kind {
    /// A name or keyword; without back quotes.
    case word
    /// One byte of punctuation.
    case sign
    /// A string, a number, a regular expression.
    case literal
  }

  /// A part of the text that belongs together, as places in it.
  package struct Token {
    package let kind: Kind
    package let start: Int
    package let end: Int
    /// The byte of a sign, or zero.
    package let sign: UInt8
    /// Whether a line's end stands before it.
    package let startsLine: Bool
  }

  private var cursor: SwiftCursor
  private var last: UInt8 = UInt8(ascii: "{")
  /// Where the `//` that was passed over last begins.
  package private(set) var lineComment: Int?

  package init(_ bytes: UnsafeRawBufferPointer) {
    cursor = SwiftCursor(bytes)
  }

  private var bytes: UnsafeRawBufferPointer { cursor.bytes }

  /// Where the next token is looked for.
  private(set) var index: Int {
    get { cursor.index }
    set { cursor.index = newValue }
  }

  /// A token, or the opening quote of a string, which is still to be passed over.
  private enum Piece {
    case token(Token)
    case string(start: Int, pounds: Int, startsLine: Bool)
  }

  /// The next token; nil at the end.
  package mutating func next() -> Token? {
    switch nextPiece() {
    case .token(let token)?: return token
    case .string(let start, let pounds, let startsLine)?:
      skipString(pounds: pounds)
      return token(.literal, start, startsLine)
    case nil: return nil
    }
  }

  private mutating func nextPiece() -> Piece? {
    var startsLine = index == 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        index += 1
      case 0...UInt8(ascii: " "): index += 1
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"):
        lineComment = index
        cursor.skipLine()
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.skipComment()
      case UInt8(ascii: "/") where skipRegularExpression(): return .token(token(.literal, start, startsLine))
      case UInt8(ascii: "\""): return .string(start: start, pounds: 0, startsLine: startsLine)
      case UInt8(ascii: "#"):
        let pounds = cursor.pounds
        if cursor.peek(pounds) == UInt8(ascii: "\"") {
          index += pounds
          return .string(start: start, pounds: pounds, startsLine: startsLine)
        }
        if cursor.peek(pounds) == UInt8(ascii: "/") {
          skipExtendedRegularExpression(pounds: pounds)
          return .token(token(.literal, start, startsLine))
        }
        index += 1
        return .token(sign(byte, start, startsLine))
      case UInt8(ascii: "`"):
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        let end = index
        index = min(index + 1, bytes.count)
        last = UInt8(ascii: "a")
        return .token(Token(kind: .word, start: start + 1, end: end, sign: 0, startsLine: startsLine))
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < bytes.count, isName(bytes[index]) || isFraction(index) { index += 1 }
        return .token(token(.literal, start, startsLine))
      case _ where isName(byte):
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        return .token(token(.word, start, startsLine))
      default:
        index += 1
        return .token(sign(byte, start, startsLine))
      }
    }
    return nil
  }

  /// The next byte that is no white space, without taking it.
  var following: UInt8 {
    var next = index
    while next < bytes.count, bytes[next] <= UInt8(ascii: " ") { next += 1 }
    return next < bytes.count ? bytes[next] : 0
  }

  private func isName(_ byte: UInt8) -> Bool { Ascii.isName(byte) || byte == UInt8(ascii: "$") }

  private func isFraction(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
      && Ascii.isDigit(bytes[index + 1])
  }

  private mutating func token(_ kind: Kind, _ start: Int, _ startsLine: Bool) -> Token {
    last = UInt8(ascii: "a")
    return Token(kind: kind, start: start, end: index, sign: 0, startsLine: startsLine)
  }

  private mutating func sign(_ byte: UInt8, _ start: Int, _ startsLine: Bool) -> Token {
    last = byte
    return Token(kind: .sign, start: start, end: index, sign: byte, startsLine: startsLine)
  }

  // MARK: What is passed over

  /// Passes over a string whose opening quote is at `index`, with the strings in its interpolations.
  ///
  /// It calls itself for none of these: a file may hold a million, each inside of the one before.
  private mutating func skipString(pounds: Int) {
    let string = cursor.openString(pounds: pounds)
    guard cursor.skipText(of: string) else { return }
    var open = [(string: string, depth: 1)]
    while let (string, before) = open.popLast() {
      var depth = before
      if depth == 0 {
        guard cursor.skipText(of: string) else {
          last = UInt8(ascii: "a")
          continue
        }
        depth = 1
      }
      switch nextPiece() {
      case .token(let token)?:
        if token.sign == UInt8(ascii: "(") { depth += 1 }
        if token.sign == UInt8(ascii: ")") { depth -= 1 }
        open.append((string, depth))
      case .string(_, let pounds, _)?:
        open.append((string, depth))
        open.append((cursor.openString(pounds: pounds), 0))
      case nil: return
      }
    }
  }

  private mutating func skipExtendedRegularExpression(pounds: Int) {
    index += pounds + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), (0..<pounds).allSatisfy({ cursor.peek(1 + $0) == UInt8(ascii: "#") }) {
        index += 1 + pounds
        return
      }
      index += 1
    }
  }

  /// Passes over `/.../` where an operand may stand; false where the slash divides.
  private mutating func skipRegularExpression() -> Bool {
    guard "=(,:{[".utf8.contains(last), cursor.peek(1) > UInt8(ascii: " ") else { return false }
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\\") {
        end += 2
      } else if bytes[end] == UInt8(ascii: "/") {
        index = end + 1
        return true
      } else {
        end += 1
      }
    }
    return false
  }
}
