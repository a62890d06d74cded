import SwiftKitSDK

/// Each letter starts a search and none is cancelled, so an old answer may come last.
struct SearchPerKeystroke: Check {
  let id = "search-without-debounce"
  let rules = ["search-and-refresh/search/search-without-debounce"]
  let severity = Severity.info
  let title = "a search that is started at each letter"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|onChange|", "|didSet|", "|Binding|"].beside("|Task| & |await|")

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 15 else { return }
    checkSetters(file, report)
    for change in file.calls(named: "onChange")
    where change.isViewModifier && !change.isInPreview && !change.hasArgument("debounceTime") {
      guard let value = change.argument("of")?.value,
        case let work = change.closures.last?.work ?? named(by: change), startsSearch(work),
        isSearch(value) || isOfSearchable(value) || isText(value) && callsSearch(work, Self.searches),
        !isSubmitted(value)
      else { continue }
      report(
        change,
        "each letter starts a search that nothing cancels; use `.task(id: \(value.source))` with a short `Task.sleep`")
    }
  }

  /// The text of a field whose setter starts the search, and the text of a model that starts it when it is set.
  private func checkSetters(_ file: SourceFile, _ report: Report) {
    for binding in file.calls(named: "Binding") where binding.isRoot && !binding.isInPreview {
      guard let setter = binding.argument("set")?.value, setter.kind == .closure, isOfField(binding),
        case let work = setter.work, startsSearch(work), callsSearch(work, Self.searches), !isConditional(work)
      else { continue }
      report(
        binding,
        "each letter starts a search that nothing cancels; use `.task(id:)` of the text with a short `Task.sleep`")
    }
    for property in file.nodes(.variable) where property.parent == property.enclosingType && !property.isInPreview {
      guard let observer = property.children(.accessor).first(where: { $0.isNamed("didSet") }),
        property.nameWords.contains(where: { ["search", "query", "keyword"].contains($0) }),
        property.child(.type)?.source == "String" || property.child(.initial)?.firstChild?.kind == .string,
        property.nameWords.last.map({ Self.texts.contains($0) || $0 == "search" }) == true,
        case let work = observer.work, startsSearch(work), callsSearch(work, Self.searches), !isConditional(work)
      else { continue }
      report(
        property,
        "each letter starts a search that nothing cancels; cancel the one before, and wait a moment with `Task.sleep`")
    }
  }

  /// Whether the task waits for more than a letter: `if code.count == 13 { Task { … } }`.
  private func isConditional(_ work: [Node]) -> Bool {
    work.contains { node in
      guard node.kind == .call, node.isNamed("Task"),
        let block = node.enclosing(.branch, .closure, .accessor, .body)
      else { return false }
      // Whoever is handed a closure may wait, or run only the last one.
      return block.kind == .branch || block.kind == .closure && block.parent?.isNamed("set") != true
    }
  }

  /// Whether a text field edits this binding, at once or by the name of the property that makes it.
  private func isOfField(_ binding: Node) -> Bool {
    if binding.chain?.node.parent?.isNamed("text") == true { return true }
    guard let property = binding.enclosingMember, property.kind == .variable, let name = property.name,
      let owner = property.owner
    else { return false }
    return property.uses(ofMember: name, in: owner).contains { use in
      use.chain?.node.parent.map { $0.kind == .argument && $0.isNamed("text") } == true
    }
  }

  /// The code of the function that is named in place of a closure.
  private func named(by change: Node) -> [Node] {
    let value = change.arguments.last?.value
    guard let name = value?.ownMemberName else {
      return value?.chain?.parts.last?.functionOfModel.map { Array($0.descendants) } ?? []
    }
    return (change.owner?.allParts ?? []).flatMap { $0.children(.function) }.filter { $0.isNamed(name) }
      .flatMap { Array($0.descendants) }
  }

  /// Whether a search field edits this text: `.searchable(text: $text)`.
  private func isOfSearchable(_ value: Node) -> Bool {
    value.file.calls(named: "searchable").contains { $0.argument("text")?.value.source == "$" + value.source }
  }

  /// Whether the file sets the text where somebody submits it or presses a button, and nowhere else, and no field edits it.
  private func isSubmitted(_ value: Node) -> Bool {
    guard let name = value.chain?.parts.last?.name,
      case let uses = value.file.nodes(.member, named: [name, "$" + name]),
      case let sets = uses.filter(\.isAssigned)
    else { return false }
    let isEdited = uses.contains { use in
      guard let root = use.chain?.root.name, root.hasPrefix("$") else { return false }
      return root.dropFirst().first?.isNumber == false
    }
    return !isEdited && !sets.isEmpty && sets.allSatisfy(isByHand)
  }

  private func isByHand(_ set: Node) -> Bool {
    if set.runs(inClosureOf: "onChange", "onReceive") { return false }
    return set.runs(inClosureOf: "onSubmit", "onTapGesture", "Button")
      || set.enclosingClosures.first?.call.nameWords.contains("button") == true
  }

  private func startsSearch(_ work: [Node]) -> Bool {
    work.contains { $0.kind == .call && $0.isNamed("Task") && $0.isRoot && $0.awaits }
      && !work.contains { node in
        isPause(node)
          // What is called here may see to it itself.
          || node.kind == .call
            && node.file.nodes(.function, named: [node.name ?? ""]).contains { $0.descendants.contains(where: isPause) }
      }
  }

  private func isPause(_ node: Node) -> Bool {
    node.nameHolds("sleep") || node.nameHolds("debounce") || node.nameHolds("cancel") || node.nameHolds("delay")
  }

  /// `term`, `model.text`: what is typed, as far as its name tells.
  private func isText(_ value: Node) -> Bool {
    guard let words = value.chain?.parts.last?.nameWords else { return false }
    return words.count == 1 && words.allSatisfy(Self.texts.contains)
  }

  private static let searches: Set = ["search", "find", "complete", "suggest", "suggestions", "autocomplete", "lookup"]

  private func callsSearch(_ work: [Node], _ names: Set<String>) -> Bool {
    work.contains { node in
      node.kind == .call && node.nameWords.first.map(names.contains) == true && node.nameWords.last != "changed"
        && node.enclosing(.closure)?.callOfArgument?.isNamed("Task") == true
    }
  }

  private func isSearch(_ value: Node) -> Bool {
    guard let parts = value.chain?.parts, let last = parts.last, let kind = last.nameWords.last,
      !Self.others.contains(kind), last.nameWords.first != "is"
    else { return false }
    // Of a model that is called after the search, only its text is typed.
    let words = Self.texts.contains(kind) ? parts.flatMap(\.nameWords) : last.nameWords
    return words.contains { ["search", "query", "keyword"].contains($0) }
  }

  private static let texts: Set = ["text", "query", "term", "string", "keyword"]
  /// What goes with a search and is not typed.
  private static let others: Set = [
    "scope", "scopes", "tokens", "type", "presented", "active", "mode", "results", "count",
  ]
}
