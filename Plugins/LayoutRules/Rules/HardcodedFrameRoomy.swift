import SwiftKitSDK

/// A fixed width, a height with room, or the height of a component: whether text is ever cut off there depends on the text, so it is
/// off by default.
///
/// A component may have the height that its designer gives it, unless that leaves a line of words no room at the largest text sizes.
struct HardcodedFrameRoomy: Check {
  let id = "hardcoded-frame-roomy"
  let rules = ["layout-and-lists/frames/hardcoded-frame-roomy"]
  let severity = Severity.info
  let title = "a fixed frame around text or controls"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let literals = ["|frame|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { HardcodedFrame().check(file, report, isRoomy: true) }
}
