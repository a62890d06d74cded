package import RuleModel

/// A piece of a document's structure: whole lines that belong together.
///
/// The blocks of a document stand in its order, do not overlap, and leave out blank lines only.
package struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case frontMatter
    /// Level 1 to 6 as written; level 7 is a line that is bold from end to end.
    case heading(level: Int)
    /// Fenced or indented code; `language` is the first word after the fence.
    case code(language: String)
    case table(Table)
    case item(Item)
    case paragraph
    case quote
    case thematicBreak
    case comment
  }

  /// A table whose cells still hold their Markdown.
  package struct Table: Hashable, Sendable {
    package let header: [String]
    package let rows: [[String]]
    /// The line of the first row; header and delimiter stand above it.
    package let firstRowLine: Int
  }

  package struct Item: Hashable, Sendable {
    package enum Marker: Hashable, Sendable {
      case bullet
      case number(Int)
      case task(isDone: Bool)
    }

    package let marker: Marker
    /// 0 for an item that lies in no other.
    package let depth: Int
  }

  package let kind: Kind
  package let lines: LineRange
  /// The content without markers, line ends kept; the code of a code block.
  package let text: String
  /// How many list items the block lies in; an item itself counts those above it.
  package let depth: Int
}
