package import POSIXSupport

/// A template, read and checked as a whole: whatever is planned from it can be rendered.
package struct Template: Hashable, Sendable {
  package let name: String
  package let version: String
  package let summary: String
  package let variables: [TemplateVariable]
  package let files: [TemplateFile]
  package let origin: TemplateOrigin
  package let folder: FilePath
  /// The templates that it builds on, nearest first.
  package let bases: [String]
  /// Keys of the rules that what it writes keeps.
  package let rules: [String]
  package let tests: [TemplateTest]
  /// What it puts into files that exist already.
  package let injections: [TemplateInjection]
  /// The template that writes these files, for projects that do not have them yet.
  package let needs: String?
  /// Words and phrases of a task that this template is for, such as "load more".
  package let topics: [String]
  /// Where templates of the same name lie that this one comes before.
  package internal(set) var shadows: [TemplateOrigin] = []

  /// The variable that is the `<Name>` of a call.
  package var argument: TemplateVariable? { variables.first(where: \.isArgument) }
}

/// A set of answers whose output is kept beside the template, in `golden/<name>/`.
package struct TemplateTest: Hashable, Sendable {
  package let name: String
  package let settings: [String: String]
}

/// Which level of the cascade a template comes from.
package enum TemplateOrigin: String, CaseIterable, Sendable {
  case project, user, bundled
}
