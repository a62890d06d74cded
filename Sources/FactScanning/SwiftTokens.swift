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

  mutating func next() -> Token? {
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
      case UInt8(ascii: "/") where skipRegularExpression(): return token(.literal, start, startsLine)
      case UInt8(ascii: "\""):
        skipString(pounds: 0)
        return token(.literal, start, startsLine)
      case UInt8(ascii: "#"):
        var pounds = 1
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") {
          index += pounds
          skipString(pounds: pounds)
          return token(.literal, start, startsLine)
        }
        if peek(pounds) == UInt8(ascii: "/") {
          skipExtendedRegularExpression(pounds: pounds)
          return token(.literal, start, startsLine)
        }
        index += 1
        return sign(byte, start, startsLine)
      case UInt8(ascii: "`"):
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        let end = index
        index = min(index + 1, bytes.count)
        last = UInt8(ascii: "a")
        return Token(kind: .word, start: start + 1, end: end, sign: 0, startsLine: startsLine)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < bytes.count, bytes[index].isWordByte || isFraction(index) { index += 1 }
        return token(.literal, start, startsLine)
      case _ where byte.isWordByte:
        while index < bytes.count, bytes[index].isWordByte { index += 1 }
        return token(.word, start, startsLine)
      default:
        index += 1
        return sign(byte, start, startsLine)
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

  /// Passes over a string whose opening quote is at `index`.
  private mutating func skipString(pounds: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    index += isLong ? 3 : 1
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
          return
        }
        index += 1
      case UInt8(ascii: "\\") where (0..<pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }:
        if peek(1 + pounds) == UInt8(ascii: "(") {
          index += 2 + pounds
          skipInterpolation()
        } else {
          index += 2 + pounds
        }
      case UInt8(ascii: "\n") where !isLong: return
      default: index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token.sign == UInt8(ascii: "(") { depth += 1 }
      if token.sign == UInt8(ascii: ")") { depth -= 1 }
    }
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
