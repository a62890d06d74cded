import SwiftKitSDK

/// `.task` cancels when the view goes; nobody should meet a failure for having left.
struct CancellationAsError: Check {
  let id = "cancellation-as-error"
  let rules = ["architecture-and-data-flow/async/cancellation-as-error"]
  let severity = Severity.info
  let title = "a catch that shows cancellation as an error"
  let group: CheckGroup? = .concurrency
  let basis: Basis? = .apple
  let literals = ["|catch| & |await|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for attempt in file.nodes(.statement, named: ["do"]) {
      guard let body = attempt.child(.body), body.awaits, mayBeCancelled(attempt), !attempt.isInPreview else {
        continue
      }
      var isHandled = false
      for clause in attempt.children(.statement) where clause.isNamed("catch") {
        if mentionsCancellation(clause) { isHandled = true }
        // A cancelled request throws this one.
        let isOfRequest = clause.child(.condition)?.source.hasSuffix(" as URLError") == true
        guard !isHandled, let error = caughtError(clause), let body = clause.child(.body), showsError(body, error),
          !dropsStale(body), !isOfRequest || !asks(about: error, body)
        else { continue }
        let place = clause.range.lowerBound
        report(
          clause,
          isOfRequest
            ? "a cancelled request is shown as an error; leave out `URLError.cancelled`"
            : "a cancelled task is shown as an error; catch `CancellationError` first",
          suggestion: isOfRequest ? [] : [Edit(place..<place, "catch is CancellationError {} ")])
      }
    }
  }

  /// `guard number == latest else { return }`: where only a newer call cancels an older one, that is the check.
  private func dropsStale(_ body: Node) -> Bool {
    guard let first = body.statements.first, first.kind == .guard else { return false }
    return first.children(.condition).contains { $0.descendants.contains { $0.kind == .operator && $0.isNamed("==") } }
  }

  /// Whether something cancels the task that this runs in: the view that goes, or who keeps the task.
  ///
  /// An async function is cancelled with its caller; one that saves or sends is called by a button, which cancels nothing.
  private func mayBeCancelled(_ attempt: Node) -> Bool {
    if attempt.enclosingType.map({ $0.name?.hasSuffix("Operation") == true || $0.conforms(to: "Operation") }) == true {
      return false
    }
    for closure in attempt.enclosingClosures {
      if closure.call.isNamed("task", "refreshable"), closure.call.isModifier { return true }
      if closure.call.isNamed("Task", "detached") { return isCancelled(closure.call) }
    }
    guard let function = attempt.enclosing(.function, .initializer), function.flags.contains(.async),
      let name = function.name
    else { return true }
    if function.nameWords.first.map(Self.actions.contains) == true { return false }
    let calls = attempt.file.nodes(.call, named: [name]).filter { !$0.isInside(function) }
    return calls.isEmpty || !calls.allSatisfy(isOfFreeTask)
  }

  /// A call from a button, or from a task that nobody keeps.
  private func isOfFreeTask(_ call: Node) -> Bool {
    let calls = call.enclosingClosures.map(\.call)
    if calls.contains(where: { $0.isNamed("task", "refreshable") && $0.isModifier }) { return false }
    if let task = calls.first(where: { $0.isNamed("Task", "detached") }) { return !isCancelled(task) }
    return calls.contains { $0.isNamed("Button", "onTapGesture", "onSubmit", "swipeActions") }
  }

  /// `loading = Task { … }`, where the file says `loading?.cancel()` anywhere but at its end.
  private func isCancelled(_ task: Node) -> Bool {
    guard let holder = task.chain?.node.parent else { return false }
    let name = holder.assignment?.target.ownMemberName ?? (holder.kind == .initial ? holder.parent?.name : nil)
    guard let name else { return holder.kind == .return }
    return task.file.calls(named: "cancel").contains { cancel in
      // `deinit` cancels where nobody can see an error any more.
      cancel.chain?.parts.contains { $0.isNamed(name) || $0.nameWords.contains("task") } == true
        && cancel.enclosing(.function, .accessor, .initializer, .closure) != nil
    }
  }

  private func mentionsCancellation(_ clause: Node) -> Bool {
    clause.sourceHolds("cancel") || clause.sourceHolds("Cancel")
  }

  /// What this clause calls the error where it takes any, or those of requests: `error`, or the name of `catch let problem`.
  private func caughtError(_ clause: Node) -> String? {
    let conditions = clause.children(.condition)
    guard let pattern = conditions.first else { return "error" }
    let parts = Array(pattern.children)
    let words = pattern.source.split(separator: " ")
    if conditions.count == 1, words.count == 4, words[0] == "let", words[2] == "as", words[3] == "URLError" {
      return String(words[1])
    }
    return conditions.count == 1 && parts.count == 1 && parts[0].kind == .variable ? parts[0].name : nil
  }

  /// `state = .error(…)`, `errorMessage = error.localizedDescription`, `isShowingError = true`.
  private func showsError(_ body: Node, _ error: String, following steps: Int = 1) -> Bool {
    body.descendants.contains { node in
      if steps > 0, let (code, name) = handed(error, by: node), showsError(code, name, following: steps - 1) {
        return true
      }
      // `show(error)` in the task of a view.
      if node.kind == .call, node.isRoot, ["show", "present", "display"].contains(node.nameWords.first), isOfView(node)
      {
        return node.arguments.contains { $0.value.ownMemberName == error }
      }
      guard let assignment = node.assignment, !isLocal(assignment.target) else { return false }
      if assignment.value.chain?.root.flags.contains(.implicit) == true,
        assignment.value.chain?.root.isNamed("error", "failed", "failure") == true
      {
        return true
      }
      let target = assignment.target.chain?.parts.last?.nameWords ?? []
      if assignment.value.kind == .boolean, assignment.value.source == "true" {
        return isOfView(node) && !Self.failures.isDisjoint(with: target)
      }
      return (!Self.shown.isDisjoint(with: target) || target == ["message"] && isOfModel(node) || isOfView(node))
        && node.descendants.contains { $0.isNamed(error) && !$0.isInside(assignment.target) }
    }
  }

  /// The function of the type that is called with the error, `report(error)`, and what it calls it.
  private func handed(_ error: String, by call: Node) -> (code: Node, name: String)? {
    guard let function = call.calledHere, function.owner != nil, let code = function.child(.body),
      let place = call.arguments.firstIndex(where: { $0.value.ownMemberName == error }),
      case let parameters = function.children(.parameter), parameters.count == call.arguments.count,
      !code.sourceHolds("cancel"), let given = parameters[place].name,
      !asks(about: given, code)
    else { return nil }
    return (code, given)
  }

  /// Whether a condition names the error, which may leave out what is no failure.
  private func asks(about error: String, _ code: Node) -> Bool {
    code.descendants.contains { asking in
      [.condition, .switch].contains(asking.kind) && asking.descendants.contains { $0.isNamed(error) }
    }
  }

  private static let shown: Set = ["error", "alert", "failure", "problem", "banner", "toast"]
  private static let failures: Set = ["error", "failed", "failure"]

  /// A value that the function goes on with is on no screen yet.
  private func isLocal(_ target: Node) -> Bool {
    guard let parts = target.chain?.parts, parts.count == 1, let name = parts[0].name,
      let scope = target.enclosing(.function, .closure)
    else { return false }
    return scope.descendants.contains { $0.kind == .variable && $0.isNamed(name) }
  }

  /// Whether a class that views observe does it.
  private func isOfModel(_ node: Node) -> Bool {
    guard let type = node.owner, type.kind == .class else { return false }
    return type.hasAttribute("Observable") || type.conforms(to: "ObservableObject")
  }

  /// Whether the task of a view does it, which is cancelled whenever the view goes.
  private func isOfView(_ node: Node) -> Bool {
    node.enclosingClosures.first.map { $0.call.isNamed("task", "refreshable") && $0.call.isModifier } ?? false
  }

  private static let actions: Set = [
    "save", "delete", "remove", "submit", "send", "add", "create", "update", "upload", "purchase", "buy", "post",
    "sign",
    "login", "logout", "register", "confirm", "rename", "move", "pay",
  ]
}
