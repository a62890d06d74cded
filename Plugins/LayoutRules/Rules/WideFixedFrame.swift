import SwiftKitSDK

/// Small phones and narrow windows have less than 350 points to give.
struct WideFixedFrame: Check {
  let id = "wide-fixed-frame"
  let rules = ["layout-and-lists/frames/wide-fixed-frame"]
  let severity = Severity.info
  let title = "a fixed width that small screens do not have"
  let group: CheckGroup? = .design
  let basis: Basis? = .convention
  let options: [CheckOption] = [
    .number("from", standard: "320", about: "The smallest width that is reported.")
  ]
  let literals = ["|frame| & |width|", "|frame| & |minWidth|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    if file.isOfTests || file.imports("AppKit") || file.imports("Cocoa") || file.imports("WidgetKit") { return }
    let least = file.settings.number("from", of: self) ?? 320
    for frame in file.calls(named: "frame") where frame.isViewModifier && !frame.isInPreview {
      guard let chain = frame.chain, let side = frame.argument("width") ?? frame.argument("minWidth"),
        let width = side.value.constantNumber, width >= least, width < 1200,
        !frame.isCompiled(for: "macOS"), !frame.isLeftOut(on: "iOS"), side.label == "minWidth" || !isChecked(frame),
        side.label == "width" || Set(file.settings.systems.keys) != ["macOS"],
        !chain.hasModifier("offset", "blur", "position", "presentedWindowStyle"),
        !ViewNames.shapes.contains(chain.root.name ?? ""), !isPicture(chain),
        frame.enclosingType?.name.map({ name in !Self.wide.contains { name.contains($0) } }) ?? true,
        !frame.isInside(closureOf: "WindowGroup", "Window", "Settings"), !scrollsSideways(around: frame)
      else { continue }
      report(
        frame,
        side.label == "minWidth"
          ? "a least width of \(width.shortText) points does not fit small screens and windows; use a smaller one, or `maxWidth`"
          : "a width of \(width.shortText) points does not fit small screens and windows; use `maxWidth: \(width.shortText)`"
      )
    }
  }

  /// A colour or image, which is decoration mostly and may be cut; a drawing or a map is content.
  private func isPicture(_ chain: Chain) -> Bool {
    ViewNames.fills.contains(chain.root.name ?? "") && !chain.root.isNamed("Canvas", "Map", "VideoPlayer")
  }

  /// Whether people can scroll to what the screen is too narrow for, or may.
  private func scrollsSideways(around frame: Node) -> Bool {
    frame.enclosingClosures.contains { closure in
      guard closure.call.isNamed("ScrollView") else { return false }
      return (closure.call.firstUnlabelled ?? closure.call.argument("axes")).map { $0.memberName != "vertical" } == true
    }
  }

  /// What has a size of its own, on screens that have it.
  private static let wide = ["Popover", "Window", "Sidebar", "Settings", "Snapshot", "Screenshot"]

  /// What hardcoded-frame reports already, for its height.
  private func isChecked(_ frame: Node) -> Bool {
    guard frame.hasArgument("height"), let chain = frame.chain else { return false }
    return chain.root.kind == .call && ViewNames.texts.contains(chain.root.name ?? "") && !chain.node.isBodyRoot
  }
}
