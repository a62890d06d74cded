import SwiftKitSDK

// Where errors go, as far as the file of a function tells.

extension Node {
  /// Whether what is thrown here stays inside of `code`, a closure or function around it: a `do` with a `catch` is between.
  func isCaught(in code: Node) -> Bool {
    var inner = self
    for outer in ancestors {
      if outer == code { return false }
      // Another function, or what is thrown there goes to whoever runs the closure.
      if outer.kind == .closure || outer.kind == .function { return true }
      if outer.kind == .statement, outer.isNamed("do"), inner.kind == .body,
        outer.children(.statement).contains(where: { $0.isNamed("catch") && $0.takesEveryError })
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Whether this `try` stands before a pause, or the question whether to go on: what it throws is that the work was cancelled, and
  /// then nothing is lost.
  var triesToPause: Bool {
    guard let operation = parent else { return false }
    return operation.descendants.contains { $0.isPause || $0.kind == .call && $0.isNamed("checkCancellation") }
  }

  /// Whether all that this `try` calls are functions of this file that catch their errors, or show or log them before they pass
  /// them on, or throw nothing but that they were cancelled, or whether nothing is lost with what it throws.
  var triesWhatHandlesErrors: Bool { triesWhatHandlesErrors(following: 2) }

  private func triesWhatHandlesErrors(following steps: Int) -> Bool {
    guard let operation = parent else { return false }
    if let tried = operation.children.compactMap(\.chain).last, tried.isOfNoFailure { return true }
    guard steps > 0 else { return false }
    let calls = operation.descendants.filter {
      $0.kind == .call && !$0.isCapitalized && $0.enclosing(.closure) == enclosing(.closure)
    }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let function = call.calledHere ?? call.functionOfModel ?? call.functionOfResult else {
          return call.onlyWrapped?.showsItsErrors(following: steps - 1) == true
        }
        return !function.flags.contains(.throws) || function.handlesItsErrors(following: steps - 1)
      }
  }

  /// The function that `step?.run()` calls, where `step` is what a function of this file gives, `let step = next()`, and the file
  /// declares its type.
  private var functionOfResult: Node? {
    guard let parts = chain?.parts.filter({ $0.kind != .optional }), parts.count == 2, parts[1] == self,
      parts[0].kind == .member, let result = parts[0].name, let name,
      let made = variable(named: result)?.child(.initial)?.firstChild?.bare.chain, made.parts.count == 1,
      let type = made.root.calledHere?.child(.type)?.name, !file.project.isAmbiguous(type),
      case let functions = file.nodes(.function, named: [name]).filter({ $0.enclosingType?.name == type }),
      functions.count == 1
    else { return nil }
    return functions[0]
  }

  /// The closure that a call runs between two things of its own, `withHaptics { … }`: as far as the name tells, it throws what the
  /// closure throws. What `withTimeout { … }` waits for may fail by itself.
  private var onlyWrapped: Node? {
    guard case let words = nameWords, words.first == "with", Self.wordsOfFailing.isDisjoint(with: words),
      let closure = firstChild?.firstChild, arguments.count == 1, closure.kind == .closure,
      closure.child(.parameter) == nil, !closure.contains(bytesOf: "$0")
    else { return nil }
    return closure
  }

  /// Whether this closure tries something, and a `catch` shows or logs each error before it leaves.
  private func showsItsErrors(following steps: Int) -> Bool {
    descendants.contains { $0.kind == .operator && $0.isNamed("try") } && throwsOnlyWhatIsTold(following: steps)
  }

  /// Whether no error leaves this function but that it was cancelled, unless a `catch` has shown or logged it.
  private func handlesItsErrors(following steps: Int) -> Bool {
    guard code != nil else { return false }
    return isSaidToThrowCancellationOnly || throwsOnlyWhatIsTold(following: steps)
  }

  private func throwsOnlyWhatIsTold(following steps: Int) -> Bool {
    descendants.allSatisfy { node in
      if node.kind == .operator, node.isNamed("try") {
        return node.isCaught(in: self) || node.triesToPause || node.triesWhatHandlesErrors(following: steps)
      }
      guard node.kind == .statement, node.isNamed("throw") else { return true }
      if node.firstChild?.chain?.root.isNamed("CancellationError") == true { return true }
      let clause = node.ancestors.prefix { $0 != self }.first { $0.kind == .statement && $0.isNamed("catch") }
      return node.isCaught(in: self) || clause?.tellsOfError == true
    }
  }

  /// Whether the comment above this function names no other error, nor what else is thrown: ``- Throws: `CancellationError` ``.
  private var isSaidToThrowCancellationOnly: Bool {
    let lines = commentsBeside.split(separator: "\n").drop { !$0.contains("throws:") }
    // What the sentence goes on with on the next line belongs to it.
    let others = lines.dropFirst().map { $0.drop { "/ ".contains($0) } }.prefix { !$0.isEmpty && !$0.hasPrefix("-") }
    let words = (lines.prefix(1) + others).flatMap { $0.split { !$0.isLetter && $0 != "," } }
    return words.filter { $0.hasSuffix("error") || $0.hasSuffix("errors") } == ["cancellationerror"]
      && !words.contains { $0.contains(",") || ["or", "and"].contains($0) }
  }

  /// Whether this `catch` logs the error, or sets what shows it: `logger.error("…")`, `alert = .failed`, `self.show(error)`, or draws
  /// again what the failed attempt has left as it was: `model.objectWillChange.send()`.
  private var tellsOfError: Bool {
    descendants.contains { node in
      if let assignment = node.assignment {
        let hides = assignment.value.kind == .nil || assignment.value.kind == .boolean && assignment.value.number == 0
        return !hides && (assignment.target.chain?.parts.last?.isOfTelling == true || keepsError(assignment))
      }
      // `throw wrapped(error)` and `throw AppError.wrapped(error)` only pass it on.
      guard node.kind == .call, let chain = node.chain, !chain.root.isCapitalized,
        !node.ancestors.prefix(while: { $0 != self }).contains(where: { $0.kind == .statement && $0.isNamed("throw") })
      else { return false }
      return chain.parts.contains(where: \.isOfTelling)
        || node.isNamed("send") && chain.parts.contains { $0.isNamed("objectWillChange") }
    }
  }

  /// `state = .failed(error)` in this `catch`, where the target is no local variable.
  private func keepsError(_ assignment: Assignment) -> Bool {
    let name = child(.condition)?.firstChild?.name ?? "error"
    let value = [assignment.value] + assignment.value.descendants
    guard value.contains(where: { $0.kind == .chain && $0.ownMemberName == name }) else { return false }
    let target = assignment.target
    let variable = target.ownMemberName.flatMap { target.variable(named: $0) }
    return variable.map { $0.parent == $0.enclosingType } ?? true
  }

  private static let wordsOfFailing: Set = [
    "access", "authentication", "authorization", "connection", "deadline", "limit", "permission", "time", "timeout",
    "transaction",
  ]

  private var isOfTelling: Bool { nameWords.contains(where: Self.wordsOfTelling.contains) }

  private static let wordsOfTelling: Set = [
    "log", "logger", "alert", "error", "message", "toast", "show", "report", "present",
  ]
}

extension Chain {
  /// Whether nothing is lost with an error of this call: it says that people closed something, or that a promise is kept already, or
  /// its object publishes it.
  fileprivate var isOfNoFailure: Bool {
    guard let call = parts.last(where: { $0.kind == .call }) else { return false }
    return call.throwsOnlyDismissal || settlesPromise(call) || isFollowed
  }

  /// `promises.resolve(id)`
  private func settlesPromise(_ call: Node) -> Bool {
    let ways: Set = ["complete", "fulfil", "fulfill", "reject", "resolve", "settle"]
    return call.nameWords.first.map(ways.contains) == true
      && parts.prefix { $0 != call }.contains { part in
        part.nameWords.contains { $0 == "promise" || $0 == "promises" }
      }
  }

  /// Whether the type reads the error of the object that this calls where it follows its state:
  /// `feed.statePublisher.sink { self.problem = $0.error }`.
  private var isFollowed: Bool {
    guard let object = parts.first(where: { !$0.isNamed("self") }), object.kind == .member, let name = object.name,
      let type = node.owner?.name, case let file = node.file
    else { return false }
    return file.once { FollowedObjects(file) }.names[type]?.contains(name) == true
  }
}

/// The objects whose error a type reads where it follows their state, by the name of the type, found once for all calls.
private struct FollowedObjects {
  private(set) var names: [String: Set<String>] = [:]

  init(_ file: SourceFile) {
    for sink in file.calls(named: "sink") {
      guard let parts = sink.chain?.parts, let object = parts.first(where: { !$0.isNamed("self") }),
        !object.flags.contains(.implicit), let name = object.name, let type = sink.enclosingType?.name,
        parts.contains(where: { $0.nameHolds("publisher") }),
        sink.descendants(.member, named: "error").contains(where: { !$0.isRoot })
      else { continue }
      names[type, default: []].insert(name)
    }
  }
}
