import SwiftKitSDK

/// Blur bleeds over the edge that a clip has cut; clip after it.
///
/// What is translucent as a whole after the blur is a glow, which is meant to bleed.
struct BlurAfterClip: Check {
  let id = "blur-after-clip"
  let rules = ["motion/transitions/blur-after-clip"]
  let severity = Severity.warning
  let title = "a blur after the clip that should hold it"
  let literals = ["|blur|"]

  func check(_ file: SourceFile, _ report: Report) {
    for blur in file.calls(named: "blur") where blur.isViewModifier && !blur.isInPreview {
      guard let chain = blur.chain, let radius = blur.argument("radius")?.value, radius.number != 0 else { continue }
      let after = chain.modifiers(after: blur)
      let before = chain.modifiers.prefix { $0 != blur }
      let isClipped = before.contains {
        $0.isNamed("clipShape", "clipped", "cornerRadius") && !$0.isExclusive(with: blur)
      }
      let isGlow = after.contains {
        ($0.isNamed("opacity") ? $0.firstUnlabelled?.value.number : nil).map { $0 < 1 } == true
      }
      if !isClipped || isGlow || after.contains(where: { $0.isNamed("clipShape", "clipped", "cornerRadius", "mask") }) {
        continue
      }
      report(blur, "blur after the clip bleeds over its edge; clip after the blur")
    }
  }
}
