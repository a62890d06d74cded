import SwiftKitSDK

/// The smallest style is too small for most of what is to be read.
struct SmallestFont: Check {
  let id = "caption2-text"
  let rules = ["typography/fonts/caption2-text"]
  let severity = Severity.info
  let title = "text in the smallest style"
  let group: CheckGroup? = .accessibility
  let basis: Basis? = .convention
  let literals = ["|caption2|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for font in file.calls(named: "font") where font.isViewModifier && !font.isInPreview {
      // `.system(.caption2, design: .rounded)` has the style as its first argument.
      let styles = (font.firstUnlabelled?.value.outcomes ?? []).compactMap { value -> Node? in
        let made = value.chain?.parts.first { $0.kind == .call && $0.isNamed("system") }?.firstUnlabelled?.value
        return (made ?? value).chain?.parts.last { $0.kind == .member }
      }
      guard let style = styles.first(where: { $0.isNamed("caption2") }), font.chain?.root.isNamed("Image") != true
      else { continue }
      report(
        font, "`caption2` is too small for most text; use `.footnote` or `.caption`",
        // What another type holds may be used for more.
        suggestion: style.enclosingType == font.enclosingType ? [Edit(style.anchor, "caption")] : [])
    }
  }
}
