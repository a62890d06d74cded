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
    /// The folder of the project itself, for what is no part of a target.
    case root
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
  /// Whether features that find it in place use it: a view for all of them, or what several tests are written with.
  var isShared: Bool { place == .shared || place == .tests && isOnce }
  package let condition: Condition?
  /// Nil where the template was read for answers with which this file is not written.
  package let text: TemplateText?
  /// The parts that lead to it, outermost first; none for a file of the template itself.
  package private(set) var parts: [TemplatePart] = []

  /// The file as one of a template that is made of this file's own.
  func within(_ part: TemplatePart) -> TemplateFile {
    var file = self
    file.parts.insert(part, at: 0)
    return file
  }

  /// The answers that its text asks for, from those of the template; nil where the file is not written with them.
  func answers(from answers: [String: Answer]) throws(ScaffoldingError) -> [String: Answer]? {
    var answers = answers
    for part in parts {
      guard part.condition?.holds(answers) ?? true else { return nil }
      answers = try part.answers(from: answers)
    }
    return condition?.holds(answers) ?? true ? answers : nil
  }

  /// All that must hold for it to be written, outermost first.
  package var conditions: [Condition] { parts.compactMap(\.condition) + [condition].compactMap { $0 } }

  /// What of the template's own variables decides about it, and stands in it.
  var variables: Set<String> {
    if let part = parts.first { return part.used }
    return name.variables.union(text?.variables ?? []).union(condition?.variables ?? [])
  }
}
