import SwiftKitSDK

/// The default animation says nothing about the motion meant, and `animation` without a value animates whatever changes.
///
/// Animations of bindings and transitions are other methods of the same name.
struct DefaultAnimation: Check {
  let id = "animation-default"
  let rules = ["motion/curves/animation-default"]
  let severity = Severity.warning
  let title = "the default animation, or one without a value"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["animation", "withAnimation"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "withAnimation") where call.isRoot && isDefault(call) && !call.isInPreview {
      report(
        call, "`withAnimation(.default)` is another curve on older systems; name one, such as `.snappy` or `.smooth`")
    }
    for animation in file.calls(named: "animation") where animation.isViewModifier && !animation.isInPreview {
      guard let chain = animation.chain, isOnView(chain), animation.closures.isEmpty,
        let value = animation.firstUnlabelled?.value, value.kind != .nil, value.memberName != "none"
      else { continue }
      let isBound = animation.hasArgument("value")
      guard isBound || isShown(chain) else { continue }
      if isDefault(animation) {
        report(
          animation, "`animation(.default)` is another curve on older systems; name one, such as `.snappy` or `.smooth`"
        )
      } else if animation.arguments.count == 1 {
        report(animation, "`animation` without a value animates every change; add `value:`")
      }
    }
  }

  /// `.default` or `Animation.default`, not a constant of the project that has the name.
  private func isDefault(_ call: Node) -> Bool {
    call.firstUnlabelled?.value.writtenOutcomes.contains(where: isDefault(of:)) == true
  }

  private func isDefault(of value: Node) -> Bool {
    guard value.memberName == "default", let parts = value.chain?.parts else { return false }
    return parts.count == 1 && parts[0].flags.contains(.implicit) || parts.count == 2 && parts[0].isNamed("Animation")
  }

  /// Whether it is a view for sure: made here, or standing among the views of a builder. What is handed on, such as
  /// `selection: binding.animation(.snappy)`, may be a binding or a transition.
  private func isShown(_ chain: Chain) -> Bool {
    if chain.root.kind == .call, let name = chain.root.name, name.first?.isUppercase == true {
      return !name.hasSuffix("Transition")
    }
    switch chain.node.parent?.kind {
    case .closure?, .branch?, .switchCase?, .body?, .ifConfig?, .file?: return true
    case .function?: return true
    case .return?:
      return chain.node.enclosing(.function, .variable)?.child(.type)?.source.hasPrefix("some View") == true
    default: return false
    }
  }

  /// Not a binding, `$isOn.animation()`, nor a transition, `.opacity.animation()`.
  private func isOnView(_ chain: Chain) -> Bool {
    if chain.root.flags.contains(.implicit) || chain.root.isNamed("AnyTransition", "Binding") { return false }
    return !chain.parts.contains { $0.name?.hasPrefix("$") == true }
  }
}
