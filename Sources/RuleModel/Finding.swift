/// A place in Swift source that breaks a rule.
package struct Finding: Hashable, Sendable {
  package let check: String
  package let severity: Severity
  package let path: String
  package let start: SourcePosition
  package let end: SourcePosition
  package let message: String
  /// Keys of the rules that the check enforces.
  package let rules: [String]
  package var fixable: Bool
  /// Whether there is a fix that somebody has to read, made only where suggestions are asked for.
  package var suggested: Bool

  package init(
    check: String, severity: Severity, path: String, start: SourcePosition, end: SourcePosition, message: String,
    rules: [String], fixable: Bool, suggested: Bool = false
  ) {
    self.check = check
    self.severity = severity
    self.path = path
    self.start = start
    self.end = end
    self.message = message
    self.rules = rules
    self.fixable = fixable
    self.suggested = suggested
  }

  /// The line that compilers write and editors understand.
  package var line: String {
    ForeignText.line("\(path):\(start.line):\(start.column): \(severity.word): \(message) [\(check)]")
  }
}

/// A place in a text: line and column from 1, the column counted in UTF-8 bytes as the Swift compiler does.
package struct SourcePosition: Hashable, Sendable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
