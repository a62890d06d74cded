/// A variable that the project answers: `Item` asks whether the type that `Item` names is declared, or for its stored
/// properties, and `Item.samples` whether that type has a static member `samples`.
package struct DeclarationQuestion: Hashable, Sendable {
  /// The variable that names the type.
  let type: String
  let member: String?

  /// Parses `text`; nil unless it names one of `variables` that is the name of a type.
  init?(_ text: String, variables: [TemplateVariable]) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }),
      let variable = variables.first(where: { $0.name == parts[0] }), case .typeName = variable.kind
    else { return nil }
    (type, member) = (parts[0], parts.count == 2 ? parts[1] : nil)
  }

  /// The answer as somebody would type it.
  ///
  /// - Parameter declared: nil where the project does not declare the type.
  func answer(_ declared: DeclaredType?, as kind: TemplateVariable.Kind) -> String {
    if case .list(let members) = kind {
      return (declared?.stored ?? []).map { property in
        let values = ["name": property.name, "type": property.type, "settable": property.isSettable ? "true" : "false"]
        return members.map { values[$0.name] ?? $0.standard ?? "" }.joined(separator: ":")
      }.joined(separator: ",")
    }
    guard let declared else { return "false" }
    return member.map { declared.statics.contains($0) } ?? true ? "true" : "false"
  }
}
