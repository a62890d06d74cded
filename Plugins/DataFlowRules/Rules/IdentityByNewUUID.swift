import SwiftKitSDK

/// A new UUID on every pass makes a new view on every pass: state is lost, animations jump, lists redraw.
struct IdentityByNewUUID: Check {
  let id = "id-uuid"
  let rules = ["performance/identity/id-uuid"]
  let severity = Severity.info
  let title = "an identity that is new each time it is read"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|UUID|", "|Date|", "|random|"].beside("|id|")
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for identity in file.calls(named: "id") where identity.isViewModifier && !identity.isInPreview {
      guard let value = identity.firstUnlabelled?.value,
        holdsNew(value) || value.freshValue.map(isNew) == true, !isSpinner(identity), !isExplained(identity)
      else { continue }
      report(identity, "`\(shown(value))` as an identity creates a new view on every update; use a stable id")
    }
    for loop in file.calls(named: "ForEach", "List", "Table") where loop.isRoot && !loop.isInPreview {
      guard let identity = loop.argument("id")?.value, let value = newValue(of: identity),
        isElement(loop.firstUnlabelled?.value, of: value.enclosingType)
      else { continue }
      report(
        identity, "`\(shown(value))` is new each time the list is read, so all rows are replaced; use a stable id")
    }
    for loop in file.calls(named: "ForEach", "List", "Table") where loop.isRoot && !loop.isInPreview {
      guard let made = loop.firstUnlabelled.flatMap({ elementIdentity(in: $0.value) }) else { continue }
      report(
        made.chain?.root ?? made,
        "elements that get a new `\(shown(made))` on every update become new rows; keep them in state"
      )
    }
    for property in file.nodes(.variable, named: ["id"])
    where property.enclosingType == property.parent && !property.flags.contains(.static) {
      guard let value = onlyValue(of: property), isNew(value) || isMadeOfNew(value) else { continue }
      report(
        value.chain?.root ?? value, "a computed `id` with `\(shown(value))` is new each time it is read; store it",
        edits: edits(property, value))
    }
  }

  /// `let id = UUID()`, where a stored property may stand and is not read from an archive.
  private func edits(_ property: Node, _ value: Node) -> [Edit] {
    let keyword = property.anchor.lowerBound - 4..<property.anchor.lowerBound
    guard let type = property.enclosingType, type.kind == .struct || type.kind == .class,
      !type.conforms(to: "Codable", "Decodable"), property.child(.body) != nil, property.child(.type)?.source == "UUID",
      value.source == "UUID()", property.file.source(keyword) == "var ", !property.sourceHolds("//"),
      !property.sourceHolds("/*")
    else { return [] }
    return [Edit(keyword.lowerBound..<property.range.upperBound, "let id = UUID()")]
  }

  /// Whether a comment beside it says why the view is made anew, in four words or more.
  private func isExplained(_ identity: Node) -> Bool {
    identity.commentsBeside.split(separator: "\n").contains { $0.split(separator: " ").count > 4 }
  }

  /// A `ProgressView` of a list row, or a view of the project that is one: it has no state to lose, and shows up again only as a
  /// new view.
  private func isSpinner(_ identity: Node) -> Bool {
    guard let chain = identity.chain else { return false }
    if chain.consists(of: "ProgressView") { return true }
    guard chain.root.isNamed("HStack", "VStack", "ZStack"), let content = chain.root.contentClosure else {
      return false
    }
    let views = content.statements.map(\.chain)
    return views.contains { $0?.consists(of: "ProgressView") == true }
      && views.allSatisfy { $0?.consists(of: "ProgressView", "Spacer") == true }
  }

  /// The new id of elements that are made as the list is: `items.map { Row(id: UUID(), title: $0) }`, there or in a
  /// computed property.
  private func elementIdentity(in data: Node) -> Node? {
    let value = data.freshValue ?? data
    guard value.kind == .chain, let call = value.chain?.parts.last, call.isNamed("map", "compactMap", "enumerated"),
      let closure = call.closures.first
    else { return nil }
    // The identity of the element, not of something that it holds.
    let last = closure.statements.last
    let element = last?.kind == .return ? last?.firstChild : last
    guard let call = element?.chain?.parts.last, call.kind == .call else { return nil }
    if let given = call.argument("id")?.value { return isNew(given) ? given : nil }
    // `let id = UUID()` of the type that is made.
    guard call.isCapitalized, let name = call.name else { return nil }
    let types = data.file.nodes(.struct, named: [name])
    return types.flatMap { $0.children(.variable) }.filter { $0.isNamed("id") && !$0.flags.contains(.static) }
      .compactMap { $0.child(.initial)?.firstChild }.first(where: isNew)
  }

  /// What the one computed property of this file gives that a key path such as `\.token` names, where it is new.
  private func newValue(of identity: Node) -> Node? {
    let parts = identity.source.split(separator: ".", omittingEmptySubsequences: false)
    guard identity.kind == .keyPath, parts.count == 2, let name = parts.last.map(String.init),
      case let members = identity.file.nodes(.variable, named: [name]).filter({ $0.parent == $0.enclosingType }),
      members.count == 1, !members[0].isNamed("id"), let value = onlyValue(of: members[0])
    else { return nil }
    return isNew(value) ? value : nil
  }

  /// Whether the elements of this list are of that type, as it is written: `let cells: [Cell]`.
  private func isElement(_ list: Node?, of type: Node?) -> Bool {
    guard let list, let name = type?.name else { return false }
    return list.ownMemberName.flatMap { list.variable(named: $0)?.child(.type)?.source } == "[\(name)]"
  }

  /// `UUID()` or something made of it, `UUID().uuidString`; the time of reading it, or a number by chance.
  private func isNew(_ value: Node) -> Bool {
    guard value.kind == .chain, let parts = value.chain?.parts, let root = parts.first else { return false }
    if root.kind == .call, root.isNamed("UUID") { return root.arguments.isEmpty }
    if root.isNamed("Date"), !value.file.project.declares("Date") {
      if root.kind == .call { return root.arguments.isEmpty && parts.dropFirst().allSatisfy(isSeconds) }
      return parts.count > 1 && parts[1].isNamed("now") && parts.dropFirst(2).allSatisfy(isSeconds)
    }
    return root.kind == .member && root.isNamed(Self.numbers) && parts.count == 2 && parts[1].kind == .call
      && parts[1].isNamed("random") && parts[1].hasArgument("in")
  }

  private static let numbers = ["Int", "Int32", "Int64", "UInt", "UInt32", "UInt64", "Double", "Float", "CGFloat"]

  private func isSeconds(_ part: Node) -> Bool {
    part.kind == .member && part.isNamed("timeIntervalSince1970", "timeIntervalSinceReferenceDate")
  }

  private func shown(_ value: Node) -> String {
    isNew(value) && value.chain?.root.isNamed("UUID") == false ? value.source : "UUID()"
  }

  /// Whether it is made of a new UUID anywhere, `"row-\(UUID())"`, short of what runs later.
  private func holdsNew(_ value: Node) -> Bool {
    if isNew(value) { return true }
    return value.descendants.contains { node in
      isNew(node) && node.chain?.root.isNamed("UUID") == true
        && !node.ancestors.prefix { $0 != value }.contains { $0.kind == .closure }
    }
  }

  /// A text or a choice with a new UUID in it: `"\(kind)-\(UUID())"`; what stands in for a missing value may never be read.
  private func isMadeOfNew(_ value: Node) -> Bool {
    ([.string, .ternary].contains(value.kind) || !value.joinedParts.isEmpty) && holdsNew(value)
      && !value.sourceHolds("??")
  }

  /// What a property with a getter of one expression gives.
  private func onlyValue(of property: Node) -> Node? {
    let getter = property.child(.body) ?? property.children(.accessor).first { $0.isNamed("get") }
    guard let getter, let statement = getter.firstChild, Array(getter.children).count == 1 else { return nil }
    return statement.kind == .return ? statement.firstChild : statement
  }
}
