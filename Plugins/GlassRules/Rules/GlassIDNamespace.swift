import SwiftKitSDK

/// Identities of glass and of matched geometry live in a namespace that the view declares or is given.
///
/// Reported when neither the struct that uses the name, nor its extensions, nor what it stands in declares it, or as a
/// stored property that cannot be a namespace. A protocol of the project may declare it out of sight.
struct GlassIDNamespace: Check {
  let id = "glass-id-namespace"
  let rules = ["liquid-glass/identity/glass-id-namespace"]
  let severity = Severity.error
  let title = "an identity in a namespace that is not declared"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["glassEffectID", "matchedGeometryEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "glassEffectID", "matchedGeometryEffect") where call.isModifier {
      guard let use = call.argument("in").flatMap({ identifier($0.value) }), let name = use.name,
        !name.hasPrefix("$"), let type = call.owner, type.kind == .struct && !mayInherit(type) || isOfAllViews(type),
        !file.project.hasProperty(name, in: "View")
      else { continue }
      let declarations =
        file.nodes(.variable, named: [name]) + file.nodes(.parameter, named: [name])
        + file.nodes(.capture, named: [name])
      if declarations.contains(where: { isSeen($0, from: call) && mayBeNamespace($0) }) { continue }
      report(use, "`\(name)` is not a namespace; declare `@Namespace private var \(name)`")
    }
  }

  /// `ns` of `ns` and of `self.ns`.
  private func identifier(_ value: Node) -> Node? {
    guard value.kind == .chain, let parts = value.chain?.parts, let last = parts.last, last.kind == .member,
      !parts[0].flags.contains(.implicit)
    else { return nil }
    return parts.count == 1 || parts.count == 2 && parts[0].isNamed("self") ? last : nil
  }

  /// `extension View`, which has no namespace of its own but what a parameter brings.
  private func isOfAllViews(_ type: Node) -> Bool {
    type.kind == .extension && type.isNamed("View") && !type.source.prefix { $0 != "{" }.contains("where")
      && type.file.nodes(.protocol, named: ["View"]).isEmpty
  }

  /// Whether the type conforms to something that may bring members of its own.
  private func mayInherit(_ type: Node) -> Bool {
    type.allParts.flatMap { $0.children(.inherited) }.contains {
      !$0.isNamed("View", "ViewModifier", "Equatable", "Hashable", "Identifiable", "Sendable", "Animatable")
    }
  }

  private func isSeen(_ declaration: Node, from use: Node) -> Bool {
    let around = Array(use.ancestors)
    guard let scope = declaration.ancestors.first(where: Self.isScope) else { return true }
    if around.contains(scope) { return true }
    guard Node.Kind.types.contains(scope.kind) || scope.kind == .extension else { return false }
    return around.contains { ($0.kind == .struct || $0.kind == .extension) && $0.name == scope.name }
  }

  /// What a name is known in: for parameters their function, else the nearest braces.
  private static func isScope(_ node: Node) -> Bool {
    switch node.kind {
    case .file, .closure, .function, .initializer, .accessor, .extension: true
    case .variable: node.child(.body) != nil
    default: Node.Kind.types.contains(node.kind)
    }
  }

  private func mayBeNamespace(_ declaration: Node) -> Bool {
    guard declaration.kind == .variable, declaration.parent?.kind == .struct else { return true }
    if declaration.hasAttribute("Namespace", "Environment") { return true }
    if let type = declaration.child(.type) { return !Self.plainTypes.contains(type.source) }
    guard let value = declaration.child(.initial)?.firstChild else { return true }
    return ![.integer, .float, .string, .boolean, .nil, .array].contains(value.kind)
  }

  private static let plainTypes: Set = ["String", "Int", "Double", "CGFloat", "Float", "Bool", "UUID", "Character"]
}
