/// All that a scaffold would do: shown by a dry run, written as JSON, and carried out by a run.
package struct Plan: Hashable, Sendable {
  package let template: Template
  package let name: TypeName
  package let answers: [String: Answer]
  package let root: ProjectRoot
  /// The folder of each place, relative to the root.
  package let folders: [String: String]
  /// Sorted by place and path as the template lists them.
  package let files: [PlannedFile]
  /// Sentences for the user that stop nothing.
  package let notes: [String]

  /// The files in the way; a plan that has any writes nothing.
  package var conflicts: [PlannedFile] { files.filter { $0.action.name == "conflict" } }
  package var created: [PlannedFile] { files.filter { $0.action == .create } }
}
