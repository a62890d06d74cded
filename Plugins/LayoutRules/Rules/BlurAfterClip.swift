import SwiftKitSDK

/// Blur bleeds over the edge that a clip has cut; clip after it.
struct BlurAfterClip: Check {
  let id = "blur-after-clip"
  let severity = Severity.warning
  let title = "a blur after the clip that should hold it"
  let literals = ["blur"]

  func check(_ file: SourceFile, _ report: Report) {
    for blur in file.calls(named: "blur") where blur.isViewModifier && !blur.isInPreview {
      guard let chain = blur.chain, let radius = blur.argument("radius")?.value, radius.number != 0 else { continue }
      let after = chain.modifiers(after: blur)
      let before = chain.modifiers.prefix { $0 != blur }
      let isClipped = before.contains {
        $0.isNamed("clipShape", "clipped", "cornerRadius") && !$0.isExclusive(with: blur)
      }
      if !isClipped || after.contains(where: { $0.isNamed("clipShape", "clipped", "cornerRadius", "mask") }) {
        continue
      }
      report(blur, "blur after the clip bleeds over its edge; clip after the blur")
    }
  }
}
