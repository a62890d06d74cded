package import RuleModel

/// Something that is wrong with a document, and where; it never stops the reading.
package struct DocumentProblem: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// Bytes that are not UTF-8, or zero; they were read as U+FFFD.
    case encoding
    /// A file that is no text in UTF-8 at all; nothing of it was read.
    case notText
    /// UTF-8 that was read as Windows-1252 and encoded again; it was repaired.
    case mojibake
    /// Front matter that is missing, not closed or not understood.
    case frontMatter
    /// A code fence that is never closed.
    case openFence
  }

  package let kind: Kind
  package let lines: LineRange
  /// Counted from 1 in bytes of the file; 1 where the lines as a whole are meant.
  package let column: Int
  /// A sentence that starts lower case.
  package let message: String

  package init(kind: Kind, lines: LineRange, column: Int = 1, message: String) {
    self.kind = kind
    self.lines = lines
    self.column = column
    self.message = message
  }
}
