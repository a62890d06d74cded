import SwiftKitSDK

/// The first value wins: what the parent passes later never reaches the state.
///
/// Reported where an initialiser sets `_name = State(initialValue: name)` from its parameter of the same name and nothing
/// in the view follows later values.
struct StateInitialized: Check {
  let id = "state-from-parameter"
  let rules = ["architecture-and-data-flow/state/state-from-parameter"]
  let severity = Severity.info
  let title = "state that is set from a parameter and never follows it"
  let group: CheckGroup? = .state
  let basis: Basis? = .apple
  let literals = ["|State| & |init|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for initializer in file.nodes(.initializer) where !initializer.isInPreview {
      guard let type = initializer.enclosingType, type.isView else { continue }
      let names = initializer.children(.parameter).compactMap(\.name)
      for statement in initializer.child(.body)?.statements ?? [] {
        guard let value = parameter(given: statement, in: type), names.contains(value),
          !type.allParts.contains(where: { $0.sourceHolds(".id(") })
        else { continue }
        report(
          statement,
          "`@State` ignores later values of `\(value)`; make it a `let` or `@Binding`, or name the parameter `initial…`"
        )
      }
    }
  }

  /// `name` of `_name = State(initialValue: name)`, and of `self.name = name` where that is a state.
  private func parameter(given statement: Node, in type: Node) -> String? {
    guard let assignment = statement.assignment, let target = assignment.target.ownMemberName else { return nil }
    if target.hasPrefix("_") {
      guard let root = assignment.value.chain?.root, root.isNamed("State"), root.arguments.count == 1,
        let value = root.arguments[0].value.ownMemberName, value == String(target.dropFirst())
      else { return nil }
      return value
    }
    guard assignment.target.chain?.root.isNamed("self") == true, assignment.value.ownMemberName == target,
      statement.children.count(where: { _ in true }) == 3,
      type.allParts.flatMap({ $0.children(.variable) }).contains(where: {
        $0.isNamed(target) && $0.hasAttribute("State")
      })
    else { return nil }
    return target
  }
}
