import SwiftKitSDK

/// Colour on glass reads as meaning; where every item has its own, the one that matters no longer stands out.
///
/// Reported once a toolbar with two tinted items, at `toolbar`, once a stack with two tinted buttons, and a loop whose elements have
/// glass in colours of their own or of a palette.
struct TintDecorative: Check {
  let id = "tint-decorative"
  let rules = ["liquid-glass/variants/tint-decorative"]
  let severity = Severity.info
  let title = "several tinted items side by side"
  let group: CheckGroup? = .design
  let basis: Basis? = .apple
  let literals =
    ["tint", "foregroundStyle", "foregroundColor"].beside("toolbar")
    + ["tint"].beside("Stack", "ControlGroup", "ForEach & glass")
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for toolbar in file.calls(named: "toolbar") where toolbar.isViewModifier && !toolbar.isInPreview {
      guard let content = toolbar.contentClosure, hasTwo(items(of: content).filter(isTintedItem)) else { continue }
      report(toolbar, "this toolbar has several tinted items; reserve tint for the primary action or a state")
    }
    for stack in file.calls(named: "HStack", "VStack", "ControlGroup") where stack.isRoot && !stack.isInPreview {
      guard let content = stack.contentClosure, stack.toolbar == nil else { continue }
      let views = content.laidOutViews
      let buttons = views.filter { $0.isRooted(in: "Button") && isTinted($0, by: ["tint"]) }
      if hasTwo(buttons) {
        report(stack, "this stack has several tinted buttons; reserve tint for the primary action or a state")
      } else if hasTwo(ofOtherColors: views) {
        report(stack, "this stack has glass in several colours; reserve tint for the primary action or a state")
      }
    }
    for loop in file.calls(named: "ForEach") where loop.isRoot && !loop.isInPreview && loop.toolbar == nil {
      guard let content = loop.contentClosure, let view = content.onlyView,
        let tint = glassTint(of: view)?.firstUnlabelled?.value,
        isOwn(tint, of: content.child(.parameter)?.name ?? "$0")
      else { continue }
      report(
        view.root, "each of these has glass in another colour; reserve tint for the primary action or a state")
    }
  }

  /// `tool.color`, or a colour of a palette that `element` chooses, `palette[index % palette.count]`; not what tells its state.
  private func isOwn(_ tint: Node, of element: String) -> Bool {
    guard let parts = tint.chain?.parts, parts.count > 1, let root = parts[0].name,
      tint.descendants.allSatisfy({ Self.states.isDisjoint(with: $0.nameWords) })
    else { return false }
    let rest = parts.dropFirst().drop { $0.kind == .subscript }
    guard rest.allSatisfy({ $0.kind == .member || $0.isNamed("opacity") }) else { return false }
    if parts[1].kind != .subscript { return root == element }
    return parts[1].descendants(.member, named: element).contains(where: \.isRoot)
      && (tint.variable(named: root)?.child(.initial)?.firstChild?.kind == .array
        || !Self.palettes.isDisjoint(with: parts[0].nameWords))
  }

  /// The tint of a view's glass, in its effect or beside its button style.
  private func glassTint(of view: Chain) -> Node? {
    let effects = view.modifiers(named: "glassEffect").compactMap(GlassStyle.init(of:)).flatMap {
      $0.calls(named: "tint")
    }
    if let tint = effects.first { return tint }
    let isGlass = view.modifiers(named: "buttonStyle").contains {
      $0.firstUnlabelled?.value.chain?.root.isNamed("glass", "glassProminent") == true
    }
    return isGlass ? view.modifiers(named: "tint").first : nil
  }

  /// Whether two of them show glass in colours that are written there and differ.
  private func hasTwo(ofOtherColors views: [Chain]) -> Bool {
    let tinted = views.compactMap { view -> (view: Chain, color: String)? in
      guard view.hasModifier("glassEffect"), let value = glassTint(of: view)?.firstUnlabelled?.value,
        value.kind == .chain, let root = value.chain?.root, root.flags.contains(.implicit) || root.isNamed("Color"),
        let color = root.isNamed("Color") ? value.chain?.parts.dropFirst().first?.name : root.name, color != "clear"
      else { return nil }
      return (view, color)
    }
    // Of two, one colour may say how something stands; three are a palette.
    if Set(tinted.map(\.color)).count > 2,
      !tinted.contains(where: { $0.view.node.isAlternative(to: tinted[0].view.node) })
    {
      return true
    }
    return hasTwo(of: tinted.filter { !Self.signals.contains($0.color) })
  }

  private func hasTwo(of tinted: [(view: Chain, color: String)]) -> Bool {
    tinted.indices.contains { index in
      tinted[..<index].contains {
        $0.color != tinted[index].color && !$0.view.node.isAlternative(to: tinted[index].view.node)
      }
    }
  }

  /// Words of lists of colours.
  private static let palettes: Set = ["palette", "colors", "colours", "tints"]

  /// Words of what a colour may tell for a reason.
  private static let states: Set = ["status", "state", "role", "level", "priority", "severity"]

  /// Those that say how something stands.
  private static let signals: Set = ["red", "green", "orange", "yellow"]

  /// Whether two of them show together.
  private func hasTwo(_ views: [Chain]) -> Bool {
    views.indices.contains { index in
      views[..<index].contains { !$0.node.isAlternative(to: views[index].node) }
    }
  }

  /// What stands in a toolbar, out of its items and groups, save the confirming item, which is tinted for a reason.
  private func items(of content: Node) -> [Chain] {
    content.laidOutViews.flatMap { item -> [Chain] in
      guard item.isRooted(in: "ToolbarItem", "ToolbarItemGroup") else { return [item] }
      if item.root.argument("placement")?.memberName == "confirmationAction" { return [] }
      return item.root.contentClosure?.laidOutViews ?? []
    }
  }

  private func isTintedItem(_ item: Chain) -> Bool {
    item.isRooted(in: "Button", "Menu", "NavigationLink", "Toggle")
      && isTinted(item, by: ["tint", "foregroundStyle", "foregroundColor"])
  }

  private func isTinted(_ view: Chain, by names: [String]) -> Bool {
    if view.root.argument("role")?.memberName == "destructive" { return false }
    return view.modifiers.contains { modifier in
      guard modifier.isNamed(names), let value = modifier.firstUnlabelled?.value, value.kind == .chain else {
        return false
      }
      return !["primary", "secondary", "tertiary", "clear", "white", "black"].contains(value.memberName ?? "")
    }
  }
}
