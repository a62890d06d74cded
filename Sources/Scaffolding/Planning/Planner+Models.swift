/// What a template needs of a type that SwiftData stores.
extension Planner {
  /// Whether the template asks for a model where it asks for `variable`.
  func needsModel(_ variable: String) -> Bool {
    template.variables.contains { $0.name == variable && $0.isModel }
  }

  /// Refuses a type that a query could not list, where the template asks for a model.
  func require(_ type: DeclaredType, isModelFor variable: String, named name: String) throws(ScaffoldingError) {
    guard needsModel(variable), !type.isModel else { return }
    throw .answer(variable: variable, text: name, help: "the project has it, but not as a class marked @Model")
  }

  /// Refuses types that should be models and are none, where no other variable asks for what they have.
  func refuseOtherTypesThanModels(_ answers: [String: Answer], _ types: DeclaredTypes) throws(ScaffoldingError) {
    for variable in template.variables where variable.isModel {
      guard !template.variables.contains(where: { $0.declaration?.type == variable.name }),
        let name = answers[variable.name]?.description, let found = types.declaration(of: name, where: { _ in true })
      else { continue }
      try require(found, isModelFor: variable.name, named: name)
    }
  }

  /// Refuses a model whose entries the template could not make.
  func require(_ type: DeclaredType, canBeMadeFor variable: String, named name: String) throws(ScaffoldingError) {
    let isWritable = type.stored.allSatisfy { property in
      [SampleValue.first, .empty].allSatisfy { $0.expression(of: property.type, named: property.name) != nil }
    }
    guard isWritable, !type.stored.isEmpty else {
      let wanted = "its one initializer must ask for properties that can be set, of types such as String, Int or Date"
      throw .answer(variable: variable, text: name, help: wanted)
    }
  }

  /// The property in the rows of `list` that names an entry: the one that was asked for, else title, name or the first.
  func label(
    in list: String, _ rows: Answer?, _ wanted: String?, _ variable: TemplateVariable
  ) throws(ScaffoldingError) -> Answer {
    var texts: [String] = []
    if case .list(let fields)? = rows {
      try refuseTakenNames(in: fields, of: list)
      texts = fields.rows.filter { $0["type"]?.description == "String" }.compactMap { $0["name"]?.description }
    }
    if let wanted {
      guard texts.contains(wanted) else {
        throw .answer(variable: variable.name, text: wanted, help: "name a String of '\(list)'")
      }
      return try Answer(wanted, for: variable)
    }
    guard let name = ["title", "name"].first(where: texts.contains) ?? texts.first else {
      throw .answer(
        variable: list, text: rows?.description ?? "", help: "one of them must be a String, such as title:String")
    }
    return try Answer(name, for: variable)
  }

  /// Refuses properties of a model that are called like something that every model, its form or its rows have.
  private func refuseTakenNames(in fields: AnswerList, of list: String) throws(ScaffoldingError) {
    guard let question = template.variables.first(where: { $0.name == list })?.declaration, needsModel(question.type)
    else { return }
    for row in fields.rows {
      guard let name = row["name"]?.description else { continue }
      // A row keeps each date under its name.
      let isDate = row["type"]?.description == "Date"
      guard Planner.namesOfModels.contains(name) || isDate && Planner.namesOfRows.contains(name) else { continue }
      let reason = "'\(name)' has a different meaning in a model or in its views; choose another name"
      throw .answer(variable: list, text: fields.description, help: reason)
    }
  }

  private static let namesOfModels: Set = [
    "description", "hasChanges", "hash", "hashValue", "isDeleted", "isValid", "made", "modelContext",
    "persistentModelID",
  ]
  private static let namesOfRows: Set = ["asksToDelete", "body", "delete", "edit", "label"]
}
