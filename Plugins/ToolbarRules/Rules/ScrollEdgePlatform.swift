import SwiftKitSDK

/// Touch layouts fade, dense pointer layouts end in a line.
struct ScrollEdgePlatform: Check {
  let id = "scroll-edge-platform"
  let rules = ["toolbars-and-navigation/bars/scroll-edge-platform"]
  let severity = Severity.info
  let title = "a hard scroll edge on iOS, or a soft one on macOS"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["scrollEdgeEffectStyle"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for style in file.calls(named: "scrollEdgeEffectStyle") where style.isViewModifier && !style.isInPreview {
      // Whoever names a modifier after it has decided.
      if style.enclosingMember?.nameWords.contains(where: ["hard", "soft"].contains) == true { continue }
      let isOnMac = style.isCompiled(for: "macOS")
      // The system chooses where it is nil.
      let values = (style.firstUnlabelled?.value.writtenOutcomes ?? []).filter { $0.kind != .nil }
      switch values.count == 1 ? values[0].memberName : nil {
      case "hard" where !isOnMac:
        report(style, "this scroll edge is hard, which suits only macOS; prefer `.soft` or the automatic style")
      case "soft" where isOnMac:
        report(style, "this scroll edge is soft, which does not suit macOS; prefer `.hard` or the automatic style")
      default: continue
      }
    }
  }
}
