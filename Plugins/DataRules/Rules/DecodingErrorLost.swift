import SwiftKitSDK

/// A changed answer looks like an empty one.
struct DecodingErrorLost: Check {
  let id = "decoding-error-lost"
  let rules = ["data/errors/decoding-error-lost"]
  let severity = Severity.info
  let title = "a decoding error that try? discards"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["try? & |decode|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests { return }
    for mark in file.nodes(.operator, named: ["try?"]) where !mark.isInPreview {
      guard let operation = mark.parent, operation.kind == .operation,
        let parts = operation.children.first(where: { $0.kind == .chain })?.chain?.parts,
        let call = parts.first(where: { $0.kind == .call && $0.isNamed("decode") }), call.hasArgument("from"),
        parts.contains(where: { $0.nameHolds("decoder") }), !parts.contains(where: { $0.nameHolds("container") }),
        // One of several forms is tried.
        call.enclosing(.initializer)?.hasModifier(keyword: "required") != true,
        call.enclosing(.initializer, .function)?.name != "init",
        !call.ancestors.contains(where: { $0.kind == .statement && $0.isNamed("catch") }),
        !isProbe(call)
      else { continue }
      report(mark, "`try?` hides which key or type did not match; catch the `DecodingError` and log it")
    }
  }

  /// Whether nothing is hidden: a bare value has no key, the caller of a generic helper gets its optional, and a notification
  /// may hold anything.
  private func isProbe(_ call: Node) -> Bool {
    guard let type = call.firstUnlabelled?.value.chain?.root.name else { return false }
    if ["Bool", "Int", "String", "Double"].contains(type) { return true }
    guard let function = call.enclosing(.function) else { return false }
    return function.children(.genericParameter).contains { $0.isNamed(type) }
      && function.child(.type)?.source.hasSuffix("?") == true
  }
}
