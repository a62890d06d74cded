import POSIXSupport

extension TemplateReader {
  /// The files of the templates that this one is made of, in order.
  ///
  /// - Parameter known: the answers that are settled; parts that are not written with them are left unread.
  func partFiles(
    _ variables: [TemplateVariable], _ known: [String: Answer]?
  ) throws(TemplateProblem) -> [TemplateFile] {
    var files: [TemplateFile] = []
    for part in layers.layers.reversed().flatMap({ $0.description.parts ?? [] }) {
      let condition = try condition(part.when, at: part.place["when"], variables)
      if let known, condition?.mayHold(known) == false { continue }
      let template = try template(of: part)
      let way = TemplatePart(
        template: template.name, variables: template.variables, settings: try settings(part, template, variables),
        condition: condition)
      files += try chosen(of: part, from: template).map { $0.within(way) }
    }
    return files
  }

  private func template(of part: TemplateDescription.Part) throws(TemplateProblem) -> Template {
    do throws(ScaffoldingError) {
      if let template = try self.part(part.template) { return template }
    } catch {
      throw problem("the part '\(part.template)': \(error)", at: part.place["template"])
    }
    let complaint = Complaint.unknown(part.template, among: templates() ?? [], what: "a template")
    throw problem("'parts': " + complaint.message, at: part.place["template"])
  }

  private func settings(
    _ part: TemplateDescription.Part, _ template: Template, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> [String: TemplateText] {
    var settings: [String: TemplateText] = [:]
    let known = template.variables.map(\.name)
    for (name, text) in (part.set ?? [:]).sorted(by: { $0.key < $1.key }) {
      let place = part.place["set"][name]
      guard known.contains(name) else {
        throw problem(
          Complaint.unknown(name, among: known, what: "a variable of '\(template.name)'").message, at: place.key)
      }
      settings[name] = try placed(text, at: place, variables)
    }
    for variable in template.variables where variable.standard == nil && settings[variable.name] == nil {
      if case .moduleName = variable.kind { continue }
      if variables.contains(where: { $0.name == variable.name }) { continue }
      throw problem("'\(template.name)' asks for '\(variable.name)'; say it in 'set'", at: part.place)
    }
    return settings
  }

  private func chosen(
    of part: TemplateDescription.Part, from template: Template
  ) throws(TemplateProblem) -> [TemplateFile] {
    guard let names = part.files else { return template.files }
    var files: [TemplateFile] = []
    for (index, name) in names.enumerated() {
      guard let file = template.files.first(where: { $0.source == name }) else {
        let known = template.files.map(\.source)
        throw problem(
          Complaint.unknown(name, among: known, what: "a file of '\(template.name)'").message,
          at: part.place["files"][index])
      }
      files.append(file)
    }
    return files
  }
}
