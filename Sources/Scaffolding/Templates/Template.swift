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
  /// What is left to do by hand.
  package let next: [TemplateStep]
  /// Where templates of the same name lie that this one comes before.
  package internal(set) var shadows: [TemplateOrigin] = []

  /// The templates that it is made of, in order.
  package var parts: [String] {
    files.compactMap(\.parts.first?.template).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Whether it writes files of the template `part`, too, where its choices are these.
  package func includes(_ part: String, with choices: [String: String]) -> Bool {
    var answers: [String: Answer] = [:]
    for variable in variables {
      guard let text = choices[variable.name] ?? variable.standard else { continue }
      answers[variable.name] = try? Answer(text, for: variable)
    }
    return files.contains { file in
      file.parts.contains { $0.template == part } && file.parts[0].condition?.holds(answers) ?? true
    }
  }

  /// The variable that is the `<Name>` of a call.
  package var argument: TemplateVariable? { variables.first(where: \.isArgument) }
}

/// A sentence, with placeholders, about what is left to do by hand, and the answers that it is for.
package struct TemplateStep: Hashable, Sendable {
  let text: TemplateText
  let condition: Condition?
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
