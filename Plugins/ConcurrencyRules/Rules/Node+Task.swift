import SwiftKitSDK

extension Node {
  /// Whether this runs in a task: in an async function, or in a closure that is one.
  var runsInTask: Bool {
    for node in ancestors {
      switch node.kind {
      case .function, .initializer, .accessor: return node.flags.contains(.async)
      case .closure:
        if node.flags.contains(.async) { return true }
        guard let call = node.callOfArgument, let name = call.name else { return false }
        if ["Task", "task", "detached", "addTask", "refreshable", "addTaskUnlessCancelled"].contains(name) {
          return true
        }
        // What runs where it stands.
        if ["forEach", "map", "compactMap", "filter", "reduce", "withLock", "flatMap"].contains(name) { continue }
        return false
      case .struct, .class, .enum, .actor, .extension: return false
      default: continue
      }
    }
    return false
  }

  /// Whether this is code of the main actor, as far as attributes and views tell.
  var isOnMainActor: Bool {
    for node in ancestors {
      switch node.kind {
      case .closure:
        if node.hasAttribute("MainActor") { return true }
        // What others run may run anywhere; a task runs where it is made.
        guard node.callOfArgument?.isNamed("Task", "task", "refreshable") == true else { return false }
      case .function, .initializer, .variable:
        if node.hasModifier(keyword: "nonisolated") || node.hasAttribute("concurrent") { return false }
        if node.hasAttribute("MainActor") { return true }
        if node.kind != .variable, node.enclosing(.function) != nil { return false }
      case .struct, .class, .extension:
        if node.hasAttribute("MainActor") { return true }
        if node.kind == .struct { return node.isView }
        guard node.kind == .extension, let name = node.name else { return false }
        if node.isView, !file.nodes(.struct, named: [name]).isEmpty { return true }
        return !file.project.isAmbiguous(name) && file.project.hasAttribute(name, "MainActor")
      case .actor, .enum: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the last statement of this branch leaves the code around it.
  var leaves: Bool {
    guard let last = statements.last else { return false }
    if last.kind == .return { return true }
    if last.kind == .statement, last.isNamed("throw", "break", "continue") { return true }
    return last.kind == .chain
      && last.chain?.root.isNamed("fatalError", "preconditionFailure", "assertionFailure") == true
  }
}
