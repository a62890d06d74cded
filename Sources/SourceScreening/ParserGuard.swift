/// Looks for text that the parser takes minutes for, in one pass over the bytes.
///
/// Where a bracket opens, the parser tries a type and an expression, and so again at each one inside, so that one more
/// takes twice as long: twenty take a quarter of a second, thirty four minutes. What may stand in a type between them
/// makes it worse. In key paths the time grows with the cube of the parentheses inside of each other. Braces and strings
/// begin anew. What this guard does not know of is left to the time limit.
struct ParserGuard {
  private static let mostBrackets = 20
  private static let mostInKeyPath = 50

  /// What is open around a place: brackets as they came, and what they add up to.
  private struct Open {
    let byte: UInt8
    let weight: Int
    /// What those around it add up to.
    let before: Int
    let isInKeyPath: Bool
    /// Whether generic arguments may have begun in it.
    var holdsAngle = false
  }

  /// A string that a piece of code stands in.
  private struct Text {
    let pounds: Int
    let isLong: Bool
  }

  /// Code between braces, or in an interpolation of a string.
  private struct Code {
    var open: [Open] = []
    var weight = 0
    var keyPath = 0
    var begins: Text?
    /// Whether a backslash stands before that no bracket followed yet.
    var followsBackslash = false
    /// Whether nothing but white space and comments stands between here and what opened last.
    var isBare = true
    var last: UInt8 = 0
  }

  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var codes = [Code()]

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Why the parser must not be given the bytes, or nil when it may.
  mutating func reason() -> String? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(opening: 0)
      case UInt8(ascii: "#") where pounds > 0:
        let pounds = pounds
        index += pounds
        readText(opening: pounds)
      case UInt8(ascii: "["), UInt8(ascii: "("):
        open(byte)
        if let flaw { return flaw }
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        index += 1
        close(byte)
      case UInt8(ascii: "{"):
        codes.append(Code())
        index += 1
      case UInt8(ascii: "}"):
        if codes.count > 1, codes[codes.count - 1].begins == nil { codes.removeLast() }
        index += 1
        note(byte)
      // White space, and bytes that the parser passes over as it does white space.
      case 0...UInt8(ascii: " "), 0x7f: index += 1
      case 0xc2 where peek(1) == 0xa0: index += 2
      default:
        index += 1
        note(byte)
      }
    }
    return nil
  }

  private var flaw: String? {
    let code = codes[codes.count - 1]
    if code.weight > ParserGuard.mostBrackets {
      return code.open.allSatisfy { $0.weight < 2 }
        ? "it opens more than 20 brackets in a row, which the parser is too slow for"
        : "it opens so many brackets inside of brackets that the parser is too slow for it"
    }
    guard code.keyPath > ParserGuard.mostInKeyPath else { return nil }
    return "it opens more than 50 parentheses inside of each other in key paths, which the parser is too slow for"
  }

  private func peek(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  /// How many number signs stand here before a quote; 0 where none does.
  private var pounds: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  // MARK: Code

  private mutating func note(_ byte: UInt8) {
    let top = codes.count - 1
    codes[top].isBare = false
    codes[top].last = byte
    if byte == UInt8(ascii: "\\") { codes[top].followsBackslash = true }
    guard let inner = codes[top].open.indices.last, codes[top].open[inner].byte == UInt8(ascii: "[") else { return }
    if byte == UInt8(ascii: "<") { codes[top].open[inner].holdsAngle = true }
    // A list of several elements is no type, so the parser tries nothing twice on account of what is around.
    let parts = byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":")
    if parts, !codes[top].open[inner].holdsAngle { codes[top].weight = 0 }
  }

  private mutating func open(_ byte: UInt8) {
    let top = codes.count - 1
    var weight = 0
    if byte == UInt8(ascii: "[") {
      let isFirst = codes[top].weight == 0
      let isInType = codes[top].last == UInt8(ascii: "<") || codes[top].last == UInt8(ascii: "@")
      weight = codes[top].isBare || isFirst ? 1 : isInType ? 3 : 2
    }
    let isInKeyPath = codes[top].followsBackslash || codes[top].keyPath > 0
    codes[top].open.append(
      Open(byte: byte, weight: weight, before: codes[top].weight, isInKeyPath: isInKeyPath))
    codes[top].weight += weight
    codes[top].keyPath += isInKeyPath ? 1 : 0
    codes[top].followsBackslash = false
    codes[top].isBare = true
    codes[top].last = byte
  }

  private mutating func close(_ byte: UInt8) {
    let top = codes.count - 1
    if byte == UInt8(ascii: ")"), codes[top].open.isEmpty, let text = codes[top].begins {
      codes.removeLast()
      readText(text)
      return
    }
    if let open = codes[top].open.popLast() {
      codes[top].weight = open.before
      codes[top].keyPath -= open.isInKeyPath ? 1 : 0
    }
    codes[top].followsBackslash = false
    note(byte)
  }

  // MARK: What is passed over

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func readText(opening pounds: Int) {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    readText(Text(pounds: pounds, isLong: isLong))
  }

  /// Passes over a string's text to its end, or to an interpolation, which is code again.
  private mutating func readText(_ text: Text) {
    let quote = UInt8(ascii: "\"")
    while index < bytes.count {
      switch bytes[index] {
      case quote where (!text.isLong || (peek(1) == quote && peek(2) == quote)):
        let quotes = text.isLong ? 3 : 1
        let isEnd = (0..<text.pounds).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
        index += isEnd ? quotes + text.pounds : 1
        if isEnd { return note(quote) }
      case UInt8(ascii: "\\") where (0..<text.pounds).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }:
        let isInterpolation = peek(1 + text.pounds) == UInt8(ascii: "(")
        index += 2 + text.pounds
        guard isInterpolation else { continue }
        var code = Code()
        code.begins = text
        codes.append(code)
        return
      case UInt8(ascii: "\n") where !text.isLong, UInt8(ascii: "\r") where !text.isLong: return note(quote)
      default: index += 1
      }
    }
  }
}
