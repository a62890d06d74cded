import SwiftKitSDK

/// The default animation says nothing about the motion meant, and `animation` without a value animates whatever changes.
///
/// Animations of bindings and transitions are other methods of the same name.
struct DefaultAnimation: Check {
  let id = "animation-default"
  let severity = Severity.warning
  let title = "the default animation, or one without a value"
  let literals = ["animation", "withAnimation"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "withAnimation") where call.isRoot && isDefault(call) && !call.isInPreview {
      report(call, "withAnimation(.default) leaves the motion to chance; name the animation")
    }
    for animation in file.calls(named: "animation") where animation.isViewModifier && !animation.isInPreview {
      guard let chain = animation.chain, isOnView(chain), animation.closures.isEmpty,
        let value = animation.firstUnlabelled?.value, value.kind != .nil
      else { continue }
      if isDefault(animation) {
        report(animation, "animation(.default) leaves the motion to chance; name the animation")
      } else if animation.arguments.count == 1, chain.root.kind == .call, chain.root.name?.first?.isUppercase == true {
        report(animation, "animation without a value animates whatever changes; add value:")
      }
    }
  }

  private func isDefault(_ call: Node) -> Bool {
    call.firstUnlabelled?.memberName == "default"
  }

  /// Not a binding, `$isOn.animation()`, nor a transition, `.opacity.animation()`.
  private func isOnView(_ chain: Chain) -> Bool {
    if chain.root.flags.contains(.implicit) || chain.root.isNamed("AnyTransition", "Binding") { return false }
    return !chain.parts.contains { $0.name?.hasPrefix("$") == true }
  }
}
