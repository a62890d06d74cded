import SwiftKitSDK

/// A predicate is translated for the store, which knows few functions of Swift; the others fail when the app runs.
struct PredicateCall: Check {
  let id = "predicate-call"
  let rules = ["data/swiftdata/predicate-call"]
  let severity = Severity.info
  let title = "a call that a predicate cannot translate"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["#Predicate"]

  func check(_ file: SourceFile, _ report: Report) {
    for macro in file.nodes(.macro) where macro.isNamed("Predicate") {
      for member in computedMembers(in: macro) {
        report(
          member,
          "`\(member.name ?? "this")` is computed and not in the store, so this predicate fails at run time; write out what it compares"
        )
      }
      for member in membersOfOthers(in: macro) {
        report(
          member,
          "`\(member.name ?? "this")` belongs to another model object, so this predicate fails at run time; copy it into a constant first"
        )
      }
      for call in macro.descendants where call.kind == .call && call.isNamed(Self.unknown) && call.isModifier {
        guard call.chain?.root.kind == .member || call.chain?.root.kind == .tuple else { continue }
        report(
          call,
          "the store cannot translate `\(call.name ?? "this")()`, so this predicate fails at run time; \(Self.remedy(call))"
        )
      }
    }
  }

  /// The computed properties of the predicate's own model, where this file declares it, that its closure asks for.
  private func computedMembers(in macro: Node) -> [Node] {
    guard let closure = macro.closures.last, let model = model(of: macro),
      let type = macro.file.nodes(.class, named: [model]).first, type.hasAttribute("Model")
    else { return [] }
    let computed = Set(
      type.allParts.flatMap { $0.children(.variable) }.filter { $0.code != nil && !$0.flags.contains(.static) }
        .compactMap(\.name))
    let subject = closure.child(.parameter)?.name ?? "$0"
    return computed.isEmpty
      ? []
      : macro.descendants.compactMap { node in
        guard node.kind == .chain, let parts = node.chain?.parts, parts.count > 1, parts[0].isNamed(subject),
          node.enclosing(.closure) == closure, parts[1].kind == .member, parts[1].isNamed(computed)
        else { return nil }
        return parts[1]
      }
  }

  /// What the closure asks of objects of a model that are not its own: `project.code`, where `project` is a parameter of a
  /// model class, or `self.code` in that class.
  private func membersOfOthers(in macro: Node) -> [Node] {
    guard let closure = macro.closures.last, isForStore(macro),
      !closure.descendants.contains(where: { $0.kind == .variable })
    else { return [] }
    return macro.descendants.compactMap { node in
      guard node.kind == .chain, node.enclosing(.closure) == closure, let chain = node.chain,
        case let parts = chain.parts.filter({ ![.optional, .force].contains($0.kind) }),
        let place = parts.firstIndex(where: { !$0.isNamed("self") }), place < 2, parts[place].kind == .member
      else { return nil }
      if place == 1, let type = macro.owner?.name, isModel(type, in: macro.file) { return parts[1] }
      guard place + 1 < parts.count, case let asked = parts[place + 1], asked.kind == .member,
        let name = parts[place].name, !name.hasPrefix("$"), !parts[place].isCapitalized,
        closure.child(.parameter)?.isNamed(name) != true, isObject(name, asked, in: macro)
      else { return nil }
      return asked
    }
  }

  /// Whether what has that name is an object of a model: by its type, or by an identifier that only such objects have.
  private func isObject(_ name: String, _ asked: Node, in macro: Node) -> Bool {
    let type = macro.typeName(of: name) ?? ""
    return isModel(type, in: macro.file)
      || asked.isNamed("persistentModelID") && !macro.file.project.kinds(of: type).contains("struct")
  }

  /// Whether it is the one type of that name, and a model of this file or of another.
  private func isModel(_ type: String, in file: SourceFile) -> Bool {
    !file.project.isAmbiguous(type)
      && (file.project.hasAttribute(type, "Model")
        || file.nodes(.class, named: [type]).contains { $0.hasAttribute("Model") })
  }

  /// Whether a store gets this: it asks for a model, or stands in a query, in a descriptor or in a deletion.
  private func isForStore(_ macro: Node) -> Bool {
    if let call = macro.callOfArgument {
      if call.isNamed("Query", "FetchDescriptor") || call.isNamed("delete") && call.hasArgument("model") { return true }
    }
    return model(of: macro).map { isModel($0, in: macro.file) } == true
  }

  /// The model that is asked for: `#Predicate<Trip>`, or that of `FetchDescriptor<Trip>(predicate: #Predicate { … })`.
  private func model(of macro: Node) -> String? {
    let named = [macro, macro.parent?.parent].compactMap { $0?.child(.generic)?.child(.type)?.name }
    return named.first
  }

  private static func remedy(_ call: Node) -> String {
    if call.isNamed("lowercased", "uppercased", "capitalized", "localizedLowercase") {
      return "use `localizedStandardContains`, or store a normalized form"
    }
    if call.isNamed("hasPrefix") { return "use starts(with:)" }
    return "compute the value before the predicate, or store it"
  }

  private static let unknown = [
    "uppercased", "lowercased", "capitalized", "trimmingCharacters", "replacingOccurrences", "replacing", "components",
    "split", "map", "compactMap", "sorted", "reversed", "hasPrefix", "hasSuffix", "formatted", "joined", "prefix",
    "suffix", "range", "isMultiple", "dropFirst", "dropLast", "reduce", "isDateInToday", "isDateInYesterday",
    "isDateInTomorrow", "startOfDay", "dateComponents",
  ]
}
