import SwiftKitSDK

/// A bar made by hand has no glass, no scroll edge, no large text and no place in the accessibility order.
///
/// Reported is a row with a title and a button of a bar's symbols at the top of a whole view that has no toolbar, and with a
/// button of a bar's words, or a large title, where the view hides the system's bar. Rows, cards and banners have such rows for good reason.
struct CustomNavigationBar: Check {
  let id = "custom-navigation-bar"
  let rules = ["toolbars-and-navigation/navigation/custom-navigation-bar"]
  let severity = Severity.info
  let title = "a title bar made of an HStack"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["HStack"]

  func check(_ file: SourceFile, _ report: Report) {
    // The windows of a Mac have room, and bars of other kinds.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    for row in file.calls(named: "HStack") where row.isRoot && !row.isInPreview {
      guard let chain = row.chain, isOnTop(chain) && isBar(chain) && !isPartOfSomething(row) || isCalledBar(chain)
      else {
        continue
      }
      let stack = file.settings.deploymentTarget >= 16 ? "`NavigationStack`" : "a navigation view"
      report(
        row, "this title bar is an `HStack`, which lacks the system's titles and gestures; use \(stack) with a toolbar")
    }
  }

  /// Whether it is all of a view that is called a navigation bar, with a title, room and a button.
  private func isCalledBar(_ row: Chain) -> Bool {
    guard let place = row.node.parent, place.memberOfCode?.isNamed("body") == true, let type = row.node.owner,
      type.isView,
      case let words = Set(type.nameWords), words.contains("bar"), !words.isDisjoint(with: ["nav", "navigation"]),
      // A bar at the bottom or of a calendar says so.
      words.isSubset(of: ["custom", "my", "app", "top", "nav", "navigation", "bar", "view"]),
      !row.root.isCompiled(for: "macOS"), let views = row.root.contentClosure?.views
    else { return false }
    return views.contains { $0.isRooted(in: "Spacer") } && views.contains { $0.isRooted(in: "Text") }
      && views.contains { $0.isRooted(in: "Button") }
  }

  private func isBar(_ row: Chain) -> Bool {
    guard let content = row.root.contentClosure else { return false }
    let views = content.views
    let hasSpace = views.contains { $0.isRooted(in: "Spacer") }
    let titles = views.filter { $0.isRooted(in: "Text") }
    let buttons = views.filter { $0.isRooted(in: "Button") }
    let tapped = views.filter { $0.isRooted(in: "Image") && $0.hasModifier("onTapGesture") }
    let symbols =
      buttons.flatMap(\.root.buttonSymbols) + tapped.compactMap { $0.root.argument("systemName")?.value.text }
    guard hasSpace, !titles.isEmpty, !buttons.isEmpty || !symbols.isEmpty else { return false }
    if row.node.owner?.hidesNavigationBar == true, titles.contains(where: isLarge) || buttons.contains(where: isOfBar) {
      return true
    }
    // A title between two buttons, one of which leaves.
    if buttons.count > 1, views.count(where: { $0.isRooted(in: "Spacer") }) > 1, buttons.contains(where: isOfBar) {
      return true
    }
    guard !symbols.isEmpty else { return false }
    return titles.contains(where: isLarge)
      || symbols.contains { symbol in
        ["chevron", "arrow.left", "arrow.backward", "xmark", "ellipsis", "gear", "questionmark"].contains {
          symbol.hasPrefix($0)
        }
      }
  }

  /// Whether the button has a title that bars have.
  private func isOfBar(_ button: Chain) -> Bool {
    ["Back", "Cancel", "Close", "Done"].contains(button.root.firstUnlabelled?.value.text)
  }

  /// Whether a text looks like the title of a screen.
  private func isLarge(_ title: Chain) -> Bool {
    title.modifiers(named: "font").contains { font in
      font.firstUnlabelled?.value.chain?.parts.contains { $0.isNamed("largeTitle", "title") } == true
    }
  }

  /// Whether it is the first view of the stack that makes up a screen, or what a bar's place holds.
  private func isOnTop(_ row: Chain) -> Bool {
    guard let closure = row.node.parent, closure.kind == .closure, let call = closure.callOfArgument else {
      // A member that makes nothing else stands where it is used.
      let use = row.shown
      return use.node != row.node && use.node.parent?.kind == .closure && isOnTop(use)
    }
    if call.isModifier { return call.isNamed("safeAreaInset") && call.argument("edge")?.memberName == "top" }
    guard call.isNamed("VStack"), closure.views.first?.node == row.node, let stack = call.chain, isPlain(stack) else {
      return false
    }
    return isWhole(stack.node)
  }

  /// A plate, a fixed size or a shape make a card of a stack.
  private func isPlain(_ stack: Chain) -> Bool {
    !stack.hasModifier("clipShape", "cornerRadius", "shadow", "glassEffect", "overlay", "listRowBackground")
      && !stack.modifiers(named: "background").contains { $0.hasArgument("in") || !$0.closures.isEmpty }
      && !stack.modifiers(named: "frame").contains { $0.hasArgument("width") || $0.hasArgument("height") }
  }

  /// Whether the stack is what a body or a presentation shows, alone or on a backdrop.
  private func isWhole(_ view: Node) -> Bool {
    guard let place = view.parent else { return false }
    switch place.kind {
    case .body, .accessor: return place.memberOfCode?.isWholeBody == true
    case .file, .ifConfig: return place.kind == .file || isWhole(place)
    case .branch, .if, .switchCase, .switch, .return: return isWhole(place)
    case .closure:
      guard let call = place.callOfArgument, let chain = call.chain else { return false }
      if call.isModifier { return call.isNamed("sheet", "fullScreenCover") }
      return call.isNamed("ZStack", "Group", "GeometryReader", "NavigationStack", "NavigationView")
        && isWhole(chain.node)
    default: return false
    }
  }

  private func isPartOfSomething(_ row: Node) -> Bool {
    guard let type = row.enclosingType, let name = type.name else { return false }
    if !type.isView || Self.parts.contains(where: name.contains) { return true }
    return type.allParts.contains { part in
      part.descendants(.call, named: "toolbar", "navigationTitle").contains {
        $0.isModifier && !$0.takesNavigationBarAway
      }
    }
  }

  private static let parts = [
    "Row", "Cell", "Card", "Header", "Banner", "Toast", "Popup", "Tile", "Section", "Widget", "Bubble", "Overlay",
    "Item",
    "Panel", "Tip", "Bar", "Footer", "Popover", "Player", "Group", "Callout", "Alert",
  ]
}

extension Node {
  /// Whether code of this type takes the system's navigation bar away.
  fileprivate var hidesNavigationBar: Bool {
    allParts.contains { part in
      part.descendants(.call, named: "toolbar", "toolbarVisibility", "navigationBarHidden").contains {
        $0.isModifier && $0.takesNavigationBarAway
      }
    }
  }

  /// `toolbar(.hidden, for: .navigationBar)`, `navigationBarHidden(true)`.
  fileprivate var takesNavigationBarAway: Bool {
    guard let value = firstUnlabelled?.value,
      isNamed("navigationBarHidden") || argument("for")?.memberName == "navigationBar"
    else { return false }
    return value.memberName == "hidden" || value.kind == .boolean && value.number == 1
  }
}
