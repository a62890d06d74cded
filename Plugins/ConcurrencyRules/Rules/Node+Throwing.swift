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
        outer.children(.statement).contains(where: { $0.isNamed("catch") && $0.takesAnyError })
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Whether all that this `try` calls are functions of this file that catch their errors, or show or log them before they pass them on.
  var triesWhatHandlesErrors: Bool { triesWhatHandlesErrors(following: 2) }

  private func triesWhatHandlesErrors(following steps: Int) -> Bool {
    guard steps > 0, let operation = parent else { return false }
    let calls = operation.descendants.filter {
      $0.kind == .call && !$0.isCapitalized && $0.enclosing(.closure) == enclosing(.closure)
    }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let function = call.calledHere ?? call.functionOfModel else { return false }
        return !function.flags.contains(.throws) || function.handlesItsErrors(following: steps - 1)
      }
  }

  /// Whether no error leaves this function, unless a `catch` has shown or logged it.
  private func handlesItsErrors(following steps: Int) -> Bool {
    guard code != nil else { return false }
    return descendants.allSatisfy { node in
      if node.kind == .operator, node.isNamed("try") {
        return node.isCaught(in: self) || node.triesWhatHandlesErrors(following: steps)
      }
      guard node.kind == .statement, node.isNamed("throw") else { return true }
      let clause = node.ancestors.prefix { $0 != self }.first { $0.kind == .statement && $0.isNamed("catch") }
      return node.isCaught(in: self) || clause?.tellsOfError == true
    }
  }

  /// Whether this `catch` logs the error, or sets what shows it: `logger.error("…")`, `alert = .failed`, `self.show(error)`.
  private var tellsOfError: Bool {
    descendants.contains { node in
      if let assignment = node.assignment {
        let hides = assignment.value.kind == .nil || assignment.value.kind == .boolean && assignment.value.number == 0
        return !hides && assignment.target.chain?.parts.last?.isOfTelling == true
      }
      // `throw wrapped(error)` and `throw AppError.wrapped(error)` only pass it on.
      guard node.kind == .call, let chain = node.chain, !chain.root.isCapitalized,
        !node.ancestors.prefix(while: { $0 != self }).contains(where: { $0.kind == .statement && $0.isNamed("throw") })
      else { return false }
      return chain.parts.contains(where: \.isOfTelling)
    }
  }

  private var isOfTelling: Bool { nameWords.contains(where: Self.wordsOfTelling.contains) }

  private static let wordsOfTelling: Set = [
    "log", "logger", "alert", "error", "message", "toast", "show", "report", "present",
  ]
}
