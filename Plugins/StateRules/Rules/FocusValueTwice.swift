import SwiftKitSDK

/// Which of two fields with one focus value gets the keyboard is anybody's guess; a flag that is only ever set to `false` puts the
/// keyboard away and gives it to none.
struct FocusValueTwice: Check {
  let id = "focus-value-twice"
  let rules = ["architecture-and-data-flow/state/focus-value-twice"]
  let severity = Severity.info
  let title = "one focus value for two fields"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|focused|"]

  func check(_ file: SourceFile, _ report: Report) {
    let calls = file.calls(named: "focused", "accessibilityFocused").filter(\.isViewModifier)
    var earlier: [[String]: [Node]] = [:]
    for call in calls {
      let value = call.argument("equals")?.value
      guard value.map(isConstant) ?? isPlain(call) else { continue }
      let focus = [call.name ?? "", call.firstUnlabelled?.value.source ?? "", value?.memberName ?? value?.source ?? ""]
      let isTaken = (earlier[focus] ?? []).contains { other in
        meets(other, call) && other.chain?.node != call.chain?.node
      }
      earlier[focus, default: []].append(call)
      if !isTaken, let value, isInEveryRow(call) {
        report(
          call, "every row has the focus value `\(value.source)`; give each field its own value, such as its id")
        continue
      }
      guard isTaken, !(value == nil && isOnlyCleared(call)) else { continue }
      report(
        call,
        value == nil
          ? "another field has the same focus flag; use an enum with a value for each field"
          : "another field also uses the focus value `\(value?.source ?? "")`; give each field a separate value")
    }
  }

  /// Whether the view sets the flag, and always to `false`; what is given its binding, `.defaultFocus($isFocused, true)`, may set it to
  /// anything.
  private func isOnlyCleared(_ call: Node) -> Bool {
    guard let written = call.firstUnlabelled?.value.ownMemberName, case let name = String(written.drop { $0 == "$" })
    else { return false }
    let all = call.file.nodes(.member, named: [name, "$" + name])
      .filter { $0.enclosingType?.name == call.enclosingType?.name }
    let isGiven = all.contains { use in
      !use.isNamed(name) && use.chain?.node.callOfArgument?.isNamed("focused", "accessibilityFocused") != true
    }
    if isGiven { return false }
    let uses = all.filter { $0.isNamed(name) }
    let given = uses.filter(\.isAssigned).compactMap { $0.chain?.node.parent?.assignment?.value }
    let isToggled = uses.contains { $0.chain?.parts.last?.isNamed("toggle") == true }
    return !given.isEmpty && !isToggled && given.allSatisfy { $0.kind == .boolean && $0.number == 0 }
  }

  /// Whether each row of a list of data shows this, whatever its element is.
  private func isInEveryRow(_ call: Node) -> Bool {
    for place in shownAt(call) {
      let member = place.enclosingMember
      for around in place.ancestors.prefix(while: { $0 != member }) {
        if [.branch, .switchCase, .ternary, .ifConfig].contains(around.kind) { return false }
        guard around.kind == .closure, let list = around.callOfArgument else { continue }
        if list.isNamed("ForEach"), list.isRoot, list.contentClosure == around {
          // One page of a `TabView` is on screen, whatever its rows are.
          return list.firstUnlabelled?.value.resolved.chain?.hasModifier("filter", "prefix", "suffix") != true
            && list.enclosingClosures.allSatisfy { !$0.call.isNamed("TabView") }
        }
        guard list.isRoot, list.contentClosure == around, list.isNamed(Self.containers) else { return false }
      }
    }
    return false
  }

  private static let containers = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "Grid", "GridRow", "ScrollView",
    "Form",
    "LabeledContent",
  ]

  /// Whether both are on screen together: in one member, or in members that each stand in one place of the same body.
  private func meets(_ first: Node, _ second: Node) -> Bool {
    let others = shownAt(second)
    for (steps, mine) in shownAt(first).enumerated() {
      guard let place = others.firstIndex(where: { $0.enclosingMember == mine.enclosingMember }) else { continue }
      return !mine.isAlternative(to: others[place]) && !isOtherPage(mine, others[place])
        && mine.presentation == others[place].presentation
        && shownAt(first)[..<steps].allSatisfy { $0.presentation == nil }
        && others[..<place].allSatisfy { $0.presentation == nil }
    }
    return false
  }

  /// Whether the two are on pages of one `TabView`.
  private func isOtherPage(_ first: Node, _ second: Node) -> Bool {
    first.enclosingClosures.contains { closure in
      closure.call.isNamed("TabView") && second.isInside(closure.node)
        && closure.node.statements.contains { page in
          let isFirst = first == page || first.isInside(page)
          return isFirst && second != page && !second.isInside(page)
        }
    }
  }

  /// This node, and the place that shows the member around it, and so on.
  private func shownAt(_ node: Node) -> [Node] {
    var places = [node]
    for _ in 0..<3 {
      guard let member = places.last?.enclosingMember, let use = member.onlyUse, !use.node.isInside(member) else {
        break
      }
      places.append(use.node)
    }
    return places
  }

  private func isConstant(_ value: Node) -> Bool {
    (value.memberName != nil || value.kind == .string && value.text != nil || value.kind == .integer)
      && value.chain.map { $0.root.flags.contains(.implicit) || $0.root.isCapitalized } ?? true
  }

  /// A flag for one field, on a field.
  private func isPlain(_ call: Node) -> Bool {
    call.arguments.count == 1 && call.chain?.isRooted(in: "TextField", "SecureField", "TextEditor") == true
      && call.enclosingClosures.allSatisfy { !$0.call.isNamed("ForEach", "List") || $0.call.firstUnlabelled == nil }
  }
}
