import POSIXSupport

/// What becomes of files that were generated before: shown by a dry run and carried out by a run.
package struct Revision: Hashable, Sendable {
  package enum Action: String, Sendable {
    case create, replace, merge, conflict, remove, inject, withdraw, keep, unchanged
  }

  package struct File: Hashable, Sendable {
    package let path: String
    package let role: String
    package let action: Action
    /// Why, where the action does not say it.
    package let reason: String?

    /// True for what was kept because it could not be dealt with, rather than because another feature needs it.
    var needsAttention: Bool { reason.map { !$0.hasPrefix("used by ") } ?? false }
  }

  package let name: String
  package let template: String
  package let version: String
  package let files: [File]
  let root: FilePath
  let changes: [Change]
  /// True where it changes nothing, as half of the feature would be left.
  package var isRefused = false

  /// True where somebody has to look: edited files were kept, or both sides changed the same lines.
  package var needsAttention: Bool {
    files.contains { $0.action == .conflict || $0.action == .keep && $0.needsAttention }
  }

  /// The changes of the project's own files.
  package var fileChanges: [Change] { changes.filter { !$0.path.hasPrefix(".swiftkit/") } }

  package var changesNothing: Bool { changes.isEmpty }

  static let edited = "edited since it was generated"

  /// Carries out the changes, all or none, and removes the folders that became empty.
  package func carryOut(in setting: Transaction.Setting) throws(ScaffoldingError) {
    let transaction = Transaction(in: root, setting)
    try transaction.recover()
    try transaction.commit(changes, removingEmptyFolders: true)
  }
}
