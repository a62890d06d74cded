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
      var lexer = SwiftLexer(bytes)
      var names: [String] = []
      var extended: [String] = []
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
            extended.append(String(decoding: word, as: UTF8.self))
            isExtension = false
          } else if expectsName {
            if !isPrivate { names.append(String(decoding: word, as: UTF8.self)) }
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
      return (names, extended)
    }
  }

  /// Words that a type's name follows.
  private static let introducing: [StaticString] = ["struct", "class", "enum", "actor", "protocol", "typealias"]
  /// Words of other declarations, which an access level before them belongs to.
  private static let ending: [StaticString] = ["let", "var", "func", "extension", "import"]
}
