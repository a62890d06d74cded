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
      let isHere = container.glassSurroundings.contains { $0.isNamed("GlassEffectContainer") }
      guard isHere || container.places.contains(where: isInContainer) else { continue }
      report(
        container,
        "this `GlassEffectContainer` is inside another one, which already blends all of its glass; remove the inner one",
        suggestion: isHere ? container.unwrapping : [])
    }
  }

  /// Whether a container holds what is shown there, on the same surface.
  private func isInContainer(_ closures: [Node.Closure]) -> Bool {
    for closure in closures {
      if closure.call.opensSurface(by: closure.node) { return false }
      if closure.call.isNamed("GlassEffectContainer"), closure.call.isRoot { return true }
    }
    return false
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
        if call.opensSurface(by: node) { return calls }
        calls.append(call)
      default: continue
      }
    }
    return calls
  }

  /// Whether this call shows what its closure holds on a surface of its own: a sheet, or the screen that a link leads to.
  func opensSurface(by closure: Node) -> Bool {
    isModifier && isNamed(Self.presentations) || isNamed("NavigationLink") && labelClosure != closure
  }

  private static let presentations = [
    "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog", "contextMenu",
    "navigationDestination", "toolbar",
  ]
}
