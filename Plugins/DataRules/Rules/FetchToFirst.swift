import SwiftKitSDK

/// The store can give one, or the first few; without a limit it gives all.
struct FetchToFirst: Check {
  let id = "fetch-to-first"
  let rules = ["data/swiftdata/fetch-to-first"]
  let severity = Severity.info
  let title = "objects that are fetched to take the first"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals =
    ["|fetch|"].beside(
      "|first| & |SwiftData|", "|first| & |CoreData|", "[0] & |SwiftData|", "[0] & |CoreData|", "|last| & |SwiftData|",
      "|last| & |CoreData|", "|prefix| & |SwiftData|", "|prefix| & |CoreData|")
    + ["@Query & |SwiftData|"].beside("|first|", "|last|", "|prefix|")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for query in file.nodes(.variable) where !file.isOfTests && query.hasAttribute("Query") && isOnlyForFirst(query) {
      report(
        query,
        "`\(query.name ?? "this query")` loads every object just to show the first; give it a `FetchDescriptor` with a `fetchLimit`"
      )
    }
    for call in file.calls(named: "fetch") where call.arguments.count == 1 && !file.isOfTests {
      guard call.isModifier || call.isOwnCall(ofExtended: "ModelContext", "NSManagedObjectContext"),
        !(call.enclosingMember ?? file.root).sourceHolds("fetchlimit"), takesFirst(call),
        call.firstUnlabelled != nil, !asksForOne(call)
      else { continue }
      report(call, "`fetch` loads every object just to use the first; set `fetchLimit` on what you fetch with")
    }
  }

  /// A query in an order, of which the view around it shows nothing but the first.
  private func isOnlyForFirst(_ query: Node) -> Bool {
    guard let name = query.name, let type = query.enclosingType, type == query.parent, query.isPrivate,
      !query.isInPreview, let attribute = query.children(.attribute).first(where: { $0.isNamed("Query") }),
      attribute.hasArgument("sort"),
      query.file.nodes(.member, named: ["$" + name, "_" + name]).isEmpty
    else { return false }
    let asked = query.uses(ofMember: name, in: type).map { use -> Node? in
      guard let parts = use.chain?.parts, let place = parts.firstIndex(of: use) else { return nil }
      return parts.dropFirst(place + 1).first
    }
    return asked.contains { $0.map(isEnd) == true }
      && asked.allSatisfy { next in next.map { isEnd($0) || $0.kind == .member && $0.isNamed("isEmpty") } == true }
  }

  /// A predicate that compares an identity gives one object at most: `#Predicate { $0.id == id }`.
  ///
  /// Not where an order is given beside it, since who sorts expects several.
  private func asksForOne(_ call: Node) -> Bool {
    guard let member = call.enclosingMember else { return false }
    let around = call.ancestors.first { [.switchCase, .branch].contains($0.kind) } ?? member
    return around.descendants(.macro, named: "Predicate").contains { predicate in
      !isSorted(predicate)
        && predicate.descendants.contains { node in
          node.kind == .operation && node.children.contains { $0.isNamed("==") }
            && node.children.contains(where: isIdentity) && !node.children.contains { isOfAnother($0, predicate) }
        }
    }
  }

  private func isIdentity(_ value: Node) -> Bool {
    value.chain?.parts.last?.nameWords.last.map { ["id", "uuid", "identifier"].contains($0) } == true
  }

  /// Whether it is the identity of something that several objects may share: `$0.trip.id`, `$0.trip?.id`.
  private func isOfAnother(_ value: Node, _ predicate: Node) -> Bool {
    guard isIdentity(value), let parts = value.chain?.parts, let object = parts.first?.name else { return false }
    let isObject = object == "$0" || !predicate.descendants(.parameter, named: object).isEmpty
    return isObject && parts.filter { $0.kind == .member }.count > 2
  }

  /// `FetchDescriptor(predicate: …, sortBy: [SortDescriptor(\.day)])`
  private func isSorted(_ predicate: Node) -> Bool {
    guard let order = predicate.callOfArgument?.argument("sortBy")?.value else { return false }
    return order.kind != .array || order.firstChild != nil
  }

  /// `try context.fetch(d).first`, `(try? context.fetch(d))?.first`.
  private func takesFirst(_ call: Node) -> Bool {
    guard let chain = call.chain, let place = chain.parts.firstIndex(of: call) else { return false }
    if isKeptForFirst(call) { return true }
    let rest = chain.parts.dropFirst(place + 1).filter { $0.kind != .optional && $0.kind != .force }
    if let next = rest.first { return isEnd(next) }
    guard let tuple = call.ancestors.first(where: { [.tuple, .closure, .body].contains($0.kind) }),
      tuple.kind == .tuple,
      let parts = tuple.chain?.parts, parts.first == tuple
    else { return false }
    return parts.dropFirst().first { $0.kind != .optional }.map(isEnd) == true
  }

  /// `first`, `last`, which is the first in the other order, and `prefix(3)`.
  private func isEnd(_ part: Node) -> Bool {
    part.kind == .member
      ? part.isNamed("first", "last") : part.isNamed("prefix") && part.firstUnlabelled?.value.number != nil
  }

  /// The block that a local constant is known in, also where a condition binds it.
  private func block(of variable: Node) -> Node? {
    guard let parent = variable.parent else { return nil }
    guard parent.kind == .condition else {
      return [.body, .closure, .accessor, .branch].contains(parent.kind) ? parent : nil
    }
    return parent.parent?.kind == .guard ? parent.parent?.parent : parent.parent
  }

  /// `let found = try context.fetch(request)`, of which only `found.first`, `found.prefix(3)` or `found[0]` is used.
  private func isKeptForFirst(_ call: Node) -> Bool {
    guard let variable = call.enclosing(.variable), call.enclosing(.closure).map({ $0.isInside(variable) }) != true,
      let name = variable.name, let code = block(of: variable)
    else { return false }
    let uses = code.descendants(.member, named: name).filter { $0.isRoot && variable.isBefore($0) }
    let next = uses.map { use in use.chain.flatMap { $0.parts.count > 1 ? $0.parts[1] : nil } }
    return next.contains { $0?.isNamed("isEmpty") == false }
      && next.allSatisfy { part in
        guard let part else { return false }
        if part.kind == .subscript { return part.arguments.first?.value.number == 0 }
        return isEnd(part) || part.kind == .member && part.isNamed("isEmpty")
      }
  }
}
