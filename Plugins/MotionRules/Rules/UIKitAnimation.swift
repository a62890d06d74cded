import SwiftKitSDK

/// UIView.animate animates properties of UIKit views; state of SwiftUI just changes.
struct UIKitAnimation: Check {
  let id = "uikit-animation"
  let rules = ["motion/transitions/uikit-animation"]
  let severity = Severity.info
  let title = "a UIKit animation in a SwiftUI view"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = [
    "|UIView| & |animate|", "|UIView| & |transition|", "|UIView| & |animateKeyframes|", "|UIViewPropertyAnimator|",
  ]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "animate", "transition", "animateKeyframes")
    where call.isModifier && !call.isInPreview {
      guard call.chain?.root.isNamed("UIView") == true,
        call.hasArgument("withDuration") || call.hasArgument("duration"),
        !call.isNamed("transition") || call.hasArgument("with"), let type = call.owner, holdsState(type),
        call.closures.first?.descendants.contains(where: { changesState($0, of: type) }) == true
      else { continue }
      report(call, "`UIView.\(call.name ?? "animate")` does not animate SwiftUI state; use `withAnimation`")
    }
    for call in file.calls(named: "UIViewPropertyAnimator") where call.isRoot && !call.isInPreview {
      guard let type = call.owner, holdsState(type),
        call.closures.first?.descendants.contains(where: { changesState($0, of: type) }) == true
      else { continue }
      report(call, "`UIViewPropertyAnimator` does not animate SwiftUI state; use `withAnimation`")
    }
  }

  /// A view, or a model that views observe; what inherits from UIKit animates itself.
  private func holdsState(_ type: Node) -> Bool {
    type.kind == .struct && type.isView
      || type.kind == .class && (type.hasAttribute("Observable") || type.conforms(to: "ObservableObject"))
        && !type.allParts.flatMap { $0.children(.inherited) }.contains { $0.name?.hasPrefix("UI") == true }
  }

  /// Whether this changes a property of the view itself, or one of the model that views observe; what is a UIKit view's is for
  /// UIKit to animate.
  private func changesState(_ node: Node, of type: Node) -> Bool {
    guard let name = node.assignment?.target.ownMemberName ?? toggled(node) else { return false }
    guard type.kind == .class else { return true }
    return type.allParts.flatMap { $0.children(.variable) }.contains { property in
      property.isNamed(name)
        && (type.hasAttribute("Observable")
          ? !property.hasAttribute("ObservationIgnored") : property.hasAttribute("Published"))
    }
  }

  private func toggled(_ node: Node) -> String? {
    guard node.kind == .call, node.isNamed("toggle"), let parts = node.chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.count == 2
    else { return nil }
    return parts.first?.name
  }
}
