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
        let parts = operation.children.first(where: { $0.kind == .chain && mark.isBefore($0) })?.chain?.parts,
        let call = decoding(in: parts),
        // One of several forms is tried.
        call.enclosing(.initializer)?.hasModifier(keyword: "required") != true,
        call.enclosing(.initializer, .function)?.name != "init",
        !call.ancestors.contains(where: { $0.kind == .statement && $0.isNamed("catch") }),
        !isProbe(call)
      else { continue }
      report(mark, "`try?` hides which key or type did not match; catch the `DecodingError` and log it")
    }
  }

  /// The call that decodes: of a decoder, or of a function of this file whose decoder throws what is wrong.
  private func decoding(in parts: [Node]) -> Node? {
    if let call = parts.first(where: { $0.kind == .call && $0.isNamed("decode") && $0.hasArgument("from") }) {
      let isDecoder = parts.contains { $0.nameHolds("decoder") } && !parts.contains { $0.nameHolds("container") }
      return isDecoder ? call : nil
    }
    guard let call = parts.last, call.kind == .call, let name = call.name, call.nameHolds("decode") else { return nil }
    let functions = call.file.nodes(.function, named: [name])
    guard functions.count == 1, functions[0].flags.contains(.throws), isMeant(functions[0], by: call),
      let body = functions[0].child(.body),
      !body.descendants.contains(where: { $0.kind == .operator && $0.isNamed("try?") || $0.isNamed("catch") })
    else { return nil }
    let decodes = body.descendants.contains { inner in
      inner.kind == .call && inner.isNamed("decode") && inner.hasArgument("from")
        && inner.chain?.parts.contains { $0.nameHolds("decoder") } == true
    }
    return decodes ? call : nil
  }

  /// A free function or one of the type around it, or a method that this file gives a type of the system.
  private func isMeant(_ function: Node, by call: Node) -> Bool {
    guard let type = function.enclosingType else { return call.isRoot }
    if call.isRoot || call.chain?.root.isNamed("self") == true { return function.owner == call.owner }
    return type.kind == .extension && type.name.map(call.file.project.declares) == false
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
