/// A template that another one is made of: its files are written with answers that come from those of the other.
package struct TemplatePart: Hashable, Sendable {
  package let template: String
  let variables: [TemplateVariable]
  /// What its variables are, in words of the outer template; others have the value of the outer variable of their name.
  let settings: [String: TemplateText]
  package let condition: Condition?

  /// The outer variables that it asks.
  var used: Set<String> {
    settings.values.reduce(into: Set(variables.map(\.name)).union(condition?.variables ?? [])) {
      $0.formUnion($1.variables)
    }
  }

  /// - Parameter outer: the answers of the template that is made of this one.
  func answers(from outer: [String: Answer]) throws(ScaffoldingError) -> [String: Answer] {
    var answers: [String: Answer] = [:]
    for variable in variables { answers[variable.name] = try answer(to: variable, outer, answers) }
    return answers
  }

  private func answer(
    to variable: TemplateVariable, _ outer: [String: Answer], _ earlier: [String: Answer]
  ) throws(ScaffoldingError) -> Answer {
    if let setting = settings[variable.name] {
      let text: String
      do throws(TemplateProblem) {
        text = try setting.rendered(with: outer)
      } catch {
        throw .template(error)
      }
      return try Answer(text, for: variable)
    }
    if let same = outer[variable.name]?.description {
      // The outer template may have code for more systems.
      return try Answer(variable.kind.choice(for: same) ?? same, for: variable)
    }
    if case .moduleName = variable.kind, variable.standard == nil { return .moduleName(nil) }
    return try variable.standardAnswer(after: earlier, among: variables)
  }
}

extension TemplateVariable {
  /// What it is when nobody says.
  ///
  /// - Parameters:
  ///   - earlier: the answers that its default may name.
  ///   - variables: those of the template.
  func standardAnswer(
    after earlier: [String: Answer], among variables: [TemplateVariable]
  ) throws(ScaffoldingError) -> Answer {
    guard let standard else { throw .unanswered(variable: name) }
    guard !earlier.isEmpty, standard.contains("__") else { return try Answer(standard, for: self) }
    do throws(TemplateProblem) {
      let known = variables.filter { earlier[$0.name] != nil }
      let text = try TemplateText(name: standard, file: "template.json", variables: known)
      return try answer(made: try text.rendered(with: earlier))
    } catch {
      throw .template(error)
    }
  }

  private func answer(made text: String) throws(TemplateProblem) -> Answer {
    var text = text
    // Nobody chose this name: that of a feature `Grid` would be SwiftUI's `GridItem`.
    if case .typeName = kind, KnownTypeNames.origin(of: text) != nil { text = "My" + text }
    do throws(ScaffoldingError) {
      return try Answer(text, for: self)
    } catch {
      throw TemplateProblem(file: "template.json", line: 1, column: 1, message: "\(error)")
    }
  }
}
