import ByteText

/// The words that the scan acts upon.
enum Keyword: Equatable {
  enum TypeKeyword { case `struct`, `class`, `enum`, actor, `protocol`, `extension` }

  case type(TypeKeyword)
  case function
  case initializer
  case variable
  case `static`
  case `case`
  case `typealias`
  case `import`
  case some
  case modifier
  /// Any other word that is no name.
  case other
  case none

  init(_ word: UnsafeRawBufferPointer) {
    self = .none
    // Keywords are in lower case and short: most names are out after one look.
    guard let first = word.first, first >= UInt8(ascii: "a"), word.count <= 13 else { return }
    for (text, keyword) in Keyword.words[Int(first) & 31] where word.isWord(text) {
      self = keyword
      return
    }
  }

  /// By the low five bits of their first letter.
  private static let words: [[(StaticString, Keyword)]] = {
    let all: [(StaticString, Keyword)] = [
      ("struct", .type(.struct)), ("class", .type(.class)), ("enum", .type(.enum)), ("actor", .type(.actor)),
      ("protocol", .type(.protocol)), ("extension", .type(.extension)), ("func", .function), ("init", .initializer),
      ("var", .variable), ("let", .variable), ("static", .static), ("case", .case), ("typealias", .typealias),
      ("import", .import),
      ("some", .some),
      ("subscript", .modifier), ("override", .modifier), ("final", .modifier), ("private", .modifier),
      ("public", .modifier), ("internal", .modifier), ("fileprivate", .modifier), ("package", .modifier),
      ("open", .modifier), ("mutating", .modifier), ("nonisolated", .modifier), ("if", .other), ("else", .other),
      ("switch", .other), ("for", .other), ("while", .other), ("guard", .other), ("return", .other), ("in", .other),
      ("self", .other), ("default", .other), ("try", .other), ("await", .other), ("do", .other), ("catch", .other),
      ("defer", .other), ("repeat", .other), ("break", .other), ("continue", .other), ("throw", .other),
      ("true", .other), ("false", .other), ("nil", .other), ("where", .other), ("is", .other), ("as", .other),
    ]
    var words = [[(StaticString, Keyword)]](repeating: [], count: 32)
    for entry in all { words[Int(entry.0.utf8Start.pointee) & 31].append(entry) }
    return words
  }()
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes are exactly those of `text`.
  package func isWord(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != text.utf8Start[index] { return false }
    return true
  }

  var startsUpperCase: Bool { first.map(Ascii.isUppercase) ?? false }

  var isToolbarItem: Bool { isWord("ToolbarItem") || isWord("ToolbarItemGroup") || isWord("DefaultToolbarItem") }

  /// What a modifier of this name holds is shown somewhere else.
  var isPresentation: Bool {
    isWord("sheet") || isWord("fullScreenCover") || isWord("popover") || isWord("inspector") || isWord("alert")
      || isWord("confirmationDialog") || isWord("contextMenu")
  }
}
