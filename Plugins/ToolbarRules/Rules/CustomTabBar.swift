import SwiftKitSDK

/// The system's tab bar adapts to sidebar and search and is announced as tabs; a row of buttons does none of that.
///
/// Reported at a view that is called a tab bar and whose buttons set a selection, at one that is called a bottom bar and gets
/// the selection of a `switch` over screens, at such a row beside a `switch` over the selected tab, at a row of symbols below
/// the screens that a `switch` over its selection shows, and at one that sets the selection of a `TabView` whose own bar is
/// hidden. A row above a list, whose rows the `switch` chooses, is a segmented control.
struct CustomTabBar: Check {
  let id = "custom-tab-bar"
  let rules = ["toolbars-and-navigation/navigation/custom-tab-bar"]
  let severity = Severity.info
  let title = "a custom tab bar"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = [
    "TabBar", "TabStrip", "Tabbar", "|switch| & Tab", "|switch| & tab", "BottomBar & Tab", "BottomNav & Tab",
    "BottomBar & |switch|", "BottomNav & |switch|", "FloatingBar & |switch|", "NavBar & |switch|",
    "|TabView| & |hidden|", "|switch| & |safeAreaInset|", "|switch| & |safeAreaBar|", "|switch| & |overlay|",
    "|switch| & |ZStack|",
  ].beside("HStack")

  func check(_ file: SourceFile, _ report: Report) {
    // The windows of a Mac have room, and bars of other kinds.
    if Set(file.settings.systems.keys) == ["macOS"] { return }
    var reported: Set<Node> = []
    for type in file.nodes(.struct) where type.isView && !type.isInPreview && isCalledTabBar(type) {
      guard type.allParts.contains(where: { !rows(in: $0).isEmpty }) else { continue }
      reported.insert(type)
      report(
        type,
        "\(type.name.code(or: "this view")) is a custom tab bar, which VoiceOver does not announce as one; use `TabView` with `Tab`"
      )
    }
    for choice in file.nodes(.switch) where !choice.isInPreview {
      guard let subject = choice.firstChild?.chain?.parts.last?.name,
        let type = choice.enclosingType, !reported.contains(type), type.isView,
        let row = rowBeside(choice, of: subject, in: type) ?? rowBelow(choice, of: subject, in: type)
      else { continue }
      reported.insert(type)
      report(row, "VoiceOver does not announce this row of buttons as tabs; use `TabView` with `Tab`")
    }
    for view in file.calls(named: "TabView") where view.isRoot && !view.isInPreview {
      guard let type = view.enclosingType, type.isView, !reported.contains(type), hidesBar(type),
        let selection = view.argument("selection")?.value.chain?.parts.last?.name?.drop(while: { $0 == "$" }),
        let row = type.allParts.lazy.flatMap({ $0.descendants(.call, named: "HStack") }).first(where: { row in
          row.isRoot && settersShown(by: row, of: String(selection)) > 1
        }) ?? bars(given: String(selection), by: type).filter({ !reported.contains($0) }).flatMap(rows(in:)).first
      else { continue }
      reported.insert(type)
      report(row, "VoiceOver does not announce this row of buttons as tabs; use `TabView` with `Tab`")
    }
  }

  /// The row of buttons that sets the selected tab, where the subject of the `switch` is called one.
  private func rowBeside(_ choice: Node, of subject: String, in type: Node) -> Node? {
    guard subject.lowercased().contains("tab"), makesViews(choice) else { return nil }
    let isInPage = choice.places.allSatisfy { around in
      around.contains { $0.call.isRoot && $0.call.isNamed("ScrollView", "List", "Form") }
    }
    func isBar(_ row: Node) -> Bool { !isOfPage(row) && !(isInPage && isShown(row, before: choice)) }
    let written = type.allParts.flatMap { rows(in: $0) }.first { sets(subject, $0) && isBar($0) }
    return written
      ?? type.allParts.flatMap { $0.descendants(.call, named: "HStack") }.first { row in
        row.isRoot && settersShown(by: row, of: subject) > 1 && isBar(row)
      }
  }

  /// Whether the row stands above the `switch`, also where members of the view make them: wherever these are shown.
  private func isShown(_ row: Node, before choice: Node) -> Bool {
    if row.enclosingMember == choice.enclosingMember { return row.isBefore(choice) }
    let lastRow = placesOfMember(around: row).max { $0.range.lowerBound < $1.range.lowerBound }
    let firstChoice = placesOfMember(around: choice).min { $0.range.lowerBound < $1.range.lowerBound }
    guard let lastRow, let firstChoice else { return false }
    return lastRow.isBefore(firstChoice)
  }

  /// Where its type names the member whose code this is, or itself where it is in `body`.
  private func placesOfMember(around node: Node) -> [Node] {
    guard let member = node.enclosingMember, let name = member.name, name != "body", let owner = member.owner else {
      return [node]
    }
    let uses = member.uses(ofMember: name, in: owner).compactMap { $0.chain?.node }
    return uses.isEmpty ? [node] : uses
  }

  /// Chips that choose what a scrolling page shows, and scroll away with it.
  private func isOfPage(_ row: Node) -> Bool { row.isInside(closureOf: "ScrollView", "List", "Form") }

  /// Whether the `switch` is part of what is shown; one that picks the elements of a list belongs to a filter, and one in an action
  /// shows nothing.
  private func makesViews(_ choice: Node) -> Bool {
    guard let member = choice.enclosingMember, !choice.isLater(in: member) else { return false }
    return member.child(.type)?.source.contains(bytesOf: "View") == true
      && !choice.isInside(closureOf: "filter", "sorted", "first", "contains", "allSatisfy")
  }

  /// The row of symbols at the lower edge that chooses among the screens of the `switch`, whatever these are called.
  private func rowBelow(_ choice: Node, of subject: String, in type: Node) -> Node? {
    guard choosesScreens(choice) else { return nil }
    return type.allParts.flatMap { $0.descendants(.call, named: "HStack") }.first { row in
      row.isRoot && offers(subject, row) && isAtLowerEdge(row, outside: choice)
    }
  }

  /// Whether each case shows one view, and no small one.
  private func choosesScreens(_ choice: Node) -> Bool {
    let cases = choice.children(.switchCase)
    return cases.count > 1
      && cases.allSatisfy { screen in
        guard let view = screen.onlyView else { return false }
        if view.isRooted(in: "Text", "Image", "Label", "Button", "Color", "EmptyView") { return false }
        return view.root.kind == .call && view.root.isCapitalized || view.codeOfMember != nil
      }
  }

  /// Whether it is in an inset or an overlay at the lower edge, of which the `switch` is no part, or at that edge above the `switch`.
  private func isAtLowerEdge(_ row: Node, outside choice: Node) -> Bool {
    row.places.contains { around in
      around.contains { closure in
        if closure.call.isNamed("ZStack") {
          return closure.call.argument("alignment")?.memberName?.hasPrefix("bottom") == true
            && choice.isInside(closure.node) && choice.isBefore(row)
        }
        let edge = closure.call.argument("edge") ?? closure.call.argument("alignment")
        return closure.call.isModifier && closure.call.isNamed("safeAreaInset", "safeAreaBar", "overlay")
          && edge?.memberName?.hasPrefix("bottom") == true && !choice.isInside(closure.node)
      }
    }
  }

  /// Whether its buttons, those of a loop or three and more, show symbols and set that selection; steps back and forth are two.
  private func offers(_ subject: String, _ row: Node) -> Bool {
    let calls = row.descendants(.call)
    let setters = calls.filter { $0.isNamed("Button", "onTapGesture") && sets(subject, $0) }
    return (setters.count > 2 || setters.contains { $0.isInside(closureOf: "ForEach") })
      && calls.contains { $0.isNamed("Image") || $0.hasArgument("systemImage") || $0.hasArgument("image") }
  }

  /// Whether a view of this type takes the system's tab bar away.
  private func hidesBar(_ type: Node) -> Bool {
    type.allParts.contains { part in
      part.descendants(.call, named: "toolbar", "toolbarVisibility").contains { call in
        call.firstUnlabelled?.memberName == "hidden" && call.argument("for")?.memberName == "tabBar"
      }
    }
  }

  /// How many controls of a row, those that members make among them, set that selection.
  private func settersShown(by row: Node, of selection: String) -> Int {
    guard let content = row.contentClosure else { return 0 }
    return content.laidOutViews.count { view in
      ([view.node] + view.node.descendants).contains { control in
        control.kind == .call && control.isNamed("Button", "onTapGesture") && sets(selection, control)
      }
    }
  }

  private func isCalledTabBar(_ type: Node) -> Bool {
    guard let name = type.name else { return false }
    // What is called by its place has tabs where it knows of them, or chooses the screen that is shown.
    let isByPlace = ["BottomBar", "BottomNav"].contains { name.contains($0) } && holdsTabs(type)
    let isOfScreens =
      ["BottomBar", "BottomNav", "FloatingBar", "NavBar"].contains { name.contains($0) } && isGivenScreens(type)
    return (isByPlace || isOfScreens || ["TabBar", "TabStrip", "Tabbar"].contains { name.contains($0) })
      && !["Segmented", "Filter", "Chip", "Accessory", "Editor", "Scroll", "Sliding"].contains { name.contains($0) }
  }

  /// The views of this file that this type gives the selection: `MainBar(tab: $tab)`.
  private func bars(given selection: String, by type: Node) -> [Node] {
    let calls = type.allParts.flatMap { $0.descendants(.call) }.filter { call in
      call.isRoot && call.isCapitalized && call.arguments.contains { $0.value.ownMemberName == "$" + selection }
    }
    return type.file.nodes(.struct, named: calls.compactMap(\.name)).filter { $0 != type && $0.isView }
  }

  /// Whether a view of this file gives it the selection of a `switch` over screens: `BottomBar(selection: $area)`.
  private func isGivenScreens(_ bar: Node) -> Bool {
    guard let name = bar.name else { return false }
    return bar.file.calls(named: name).contains { use in
      guard use.isRoot, !use.isInPreview, let type = use.enclosingType else { return false }
      let given = use.arguments.compactMap { $0.value.ownMemberName }.filter { $0.hasPrefix("$") }
      return type.allParts.flatMap { $0.descendants(.switch) }.contains { choice in
        guard let subject = choice.firstChild?.chain?.parts.last?.name else { return false }
        return given.contains("$" + subject) && choosesScreens(choice)
      }
    }
  }

  /// Whether its selection is of a type that is called after tabs.
  private func holdsTabs(_ type: Node) -> Bool {
    type.children(.variable).contains {
      $0.hasAttribute("Binding", "State") && $0.child(.type)?.nameWords.contains("tab") == true
    }
  }

  /// The rows of two buttons or more, or of one that a loop repeats, that assign something.
  private func rows(in type: Node) -> [Node] {
    type.descendants(.call, named: "HStack", "LazyHStack").filter { stack in
      guard stack.isRoot, let content = stack.contentClosure else { return false }
      let actions = content.descendants(.call).filter { $0.isNamed("Button", "onTapGesture") && selects($0) }
      return actions.count >= 2 || actions.contains { $0.isInside(closureOf: "ForEach") }
    }
  }

  private func selects(_ control: Node) -> Bool {
    control.work.contains { sign in
      guard sign.kind == .operator, sign.isNamed("="),
        let target = sign.parent?.firstChild?.chain?.parts.last?.name?.lowercased()
      else { return false }
      return ["select", "current", "active", "tab", "index", "page"].contains { target.contains($0) }
    }
  }

  private func sets(_ subject: String, _ row: Node) -> Bool {
    row.work.contains {
      $0.kind == .operator && $0.isNamed("=") && $0.parent?.firstChild?.chain?.parts.last?.isNamed(subject) == true
    }
  }
}
