/// What came of one file.
package struct FileReport: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    /// It could not be checked, for that reason.
    case skipped(String)
    /// No enabled check asks for anything that it holds.
    case unparsed
    case checked
  }

  package let task: UInt32
  package let outcome: Outcome
  package let findings: [ReportedFinding]
  package let faults: [PluginFault]
  /// The comments that speak to swiftkit, in order.
  package let remarks: [Remark]
  /// The file was parsed and has syntax errors.
  package let isBroken: Bool

  package init(
    task: UInt32, outcome: Outcome, findings: [ReportedFinding] = [], faults: [PluginFault] = [],
    remarks: [Remark] = [], isBroken: Bool = false
  ) {
    self.task = task
    self.outcome = outcome
    self.findings = findings
    self.faults = faults
    self.remarks = remarks
    self.isBroken = isBroken
  }
}

/// A place in a file: an offset in bytes, and the line and column (in bytes) it stands for, from 1.
package struct SourcePlace: Hashable, Sendable {
  package let offset: UInt32
  package let line: UInt32
  package let column: UInt32

  package init(offset: UInt32, line: UInt32, column: UInt32) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

/// A finding that the host has looked over: its places lie in the file, its message is one clean line.
package struct ReportedFinding: Hashable, Sendable {
  package let check: CheckReference
  package let start: SourcePlace
  package let end: SourcePlace
  package let message: String
  /// The line that it starts on, without white space around it, cut to a sensible length.
  package let lineText: String
  package let edits: [SourceEdit]
  /// Whether the edits are to be made only where somebody asks for suggestions.
  package let isSuggestion: Bool
  /// Whether it is only a note, whatever the severity of its check.
  package let isNote: Bool

  package init(
    check: CheckReference, start: SourcePlace, end: SourcePlace, message: String, lineText: String, edits: [SourceEdit],
    isSuggestion: Bool = false, isNote: Bool = false
  ) {
    self.check = check
    self.start = start
    self.end = end
    self.message = message
    self.lineText = lineText
    self.edits = edits
    self.isSuggestion = isSuggestion
    self.isNote = isNote
  }
}

/// Bytes to put in place of others.
package struct SourceEdit: Hashable, Sendable {
  package let start: SourcePlace
  package let end: SourcePlace
  package let replacement: String

  package init(start: SourcePlace, end: SourcePlace, replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }
}

/// A comment that holds `swiftkit:`.
package struct Remark: Hashable, Sendable {
  package let start: SourcePlace
  package let end: SourcePlace
  package let text: String

  package init(start: SourcePlace, end: SourcePlace, text: String) {
    self.start = start
    self.end = end
    self.text = text
  }
}
