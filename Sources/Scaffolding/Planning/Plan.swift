package import RuleModel

/// All that a scaffold would do: shown by a dry run, written as JSON, and carried out by a run.
package struct Plan: Hashable, Sendable {
  package let template: Template
  package let name: TypeName
  package let answers: [String: Answer]
  package let root: ProjectRoot
  /// The folder of each place, relative to the root.
  package let folders: [String: String]
  /// How the files are indented, where not as templates do.
  let indentation: Indentation?
  /// Names of types of frameworks that the module of the files hides, sorted.
  var hiddenNames: [String] = []
  /// Sorted by place and path as the template lists them.
  package internal(set) var files: [PlannedFile]
  /// Sentences for the user that stop nothing.
  package var notes: [String]
  /// What the checks say about the files, where they were asked.
  package var findings: [Finding] = []

  /// The files in the way; a plan that has any writes nothing.
  package var conflicts: [PlannedFile] { files.filter { $0.action.name == "conflict" } }
  /// Whether the checks found an error, so that nothing is written.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
  package var written: [PlannedFile] { files.filter(\.action.writes) }
  /// True where both sides of a merge changed the same lines.
  package var hasMarkers: Bool {
    files.contains { if case .merge(let markers) = $0.action { markers > 0 } else { false } }
  }
  /// The changes of the project's own files.
  package var fileChanges: [Change] { files.compactMap { $0.change() } }
}
