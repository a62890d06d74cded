extension TemplateReader {
  /// The variables as the descriptions say them, each checked.
  func variables(
    _ descriptions: [TemplateDescription.Variable]
  ) throws(TemplateProblem) -> [TemplateVariable] {
    var variables: [TemplateVariable] = []
    for variable in descriptions {
      let name = variable.name
      guard name.first?.isLetter == true, name.utf8.allSatisfy({ isIdentifierByte($0) }) else {
        throw problem("'\(name)' is not a variable name; use letters and digits", at: variable.place["name"])
      }
      guard !variables.contains(where: { $0.name.lowercased() == name.lowercased() }) else {
        throw problem("the variable '\(name)' is declared twice", at: variable.place["name"])
      }
      let kind = try kind(of: variable)
      if variable.isModel == true, variable.type != "typeName" {
        throw problem("only a 'typeName' can be a model", at: variable.place["model"])
      }
      let declaration = variable.from.flatMap { DeclarationQuestion($0, variables: variables) }
      let result = TemplateVariable(
        name: name, kind: kind, standard: standard(of: variable, kind) ?? variable.standard, help: variable.help ?? "",
        isArgument: variable.from == "argument", isFromFeature: variable.from == "feature", declaration: declaration,
        naming: naming(of: variable, kind, variables), isModel: variable.isModel ?? false,
        topics: variable.topics ?? [:])
      let sources = ["argument", "feature", "project"]
      if let from = variable.from, !sources.contains(from), declaration == nil, result.naming == nil {
        throw problem(
          Complaint.unknown(from, among: sources, what: "a known source").message, at: variable.place["from"])
      }
      if let odd = result.topics.keys.filter({ kind.choices?.contains($0) != true }).min() {
        let complaint = Complaint.unknown(odd, among: kind.choices ?? [], what: "a choice of '\(name)'")
        throw problem(complaint.message, at: variable.place["topics"][odd].key)
      }
      try checkStandard(of: result, at: variable.place, after: variables)
      variables.append(result)
    }
    return variables
  }

  /// The list that the name of a property is taken from.
  private func naming(
    of variable: TemplateDescription.Variable, _ kind: TemplateVariable.Kind, _ earlier: [TemplateVariable]
  ) -> String? {
    guard kind == .memberName, let list = earlier.first(where: { $0.name == variable.from }), case .list = list.kind
    else { return nil }
    return list.name
  }

  /// What the project says about `variable`.
  private func standard(of variable: TemplateDescription.Variable, _ kind: TemplateVariable.Kind) -> String? {
    if case .access = kind { return variable.standard ?? "internal" }
    if case .designTokens = kind { return variable.standard ?? "system" }
    guard variable.from == "project", let value = project[variable.name] else { return nil }
    return kind.choice(for: value)
  }

  private func kind(of variable: TemplateDescription.Variable) throws(TemplateProblem) -> TemplateVariable.Kind {
    switch variable.type {
    case "typeName": return .typeName(withoutSuffixes: variable.withoutSuffixes ?? [])
    case "memberName": return .memberName
    case "swiftType": return .swiftType
    case "moduleName": return .moduleName
    case "bool": return .bool
    case "int": return .int
    case "number": return .number
    case "hexColor": return .hexColor
    case "string": return .string
    case "path": return .path
    case "swiftCode": return .swiftCode
    case "choice":
      guard let choices = variable.choices, choices.count > 1 else {
        throw problem("'\(variable.name)' needs two or more choices", at: variable.place["name"])
      }
      return .choice(choices)
    case "access": return .access
    case "designTokens": return .designTokens
    case "list":
      return .list(of: try members(of: variable))
    default:
      let known = [
        "typeName", "memberName", "swiftType", "moduleName", "bool", "choice", "access", "designTokens", "int",
        "number", "hexColor", "string", "path", "swiftCode", "list",
      ]
      throw problem(
        Complaint.unknown(variable.type, among: known, what: "a variable type").message, at: variable.place["type"])
    }
  }

  private func members(of list: TemplateDescription.Variable) throws(TemplateProblem) -> [TemplateVariable] {
    let members = try variables(list.members ?? [])
    guard !members.isEmpty else {
      throw problem("the list '\(list.name)' has no members in 'of'", at: list.place["name"])
    }
    for (index, member) in members.enumerated() {
      let place = list.place["of"][index]["name"]
      if case .list = member.kind { throw problem("a list cannot contain the list '\(member.name)'", at: place) }
      if ["first", "last"].contains(member.name) {
        throw problem("'\(member.name)' is reserved for the \(member.name) row; choose another name", at: place)
      }
    }
    return members
  }

  /// A default is parsed as the placeholder text or the answer that it will be.
  private func checkStandard(
    of variable: TemplateVariable, at place: JSONPart.Place, after earlier: [TemplateVariable]
  ) throws(TemplateProblem) {
    guard let standard = variable.standard else { return }
    switch variable.kind {
    case .typeName, .string, .moduleName, .memberName, .swiftType, .path, .swiftCode:
      _ = try placed(standard, at: place["default"], earlier)
    case .bool, .choice, .access, .designTokens, .int, .number, .hexColor, .list:
      do throws(ScaffoldingError) {
        _ = try Answer(standard, for: variable)
      } catch {
        throw problem("\(error)", at: place["name"])
      }
    }
  }
}
