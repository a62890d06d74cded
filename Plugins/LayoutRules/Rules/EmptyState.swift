import SwiftKitSDK

/// ContentUnavailableView brings the spacing, type and accessibility of the system's own empty screens. Its symbol is large; a line
/// with a small one is an empty part of a screen.
struct EmptyState: Check {
  let id = "empty-state-unavailable-view"
  let rules = ["layout-and-lists/states/empty-state-unavailable-view"]
  let severity = Severity.info
  let title = "an empty state built by hand"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals = ["|VStack|"].beside("Empty", "empty")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    var seen: Set<Node> = []
    for choice in file.nodes(.if) where !choice.isInPreview {
      guard choice.children(.condition).contains(where: asksForEmptiness),
        let view = choice.child(.branch)?.onlyViewOrMembers?.node, isByHand(view), isOfScreen(choice),
        seen.insert(view).inserted
      else { continue }
      report(
        view, "this empty state is built by hand; use `ContentUnavailableView`, which looks and reads as in other apps")
    }
    // `case .empty: placeholder("tray", "Nothing here")`
    for choice in file.nodes(.switchCase) where !choice.isInPreview {
      guard choice.text?.split(separator: ".").last.map({ ["empty", "noResults"].contains($0) }) == true,
        choice.parent?.descendants.contains(where: isList) == true, let view = choice.onlyViewOrMembers?.node,
        isByHand(view), seen.insert(view).inserted
      else { continue }
      report(
        view, "this empty state is built by hand; use `ContentUnavailableView`, which looks and reads as in other apps")
    }
    for property in file.nodes(.variable, .function) where !property.isInPreview {
      let type = property.parent.flatMap { $0.kind == .struct || $0.kind == .extension ? $0 : nil }
      let isBody = property.kind == .variable && type?.nameWords.contains("empty") == true && property.isWholeBody
      guard isBody || property.nameWords.contains("empty"),
        property.child(.type)?.source.hasPrefix("some View") == true,
        let view = property.code?.onlyView?.node, isByHand(view), seen.insert(view).inserted
      else { continue }
      report(
        isBody ? type ?? property : property,
        "this empty state is built by hand; use `ContentUnavailableView`, which looks and reads as in other apps")
    }
  }

  /// Whether it holds only where something is empty: `items.isEmpty`, `items.isEmpty && !isLoading`.
  private func asksForEmptiness(_ condition: Node) -> Bool {
    guard let question = condition.firstChild else { return false }
    let parts = question.kind == .operation ? Array(question.children) : [question]
    return !parts.contains { $0.kind == .operator && $0.isNamed("||") }
      && parts.split { $0.kind == .operator && $0.isNamed("&&") }.contains { operands in
        operands.count == 1 && operands.first?.kind == .chain
          && operands.first?.chain?.parts.last?.isNamed("isEmpty") == true
      }
  }

  /// Whether a list stands in place of this or under it, or the choice is all that the view shows; a text may be empty, too.
  private func isOfScreen(_ choice: Node) -> Bool {
    guard let place = choice.parent else { return false }
    let others = choice.children.dropFirst(2).flatMap { Array($0.descendants) }
    if others.contains(where: isList) { return true }
    if let call = place.callOfArgument, call.isNamed("overlay", "background"), let root = call.chain?.root, isList(root)
    {
      return true
    }
    guard place.statements.count == 1 else {
      return place.statements.contains { $0.chain.map(\.root).map(isList) == true }
    }
    if let call = place.callOfArgument, call.isNamed("NavigationStack", "NavigationView", "Group") { return true }
    return place.memberOfCode?.isWholeBody == true
  }

  private func isList(_ node: Node) -> Bool {
    node.kind == .call && node.isNamed("List", "ForEach", "ScrollView", "LazyVStack", "LazyVGrid", "LazyHGrid", "Table")
  }

  /// A VStack of a symbol, texts and perhaps a button.
  private func isByHand(_ view: Node) -> Bool {
    guard view.viewName == "VStack", let content = view.chain?.root.content else { return false }
    let views = content.views
    guard views.count >= 2, views.allSatisfy({ Self.parts.contains($0.viewName ?? ($0.kind == .if ? "Button" : "")) })
    else {
      return false
    }
    let images = views.filter { $0.viewName == "Image" && $0.chain?.root.hasArgument("systemName") == true }
    return images.count == 1 && images.allSatisfy { !isSmall($0) } && views.contains { $0.viewName == "Text" }
  }

  /// Whether the font of a symbol is one for text.
  private func isSmall(_ image: Node) -> Bool {
    image.chain?.modifiers(named: "font").contains { font in
      guard let value = font.firstUnlabelled?.value.chain else { return false }
      if let size = value.parts.lazy.compactMap({ $0.argument("size")?.value.constantNumber }).first {
        return size < 40
      }
      return value.parts.contains {
        $0.isNamed("body", "callout", "caption", "footnote", "headline", "subheadline", "title2", "title3")
      }
    } == true
  }

  private static let parts: Set = ["Image", "Text", "Button", "Spacer", "Link"]
}
