import SwiftKitSDK

/// Blur bleeds over the edge that a clip has cut; clip after it.
///
/// A mask that is a shape clips, too, and what a member clips is clipped where its name is blurred. What is translucent as a whole after the blur is a glow, which is meant to bleed.
struct BlurAfterClip: Check {
  let id = "blur-after-clip"
  let rules = ["motion/transitions/blur-after-clip"]
  let severity = Severity.warning
  let title = "a blur after the clip that should hold it"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ["|blur|"]

  func check(_ file: SourceFile, _ report: Report) {
    var latest: (chain: Node, shaping: Shaping)?
    for blur in file.calls(named: "blur") where blur.isViewModifier && !blur.isInPreview {
      guard let chain = blur.chain, let radius = blur.argument("radius")?.value, radius.number != 0 else { continue }
      let shaping = latest?.chain == chain.node ? latest?.shaping ?? Shaping(chain) : Shaping(chain)
      latest = (chain.node, shaping)
      let isClipped =
        shaping.isMadeClipped
        || shaping.clips.lazy.prefix { $0.range.lowerBound < blur.range.lowerBound && $0 != blur }
          .contains { !$0.isExclusive(with: blur) }
      let isMended = shaping.lastMending.map { blur.isBefore($0) } ?? false
      if isClipped, !isMended {
        report(blur, "a blur applied after clipping bleeds over the edge; clip after blurring")
      }
    }
  }

  /// What a chain has to say about its blurs.
  private struct Shaping {
    let clips: [Node]
    /// Whether the member of the type that makes the view clips it last.
    let isMadeClipped: Bool
    /// The last that holds a blur before it, or makes it a glow.
    let lastMending: Node?

    init(_ chain: Chain) {
      clips = Self.clips(of: chain)
      isMadeClipped =
        chain.codeOfMember?.onlyView.map { made in
          !Self.clips(of: made).isEmpty && made.modifiers(named: "blur").isEmpty
        } ?? false
      let glows = chain.modifiers(named: "opacity").filter {
        ($0.firstUnlabelled?.value.number).map { $0 < 1 } == true
      }
      lastMending = (clips + chain.modifiers(named: "mask") + glows).max { $0.range.upperBound < $1.range.upperBound }
    }

    private static func clips(of chain: Chain) -> [Node] {
      chain.modifiers(named: "clipShape", "clipped", "cornerRadius", "mask").filter { clip in
        guard clip.isNamed("mask") else { return true }
        let shape = clip.firstUnlabelled?.value.chain ?? clip.contentClosure?.onlyView
        return shape?.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle", "Ellipse") == true
          && shape?.modifiers.isEmpty == true
      }
    }
  }
}
