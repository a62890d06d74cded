import SwiftKitSDK

/// Continuous corners are the curve of the system's shapes; `.circular` asks for another.
///
/// There is no safe fix: half-round ends are often meant. Continuous is what a shape has without a style. In profile
/// `tokens` the style is written out.
struct CornerStyle: Check {
  let id = "corner-style-continuous"
  let rules = ["layout-and-lists/shapes/corner-style-continuous"]
  let severity = Severity.info
  let title = "round corners that are not continuous"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["RoundedRectangle|", "|rect|", "|Capsule|", "|capsule|"]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "RoundedRectangle", "UnevenRoundedRectangle", "rect", "Capsule", "capsule") {
      guard call.isRoot, !call.isInPreview else { continue }
      if let style = call.argument("style")?.value {
        guard style.outcomes.contains(where: { $0.memberName == "circular" }) else { continue }
        report(style, "these corners are circular; use `.continuous`, as the system does")
      } else if file.settings.profile == .tokens, isRounded(call) {
        report(call, "the corner style is missing; write `style: .continuous`")
      }
    }
  }

  private func isRounded(_ call: Node) -> Bool {
    call.isNamed("RoundedRectangle", "UnevenRoundedRectangle", "rect")
      && call.arguments.contains { $0.label?.hasPrefix("corner") == true || $0.label?.hasSuffix("Radius") == true }
      && !call.arguments.contains { $0.isTrailingClosure || $0.label == "corners" }
  }
}
