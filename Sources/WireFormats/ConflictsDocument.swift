/// What `conflicts --json` prints.
package struct ConflictsDocument: Encodable, Sendable {
  package var conflicts: [AskDocument.Conflict]

  package init(conflicts: [AskDocument.Conflict]) { self.conflicts = conflicts }
}
