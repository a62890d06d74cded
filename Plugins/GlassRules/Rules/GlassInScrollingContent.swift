import SwiftKitSDK

/// Rows, cells and cards scroll below the glass; they have none themselves.
///
/// What floats above such content, in an overlay, a bar or a swipe action, may have it; an overlay of each of many cells scrolls.
struct GlassInScrollingContent: Check {
  let id = "glass-in-scrolling-content"
  let rules = ["liquid-glass/layers/glass-in-scrolling-content"]
  let severity = Severity.info
  let title = "glass on content that scrolls"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["glass"]

  func check(_ file: SourceFile, _ report: Report) {
    for glass in file.glassEffects
    where GlassStyle(of: glass)?.isIdentity != true && glass.places.contains(where: isInContent) {
      report(glass, "this glass scrolls with the content; reserve glass for controls that float above it")
    }
    for style in file.calls(named: "buttonStyle") where style.isViewModifier && !style.isInPreview {
      guard style.firstUnlabelled?.value.chain?.root.isNamed("glass", "glassProminent") == true,
        let chain = style.chain, chain.isRooted(in: "Button", "NavigationLink", "Menu"), isRow(chain)
      else { continue }
      report(style, "this row has glass; reserve glass for controls that float above the list")
    }
  }

  private func isInContent(_ closures: [Node.Closure]) -> Bool {
    var (isRepeated, isOverlay) = (false, false)
    for closure in closures {
      guard let name = closure.call.name else { continue }
      if closure.call.isModifier {
        if name == "listRowBackground" { return true }
        if Self.floating.contains(name) { return false }
        if name == "overlay" { isOverlay = true }
        continue
      }
      if Self.scrolling.contains(name) {
        return (!isOverlay || isRepeated || closure.call.firstUnlabelled != nil) && closure.argument.label != "header"
          && closure.argument.label != "footer"
      }
      if name == "ForEach" { isRepeated = true }
      if name == "ScrollView" { return isRepeated }
      if name == "NavigationLink" && closure.call.labelClosure != closure.node { return false }
    }
    return false
  }

  /// Whether the whole of a row is this view.
  private func isRow(_ chain: Chain) -> Bool {
    guard chain.isStatement else { return false }
    for closure in chain.node.enclosingClosures {
      if closure.call.isNamed("List", "Table") { return true }
      if !closure.call.isNamed("ForEach", "Section", "Group") { return false }
      if let content = closure.call.contentClosure, content.onlyView == nil, closure.call.isNamed("ForEach") {
        return false
      }
    }
    return false
  }

  private static let scrolling: Set = [
    "List", "Form", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]
  private static let floating: Set = [
    "safeAreaInset", "safeAreaBar", "toolbar", "swipeActions", "sheet", "fullScreenCover", "popover",
    "inspector", "alert", "confirmationDialog", "contextMenu", "navigationDestination", "tabViewBottomAccessory",
  ]
}
