import POSIXSupport
import RuleModel

/// Makes plans: answers a template's variables, renders its files and looks at what is there already.
///
/// It reads the project and writes nothing.
package struct Planner: Sendable {
  private let template: Template
  private let layout: ProjectLayout
  private let editing: CodeEditing?

  /// - Parameter editing: makes edits in Swift files that exist; asked only for templates that inject something.
  package init(template: Template, layout: ProjectLayout, editing: CodeEditing? = nil) {
    self.template = template
    self.layout = layout
    self.editing = editing
  }

  /// The plan for `name` with the values that the user set, by variable.
  ///
  /// - Parameter roles: only files of these roles are planned; all where there are none.
  package func plan(
    name: String, settings: [String: String], only roles: [String] = []
  ) throws(ScaffoldingError) -> Plan {
    let types = try DeclaredTypes(in: layout.root.folder, scope: layout.scope)
    let answers = try answers(name: name, settings, types)
    let (typeName, all) = try rendered(answers)
    let chosen = try PlannedRoles(roles, in: template)
    let rendered = chosen.chosen(all)
    try refuseHiddenTypes(rendered, typeName)
    let inspection = try ProjectInspection(layout: layout, sources: types, paths: rendered.map(\.path))
    var files = try inspection.judged(rendered)
    let injections = chosen.chosen(try injections(answers))
    if !injections.isEmpty {
      let plan = InjectionPlan(
        root: layout.root.folder, sources: types, needs: template.needs, editing: editing,
        manifest: try Manifest(in: layout.root.folder))
      files += try plan.planned(injections)
    }
    return Plan(
      template: template, name: typeName, answers: answers, root: layout.root, folders: folders(typeName), files: files,
      notes: inspection.notes + membershipNote(files) + testsNote(chosen, answers) + hidingNote)
  }

  /// The variables that the user has to answer: not set, and without a default.
  package func questions(name: String, settings: [String: String]) -> [TemplateVariable] {
    template.variables.filter { variable in
      if variable.isArgument { return name.isEmpty }
      if case .moduleName = variable.kind { return false }
      return variable.standard == nil && settings[variable.name] == nil
    }
  }

  /// The files of a feature that was generated before, as the template makes them today.
  func rendered(again feature: Manifest.Feature) throws(ScaffoldingError) -> [RenderedFile] {
    let known = template.variables.filter { !$0.isArgument }.map(\.name)
    let settings = feature.answers.filter { known.contains($0.key) }
    return try rendered(try answers(name: feature.name, settings)).files
  }

  /// What a feature that was generated before would put into other files today.
  func injections(again feature: Manifest.Feature) throws(ScaffoldingError) -> [RenderedInjection] {
    let known = template.variables.filter { !$0.isArgument }.map(\.name)
    return try injections(try answers(name: feature.name, feature.answers.filter { known.contains($0.key) }))
  }

  private func injections(_ answers: [String: Answer]) throws(ScaffoldingError) -> [RenderedInjection] {
    var rendered: [RenderedInjection] = []
    do throws(TemplateProblem) {
      for item in template.injections where item.condition?.holds(answers) ?? true {
        rendered.append(try item.rendered(with: answers))
      }
    } catch {
      throw .template(error)
    }
    return rendered
  }

  private func rendered(
    _ answers: [String: Answer]
  ) throws(ScaffoldingError) -> (name: TypeName, files: [RenderedFile]) {
    guard let argument = template.argument,
      case .typeName(let name)? = answers[argument.name]
    else { throw .unnamed(template: template.name) }
    let files: [RenderedFile]
    do throws(TemplateProblem) {
      files = try render(name, answers)
    } catch {
      throw .template(error)
    }
    for file in files {
      if let flaw = RelativePath.flaw(in: file.path) { throw .outsideRoot(path: file.path, reason: "the path \(flaw)") }
    }
    return (name, files)
  }

  private func folders(_ name: TypeName) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: TemplateFile.Place.allCases
        .filter { $0 != .tests || layout.untested == nil }
        .map { ($0.rawValue, layout.folder(for: $0, of: name.text)) })
  }

  // MARK: - Answers

  /// - Parameter types: what the project declares; nil where what was answered before holds.
  private func answers(
    name: String, _ settings: [String: String], _ types: DeclaredTypes? = nil
  ) throws(ScaffoldingError) -> [String: Answer] {
    let variables = template.variables.filter { !$0.isArgument }
    for name in settings.keys.sorted() where !variables.contains(where: { $0.name == name }) {
      let known = variables.filter { $0.declaration == nil }.map(\.name)
      throw .unknownVariable(name, suggestion: Spelling.nearest(to: name, in: known), known: known)
    }
    var answers: [String: Answer] = [:]
    for variable in template.variables {
      if settings[variable.name] == nil, let question = variable.declaration,
        let type = answers[question.type]?.description, let types
      {
        // The file that the template writes for the type itself is none that the project has.
        let own = layout.folder(for: .feature, of: name) + type + ".swift"
        answers[variable.name] = try declared(types.declaration(of: type, except: own), question, variable)
      } else {
        answers[variable.name] = try answer(to: variable, name, settings[variable.name], answers)
      }
    }
    return answers
  }

  /// A property whose type no template could write is none that a sample can be made with.
  private func declared(
    _ type: DeclaredType?, _ question: DeclarationQuestion, _ variable: TemplateVariable
  ) throws(ScaffoldingError) -> Answer {
    if let answer = try? Answer(question.answer(type, as: variable.kind), for: variable) { return answer }
    return try Answer(variable.standard ?? "", for: variable)
  }

  private func answer(
    to variable: TemplateVariable, _ name: String, _ setting: String?, _ earlier: [String: Answer]
  ) throws(ScaffoldingError) -> Answer {
    if variable.isArgument { return try Answer(name, for: variable) }
    if let setting { return try Answer(setting, for: variable) }
    if variable.isFromFeature, let known = try namesake(name, answers: variable) { return known }
    if case .moduleName = variable.kind, variable.standard == nil { return .moduleName(layout.module) }
    guard let standard = variable.standard else {
      throw .unanswered(variable: variable.name)
    }
    guard earlier.isEmpty == false, standard.contains("__") else { return try Answer(standard, for: variable) }
    do throws(TemplateProblem) {
      let variables = template.variables.filter { earlier[$0.name] != nil }
      let text = try TemplateText(name: standard, file: "template.json", variables: variables)
      return try answer(try text.rendered(with: earlier), variable)
    } catch {
      throw .template(error)
    }
  }

  /// What `variable` was for something that another template made with this name.
  private func namesake(_ name: String, answers variable: TemplateVariable) throws(ScaffoldingError) -> Answer? {
    let features = try Manifest(in: layout.root.folder).features
    let found = features.lazy.filter { $0.name == name && $0.template != template.name }
      .compactMap { $0.answers[variable.name] }.first
    return found.flatMap { try? Answer($0, for: variable) }
  }

  private func answer(_ text: String, _ variable: TemplateVariable) throws(TemplateProblem) -> Answer {
    var text = text
    // Nobody chose this name: that of a feature `Grid` would be SwiftUI's `GridItem`.
    if case .typeName = variable.kind, KnownTypeNames.origin(of: text) != nil { text = "My" + text }
    do throws(ScaffoldingError) {
      return try Answer(text, for: variable)
    } catch {
      throw TemplateProblem(file: "template.json", line: 1, column: 1, message: "\(error)")
    }
  }

  // MARK: - Files

  private func render(
    _ name: TypeName, _ answers: [String: Answer]
  ) throws(TemplateProblem) -> [RenderedFile] {
    var files: [RenderedFile] = []
    for file in template.files where file.condition?.holds(answers) ?? true {
      if file.place == .tests, layout.untested != nil { continue }
      guard let text = file.text else {
        throw TemplateProblem(
          file: file.source, line: 1, column: 1, message: "the template was read for different values")
      }
      let target = try file.name.rendered(with: answers)
      if let flaw = RelativePath.portabilityFlaw(in: target) {
        throw TemplateProblem(file: "template.json", line: 1, column: 1, message: "the path '\(target)' \(flaw)")
      }
      files.append(
        RenderedFile(
          path: layout.folder(for: file.place, of: name.text) + target, file: file,
          text: try text.rendered(with: answers)))
    }
    return files
  }

  /// A feature called Timeline would declare TimelineView, and SwiftUI's own could no longer be named.
  private func refuseHiddenTypes(_ files: [RenderedFile], _ name: TypeName) throws(ScaffoldingError) {
    for file in files {
      for type in file.declaredTypes {
        if let origin = KnownTypeNames.origin(of: type) { throw .hides(type: type, origin: origin, name: name.text) }
      }
    }
  }

  private var hidingNote: [String] {
    guard !template.shadows.isEmpty else { return [] }
    let hidden = template.shadows.map(\.rawValue).joined(separator: " and ")
    return ["the \(template.origin.rawValue) template '\(template.name)' hides the \(hidden) one"]
  }

  private func testsNote(_ chosen: PlannedRoles, _ answers: [String: Answer]) -> [String] {
    let isWanted = template.files.contains {
      $0.place == .tests && chosen.holds($0.role) && $0.condition?.holds(answers) ?? true
    }
    guard let target = layout.untested, isWanted else { return [] }
    return ["no test target tests '\(target)', so no tests are written"]
  }

  private func membershipNote(_ files: [PlannedFile]) -> [String] {
    guard layout.needsTargetMembership, files.contains(where: { $0.action == .create }) else { return [] }
    return ["the Xcode project lists its files individually; add the new files to their targets in Xcode"]
  }
}

/// A file of a template with everything filled in.
struct RenderedFile {
  let path: String
  let file: TemplateFile
  let text: String

  var declaredTypes: [String] {
    path.hasSuffix(".swift") ? DeclarationScanner.topLevelTypes(in: Array(text.utf8)) : []
  }
}
