import SwiftKitSDK

/// A row of a loop whose matched id comes from its element: `matchedGeometryEffect(id: poster.id, in: wall)`.
struct MatchedRow {
  private let call: Node
  private let loop: Node
  /// The names that the id consists of, that of the element first: `poster`, `id`.
  private let id: [String]

  init?(_ call: Node) {
    guard let loop = call.enclosingClosures.first(where: { $0.isContent && $0.call.isNamed("ForEach") })?.node,
      let id = call.argument("id")?.value.ownNames, let element = id.first,
      case let given = loop.children(.parameter).compactMap(\.name),
      given.isEmpty ? element == "$0" : given.contains(element) || given.contains("$" + element)
    else { return nil }
    (self.call, self.loop, self.id) = (call, loop, id)
  }

  /// Whether `other` gives this id to a view of the element that a row has chosen, while all rows stay.
  ///
  ///     ForEach(posters) { poster in … { opened = poster } }
  ///     if let opened { … }
  func isMatched(by other: Node) -> Bool {
    guard !other.isInside(loop), let otherID = other.argument("id")?.value.ownNames, let name = otherID.first,
      let binding = other.binding(of: name), let state = binding.boundName,
      chosen(for: state).contains(where: { $0 + otherID.dropFirst() == id }), !isFiltered(by: state),
      let space = call.argument("in")?.value.ownNames, space == other.argument("in")?.value.ownNames
    else { return false }
    for row in places(of: call) {
      for view in places(of: other) where row.enclosingMember == view.enclosingMember {
        return row.presentation == view.presentation && !row.isAlternative(to: view)
          && !MatchedGeometryTwice.areChoices(row, view) && !isConditional(row, beside: view)
          && ![row, call].contains { decides(state, on: $0, besides: binding) }
      }
    }
    return false
  }

  /// What the rows set the state to: the element, or something of it.
  private func chosen(for state: String) -> [[String]] {
    loop.descendants.compactMap(\.assignment).filter { $0.target.ownMemberName == state }
      .flatMap { $0.value.choices.compactMap(\.ownNames) }
  }

  /// Whether a computed property with the elements asks for the state, and so may leave out the chosen one.
  private func isFiltered(by state: String) -> Bool {
    guard let elements = loop.callOfArgument?.firstUnlabelled?.value,
      let name = elements.chain?.parts.first(where: { !$0.isNamed("self") })?.name,
      let code = elements.variable(named: name)?.code
    else { return false }
    return !code.descendants(.member, named: state).isEmpty
  }

  /// The call, and where the member is shown that it stands in.
  private func places(of call: Node) -> [Node] { [call] + [call.enclosingMember?.onlyUse?.root].compactMap(\.self) }

  /// Whether a condition decides about the row where it does not decide about the view.
  private func isConditional(_ row: Node, beside view: Node) -> Bool {
    let member = call.enclosingMember
    let inMember = row == call ? [] : call.ancestors.prefix { $0 != member }
    return (inMember + row.ancestors.prefix { !view.isInside($0) }).contains { outer in
      [.branch, .switchCase, .ternary].contains(outer.kind)
        || outer.kind == .closure && outer.callOfArgument?.isNamed("ViewThatFits") == true
    }
  }

  /// Whether the state is asked in the row or in a modifier around it, which may hide the row; what stands beside it does not.
  private func decides(_ state: String, on row: Node, besides binding: Node) -> Bool {
    let member = row.enclosingMember ?? row.file.root
    return member.descendants(.member, named: state, "$" + state).contains { use in
      guard !use.isAssigned, binding.parent?.parent.map(use.isInside) != true,
        let common = use.ancestors.first(where: row.isInside)
      else { return false }
      let isHarmless = use.ancestors.prefix { $0 != member }.contains { outer in
        outer.isAction || outer.isNamed(Self.harmless) && outer.isModifier
      }
      return !isHarmless && ![.closure, .body, .accessor].contains(common.kind)
    }
  }

  /// Modifiers that hide nothing.
  private static let harmless = [
    "accessibilityHidden", "allowsHitTesting", "animation", "blur", "disabled", "onChange",
  ]
}

extension Node {
  /// The names that a value consists of, behind `self`: `poster` and `id` of `poster.id`; nil where it is more than names.
  fileprivate var ownNames: [String]? {
    guard kind == .chain, let parts = chain?.parts.drop(while: { $0.isNamed("self") }),
      parts.allSatisfy({ $0.kind == .member && !$0.flags.contains(.implicit) })
    else { return nil }
    return parts.compactMap(\.name)
  }

  /// The constant of that name in the condition of an `if` around this: of `if let opened` and `if let poster = opened`.
  fileprivate func binding(of name: String) -> Node? {
    let branches = ancestors.filter { $0.kind == .branch && !$0.flags.contains(.else) }
    return branches.flatMap { $0.parent?.children(.condition) ?? [] }.compactMap { $0.child(.variable) }
      .first { $0.isNamed(name) }
  }

  /// The name of what this constant of a condition holds: `opened` of `let opened` and `let poster = opened`.
  fileprivate var boundName: String? {
    guard let value = child(.initial)?.firstChild else { return name }
    return value.ownMemberName
  }
}
