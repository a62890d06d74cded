import SwiftKitSDK

/// When the property is edited the row counts as another one and loses its state and focus.
struct IdentityThatChanges: Check {
  let id = "identity-that-changes"
  let rules = ["performance/identity/identity-that-changes"]
  let severity = Severity.warning
  let title = "an identity that changes with a property"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|Identifiable| & |id|", "|ForEach| & |id| & ($", "|List| & |id| & ($"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    byEditedKey(file, report)
    for type in file.nodes(.struct, .class)
    where type.conforms(to: "Identifiable") && !type.isInPreview && !isMadeOnce(type) {
      for identity in type.allParts.flatMap({ $0.children(.variable) }) where identity.isNamed("id") {
        guard let body = identity.child(.body), body.statements.count == 1, let value = body.statements.first,
          let name = value.ownMemberName ?? nameInText(value), !name.lowercased().hasSuffix("id"),
          !["rawValue", "code"].contains(name),
          type.kind == .struct || type.hasAttribute("Observable"),
          let property = type.children(.variable).first(where: { $0.isNamed(name) }),
          !property.flags.contains(.constant), property.child(.body) == nil, property.children(.accessor).isEmpty,
          !property.hasModifier(keyword: "private"), property.children(.modifier).allSatisfy({ $0.text != "set" })
        else { continue }
        report(
          identity, "editing `\(name)` changes the row's identity; give it a stored id, or make `\(name)` a `let`")
      }
    }
  }

  /// The first name in a text of names alone: `"\(firstName)-\(lastName)"`.
  private func nameInText(_ value: Node) -> String? {
    guard value.kind == .string, case let names = value.children(.argument).map({ $0.firstChild?.ownMemberName }),
      !names.isEmpty, !names.contains(nil), !names.contains(where: { $0?.lowercased().hasSuffix("id") == true })
    else { return nil }
    return names[0]
  }

  /// `List($alarms, id: \.label) { $alarm in TextField("Label", text: $alarm.label) }`
  private func byEditedKey(_ file: SourceFile, _ report: Report) {
    for loop in file.calls(named: "ForEach", "List") where loop.isRoot && !loop.isInPreview {
      guard loop.firstUnlabelled?.value.ownMemberName?.hasPrefix("$") == true, let key = loop.argument("id")?.value,
        key.kind == .keyPath, let name = key.source.split(separator: ".").last.map(String.init), name != "self",
        let content = loop.contentClosure, let element = content.child(.parameter)?.name, element.hasPrefix("$"),
        content.descendants(.member, named: element).contains(where: { use in
          use.isRoot && use.chain?.parts.count == 2 && use.chain?.parts.last?.isNamed(name) == true
        })
      else { continue }
      report(key, "editing `\(name)` changes the row's identity; give the elements a stored id")
    }
  }

  /// Whether nobody edits a value of it: an enum makes it of its cases, or it is only ever decoded.
  private func isMadeOnce(_ type: Node) -> Bool {
    type.parent?.kind == .enum || type.conforms(to: "Decodable") && !type.conforms(to: "Encodable")
  }
}
