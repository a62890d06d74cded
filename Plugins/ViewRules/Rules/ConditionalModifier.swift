import SwiftKitSDK

/// A modifier that branches inside changes the type of the view, and with it its identity and state.
struct ConditionalModifier: Check {
  let id = "conditional-modifier"
  let rules = ["performance/identity/conditional-modifier"]
  let severity = Severity.warning
  let title = "a modifier that is applied conditionally"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["View & |func| & |Self| & |if|"]

  func check(_ file: SourceFile, _ report: Report) {
    for function in file.nodes(.function) where function.enclosingType?.isNamed("View") == true && !function.isInPreview
    {
      let parameters = function.children(.parameter)
      guard
        let transform = parameters.first(where: { $0.child(.type)?.source.contains("(Self)") == true })?.name,
        parameters.contains(where: { $0.name != transform && isCondition($0) }),
        let choice = function.child(.body)?.statements.first(where: { $0.kind == .if }),
        choice.descendants.contains(where: { $0.kind == .call && $0.isNamed(transform) }),
        choice.descendants.contains(where: {
          $0.kind == .member && $0.isNamed("self") && $0.chain?.parts.count == 1 && $0.chain?.isStatement == true
        })
      else { continue }
      report(
        function,
        "\(function.name.code(or: "this modifier")) changes the view's identity when its condition changes; use a modifier whose value depends on the condition"
      )
    }
  }

  private func isCondition(_ parameter: Node) -> Bool {
    let type = parameter.child(.type)?.source ?? ""
    return type.hasSuffix("Bool") || type.hasSuffix("Bool>") || type.hasSuffix("?")
  }
}
