import SwiftKitSDK

/// When the property is edited the row counts as another one and loses its state and focus.
struct IdentityThatChanges: Check {
  let id = "identity-that-changes"
  let rules = ["performance/identity/identity-that-changes"]
  let severity = Severity.warning
  let title = "an identity that changes with a property"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|Identifiable| & |id|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct)
    where type.conforms(to: "Identifiable") && !type.isInPreview && !isMadeOnce(type) {
      for identity in type.allParts.flatMap({ $0.children(.variable) }) where identity.isNamed("id") {
        guard let body = identity.child(.body), body.statements.count == 1, let value = body.statements.first,
          let name = value.ownMemberName, !name.lowercased().hasSuffix("id"), !["rawValue", "code"].contains(name),
          let property = type.children(.variable).first(where: { $0.isNamed(name) }),
          !property.flags.contains(.constant), property.child(.body) == nil, property.children(.accessor).isEmpty,
          !property.hasModifier(keyword: "private"), property.children(.modifier).allSatisfy({ $0.text != "set" })
        else { continue }
        report(
          identity, "editing `\(name)` changes the row's identity; give it a stored id, or make `\(name)` a `let`")
      }
    }
  }

  /// Whether nobody edits a value of it: an enum makes it of its cases, or it is only ever decoded.
  private func isMadeOnce(_ type: Node) -> Bool {
    type.parent?.kind == .enum || type.conforms(to: "Decodable") && !type.conforms(to: "Encodable")
  }
}
