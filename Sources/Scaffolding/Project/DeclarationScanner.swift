import POSIXSupport

/// Finds the types that a Swift file declares at its top level, without parsing Swift.
///
/// Comments, strings and everything in braces, brackets or parentheses are passed over; what is left names its types
/// right after `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`. Types that are private to the file are
/// left out, as another file may have one of the same name.
package enum DeclarationScanner {
  /// Names in the order of the file.
  package static func topLevelTypes(in source: [UInt8]) -> [String] {
    source.withUnsafeBufferPointer { bytes in
      var scanner = Scanner(bytes: bytes)
      return scanner.scan()
    }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func scan() -> [String] {
      var names: [String] = []
      var depth = 0
      var expectsName = false
      var isPrivate = false
      while position < bytes.count {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "/") where skipComment(): continue
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          if skipString() { expectsName = false } else { position += 1 }
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          depth += 1
          position += 1
          expectsName = false
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
          depth = max(0, depth - 1)
          position += 1
        case UInt8(ascii: "`"): position += 1
        case _ where isWord(byte):
          let word = word()
          if depth == 0, expectsName {
            if !isPrivate { names.append(String(decoding: word, as: UTF8.self)) }
            (expectsName, isPrivate) = (false, false)
          } else if depth == 0 {
            expectsName = introducesType(word)
            if isOne(word, of: ["private", "fileprivate"]) { isPrivate = true }
            if isOne(word, of: ["let", "var", "func", "extension", "import"]) { isPrivate = false }
          }
        default: position += 1
        }
      }
      return names
    }

    private mutating func word() -> UnsafeBufferPointer<UInt8> {
      let start = position
      while position < bytes.count, isWord(bytes[position]) { position += 1 }
      return UnsafeBufferPointer(rebasing: bytes[start..<position])
    }

    private func introducesType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
      isOne(word, of: ["struct", "class", "enum", "actor", "protocol", "typealias"])
    }

    private func isOne(_ word: UnsafeBufferPointer<UInt8>, of known: [StaticString]) -> Bool {
      guard let start = word.baseAddress else { return false }
      return known.contains { $0.utf8CodeUnitCount == word.count && memcmp($0.utf8Start, start, word.count) == 0 }
    }

    /// Passes a comment, with all that is nested in it; false when none begins here.
    private mutating func skipComment() -> Bool {
      guard position + 1 < bytes.count else { return false }
      if bytes[position + 1] == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        return true
      }
      guard bytes[position + 1] == UInt8(ascii: "*") else { return false }
      var depth = 0
      while position < bytes.count {
        if matches("/*") {
          depth += 1
          position += 2
        } else if matches("*/") {
          depth -= 1
          position += 2
          if depth == 0 { return true }
        } else {
          position += 1
        }
      }
      return true
    }

    /// Passes a string literal of any kind, with its interpolations; false when none begins here.
    private mutating func skipString() -> Bool {
      var hashes = 0
      while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
      let quote = position + hashes
      guard quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") else { return false }
      position = quote
      let isMultiline = matches("\"\"\"")
      position += isMultiline ? 3 : 1
      let closing = String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: hashes)
      let escape = "\\" + String(repeating: "#", count: hashes)
      while position < bytes.count {
        if matches(closing) {
          position += closing.utf8.count
          return true
        }
        // A one-line string that is not closed ends with its line, so that one slip does not hide the rest.
        if !isMultiline, bytes[position] == UInt8(ascii: "\n") { return true }
        if matches(escape) {
          position += escape.utf8.count
          if position < bytes.count, bytes[position] == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
        } else {
          position += 1
        }
      }
      return true
    }

    private mutating func skipInterpolation() {
      var depth = 0
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          if skipString() { continue }
        default: break
        }
        position += 1
        if depth == 0 { return }
      }
    }

    private func matches(_ text: String) -> Bool {
      text.utf8.count <= bytes.count - position
        && text.utf8.elementsEqual(UnsafeBufferPointer(rebasing: bytes[position..<position + text.utf8.count]))
    }

    private func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    }
  }
}
