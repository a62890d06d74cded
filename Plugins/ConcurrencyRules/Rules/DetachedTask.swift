import SwiftKitSDK

/// A call of `Task.detached` in an app.
///
/// With a priority of its own it was chosen on purpose, unless a view or a model starts it and it has to come back to the main
/// actor, or waits for its value in the same function. A handle that is kept and cancelled does what the structure of tasks would
/// do.
struct DetachedTask {
  let call: Node
  let suggestion: [Edit]
  let message =
    "`Task.detached` drops priority and cancellation; await an async function marked `@concurrent`, or use `Task`"

  static func all(in file: SourceFile) -> [DetachedTask] {
    if file.isOfTests { return [] }
    return file.calls(named: "detached").compactMap { call in
      guard !call.isInPreview, let chain = call.chain, chain.root.isNamed("Task") else { return nil }
      let isAwaited = isAwaitedOnMainActor(call, chain)
      if !isAwaited {
        guard chain.parts.count == 2, !isCancelled(chain.node),
          !call.hasArgument("priority") || chain.isStatement && isOfMainActor(call) && comesBack(call)
        else { return nil }
      }
      // Work that is waited for would run on the main actor in a plain `Task`.
      let task = DetachedTask(
        call: call,
        suggestion: !isAwaited && chain.root.range.upperBound <= call.anchor.lowerBound
          ? [Edit(chain.root.range.upperBound..<call.anchor.upperBound, "")] : [])
      return task.isExplained ? nil : task
    }
  }

  /// Whether a plain `Task` would do as well, or better.
  var gainsNothing: Bool {
    guard let closure = call.closures.last else { return false }
    return closure.children(.attribute).contains { $0.isNamed("MainActor") }
      || call.arguments.count == 1 && !closure.statements.isEmpty && closure.statements.allSatisfy(Self.onlyAwaits)
  }

  /// Whether a comment above says why it is on its own.
  private var isExplained: Bool {
    let start = call.range.lowerBound
    return call.file.source(max(0, start - 300)..<start).split(separator: "\n").suffix(3)
      .contains { $0.contains("//") && ($0.contains("block") || $0.contains("detach")) }
  }

  /// `await store.refresh()`, also in a `do`, with nothing else that takes time.
  private static func onlyAwaits(_ statement: Node) -> Bool {
    if statement.isNamed("do"), let body = statement.child(.body) { return body.statements.allSatisfy(onlyAwaits) }
    return statement.kind == .operation && statement.children(.operator).contains { $0.isNamed("await") }
      && !statement.descendants.contains { $0.kind == .closure }
  }

  /// Whether the task is assigned to a property or constant that the file cancels.
  private static func isCancelled(_ task: Node) -> Bool {
    guard let place = task.parent else { return false }
    let name = place.kind == .initial ? place.parent?.name : place.assignment?.target.chain?.parts.last?.name
    guard let name else { return false }
    return task.file.calls(named: "cancel").contains { cancel in
      cancel.chain?.parts.contains { $0.kind == .member && $0.isNamed(name) } == true
    }
  }

  /// `rows = await Task.detached { parse(text) }.value` of a view or a model: what an async function that leaves the actor is for.
  private static func isAwaitedOnMainActor(_ call: Node, _ chain: Chain) -> Bool {
    let isReadAtOnce = chain.parts.count == 3 && chain.parts[1] == call && isValue(chain.parts[2])
    guard isReadAtOnce || isReadByName(call, chain) else { return false }
    return isOfMainActor(call) && call.enclosing(.function)?.hasModifier(keyword: "nonisolated") != true
  }

  /// The same in two steps, `let parsing = Task.detached { … }` and `await parsing.value`, where nothing waits between them and
  /// nothing else is done with the task; what runs beside other work was detached for that.
  private static func isReadByName(_ call: Node, _ chain: Chain) -> Bool {
    guard chain.parts.last == call, chain.node.parent?.kind == .initial, let constant = chain.node.parent?.parent,
      let name = constant.name, let block = constant.parent,
      [.body, .closure, .branch, .switchCase].contains(block.kind),
      block.descendants(.call, named: "detached") == [call],
      case let uses = block.descendants(.member, named: name).filter({ use in
        use.isRoot && use.variable(named: name) == constant
      }), let first = uses.first,
      block.descendants(.operator, named: "await").count(where: { call.isBefore($0) && $0.isBefore(first) }) < 2
    else { return false }
    let code = call.enclosing(.closure, .function)
    return uses.allSatisfy { use in
      use.chain?.parts.dropFirst().first.map(isValue) == true && use.enclosing(.closure, .function) == code
    }
  }

  private static func isValue(_ part: Node) -> Bool { part.kind == .member && part.isNamed("value") }

  private static func isOfMainActor(_ call: Node) -> Bool {
    guard let owner = call.owner else { return false }
    return owner.isView || owner.kind == .class && owner.hasAttribute("MainActor")
  }

  /// `MainActor.run`, `Task { @MainActor in … }`, `DispatchQueue.main.async`, `await self.show(image)`.
  private static func comesBack(_ call: Node) -> Bool {
    call.closures.last?.descendants.contains { node in
      if node.kind == .operator, node.isNamed("await"), call.owner?.kind == .class {
        return node.parent?.children(.chain).contains { $0.chain?.root.isNamed("self") == true } == true
      }
      return (node.kind == .member || node.kind == .attribute) && node.isNamed("MainActor")
        || node.kind == .member && node.isNamed("DispatchQueue")
    } == true
  }
}
