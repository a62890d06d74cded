/// What a template needs of a type that SwiftData stores.
extension Planner {
  /// Refuses a type that a query could not list, and one whose entries the template could not make.
  func require(_ type: DeclaredType, isModel name: String, _ variable: String) throws(ScaffoldingError) {
    guard type.isModel else {
      throw .answer(variable: variable, text: name, help: "the project has it, but not as a class marked @Model")
    }
    let isWritable = type.stored.allSatisfy { SampleValue.first.expression(of: $0.type, named: $0.name) != nil }
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
    if case .list(let list)? = rows {
      texts = list.rows.filter { $0["type"]?.description == "String" }.compactMap { $0["name"]?.description }
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
}
