/// One file that a template writes.
package struct TemplateFile: Hashable, Sendable {
  /// Where in the project a file belongs; the project's layout knows the folder.
  package enum Place: String, CaseIterable, Sendable {
    /// The folder of the new thing.
    case feature
    /// The folder of what features share.
    case shared
    /// The folder of small views that stand alone.
    case components
    /// The folder of the target itself.
    case target
    case tests
  }

  /// The file below the template's folder.
  package let source: String
  /// Its path as the template's author wrote it.
  package let target: String
  /// Its path below the folder of `place`, with placeholders.
  package let name: TemplateText
  package let place: Place
  /// What it is for, in one word: view, model, tests.
  package let role: String
  /// Written unless a file of the project declares its types already.
  package let isOnce: Bool
  package let condition: Condition?
  /// Nil where the template was read for answers with which this file is not written.
  package let text: TemplateText?
}
