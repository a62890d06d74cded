import SwiftKitSDK

/// Identities of glass and of matched geometry live in a namespace that the view declares or is given.
///
/// Reported when the struct that uses the name, and all that it stands in, declare no such name at all, or only a
/// stored property that cannot be a namespace.
struct GlassIDNamespace: Check {
  let id = "glass-id-namespace"
  let rules = ["liquid-glass/identity/glass-id-namespace"]
  let severity = Severity.error
  let title = "an identity in a namespace that is not declared"
  let literals = ["glassEffectID", "matchedGeometryEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "glassEffectID", "matchedGeometryEffect") where call.isModifier {
      guard let value = call.argument("in")?.value, let chain = value.chain, value.kind == .chain,
        chain.parts.count == 1, chain.root.kind == .member, !chain.root.flags.contains(.implicit),
        let name = chain.root.name, !name.hasPrefix("$"), let type = call.enclosingType, type.kind == .struct
      else { continue }
      let declarations =
        file.nodes(.variable, named: [name]) + file.nodes(.parameter, named: [name])
        + file.nodes(.capture, named: [name])
      if declarations.contains(where: mayBeNamespace) { continue }
      report(chain.root, "'\(name)' is not a namespace; declare @Namespace private var \(name)")
    }
  }

  private func mayBeNamespace(_ declaration: Node) -> Bool {
    guard declaration.kind == .variable, declaration.parent?.kind == .struct else { return true }
    if declaration.hasAttribute("Namespace", "Environment") { return true }
    if let type = declaration.child(.type) { return type.source.contains("Namespace") }
    guard let value = declaration.child(.initial)?.firstChild else { return true }
    return ![.integer, .float, .string, .boolean, .nil, .array].contains(value.kind)
  }
}
