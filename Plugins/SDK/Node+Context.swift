extension Node {
  /// The calls whose closure this node is in, the nearest first: what it is the content, label or action of.
  ///
  /// The view that a modifier is applied to is not in the modifier's closure.
  public var enclosingClosures: [Closure] {
    ancestors.compactMap { node in
      guard node.kind == .closure, let argument = node.parent, let call = node.callOfArgument else { return nil }
      return Closure(node: node, argument: Argument(node: argument), call: call)
    }
  }

  /// A closure and the call that it is an argument of.
  public struct Closure {
    public let node: Node
    public let argument: Argument
    public let call: Node

    /// Whether it is what the call shows, be it a closure or the name of a function.
    public var isContent: Bool {
      call.contentClosure == node || argument.label == "content" || argument.label == "rowContent"
    }
  }

  /// What this is shown in, for each place: the closures around it, the nearest first, and then those around the uses of the
  /// member that makes it, and around the view of this file whose body shows it. Of each, the first eight uses count.
  ///
  ///     ForEach(stops, content: row)      // a node in `row(_:)` is in the content of the ForEach
  public var places: [[Closure]] { places(following: 3) }

  private func places(following steps: Int) -> [[Closure]] {
    var around = enclosingClosures
    // The name of a function stands for a closure.
    if let value = chain?.node, value.kind == .chain, let call = value.callOfArgument, let argument = value.parent {
      around.insert(Closure(node: value, argument: Argument(node: argument), call: call), at: 0)
    }
    guard steps > 0, let member = enclosingMember, let owner = member.owner, owner.isView else { return [around] }
    let uses =
      member.isNamed("body") ? owner.usesAsView : member.name.map { member.uses(ofMember: $0, in: owner) } ?? []
    let shown = uses.filter { !$0.isInPreview && !$0.isInside(owner) || !member.isNamed("body") }
    return shown.isEmpty
      ? [around] : shown.prefix(8).flatMap { use in use.places(following: steps - 1).map { around + $0 } }
  }

  /// Where this file makes this view, or passes its initialiser, `destination: Detail.init`, other than in previews.
  private var usesAsView: [Node] {
    guard let name else { return [] }
    let passed = file.nodes(.member, named: [name]).filter { $0.chain?.parts.last?.isNamed("init") == true }
    return (file.nodes(.call, named: [name]) + passed).filter { $0.isRoot && (!$0.isInPreview || isInPreview) }
  }

  public func isInside(closureOf names: String...) -> Bool {
    enclosingClosures.contains { $0.call.isNamed(names) }
  }

  /// Whether this runs in a closure of one of these calls, or in a function of the type that is called or named there.
  public func runs(inClosureOf names: String...) -> Bool {
    func isThere(_ node: Node) -> Bool { node.enclosingClosures.contains { $0.call.isNamed(names) } }
    if isThere(self) { return true }
    guard let member = enclosing(.function), let name = member.name, let owner = member.owner else { return false }
    return member.uses(ofMember: name, in: owner).contains { use in
      isThere(use) || use.chain?.node.callOfArgument?.isNamed(names) == true
    }
  }

  /// Whether it stands in a preview, where the rules of style do not hold.
  public var isInPreview: Bool {
    // Bisection: a generated file can hold as many previews as views.
    let previews = file.previews
    var (low, high) = (0, previews.count)
    while low < high {
      let middle = (low + high) / 2
      if previews[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < previews.count && previews[low].contains(index)
  }

  /// Whether this is a preview.
  var isPreview: Bool {
    switch kind {
    case .macro: isNamed("Preview")
    case .struct: children(.inherited).contains { $0.isNamed("PreviewProvider") }
    // What only holds samples for previews: `enum ListPickerPreview`.
    case .enum: name?.hasSuffix("Preview") == true || name?.hasSuffix("Previews") == true
    default: false
    }
  }
}

// MARK: - Labels

extension Node {
  /// The closure that is the label of this call of Button, Menu, NavigationLink and the like.
  ///
  /// `Button(action: f) { label }`, `Button { } label: { label }`, `Menu { } label: { label }`,
  /// `NavigationLink(value: v) { label }`; a title in the parentheses means that no closure is the label.
  public var labelClosure: Node? {
    if let label = argument("label")?.value { return label.kind == .closure ? label : nil }
    guard let trailing = arguments.first(where: { $0.isTrailingClosure && $0.label == nil })?.value else { return nil }
    let isLabel =
      switch name {
      case "Button": hasArgument("action") || hasArgument("intent")
      case "NavigationLink": firstUnlabelled == nil && (hasArgument("value") || hasArgument("destination"))
      case "Link", "ShareLink": firstUnlabelled == nil
      case "Toggle": hasArgument("isOn") && firstUnlabelled == nil
      default: false
      }
    return isLabel ? trailing : nil
  }

  /// The nearest call of one of these names in whose label this node stands, or is shown by way of a member of the type.
  public func control(labelledHere names: String...) -> Node? {
    places.lazy.compactMap { closures in
      closures.first { $0.call.isNamed(names) && $0.call.labelClosure == $0.node }?.call
    }.first
  }
}
