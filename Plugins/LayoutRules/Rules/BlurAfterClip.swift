import SwiftKitSDK

/// Blur bleeds over the edge that a clip has cut; clip after it.
///
/// A mask that is a shape clips, too, and what a member clips is clipped where its name is blurred. What is translucent as a whole after
/// the blur, enlarged, or in a background is a glow, which is meant to bleed. What fills a view that is clipped bleeds no further.
/// `clipped()` cuts nothing of a picture that fits.
struct BlurAfterClip: Check {
  let id = "blur-after-clip"
  let rules = ["motion/transitions/blur-after-clip"]
  let severity = Severity.info
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
        || shaping.cuts.lazy.prefix { $0.range.lowerBound < blur.range.lowerBound && $0 != blur }
          .contains { !$0.isExclusive(with: blur) }
      let isMended = shaping.lastMending.map { blur.isBefore($0) } ?? false
      if isClipped, !isMended, !shaping.isGlow, !isShownClipped(blur, in: chain) {
        report(blur, "a blur applied after clipping bleeds over the edge; clip after blurring")
      }
    }
  }

  /// Whether what it fills is clipped, wherever it is shown: `ZStack { picture }.cornerRadius(12)`.
  private func isShownClipped(_ blur: Node, in chain: Chain) -> Bool {
    let isCropped = isCropped(chain)
    guard isTight(chain.modifiers(after: blur), isCropped) else { return false }
    return chain.node.places.allSatisfy { around in
      around.prefix { isFilled($0, isCropped) }.contains { place in
        place.call.chain.map(Shaping.clips(of:))?.contains(where: place.call.isBefore) == true
      }
    }
  }

  /// Whether it is as large as it is offered to be, and has no shape of its own.
  private func isCropped(_ chain: Chain) -> Bool {
    [chain, chain.codeOfMember?.onlyView].compactMap(\.self).allSatisfy { view in
      !view.hasModifier("clipShape", "cornerRadius", "mask")
        && !view.modifiers(named: "frame").contains { $0.hasArgument("width") }
    }
  }

  /// Whether a picture reaches the edges of what it is shown in, up to its clip: it is all of it, or is cropped to the size of a layer.
  private func isFilled(_ place: Node.Closure, _ isCropped: Bool) -> Bool {
    guard let outer = place.call.chain else { return false }
    let isLayer = isCropped && place.call.isNamed("ZStack", "GeometryReader", "background", "overlay")
    guard isLayer || place.call.isNamed("ZStack", "VStack", "HStack", "Group") && place.node.views.count == 1 else {
      return false
    }
    let clip = Shaping.clips(of: outer).first(where: place.call.isBefore)
    return isTight(outer.modifiers(after: place.call).filter { clip.map($0.isBefore) != false }, isCropped)
  }

  /// Whether nothing keeps the edge of what is clipped next away from the picture.
  private func isTight(_ modifiers: [Node], _ isCropped: Bool) -> Bool {
    !modifiers.contains { $0.isNamed("padding") || !isCropped && $0.isNamed("frame") }
  }

  /// What a chain has to say about its blurs.
  private struct Shaping {
    /// The clips that cut something.
    let cuts: [Node]
    /// Whether the member of the type that makes the view clips it last.
    let isMadeClipped: Bool
    /// The last that holds a blur before it, or makes it a glow.
    let lastMending: Node?
    /// Whether it is larger than it would be, or the background of something.
    let isGlow: Bool

    init(_ chain: Chain) {
      let clips = Self.clips(of: chain)
      // What makes a picture fit, and the first that may make something reach over its edge.
      let fitting = chain.isRooted(in: "Image") ? chain.modifiers.first(where: Self.isFitting) : nil
      let secondFrame = chain.modifiers(named: "frame").dropFirst().first
      let outgrowing = chain.modifiers.first { $0 == secondFrame || Self.mayOutgrow($0) }
      // The plain `clipped()` of a picture that fits into its frame cuts nothing.
      cuts = clips.filter { clip in
        !(clip.isNamed("clipped") && fitting?.isBefore(clip) == true && outgrowing?.isBefore(clip) != true)
      }
      isMadeClipped =
        chain.codeOfMember?.onlyView.map { made in
          !Self.clips(of: made).isEmpty && made.modifiers(named: "blur").isEmpty
        } ?? false
      isGlow = Self.isEnlarged(chain, after: clips.first) || Self.isBehind(chain)
      let glows = chain.modifiers(named: "opacity").filter { opacity in
        opacity.firstUnlabelled.map { Self.isTranslucent($0.value) } == true
      }
      lastMending = (clips + chain.modifiers(named: "mask") + glows).max { $0.range.upperBound < $1.range.upperBound }
    }

    private static func isFitting(_ modifier: Node) -> Bool {
      modifier.isNamed("scaledToFit")
        || modifier.isNamed("aspectRatio") && modifier.argument("contentMode")?.memberName == "fit"
    }

    /// Also `padding(-20)`.
    private static func mayOutgrow(_ modifier: Node) -> Bool {
      modifier.isNamed(waysToOutgrow)
        || modifier.isNamed("padding") && modifier.descendants.contains { ($0.number ?? 0) < 0 }
    }

    private static let waysToOutgrow = [
      "background", "fixedSize", "offset", "overlay", "position", "rotationEffect", "scaleEffect", "scaledToFill",
      "shadow",
    ]

    /// `0.6`, `isPlaying ? 0.5 : 0`, `min(0.6, brightness)`
    private static func isTranslucent(_ opacity: Node) -> Bool {
      if let limit = opacity.chain, limit.isRooted(in: "min"), limit.parts.count == 1 {
        return limit.root.arguments.contains { ($0.value.number).map { $0 <= 0.8 } == true }
      }
      return opacity.choices.allSatisfy { ($0.number).map { $0 <= 0.8 } == true }
    }

    /// Whether it is visibly enlarged once it is clipped; a touch of it, or one before the clip, makes no glow.
    private static func isEnlarged(_ chain: Chain, after clip: Node?) -> Bool {
      chain.modifiers(named: "scaleEffect").contains { scale in
        clip?.isBefore(scale) != false
          && scale.arguments.contains { ($0.value.number).map { $0 >= 1.1 } == true }
      }
    }

    /// Whether it is shown in a background.
    private static func isBehind(_ chain: Chain) -> Bool {
      let view = chain.shown.node
      return (view.callOfArgument ?? view.enclosing(.closure)?.callOfArgument)?.isNamed("background") == true
    }

    static func clips(of chain: Chain) -> [Node] {
      chain.modifiers(named: "clipShape", "clipped", "cornerRadius", "mask").filter { clip in
        guard clip.isNamed("mask") else { return true }
        let shape = clip.firstUnlabelled?.value.chain ?? clip.contentClosure?.onlyView
        return shape?.isRooted(in: "Circle", "Capsule", "RoundedRectangle", "Rectangle", "Ellipse") == true
          && shape?.modifiers.isEmpty == true
      }
    }
  }
}
