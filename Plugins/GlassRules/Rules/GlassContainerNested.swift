import SwiftKitSDK

/// A container blends the glass inside it; a second one inside blends a part of it apart from the rest.
///
/// What a container presents, such as a sheet, is a surface of its own and may hold one.
struct GlassContainerNested: Check {
  let id = "glass-container-nested"
  let rules = ["liquid-glass/containers/glass-container-nested"]
  let severity = Severity.error
  let title = "GlassEffectContainer inside another one"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["GlassEffectContainer"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for container in file.calls(named: "GlassEffectContainer") where container.isRoot && !container.isInPreview {
      guard container.glassSurroundings.contains(where: { $0.isNamed("GlassEffectContainer") }) else { continue }
      report(
        container,
        "this `GlassEffectContainer` is inside another one, which already blends all of its glass; remove the inner one",
        suggestion: container.unwrapping)
    }
  }
}

extension Node {
  /// The calls in whose closures this node lies, the nearest first, as far as they share a surface with it: up to
  /// whatever presents a new one, and within one declaration.
  var glassSurroundings: [Node] {
    var calls: [Node] = []
    for node in ancestors {
      switch node.kind {
      case .function, .variable:
        if let use = node.onlyUse { return calls + use.root.glassSurroundings }
        if node.kind == .function { return calls }
      case .struct, .class, .enum, .actor, .extension: return calls
      case .closure, .chain:
        guard let call = node.callOfArgument else { continue }
        if call.isModifier && call.isNamed(Self.presentations) { return calls }
        // What a link leads to is another screen.
        if call.isNamed("NavigationLink") && call.labelClosure != node { return calls }
        calls.append(call)
      default: continue
      }
    }
    return calls
  }

  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu",
    "navigationDestination", "toolbar",
  ]
}
