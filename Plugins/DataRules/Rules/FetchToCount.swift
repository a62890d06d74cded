import SwiftKitSDK

/// To learn how many there are, the store need not load them.
struct FetchToCount: Check {
  let id = "fetch-to-count"
  let rules = ["data/swiftdata/fetch-to-count"]
  let severity = Severity.warning
  let title = "objects that are fetched only to be counted"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|fetch|", "@Query", "@FetchRequest"].beside(
    "|SwiftData| & |count|", "|CoreData| & |count|", "|SwiftData| & |isEmpty|", "|CoreData| & |isEmpty|")
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for query in file.nodes(.variable) where query.hasAttribute("Query", "FetchRequest") && isOnlyCounted(query) {
      report(
        query,
        "`\(query.name ?? "this query")` loads every object just to count them; `\(query.hasAttribute("Query") ? "fetchCount(_:)" : "count(for:)")` of the context loads none, but does not update the view"
      )
    }
    checkHelpers(file, report)
    for call in file.calls(named: "fetch")
    where call.isModifier && call.firstUnlabelled != nil && call.arguments.count == 1 {
      guard let chain = call.chain, let use = use(of: call, in: chain) else { continue }
      let isNew = file.imports("SwiftData")
      let isCount = use.isNamed("count")
      let isDirect =
        isCount && isNew && chain.parts.last == use && chain.parts.dropLast().last == call
        && (call.arguments[0].value.chain?.root.isNamed("FetchDescriptor") ?? false)
        && !file.source(call.range.upperBound..<use.range.upperBound).contains("/")
      report(
        call,
        "`fetch` loads every object just to \(isCount ? "count them" : "see whether there are any"); use `\(isNew ? "fetchCount(_:)" : "count(for:)")`",
        edits: isDirect
          ? [Edit(call.anchor, "fetchCount"), Edit(call.range.upperBound..<use.range.upperBound, "")] : [])
    }
  }

  /// `try all(of: kind).isEmpty`, where that function of the file gives what it fetches.
  private func checkHelpers(_ file: SourceFile, _ report: Report) {
    let helpers = file.nodes(.function).filter { function in
      function.child(.type)?.source.hasPrefix("[") == true
        && function.code?.statements.last?.descendants(.call, named: "fetch").contains {
          $0.chain?.parts.last == $0 && $0.firstUnlabelled != nil
        } == true
    }
    for call in file.nodes(.call, named: helpers.compactMap(\.name)) where !call.isNamed("fetch") && !file.isOfTests {
      guard let chain = call.chain, let use = use(of: call, in: chain), !helpers.contains(where: call.isInside) else {
        continue
      }
      report(
        call,
        "`\(call.name ?? "this")` loads every object just to \(use.isNamed("count") ? "count them" : "see whether there are any"); use `\(file.imports("SwiftData") ? "fetchCount(_:)" : "count(for:)")`"
      )
    }
  }

  /// A query without a filter of which the view around it asks nothing but how many there are.
  private func isOnlyCounted(_ query: Node) -> Bool {
    guard let name = query.name, let type = query.enclosingType, type == query.parent, !query.isInPreview,
      let attribute = query.children(.attribute).first(where: { $0.isNamed("Query", "FetchRequest") }),
      !attribute.sourceHolds("filter"), !attribute.sourceHolds("predicate"), !attribute.sourceHolds("descriptor"),
      query.file.nodes(.member, named: ["$" + name, "_" + name]).isEmpty
    else { return false }
    let uses = query.uses(ofMember: name, in: type)
    let asked = uses.map { use in
      use.chain.flatMap { chain in
        chain.parts.firstIndex(of: use).flatMap { chain.parts.dropFirst($0 + 1).first }
      }
    }
    // Whether there are any is asked of queries everywhere, and follows changes.
    return asked.contains { $0?.isNamed("count") == true }
      && asked.allSatisfy { $0?.isNamed("count", "isEmpty") == true }
  }

  /// The `count` that is asked of what was fetched, at once or in parentheses.
  private func use(of call: Node, in chain: Chain) -> Node? {
    var inner = chain
    if chain.parts.last == call {
      if let use = onlyUse(of: chain) { return use }
      guard
        let tuple = chain.node.ancestors.first(where: { $0.kind == .tuple || $0.kind == .closure || $0.kind == .body }),
        tuple.kind == .tuple, let outer = tuple.chain, outer.root == tuple
      else { return nil }
      inner = outer
    }
    guard let place = inner.parts.firstIndex(where: { $0 == call || $0.kind == .tuple && call.isInside($0) }) else {
      return nil
    }
    let rest = inner.parts.dropFirst(place + 1).filter { $0.kind != .optional && $0.kind != .force }
    guard let first = rest.first, first.kind == .member, first.isNamed("count", "isEmpty") else { return nil }
    return first
  }

  /// `let items = try context.fetch(all); return items.isEmpty`: the one thing that is done with a constant.
  private func onlyUse(of chain: Chain) -> Node? {
    guard let variable = chain.node.ancestors.first(where: { ![.operation, .initial].contains($0.kind) }),
      variable.kind == .variable, variable.flags.contains(.constant), let name = variable.name,
      let code = variable.parent,
      case let uses = code.descendants.filter({ $0.kind == .member && $0.isNamed(name) && $0.isRoot }), uses.count == 1,
      let parts = uses[0].chain?.parts, parts.count == 2, parts[1].isNamed("count", "isEmpty")
    else { return nil }
    return parts[1]
  }
}
