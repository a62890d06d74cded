import SwiftKitSDK

/// A hierarchy of three text styles is seen at a glance.
///
/// Counted in one view that is a screen, at its name. Weights and designs of one style count once.
struct FontStyleCount: Check {
  let id = "font-style-count"
  let rules = ["typography/hierarchy/font-style-count"]
  let severity = Severity.info
  let title = "more than three text styles on one screen"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|font|"]

  func check(_ file: SourceFile, _ report: Report) {
    for type in file.nodes(.struct) where type.isView && !type.isInPreview && isScreen(type) {
      let fonts = type.allParts.flatMap { $0.descendants(.call, named: "font") }.filter {
        $0.isModifier && !$0.isInPreview
      }
      let shown = fonts.filter { $0.presentation == nil }
      let styles = Set(shown.flatMap(styles))
      guard styles.count > 3, let fourth = shown.first(where: { isFourth($0, of: shown) }) else { continue }
      report(fourth, "\(styles.count) text styles on one screen show no clear order; use at most three")
    }
  }

  /// Whether this is the first font that brings a fourth style.
  private func isFourth(_ font: Node, of fonts: [Node]) -> Bool {
    Set(fonts.prefix { $0 != font }.flatMap(styles) + styles(of: font)).count > 3
  }

  private func isScreen(_ type: Node) -> Bool {
    guard let name = type.name, name.hasSuffix("View") || name.hasSuffix("Screen") else { return false }
    if ["Row", "Cell", "Card", "Item", "Header", "Tile", "Badge"].contains(where: { name.hasSuffix($0 + "View") }) {
      return false
    }
    // A view that no other of the file is made of may well be a screen.
    if type.file.calls(named: name).allSatisfy(\.isInPreview) { return true }
    return type.allParts.contains { part in
      part.descendants(.call).contains { call in
        call.isNamed("navigationTitle") && call.isModifier
          || call.isRoot && call.isNamed("NavigationStack", "ScrollView", "List", "Form", "NavigationSplitView")
      }
    }
  }

  /// The styles that the argument names: `title` of `.title`, `.title.bold()`, `.system(.title)`.
  private func styles(of font: Node) -> [String] {
    guard let argument = font.firstUnlabelled?.node else { return [] }
    return argument.descendants.compactMap { node in
      guard node.kind == .member || node.kind == .call, let name = node.name, Self.names.contains(name) else {
        return nil
      }
      return name
    }
  }

  private static let names: Set = [
    "extraLargeTitle", "extraLargeTitle2", "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body",
    "callout", "footnote", "caption", "caption2",
  ]
}
