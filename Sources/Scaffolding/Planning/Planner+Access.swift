/// Whether what is written can be used from other modules.
extension Planner {
  /// Public where other modules import the target, unless a type that the code names is hidden from them.
  ///
  /// - Parameter declared: what the project declares under a name.
  func access(after answers: [String: Answer], declared: (String) -> DeclaredType?) -> Answer {
    guard layout.offeredTarget != nil else { return .choice("internal") }
    for variable in template.variables where !variable.isArgument {
      guard case .typeName(let name)? = answers[variable.name], let type = declared(name.text) else { continue }
      if !type.isPublic { return .choice("internal") }
    }
    return .choice("public")
  }

  /// Who imports the module sees nothing of what is internal.
  func accessNote(_ files: [PlannedFile], _ answers: [String: Answer]) -> [String] {
    guard let target = layout.offeredTarget, answers["access"] != .choice("public"),
      let view = files.first(where: { $0.role == "view" && $0.action == .create && $0.path.hasSuffix(".swift") }),
      let name = view.path.split(separator: "/").last?.dropLast(".swift".count)
    else { return [] }
    return [
      "code outside of '\(target)' sees only what is public: make '\(name)' and what it needs public to use it there"
    ]
  }
}
