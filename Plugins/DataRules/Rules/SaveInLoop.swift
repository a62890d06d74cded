import SwiftKitSDK

/// Each save writes to the disk and tells all who look.
struct SaveInLoop: Check {
  let id = "save-in-loop"
  let rules = ["data/swiftdata/save-in-loop"]
  let severity = Severity.info
  let title = "a save in each iteration of a loop"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|save|", "|saveContext|"].beside(
    "|for| & |SwiftData|", "|for| & |CoreData|", "|forEach| & |SwiftData|", "|forEach| & |CoreData|",
    "|while| & |SwiftData|", "|while| & |CoreData|")

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "save") where call.isModifier && call.arguments.isEmpty && !file.isOfTests {
      guard let body = block(around: call), isLoop(body), !leaves(behind: call), !isOfElement(call, in: body),
        call.chain?.parts.contains(where: { $0.nameHolds("context") }) == true || isOfContext(call)
      else { continue }
      report(call, "this writes to disk in every iteration; save once after the loop")
    }
    for call in file.calls(named: "saveContext") where call.isModifier && call.arguments.isEmpty && !file.isOfTests {
      // One of this file is looked into below.
      guard file.nodes(.function, named: ["saveContext"]).isEmpty, let body = block(around: call), isLoop(body),
        !leaves(behind: call), !isOfElement(call, in: body)
      else { continue }
      report(call, "this writes to disk in every iteration; save once after the loop")
    }
    for function in file.nodes(.function) where !file.isOfTests { checkCalls(of: function, report) }
  }

  /// `remove(item)` in a loop, where that function of the type saves each time.
  private func checkCalls(of function: Node, _ report: Report) {
    guard let body = function.child(.body), let name = function.name, let type = function.owner,
      !function.flags.contains(.async),
      type.allParts.flatMap({ $0.children(.function) }).filter({ $0.isNamed(name) }).count == 1,
      body.descendants(.call, named: "save").contains(where: { save in
        save.isModifier && save.arguments.isEmpty && block(around: save) == body && !leaves(behind: save)
          && save.chain?.parts.dropLast().last?.nameHolds("context") == true
          && !function.children(.parameter).contains { $0.isNamed(save.chain?.root.name ?? "") }
          // A context of the function's own ends with it.
          && save.variable(named: save.chain?.root.name ?? "")?.isInside(function) != true
      })
    else { return }
    for use in function.uses(ofMember: name, in: type) where use.kind == .call && !use.isInside(function) {
      guard let place = block(around: use), isLoop(place), !leaves(behind: use),
        // What goes through batches saves each of them.
        !place.descendants.contains(where: { $0.kind == .for || $0.kind == .call && $0.isNamed("forEach") })
      else { continue }
      report(use, "`\(name)` writes to disk, here in every iteration; save once after the loop")
    }
  }

  /// Whether the name before it is one of a parameter, a property or a local value that is a context.
  private func isOfContext(_ call: Node) -> Bool {
    guard let parts = call.chain?.parts.drop(while: { $0.isNamed("self") }), parts.count == 2, parts.last == call,
      let root = parts.first, let name = root.name, root.kind == .member
    else { return false }
    if let type = root.typeName(of: name) { return ["ModelContext", "NSManagedObjectContext"].contains(type) }
    return root.variable(named: name)?.children(.attribute).contains { attribute in
      attribute.isNamed("Environment") && attribute.firstUnlabelled?.value.sourceHolds("context") == true
    } == true
  }

  /// The block in which this is done each time: a `do` and the question whether there are changes make no difference.
  private func block(around call: Node) -> Node? {
    var block = call.enclosing(.body, .closure, .branch)
    for _ in 0..<3 {
      guard let around = block?.parent else { return block }
      let isPlain =
        block?.kind == .body && around.kind == .statement && around.isNamed("do")
        && !around.descendants.contains { $0.isNamed("delete", "rollback") }
        || block?.kind == .branch
          && around.children(.condition).allSatisfy { $0.sourceHolds("haschanges") && !$0.source.contains("&&") }
      guard isPlain else { return block }
      block = around.enclosing(.body, .closure, .branch)
    }
    return block
  }

  /// Whether the loop ends once it has saved, as one does that tries again.
  private func leaves(behind call: Node) -> Bool {
    call.enclosing(.body, .closure, .branch)?.statements.contains {
      call.isBefore($0) && ($0.kind == .return || $0.isNamed("break"))
    } == true
  }

  /// Whether each pass saves another context.
  private func isOfElement(_ call: Node, in body: Node) -> Bool {
    guard let name = call.chain?.root.name, let loop = body.kind == .closure ? body : body.parent else { return false }
    return loop.children.contains { child in
      [.variable, .parameter, .condition].contains(child.kind)
        && ([child] + Array(child.descendants)).contains {
          [.variable, .parameter].contains($0.kind) && $0.isNamed(name)
        }
    }
  }

  /// `while let next = queue.popLast()`, `while index < rows.count`, `while !pending.isEmpty`.
  private func goesThrough(_ condition: Node) -> Bool {
    condition.child(.variable) != nil
      || condition.descendants.contains { $0.kind == .member && $0.isNamed("count", "endIndex", "isEmpty") }
  }

  /// The body of a `for`, of a `while` that goes through something, or of `forEach`.
  private func isLoop(_ body: Node) -> Bool {
    switch body.parent?.kind {
    case .for?: body.kind == .body && body.parent?.source.prefix(10).contains("await") == false
    case .while?:
      // What goes through batches saves each of them.
      body.kind == .body && body.parent?.awaits == false && body.parent?.child(.condition).map(goesThrough) == true
        && !body.descendants.contains { node in
          node.kind == .for || node.kind == .call && (node.isNamed("forEach", "sleep") || node.nameHolds("fetch"))
        }
    default: body.kind == .closure && body.callOfArgument?.isNamed("forEach") == true
    }
  }
}
