import SwiftKitSDK

/// Glass morphs only among the members of one container.
///
/// A view that is handed a namespace is a part of something larger, where the container may be.
struct GlassIDOutsideContainer: Check {
  let id = "glass-id-outside-container"
  let rules = ["liquid-glass/identity/glass-id-outside-container"]
  let severity = Severity.info
  let title = "glassEffectID outside a GlassEffectContainer"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["glassEffectID"]

  func check(_ file: SourceFile, _ report: Report) {
    for name in file.calls(named: "glassEffectID") where name.isViewModifier && !name.isInPreview {
      guard !name.isInGlassContainer, !isPart(name) else { continue }
      report(name, "`glassEffectID` outside a `GlassEffectContainer` has no effect; shapes morph inside one container")
    }
  }

  private func isPart(_ name: Node) -> Bool {
    if let member = name.enclosingMember, member.children(.parameter).contains(where: takesNamespace) { return true }
    guard let type = name.enclosingType else { return false }
    if type.kind == .extension && type.isNamed("View") { return true }
    let parts = type.allParts
    let isModifier = parts.contains { $0.conforms(to: "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle") }
    let takes = parts.contains { $0.children(.variable).contains(where: takesNamespace) } && !isShownByOwners(type)
    // A member that something else of the type puts into its container, out of sight of `uses`.
    let hasContainer = parts.contains { !$0.descendants(.call, named: "GlassEffectContainer").isEmpty }
    let member = name.enclosingMember
    // The one place that shows it tells.
    if let use = member?.onlyUse { return isModifier || takes || use.root.isInGlassContainer }
    return isModifier || takes || hasContainer && member?.isNamed("body") == false
  }

  /// Whether this file shows that view, everywhere beside the namespace itself, and has no container at all.
  private func isShownByOwners(_ type: Node) -> Bool {
    guard let name = type.name, type.file.calls(named: "GlassEffectContainer").isEmpty else { return false }
    let uses = type.file.calls(named: name).filter { $0.isRoot && !$0.isInPreview }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.owner?.isView == true
          && use.owner?.allParts.contains { part in
            part.children(.variable).contains { $0.hasAttribute("Namespace") }
          } == true
      }
  }

  private func takesNamespace(_ declaration: Node) -> Bool {
    declaration.child(.type)?.source.hasPrefix("Namespace.ID") == true
      || declaration.hasAttribute("Environment")
        && declaration.name?.lowercased().contains("namespace") == true
  }
}
