package import RuleModel

/// A value of a YAML text, and where it begins.
package struct YAMLNode: Hashable, Sendable {
  /// What is in it.
  package indirect enum Content: Hashable, Sendable {
    case text(String)
    case list([YAMLNode])
    case map([Entry])
  }

  /// How it is written.
  package enum Style: Hashable, Sendable {
    /// A text without quotes, or a list or map by indentation.
    case plain
    /// A text in quotes.
    case quoted
    /// A text below `|` or `>`.
    case block
    /// A list or map in brackets.
    case flow
  }

  /// A name and its value; the place is that of the name.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let place: SourcePosition
    package let value: YAMLNode
  }

  package let content: Content
  package let style: Style
  package let place: SourcePosition
}

extension YAMLNode {
  /// The text of a scalar, which may be empty; nil for lists and maps.
  ///
  /// The line end that a block text ends with is left out: it says nothing, and nobody who reads a value wants it.
  package var scalar: String? {
    guard case .text(let text) = content else { return nil }
    guard style == .block, text.utf8.last == newline else { return text }
    let end = text.utf8.lastIndex { $0 != newline }.map { text.utf8.index(after: $0) } ?? text.startIndex
    return String(text[..<end])
  }

  /// The text of a scalar; nil for an empty one and for lists and maps.
  package var text: String? { scalar.flatMap { $0.isEmpty ? nil : $0 } }

  /// The items of a list, or the one text in place of a list.
  package var items: [YAMLNode] {
    switch content {
    case .list(let items): items
    case .text(let text): text.isEmpty ? [] : [self]
    case .map: []
    }
  }

  /// The texts of a list, or the one text in place of a list.
  package var texts: [String] { items.compactMap(\.text) }

  /// The entries of a map.
  package var entries: [Entry] {
    if case .map(let entries) = content { entries } else { [] }
  }

  /// The value of the first entry with this name.
  package subscript(_ name: String) -> YAMLNode? { entries.first { $0.name == name }?.value }
}

private let newline = UInt8(ascii: "\n")
