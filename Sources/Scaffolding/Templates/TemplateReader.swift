import HostMessages
import POSIXSupport

/// Reads and checks one template.
struct TemplateReader {
  let layers: TemplateLayers
  private let listed: [TemplateDescription.File]
  private let settings: [String: String]?
  let project: [String: String]
  /// The names of all templates, where they are known.
  let templates: () -> [String]?
  /// Reads the template of a name that this one is made of; nil where there is none.
  let part: (_ name: String) throws(ScaffoldingError) -> Template?

  private static let mostFiles = 200

  init(
    _ layers: TemplateLayers, _ settings: [String: String]?, _ project: [String: String],
    templates: @escaping () -> [String]?, part: @escaping (_ name: String) throws(ScaffoldingError) -> Template?
  ) {
    self.layers = layers
    self.templates = templates
    self.part = part
    self.settings = settings
    self.project = project
    listed = layers.files
  }

  func template(_ origin: TemplateOrigin) throws(TemplateProblem) -> Template {
    guard listed.count <= TemplateReader.mostFiles else {
      throw problem("more than \(TemplateReader.mostFiles) files", at: layers.description.place["files"].key)
    }
    if let stranger = layers.strangerLeftOut {
      let complaint = Complaint.unknown(
        stranger.name, among: stranger.known, what: "a file of the template that it extends")
      throw problem(complaint.message, at: stranger.place)
    }
    try checkWords()
    let variables = try variables(layers.variables)
    var files: [TemplateFile] = []
    let known = known(variables)
    for file in listed { files.append(try self.file(file, variables, known)) }
    files += try partFiles(variables, known)
    var injections: [TemplateInjection] = []
    for item in layers.layers.reversed().flatMap({ $0.description.injections ?? [] }) {
      injections.append(try injection(item, variables))
    }
    // What an unread file uses is not known; a template that is read whole is checked whole.
    if known == nil {
      try checkUse(of: variables, in: files, injections)
      try checkNeeds()
    }
    var next: [TemplateStep] = []
    for step in layers.layers.reversed().flatMap({ $0.description.next ?? [] }) {
      next.append(
        TemplateStep(
          text: try placed(step.text, at: step.place, variables),
          condition: try condition(step.when, at: step.place["when"], variables)))
    }
    let tests = layers.description.tests ?? []
    for test in tests {
      guard let flaw = RelativePath.flaw(in: test.name) else { continue }
      throw problem("the test '\(test.name)' \(flaw)", at: test.place["name"])
    }
    let description = layers.description
    return Template(
      name: description.name, version: description.version, summary: description.summary, variables: variables,
      files: files, origin: origin, folder: layers.layers[0].folder, bases: layers.bases,
      rules: layers.layers.flatMap { $0.description.rules ?? [] },
      tests: tests.map { TemplateTest(name: $0.name, settings: $0.set ?? [:]) },
      injections: injections, needs: layers.layers.lazy.compactMap(\.description.needs).first,
      topics: layers.layers.flatMap { $0.description.topics ?? [] }, next: next)
  }

  /// Refuses what would not do as a word in a list of templates, and what could steer the terminal that shows it.
  private func checkWords() throws(TemplateProblem) {
    for layer in layers.layers {
      let name = layer.description.name
      guard name.first?.isLetter == true, name.utf8.allSatisfy({ isIdentifierByte($0) || "-_".utf8.contains($0) })
      else {
        throw problem(
          "'\(name)' is not a template name; use letters, digits, '-' and '_'", at: layer.description.place["name"])
      }
      for (word, place) in layer.description.shownWords where word.unicodeScalars.contains(where: isSteering) {
        throw problem("a text contains a control character", at: place)
      }
    }
  }

  // Control characters, and those that turn the direction of writing round.
  private func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }

  /// The answers that are settled before anybody is asked: those of the settings, and defaults that name nothing else.
  private func known(_ variables: [TemplateVariable]) -> [String: Answer]? {
    guard let settings else { return nil }
    var known: [String: Answer] = [:]
    for variable in variables {
      switch variable.kind {
      case .bool, .choice:
        // What it was for something else of this name, the record of the project knows.
        if variable.isFromFeature || variable.declaration != nil, settings[variable.name] == nil { continue }
        guard let text = settings[variable.name] ?? variable.standard else { continue }
        // A value that does not fit is complained about when the plan is made.
        known[variable.name] = try? Answer(text, for: variable)
      case .typeName, .memberName, .swiftType, .moduleName, .access, .designTokens, .int, .number, .hexColor,
        .string, .path, .swiftCode, .list:
        continue
      }
    }
    return known
  }

  private func file(
    _ file: TemplateDescription.File, _ variables: [TemplateVariable], _ known: [String: Answer]?
  ) throws(TemplateProblem) -> TemplateFile {
    if let flaw = RelativePath.flaw(in: file.source) {
      throw problem("the path '\(file.source)' \(flaw)", at: file.place["from"])
    }
    guard let place = TemplateFile.Place(rawValue: file.placeName) else {
      let known = TemplateFile.Place.allCases.map(\.rawValue)
      throw problem(Complaint.unknown(file.placeName, among: known, what: "a place").message, at: file.place["place"])
    }
    let target = file.to ?? file.source
    let spot = file.place[file.to == nil ? "from" : "to"]
    let name = try placed(target, at: spot, variables)
    if let flaw = RelativePath.flaw(in: target) ?? RelativePath.portabilityFlaw(in: target) {
      throw problem("the path '\(target)' \(flaw)", at: spot)
    }
    let condition = try condition(file.when, at: file.place["when"], variables)
    let isWritten = known.map { condition?.mayHold($0) ?? true } ?? true
    let text = isWritten ? try self.text(of: file, variables) : nil
    return TemplateFile(
      source: file.source, target: target, name: name, place: place, role: file.role, isOnce: file.once ?? false,
      condition: condition, text: text)
  }

  private func injection(
    _ item: TemplateDescription.Injection, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> TemplateInjection {
    guard let kind = CodeEdit.Kind(rawValue: item.kind) else {
      let known = CodeEdit.Kind.allCases.map(\.rawValue)
      throw problem(
        Complaint.unknown(item.kind, among: known, what: "an injection kind").message, at: item.place["as"])
    }
    guard item.into != nil || kind == .import && item.file != nil else {
      throw problem("'into' is missing; it names the type or member to insert into", at: item.place)
    }
    if let file = item.file, let flaw = RelativePath.flaw(in: file) {
      throw problem("the path '\(file)' \(flaw)", at: item.place["file"])
    }
    var file: TemplateText?
    if let path = item.file { file = try placed(path, at: item.place["file"], variables) }
    return TemplateInjection(
      kind: kind, into: try placed(item.into ?? "", at: item.place["into"], variables), call: item.call,
      argument: item.argument,
      text: try placed(item.text, at: item.place["text"], variables), file: file, role: item.role,
      condition: try condition(item.when, at: item.place["when"], variables))
  }

  /// A name with placeholders that stands at `place`.
  func placed(
    _ text: String, at place: JSONPart.Place, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> TemplateText {
    do throws(TemplateProblem) {
      return try TemplateText(name: text, file: "template.json", variables: variables)
    } catch {
      throw layers.problem(error.message, at: place, column: error.column)
    }
  }

  func condition(
    _ when: String?, at place: JSONPart.Place, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> Condition? {
    guard let when else { return nil }
    do throws(Complaint) {
      return try Condition(when, variables: variables)
    } catch {
      throw problem(error.message, at: place)
    }
  }

  private func text(
    of file: TemplateDescription.File, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> TemplateText {
    let source = file.source
    let text: String
    do throws(ScaffoldingError) {
      text = try layers.text(of: source)
    } catch {
      throw problem("'\(source)' cannot be read: \(error)", at: file.place["from"])
    }
    return try TemplateText(text, file: source, variables: variables, include: included(_:))
  }

  private func included(_ name: String) throws(Complaint) -> String {
    do throws(ScaffoldingError) {
      return try layers.text(of: name)
    } catch {
      throw Complaint("'\(name)' cannot be included: \(error)")
    }
  }

  /// A variable that nothing uses is a slip: a misspelt placeholder, or a question asked for nothing.
  private func checkUse(
    of variables: [TemplateVariable], in files: [TemplateFile], _ injections: [TemplateInjection]
  ) throws(TemplateProblem) {
    var used: Set<String> = []
    for item in injections {
      used.formUnion(item.into.variables.union(item.text.variables).union(item.file?.variables ?? []))
      used.formUnion(item.condition?.variables ?? [])
    }
    for file in files { used.formUnion(file.variables) }
    // A file of a nearer template may take the place of the one that used what a base asks for.
    for variable in layers.description.variables where !used.contains(variable.name) {
      let served = variables.contains { later in
        used.contains(later.name) && (later.standard ?? "").contains("__\(variable.name)")
      }
      if !served { throw problem("the variable '\(variable.name)' is not used", at: variable.place["name"]) }
    }
  }

  private func checkNeeds() throws(TemplateProblem) {
    guard let needs = layers.description.needs, let known = templates(), !known.contains(needs) else { return }
    throw problem(
      "'needs': " + Complaint.unknown(needs, among: known, what: "a template").message,
      at: layers.description.place["needs"])
  }

  func isIdentifierByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
  }

  func problem(_ message: String, at place: JSONPart.Place) -> TemplateProblem { layers.problem(message, at: place) }
}
