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
        call.closures.first?.descendants.contains(where: changesState) == true
      else { continue }
      report(call, "`UIView.\(call.name ?? "animate")` does not animate SwiftUI state; use `withAnimation`")
    }
    for call in file.calls(named: "UIViewPropertyAnimator") where call.isRoot && !call.isInPreview {
      guard let type = call.owner, holdsState(type),
        call.closures.first?.descendants.contains(where: changesState) == true
      else { continue }
      report(call, "`UIViewPropertyAnimator` does not animate SwiftUI state; use `withAnimation`")
    }
  }

  /// A view, or a model that views observe.
  private func holdsState(_ type: Node) -> Bool {
    type.kind == .struct && type.isView
      || type.kind == .class && (type.hasAttribute("Observable") || type.conforms(to: "ObservableObject"))
  }

  /// Whether this changes a property of the view itself; what is a UIKit view's is for UIKit to animate.
  private func changesState(_ node: Node) -> Bool {
    node.assignment?.target.ownMemberName != nil
      || node.kind == .call && node.isNamed("toggle")
        && node.chain.map { $0.parts.drop { $0.isNamed("self") }.count == 2 } == true
  }
}
