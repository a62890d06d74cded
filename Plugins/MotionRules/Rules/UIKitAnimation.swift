import SwiftKitSDK

/// UIView.animate animates properties of UIKit views; state of SwiftUI just changes.
struct UIKitAnimation: Check {
  let id = "uikit-animation"
  let rules = ["motion/transitions/uikit-animation"]
  let severity = Severity.info
  let title = "an animation of UIKit in a view of SwiftUI"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|UIView| & |animate|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "animate") where call.isModifier && !call.isInPreview {
      guard call.chain?.root.isNamed("UIView") == true, call.hasArgument("withDuration"),
        let type = call.enclosingType, type.kind == .struct, type.isView
      else { continue }
      report(call, "UIView.animate does not animate SwiftUI state; use withAnimation")
    }
  }
}
