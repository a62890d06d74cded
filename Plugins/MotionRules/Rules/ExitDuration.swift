import SwiftKitSDK

/// What leaves has been dealt with: an exit takes 0.6 to 0.8 of the time of the entrance.
///
/// Compared where one condition chooses, the branches of an `if` or of a ternary and the halves of an asymmetric transition, and
/// in two functions of a type of which one takes away what the other shows.
struct ExitDuration: Check {
  let id = "exit-slower-than-entrance"
  let rules = ["motion/durations/exit-slower-than-entrance"]
  let severity = Severity.info
  let title = "an exit that takes other than 0.6 to 0.8 of its entrance"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|duration|", "|response|"].beside("nimation", "|asymmetric|")

  func check(_ file: SourceFile, _ report: Report) {
    for choice in file.nodes(.if) where !choice.isInPreview {
      let branches = choice.children(.branch)
      guard branches.count == 2, let entersFirst = entersFirst(choice, branches) else { continue }
      let calls = branches.map { branch in
        branch.statements.flatMap { $0.descendants(.call, named: "withAnimation") }.filter(\.isRoot)
      }
      guard let first = calls[0].first, let second = calls[1].first, calls.allSatisfy({ $0.count == 1 }),
        let curves = pair(first.animationArgument, second.animationArgument)
      else { continue }
      judge(entersFirst ? curves : (curves.1, curves.0), at: entersFirst ? second : first, report)
    }
    for choice in file.nodes(.ternary) where isAnimation(choice) && !choice.isInPreview {
      let parts = Array(choice.children)
      guard parts.count == 3, let curves = pair(parts[1], parts[2]),
        let shows = (shows(parts[0]) ?? isThere(parts[0], asked: choice)).map({ turns(choice, parts[0]) ? !$0 : $0 })
      else { continue }
      let exit = shows ? curves.1 : curves.0
      judge(shows ? curves : (curves.1, curves.0), at: exit.node, report)
    }
    for type in file.nodes(.struct, .class) where !type.isInPreview {
      for (entrance, exit) in pairs(in: type) {
        guard let curves = pair(entrance.animationArgument, exit.animationArgument) else { continue }
        judge(curves, at: exit, report)
      }
    }
    for call in file.calls(named: "asymmetric") where !call.isInPreview {
      guard let curves = pair(animation(of: call.argument("insertion")), animation(of: call.argument("removal"))) else {
        continue
      }
      judge(curves, at: curves.1.node, report)
    }
  }

  /// The one animation of a type that brings something in and the one that takes it away, in two functions or actions.
  private func pairs(in type: Node) -> [(Node, Node)] {
    let animations = type.allParts.flatMap { $0.descendants(.call, named: "withAnimation") }
      .filter { $0.isRoot && $0.enclosing(.branch) == nil }
    let changes = animations.flatMap { call in
      (call.closures.last?.statements.compactMap { PresenceChange($0) } ?? []).map { (call: call, change: $0) }
    }
    var exits: Set<Node> = []
    return changes.compactMap { exit in
      let group = changes.filter { $0.change.isOfSame(as: exit.change) }
      guard !exit.change.isEntrance, group.count == 2,
        let entrance = group.first(where: \.change.isEntrance), entrance.call != exit.call,
        exits.insert(exit.call).inserted
      else { return nil }
      return (entrance.call, exit.call)
    }
  }

  private func judge(_ curves: (Curve, Curve), at node: Node, _ report: Report) {
    guard let entrance = curves.0.duration?.number, let exit = curves.1.duration?.number, entrance > 0 else { return }
    let ratio = exit / entrance
    guard ratio < 0.599 || ratio > 0.801 else { return }
    report(
      node,
      ratio > 1
        ? "the exit takes \(exit) seconds and the entrance \(entrance), so people wait for what they dismissed; make the exit faster"
        : "the exit takes \(exit) seconds and the entrance \(entrance), so people wait for what they dismissed; make it 0.6 to 0.8 of the entrance"
    )
  }

  private func pair(_ first: Node?, _ second: Node?) -> (Curve, Curve)? {
    guard let first = first.flatMap(curve), let second = second.flatMap(curve) else { return nil }
    return (first, second)
  }

  /// The curve that this is, or that the constant is which it names.
  private func curve(_ value: Node) -> Curve? {
    if let written = Curve(value) { return written }
    let values = value.writtenOutcomes
    return values.count == 1 ? Curve(values[0]) : nil
  }

  private func isAnimation(_ choice: Node) -> Bool {
    choice.callOfArgument?.isNamed("withAnimation", "animation") == true || isNamedAnimation(choice)
  }

  /// A computed property of a view that its `.animation` takes: `var motion: Animation { isShown ? … : … }`.
  private func isNamedAnimation(_ choice: Node) -> Bool {
    let place = choice.parent.flatMap { $0.kind == .return ? $0.parent : $0 }
    guard let place, place.statements.count == 1, let property = place.memberOfCode, property.kind == .variable,
      let name = property.name, let owner = property.owner
    else { return false }
    let uses = property.uses(ofMember: name, in: owner)
    return !uses.isEmpty && uses.allSatisfy { $0.chain?.node.callOfArgument?.isNamed("animation") == true }
  }

  /// `banner != nil` of `.animation(banner != nil ? … : …, value: banner)`; `withAnimation` asks before the change.
  private func isThere(_ condition: Node, asked choice: Node) -> Bool? {
    let parts = Array(condition.children)
    guard condition.kind == .operation, parts.count == 3, parts[2].kind == .nil, parts[1].isNamed("!=", "=="),
      choice.callOfArgument?.isNamed("withAnimation") != true
    else { return nil }
    return parts[1].isNamed("!=")
  }

  /// Whether the flag is turned in the closure, so that it is asked before: `withAnimation(isOpen ? …) { isOpen.toggle() }`.
  private func turns(_ choice: Node, _ condition: Node) -> Bool {
    guard let call = choice.callOfArgument, call.isNamed("withAnimation"), let changes = call.closures.last else {
      return false
    }
    let flag = (condition.negated ?? condition).source
    return changes.descendants.contains {
      $0.kind == .call && $0.isNamed("toggle") && $0.chain?.node.source == flag + ".toggle()"
    }
  }

  /// `.opacity.animation(.easeOut(duration: 0.2))` in an asymmetric transition.
  private func animation(of half: Argument?) -> Node? {
    half?.value.descendants(.call, named: "animation").first?.firstUnlabelled?.value
  }

  /// Whether the first branch is the entrance: by what it sets, else by what its condition says.
  private func entersFirst(_ choice: Node, _ branches: [Node]) -> Bool? {
    let truths = branches.map { branch in
      branch.descendants.compactMap(\.assignment).compactMap { $0.value.kind == .boolean ? $0.value.number : nil }.first
    }
    if let first = truths[0], let second = truths[1], first != second { return first == 1 }
    return choice.child(.condition)?.firstChild.flatMap(shows)
  }

  /// Whether a condition says that something is there: `isShown`, not `!isShown`.
  private func shows(_ condition: Node) -> Bool? {
    if let negated = condition.negated { return shows(negated).map { !$0 } }
    guard condition.kind == .chain, let name = condition.chain?.parts.last?.name else { return nil }
    let words = Set(words(of: name))
    if !words.isDisjoint(with: Self.shown) { return true }
    return words.isDisjoint(with: Self.hidden) ? nil : false
  }

  private static let shown: Set = [
    "show", "shown", "showing", "shows", "visible", "open", "opened", "opening", "presented", "presenting", "appeared",
    "appearing", "expanded", "expanding", "entering", "inserted", "active", "revealed", "on",
  ]
  private static let hidden: Set = [
    "hidden", "hide", "hiding", "closed", "closing", "dismissed", "dismissing", "collapsed", "leaving", "removed",
  ]
}
