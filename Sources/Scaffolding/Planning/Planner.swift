import ByteText
import POSIXSupport
import RuleModel

/// Makes plans: answers a template's variables, renders its files and looks at what is there already.
///
/// It reads the project and writes nothing.
package struct Planner: Sendable {
  let template: Template
  let layout: ProjectLayout
  private let editing: CodeEditing?
  private let lowestSystem: String?

  /// - Parameters:
  ///   - editing: makes edits in Swift files that exist; asked only for templates that inject something.
  ///   - lowestSystem: the lowest iOS that the code must run on, where that is not what the layout knows.
  package init(
    template: Template, layout: ProjectLayout, editing: CodeEditing? = nil, lowestSystem: String? = nil
  ) {
    self.template = template
    self.layout = layout
    self.editing = editing
    self.lowestSystem = lowestSystem ?? layout.lowestSystem
  }

  /// The plan for `name` with the values that the user set, by variable.
  ///
  /// - Parameters:
  ///   - roles: only files of these roles are planned; all where there are none.
  ///   - declared: the `declaredTypes` of the layout, where somebody has found them out already.
  package func plan(
    name: String, settings: [String: String], only roles: [String] = [], declared: DeclaredTypes? = nil
  ) throws(ScaffoldingError) -> Plan {
    let types = if let declared { declared } else { try layout.declaredTypes() }
    let design = try designNames(types, unless: settings)
    let answers = try answers(name: name, settings, types, design)
    let hidden = hiddenNames(types)
    let (typeName, all) = try rendered(answers, hidden: hidden)
    let chosen = try PlannedRoles(roles, in: template)
    let plain = chosen.chosen(all)
    try refuseHiddenTypes(plain, typeName, types)
    try refuseOlderSystems(plain)
    let rendered = qualified(plain, hidden: hidden)
    let inspection = try ProjectInspection(
      layout: layout, sources: types, paths: rendered.map(\.path))
    var files = try inspection.judged(rendered)
    let injections = chosen.chosen(try injections(answers))
    if !injections.isEmpty {
      let plan = InjectionPlan(
        root: layout.root.folder, sources: types, needs: template.needs, editing: editing,
        manifest: try Manifest(in: layout.root.folder))
      files += try plan.planned(injections)
    }
    var notes = try nextNotes(files, answers) + inspection.notes + inspection.identityNotes(on: plain)
    notes += targetNote(files) + unreadNote(files) + (try joinedNote(files, of: typeName)) + membershipNotes(files)
    notes += extensionNote(files) + (settings["access"] == nil ? accessNote(files, answers) : [])
    notes += designNote(design, files) + hiddenNote(rendered, files, types)
    notes += try testsNote(chosen, answers) + hidingNote + widthNote(files)
    return Plan(
      template: template, name: typeName, answers: answers, root: layout.root, folders: folders(typeName),
      indentation: layout.indentation, hiddenNames: hidden, files: files, notes: notes)
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
  ///
  /// - Parameter features: all of the project: what hides a name from one of them hides it from the others of its target.
  func rendered(
    again feature: Manifest.Feature, among features: [Manifest.Feature]
  ) throws(ScaffoldingError) -> [RenderedFile] {
    let known = template.variables.filter { !$0.isArgument }.map(\.name)
    let settings = feature.answers.filter { known.contains($0.key) }
    let answers = try answers(name: feature.name, settings)
    let hidden = hiddenNames(of: feature, among: features)
    return qualified(try rendered(answers, hidden: hidden).files, hidden: hidden)
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
    _ answers: [String: Answer], hidden: [String]
  ) throws(ScaffoldingError) -> (name: TypeName, files: [RenderedFile]) {
    guard let argument = template.argument,
      case .typeName(let name)? = answers[argument.name]
    else { throw .unnamed(template: template.name) }
    let files = try render(name, answers, marking: hidden.isEmpty ? [] : ownNames(in: answers).intersection(hidden))
    for file in files {
      if let flaw = RelativePath.flaw(in: file.path) { throw .outsideRoot(path: file.path, reason: "the path \(flaw)") }
    }
    return (name, files)
  }

  private func folders(_ name: TypeName) -> [String: String] {
    let places = TemplateFile.Place.allCases.filter { $0 != .tests || layout.untested == nil }
    let folders = places.map { ($0.rawValue, layout.folder(for: $0, of: name.text)) }
    return Dictionary(uniqueKeysWithValues: folders).merging(layout.partFolders(of: name.text)) { place, _ in place }
  }

  // MARK: - Answers

  /// - Parameter types: what the project declares; nil where what was answered before holds.
  private func answers(
    name: String, _ settings: [String: String], _ types: DeclaredTypes? = nil, _ design: [DesignRole: DesignName] = [:]
  ) throws(ScaffoldingError) -> [String: Answer] {
    let variables = template.variables.filter { !$0.isArgument }
    for name in settings.keys.sorted() where !variables.contains(where: { $0.name == name }) {
      let known = variables.filter { $0.declaration == nil }.map(\.name)
      throw .unknownVariable(name, suggestion: Spelling.nearest(to: name, in: known), known: known)
    }
    var answers: [String: Answer] = [:]
    for variable in template.variables {
      // The file that the template writes for a type itself is none that the project has.
      let own = { (type: String) in layout.folder(of: .models, in: name) + type + ".swift" }
      if case .access = variable.kind, settings[variable.name] == nil {
        answers[variable.name] = access(after: answers) { types?.declaration(of: $0, except: own($0)) }
      } else if case .designTokens = variable.kind, settings[variable.name] == nil {
        // What the project does not answer is not recorded, as if nobody had been asked.
        if !design.isEmpty { answers[variable.name] = .designTokens(designAnswer(design)) }
      } else if settings[variable.name] == nil, let question = variable.declaration,
        let type = answers[question.type]?.description, let types
      {
        let found = types.declaration(of: type, except: own(type))
        if let obstacle = found?.obstacle {
          throw .answer(variable: question.type, text: type, help: "\(obstacle); name a struct, class or enum")
        }
        if found == nil, let mine = types.declaration(of: type, where: { _ in true }) {
          try require(mine, isModelFor: question.type, named: type)
        }
        answers[variable.name] = try declared(found, question, variable, of: type)
      } else if let list = variable.naming {
        answers[variable.name] = try label(in: list, answers[list], settings[variable.name], variable)
      } else {
        answers[variable.name] = try answer(to: variable, name, settings[variable.name], answers)
      }
    }
    if let types { try refuseOtherTypesThanModels(answers, types) }
    return answers
  }

  /// A property whose type no template could write is none that a sample can be made with.
  private func declared(
    _ type: DeclaredType?, _ question: DeclarationQuestion, _ variable: TemplateVariable, of name: String
  ) throws(ScaffoldingError) -> Answer {
    guard let type else { return try Answer(variable.standard ?? "", for: variable) }
    try require(type, isModelFor: question.type, named: name)
    if needsModel(question.type) { try require(type, canBeMadeFor: question.type, named: name) }
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
    return try variable.standardAnswer(after: earlier, among: template.variables)
  }

  /// What `variable` was for something that another template made with this name.
  private func namesake(_ name: String, answers variable: TemplateVariable) throws(ScaffoldingError) -> Answer? {
    let features = try Manifest(in: layout.root.folder).features
    let found = features.lazy.filter { $0.name == name && $0.template != template.name }
      .compactMap { $0.answers[variable.name] }.first
    return found.flatMap { try? Answer($0, for: variable) }
  }

  // MARK: - Files

  private func render(
    _ name: TypeName, _ answers: [String: Answer], marking names: Set<String>
  ) throws(ScaffoldingError) -> [RenderedFile] {
    var files: [RenderedFile] = []
    for file in template.files {
      guard let own = try file.answers(from: answers), file.place != .tests || layout.untested == nil else { continue }
      do throws(TemplateProblem) {
        files.append(try rendered(file, of: name, own, marking: names))
      } catch {
        throw .template(error)
      }
    }
    return files
  }

  private func rendered(
    _ file: TemplateFile, of name: TypeName, _ answers: [String: Answer], marking names: Set<String>
  ) throws(TemplateProblem) -> RenderedFile {
    guard let text = file.text else {
      throw TemplateProblem(
        file: file.source, line: 1, column: 1, message: "the template was read for different values")
    }
    let target = try file.name.rendered(with: answers)
    if let flaw = RelativePath.portabilityFlaw(in: target) {
      throw TemplateProblem(file: "template.json", line: 1, column: 1, message: "the path '\(target)' \(flaw)")
    }
    let indentation = target.hasSuffix(".swift") ? layout.indentation : nil
    func filled(marking names: Set<String>) throws(TemplateProblem) -> String {
      let rendered = try text.rendered(with: answers, marking: names)
      return indentation?.applied(to: rendered) ?? rendered
    }
    return RenderedFile(
      path: layout.path(of: file, called: target, for: name.text), file: file, text: try filled(marking: []),
      marked: try names.isEmpty ? nil : filled(marking: names))
  }

  /// A feature called Timeline would declare TimelineView, and SwiftUI's own could no longer be named.
  ///
  /// What the module declares already hides its namesake without the new files.
  private func refuseHiddenTypes(
    _ files: [RenderedFile], _ name: TypeName, _ types: DeclaredTypes
  ) throws(ScaffoldingError) {
    for type in files.flatMap(\.declaredTypes) {
      guard let origin = KnownTypeNames.origin(of: type),
        types.types(among: [type], where: layout.mayBeInModule).isEmpty
      else { continue }
      throw .hides(type: type, origin: origin, name: name.text)
    }
  }

  /// With an older system the code does not compile, and what the compiler says names no way out.
  private func refuseOlderSystems(_ files: [RenderedFile]) throws(ScaffoldingError) {
    guard let lowestSystem, let api = NewerAPI.used(in: files, below: lowestSystem) else { return }
    let choices = template.variables.first { $0.name == "ios" }?.kind.choices
    let sentence = api.sentence(below: lowestSystem, writtenFrom: choices?.compactMap { Int($0) }.min())
    let isProjects = lowestSystem == layout.lowestSystem
    let shown = isProjects ? layout.lowestSystemName : nil
    throw .needsNewerSystem(
      template: template.name, api: sentence, lowestSystem: shown ?? "iOS \(lowestSystem)",
      target: isProjects ? layout.targetAmongOthers : nil)
  }
}

/// A file of a template with everything filled in.
struct RenderedFile {
  let path: String
  let file: TemplateFile
  var text: String
  /// Its text with a mark in front of what the user's answers mean in it; nil where nothing has to be told apart.
  var marked: String?
  /// Its text without modules in front of hidden names, where it has any.
  var plain: String?
  /// The names in its text that have a module in front of them, because the project hides them.
  var qualified: Set<String> = []

  var declaredTypes: [String] {
    path.hasSuffix(".swift") ? DeclarationScanner.topLevelTypes(in: Array(text.utf8)) : []
  }
}
