/// Cuts Swift text into words and signs, without comments, strings, numbers and regular expressions.
///
/// It looks at every byte about once and knows nothing of the grammar; a wrong turn on strange text is no harm, since
/// facts are hints.
struct SwiftTokens {
  enum Kind {
    /// A name or keyword; without back quotes.
    case word
    /// One byte of punctuation.
    case sign
    /// A string, a number, a regular expression.
    case literal
  }

  struct Token {
    let kind: Kind
    let start: Int
    let end: Int
    /// The byte of a sign, or zero.
    let sign: UInt8
    /// Whether a line's end stands before it.
    let startsLine: Bool
  }

  private let bytes: UnsafeRawBufferPointer
  private(set) var index = 0
  private var last: UInt8 = UInt8(ascii: "{")

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// A token, or the opening quote of a string, which is still to be passed over.
  private enum Piece {
    case token(Token)
    case string(start: Int, pounds: Int, startsLine: Bool)
  }

  mutating func next() -> Token? {
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
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where skipRegularExpression(): return .token(token(.literal, start, startsLine))
      case UInt8(ascii: "\""): return .string(start: start, pounds: 0, startsLine: startsLine)
      case UInt8(ascii: "#"):
        var pounds = 1
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") {
          index += pounds
          return .string(start: start, pounds: pounds, startsLine: startsLine)
        }
        if peek(pounds) == UInt8(ascii: "/") {
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
        while index < bytes.count, bytes[index].isWordByte || isFraction(index) { index += 1 }
        return .token(token(.literal, start, startsLine))
      case _ where byte.isWordByte:
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
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

  private func peek(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  private func isFraction(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
      && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index + 1])
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

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// A string that the scan is inside of.
  private struct OpenString {
    let pounds: Int
    let isLong: Bool
    /// How many parentheses of an interpolation in it are open.
    var depth = 0
  }

  /// Passes over a string whose opening quote is at `index`, with the strings in its interpolations.
  ///
  /// It calls itself for none of these: a file may hold a million, each inside of the one before.
  private mutating func skipString(pounds: Int) {
    var string = openString(pounds: pounds)
    guard skipText(of: string) else { return }
    string.depth = 1
    var open = [string]
    while var string = open.popLast() {
      if string.depth == 0 {
        guard skipText(of: string) else {
          last = UInt8(ascii: "a")
          continue
        }
        string.depth = 1
      }
      switch nextPiece() {
      case .token(let token)?:
        if token.sign == UInt8(ascii: "(") { string.depth += 1 }
        if token.sign == UInt8(ascii: ")") { string.depth -= 1 }
        open.append(string)
      case .string(_, let pounds, _)?:
        open.append(string)
        open.append(openString(pounds: pounds))
      case nil: return
      }
    }
  }

  private mutating func openString(pounds: Int) -> OpenString {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    index += isLong ? 3 : 1
    return OpenString(pounds: pounds, isLong: isLong)
  }

  /// Passes over a string's text to its end; true where an interpolation begins, behind its parenthesis.
  private mutating func skipText(of string: OpenString) -> Bool {
    let (quote, pounds, isLong) = (UInt8(ascii: "\""), string.pounds, string.isLong)
    while index < bytes.count {
      switch bytes[index] {
      case quote:
        if isLong, !(peek(1) == quote && peek(2) == quote) {
          index += 1
          continue
        }
        let quotes = isLong ? 3 : 1
        if (0..<pounds).allSatisfy({ peek(quotes + $0) == UInt8(ascii: "#") }) {
          index += quotes + pounds
          return false
        }
        index += 1
      case UInt8(ascii: "\\") where (0..<pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }:
        let isInterpolation = peek(1 + pounds) == UInt8(ascii: "(")
        index += 2 + pounds
        if isInterpolation { return true }
      case UInt8(ascii: "\n") where !isLong: return false
      default: index += 1
      }
    }
    index = min(index, bytes.count)
    return false
  }

  private mutating func skipExtendedRegularExpression(pounds: Int) {
    index += pounds + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), (0..<pounds).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        index += 1 + pounds
        return
      }
      index += 1
    }
  }

  /// Passes over `/.../` where an operand may stand; false where the slash divides.
  private mutating func skipRegularExpression() -> Bool {
    guard [UInt8](arrayLiteral: 0x3d, 0x28, 0x2c, 0x3a, 0x7b, 0x5b).contains(last), peek(1) > UInt8(ascii: " ") else {
      return false
    }
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

extension UInt8 {
  fileprivate var isWordByte: Bool {
    let lower = self | 0x20
    return lower &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5f || self >= 0x80 || self == 0x24
  }
}
