import SwiftKitSDK

/// Custom glass needs an opaque branch for people who turn on Reduce Transparency.
///
/// Reported once a type, at its name; glass in a toolbar is the system's.
struct GlassReduceTransparency: Check {
  let id = "glass-reduce-transparency-fallback"
  let rules = ["liquid-glass/accessibility/glass-reduce-transparency-fallback"]
  let severity = Severity.info
  let title = "custom glass without a branch for Reduce Transparency"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["glassEffect"]

  func check(_ file: SourceFile, _ report: Report) {
    let effects = file.glassEffects.filter { GlassStyle(of: $0)?.isIdentity != true && $0.toolbar == nil }
    var judged: Set<String> = []
    for glass in effects {
      guard let type = glass.enclosingType, let name = type.name, judged.insert(name).inserted else { continue }
      let parts = type.allParts
      // A helper for all views has no type of its own to name.
      let helper = type.isNamed("View") && type.kind == .extension ? glass.enclosingMember : nil
      guard let declaration = parts.first(where: { $0.kind == .struct }) ?? helper,
        !(helper == nil ? parts : [file.root]).contains(where: asks)
      else {
        continue
      }
      report(
        declaration,
        "`\(helper?.name ?? name)` has custom glass; read `\\.accessibilityReduceTransparency`, and use a solid background when it is on"
      )
    }
  }

  /// By the environment, or by a value somebody hands it.
  private func asks(_ type: Node) -> Bool {
    type.descendants.contains { node in
      switch node.kind {
      case .keyPath: node.sourceHolds("reducetransparency")
      case .member, .variable, .parameter, .call: node.nameHolds("reducetransparency")
      default: false
      }
    }
  }
}
