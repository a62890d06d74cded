/// A place in Swift text, and how comments and the texts of strings are passed over from there.
///
/// The lexer and the guard of the parser both go through text by it, so that they agree on what is code.
struct SwiftCursor {
  /// How a string began, which decides how it ends.
  struct OpenString {
    let pounds: Int
    let isLong: Bool
  }

  let bytes: UnsafeRawBufferPointer
  var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// The byte so far behind the place; 0 behind the end.
  func peek(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }

  /// How many number signs stand here.
  var pounds: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  /// Passes over the rest of the line, whichever way it ends.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
  }

  /// Passes over the comment that begins here, with those inside of it.
  mutating func skipComment() {
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

  /// Passes over the opening quotes, which stand here.
  mutating func openString(pounds: Int) -> OpenString {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    return OpenString(pounds: pounds, isLong: isLong)
  }

  /// Passes over a string's text to its end; true where an interpolation begins, behind its parenthesis.
  ///
  /// A string on one line that is not closed ends with its line.
  mutating func skipText(of string: OpenString) -> Bool {
    let (quote, pounds, isLong) = (UInt8(ascii: "\""), string.pounds, string.isLong)
    while index < bytes.count {
      switch bytes[index] {
      case quote where !isLong || (peek(1) == quote && peek(2) == quote):
        let quotes = isLong ? 3 : 1
        let isEnd = isPounded(pounds, behind: quotes)
        index += isEnd ? quotes + pounds : 1
        if isEnd { return false }
      case UInt8(ascii: "\\") where isPounded(pounds, behind: 1):
        let isInterpolation = peek(1 + pounds) == UInt8(ascii: "(")
        index += 2 + pounds
        if isInterpolation { return true }
      case UInt8(ascii: "\n") where !isLong, UInt8(ascii: "\r") where !isLong: return false
      default: index += 1
      }
    }
    index = bytes.count
    return false
  }

  private func isPounded(_ pounds: Int, behind distance: Int) -> Bool {
    (0..<pounds).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }
}
