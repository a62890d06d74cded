/// Looks for text that the parser takes minutes for, in one pass over the bytes.
///
/// Where a bracket opens, the parser tries a type and an expression, and so again at each one inside, so that one more
/// takes twice as long: twenty take a quarter of a second, thirty four minutes. What may stand in a type between them
/// makes it worse. In key paths the time grows with the cube of the parentheses inside of each other, and in conditions the
/// memory with that of the strings inside of each other's interpolations: 80 take 100 MB, 320 three GB. Braces and
/// strings begin anew. What this guard does not know of is left to the limits of time and memory.
struct ParserGuard {
  private static let mostBrackets = 20
  private static let mostInKeyPath = 50
  private static let mostStrings = 50

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

  /// Code between braces, or in an interpolation of a string.
  private struct Code {
    var open: [Open] = []
    var weight = 0
    var keyPath = 0
    /// The string that it is an interpolation of.
    var begins: SwiftCursor.OpenString?
    /// Whether a backslash stands before that no bracket followed yet.
    var followsBackslash = false
    /// Whether nothing but white space and comments stands between here and what opened last.
    var isBare = true
    var last: UInt8 = 0
  }

  private var cursor: SwiftCursor
  private var codes = [Code()]
  /// How many of the codes are interpolations.
  private var interpolations = 0

  init(_ bytes: UnsafeRawBufferPointer) { cursor = SwiftCursor(bytes) }

  /// Why the parser must not be given the bytes, or nil when it may.
  mutating func reason() -> String? {
    while cursor.index < cursor.bytes.count {
      let byte = cursor.bytes[cursor.index]
      switch byte {
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.skipLine()
      case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): cursor.skipComment()
      case UInt8(ascii: "\""):
        readText(cursor.openString(pounds: 0))
        if let flaw { return flaw }
      case UInt8(ascii: "#") where cursor.peek(cursor.pounds) == UInt8(ascii: "\""):
        let pounds = cursor.pounds
        cursor.index += pounds
        readText(cursor.openString(pounds: pounds))
        if let flaw { return flaw }
      case UInt8(ascii: "["), UInt8(ascii: "("):
        open(byte)
        if let flaw { return flaw }
        cursor.index += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        cursor.index += 1
        close(byte)
      case UInt8(ascii: "{"):
        codes.append(Code())
        cursor.index += 1
      case UInt8(ascii: "}"):
        if codes.count > 1, codes[codes.count - 1].begins == nil { codes.removeLast() }
        cursor.index += 1
        note(byte)
      // White space, and bytes that the parser passes over as it does white space.
      case 0...UInt8(ascii: " "), 0x7f: cursor.index += 1
      case 0xc2 where cursor.peek(1) == 0xa0: cursor.index += 2
      default:
        cursor.index += 1
        note(byte)
      }
    }
    return nil
  }

  private var flaw: String? {
    guard interpolations <= ParserGuard.mostStrings else {
      return "it nests more than 50 string interpolations, which takes the parser too long"
    }
    let code = codes[codes.count - 1]
    if code.weight > ParserGuard.mostBrackets {
      return code.open.allSatisfy { $0.weight < 2 }
        ? "it opens more than 20 brackets in a row, which takes the parser too long"
        : "it nests so many brackets that parsing it would take too long"
    }
    guard code.keyPath > ParserGuard.mostInKeyPath else { return nil }
    return "it nests more than 50 parentheses in key paths, which takes the parser too long"
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
      interpolations -= 1
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

  // MARK: Strings

  /// Passes over a string's text to its end, or to an interpolation, which is code again.
  private mutating func readText(_ text: SwiftCursor.OpenString) {
    guard cursor.skipText(of: text) else { return note(UInt8(ascii: "\"")) }
    var code = Code()
    code.begins = text
    codes.append(code)
    interpolations += 1
  }
}
