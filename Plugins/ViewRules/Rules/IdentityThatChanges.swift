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
        guard type.kind == .struct || type.hasAttribute("Observable"), let body = identity.child(.body),
          body.statements.count == 1, let value = body.statements.first,
          let name = editedName(in: value.kind == .return ? value.firstChild ?? value : value, of: type)
        else { continue }
        report(
          identity, "editing `\(name)` changes the row's identity; give it a stored id, or make `\(name)` a `let`")
      }
    }
  }

  /// The property that an id changes with; any will do where the id is the value itself, or its hash.
  private func editedName(in value: Node, of type: Node) -> String? {
    let editable = type.children(.variable).filter(isEditable).compactMap(\.name)
    let isWhole = value.chain?.parts.allSatisfy { $0.isNamed("self", "hashValue") } == true
    guard isWhole, type.kind == .struct else { return names(in: value).first(where: editable.contains) }
    // One that says itself what counts may well leave out what is edited.
    let isOwnHash = type.allParts.contains { part in part.children(.function).contains { $0.isNamed("hash", "==") } }
    return isOwnHash ? nil : editable.first
  }

  /// The names that an id is made of: `title`, `"\(city)/\(street)"`, `city + "/" + street`; none where an id is among them.
  private func names(in value: Node) -> [String] {
    let texts = value.joinedParts.isEmpty ? [value] : value.joinedParts
    let parts = texts.flatMap { $0.kind == .string ? $0.children(.argument).compactMap(\.firstChild) : [$0] }
      .flatMap(sources)
    let holdsID = parts.contains { part in
      (part.kind == .member ? part : part.chain?.parts.last)?.name?.lowercased().hasSuffix("id") == true
    }
    return holdsID ? [] : parts.compactMap { $0.kind == .member ? $0.name : $0.ownMemberName }
  }

  /// What a text is derived from: `title` of `title.lowercased()` and of `String(title)`, `city` and `street` of
  /// `[city, street].joined(separator: "/")`.
  private func sources(of value: Node) -> [Node] {
    guard value.kind == .chain, let parts = value.chain?.parts else { return [value] }
    let steps = parts.drop { $0.isNamed("self") }
    guard let first = steps.first, steps.dropFirst().allSatisfy({ $0.isNamed(Self.derivations) }) else {
      return [value]
    }
    if first.kind == .array { return Array(first.children).flatMap(sources) }
    if first.kind == .call, first.isNamed("String"), let text = first.firstUnlabelled { return sources(of: text.value) }
    return steps.count > 1 && first.kind == .member ? [first] : [value]
  }

  /// What gives another text or number for another text.
  private static let derivations = [
    "capitalized", "description", "hashValue", "joined", "lowercased", "trimmingCharacters", "uppercased",
  ]

  /// Whether whoever has a value may set this property of it.
  private func isEditable(_ property: Node) -> Bool {
    !property.isNamed("rawValue", "code") && !property.flags.contains(.constant) && !property.flags.contains(.static)
      && property.child(.body) == nil
      && property.children(.accessor).isEmpty && !property.hasModifier(keyword: "private")
      && property.children(.modifier).allSatisfy { $0.text != "set" }
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
