import SwiftKitSDK

/// `sensoryFeedback` prepares the engine, follows a value and works beyond the phone.
///
/// Looked at are files with views, and text that imports nothing.
struct UIKitHaptics: Check {
  let id = "uikit-haptics"
  let rules = ["motion/gestures/uikit-haptics"]
  let severity = Severity.info
  let title = "a feedback generator of UIKit in a view's file"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let isOffByDefault = true
  let literals = ["FeedbackGenerator"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    let hasViews = file.nodes(.struct, .class, .extension).contains { $0.isView }
    guard hasViews || file.nodes(.import).isEmpty else { return }
    for name in ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"] {
      for call in file.calls(named: name) where call.isRoot && !call.isInPreview {
        report(
          call, "`\(name)` exists only in UIKit and is fired by hand; use `sensoryFeedback`, which follows a value")
      }
    }
  }
}
