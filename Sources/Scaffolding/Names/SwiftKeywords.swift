/// Words that Swift keeps for itself, so that a type or a property of that name does not compile or needs backticks.
package enum SwiftKeywords {
  /// True for a keyword in any spelling of its letters, because `class` is what somebody typed who gets `Class`.
  package static func contains(_ word: String) -> Bool {
    reserved.contains(word) || reserved.contains(word.lowercased())
  }

  private static let reserved: Set = [
    "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
