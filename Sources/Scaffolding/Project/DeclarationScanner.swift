import SourceScanning

/// Finds the types that a Swift file declares at its top level, without parsing Swift.
///
/// Everything in braces, brackets or parentheses is passed over; what is left names its types right after `struct`,
/// `class`, `enum`, `actor`, `protocol` or `typealias`. Types that are private to the file are left out, as another file
/// may have one of the same name.
package enum DeclarationScanner {
  /// Names in the order of the file.
  package static func topLevelTypes(in source: [UInt8]) -> [String] { types(in: source).declared }

  /// The names of types that are declared, and of those that are extended, in the order of the file.
  static func types(in source: [UInt8]) -> (declared: [String], extended: [String]) {
    source.withUnsafeBytes { bytes in
      var (declared, extended): ([String], [String]) = ([], [])
      forEachType(in: bytes) { name, isExtension in
        let text = String(decoding: UnsafeRawBufferPointer(rebasing: bytes[name]), as: UTF8.self)
        if isExtension { extended.append(text) } else { declared.append(text) }
      }
      return (declared, extended)
    }
  }

  /// The line, counted from one, on which `type` is declared for the first time.
  static func line(declaring type: String, in source: [UInt8]) -> Int? {
    source.withUnsafeBytes { bytes in
      var start: Int?
      forEachType(in: bytes) { name, isExtension in
        if start == nil, !isExtension, bytes[name].elementsEqual(type.utf8) { start = name.lowerBound }
      }
      return start.map { start in 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") } }
    }
  }

  /// Calls `body` with the place of each name of a type that is declared, and of each that is extended.
  private static func forEachType(
    in bytes: UnsafeRawBufferPointer, _ body: (_ name: Range<Int>, _ isExtension: Bool) -> Void
  ) {
    var lexer = SwiftLexer(bytes)
    var isExtension = false
    var depth = 0
    var expectsName = false
    var isPrivate = false
    while let token = lexer.next() {
      switch token.kind {
      case .literal: expectsName = false
      case .sign:
        switch token.sign {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
          depth += 1
          expectsName = false
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        default: break
        }
      case .word where depth == 0:
        let word = UnsafeRawBufferPointer(rebasing: bytes[token.start..<token.end])
        if isExtension {
          body(token.start..<token.end, true)
          isExtension = false
        } else if expectsName {
          if !isPrivate { body(token.start..<token.end, false) }
          (expectsName, isPrivate) = (false, false)
        } else {
          expectsName = introducing.contains(where: word.isWord)
          isExtension = word.isWord("extension")
          if word.isWord("private") || word.isWord("fileprivate") { isPrivate = true }
          if ending.contains(where: word.isWord) { isPrivate = false }
        }
      case .word: break
      }
    }
  }

  /// Words that a type's name follows.
  private static let introducing: [StaticString] = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  /// Words of other declarations, which an access level before them belongs to.
  private static let ending: [StaticString] = ["let", "var", "func", "extension", "import"]
}
