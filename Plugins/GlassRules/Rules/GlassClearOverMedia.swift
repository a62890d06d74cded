import SwiftKitSDK

/// Clear glass lets nearly everything through, which is for photos, maps and video.
///
/// Silent where the view shows any of these.
struct GlassClearOverMedia: Check {
  let id = "glass-clear-over-media"
  let rules = ["liquid-glass/variants/glass-clear-over-media"]
  let severity = Severity.info
  let title = "clear glass that is not over a photo, map or video"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|clear| & |glassEffect|", "|clear| & |glass|"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects {
      let variants = GlassStyle.all(of: glass).compactMap(\.variant)
      guard variants.contains(where: { $0.isNamed("clear") }), !hasMedia(around: glass) else { continue }
      report(
        glass, "text on clear glass is hard to read over anything but photos, maps and video; use `.regular` here",
        // What another type holds may be used for more.
        suggestion: variants.count == 1 && variants[0].enclosingType == glass.enclosingType
          ? [Edit(variants[0].anchor, "regular")] : [])
    }
    // `.buttonStyle(.glass(.clear))`
    for style in file.calls(named: "buttonStyle") where style.isViewModifier && !style.isInPreview {
      guard let value = style.firstUnlabelled?.value.chain, value.parts.count == 1, value.root.isNamed("glass"),
        let variant = value.root.firstUnlabelled?.value.chain?.root, variant.isNamed("clear"), !hasMedia(around: style)
      else { continue }
      report(
        style, "text on clear glass is hard to read over anything but photos, maps and video; use `.regular` here",
        suggestion: [Edit(variant.anchor, "regular")])
    }
  }

  /// In the type, or in the whole of a file without one.
  private func hasMedia(around glass: Node) -> Bool {
    // What is made for any view may go over media.
    if let type = glass.enclosingType, type.isNamed("View") || type.conforms(to: "ViewModifier", "ButtonStyle") {
      return true
    }
    let places = glass.enclosingType?.allParts ?? [glass.file.root]
    return places.contains { $0.descendants.contains(where: \.isMedia) }
  }
}
