import SwiftKitSDK

/// A plain stack makes all rows before the first is shown.
///
/// A stack along the way that is scrolled, also beside other content or in a member of the view, whose rows come from a property
/// or from a model.
struct EagerStack: Check {
  let id = "eager-stack"
  let rules = ["focus-and-scrolling/scrolling/lazy-stack-for-many"]
  let severity = Severity.info
  let title = "a stack in a scroll view that creates all its rows up front"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|ScrollView| & |ForEach|"]
  let isOffByDefault = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    var done: Set<Node> = []
    for scroll in file.calls(named: "ScrollView") where scroll.isRoot && !scroll.isInPreview {
      guard let content = scroll.contentCode else { continue }
      for stack in stacks(in: content, named: names(along: scroll), following: 3) where done.insert(stack).inserted {
        guard let loop = stack.contentCode?.views.first(where: { $0.isRooted(in: "ForEach") })?.root,
          let data = loop.firstUnlabelled?.value, isKept(data)
        else { continue }
        report(
          stack,
          "all rows of `\(data.source)` are created up front; use `Lazy\(stack.name ?? "VStack")`, which creates rows as they appear",
          suggestion: [Edit(stack.anchor.lowerBound..<stack.anchor.lowerBound, "Lazy")])
      }
    }
  }

  /// The stacks that may be lazy in there: a row in a list that is scrolled up and down is no such stack.
  private func names(along scroll: Node) -> [String] {
    guard let axes = scroll.firstUnlabelled else { return ["VStack"] }
    switch axes.memberName {
    case "vertical": return ["VStack"]
    case "horizontal": return ["HStack"]
    default: return ["VStack", "HStack"]
    }
  }

  /// The plain stacks that this content consists of, in other stacks, too; none in the rows of a loop.
  private func stacks(in content: Node, named names: [String], following steps: Int) -> [Node] {
    content.views.flatMap { stacks(of: $0, named: names, following: steps) }
  }

  /// The same of one view, which may be a member of the type or another view of this file.
  private func stacks(of view: Chain, named names: [String], following steps: Int) -> [Node] {
    if view.root.kind == .call, !view.root.flags.contains(.implicit), view.root.isNamed(names + Self.wrappers) {
      let inner = view.root.contentCode.map { stacks(in: $0, named: names, following: steps) } ?? []
      return view.root.isNamed(names) ? [view.root] + inner : inner
    }
    guard steps > 0 else { return [] }
    if let code = view.codeOfMember { return stacks(in: code, named: names, following: steps - 1) }
    return view.bodyOfView.map { stacks(of: $0, named: names, following: steps - 1) } ?? []
  }

  private static let wrappers = ["Group", "ScrollViewReader", "Section"]

  /// Whether the rows come from a property without a list of its own, `photos`, or from one of a model, `store.photos`.
  private func isKept(_ data: Node) -> Bool {
    if let name = data.ownMemberName {
      let properties = data.owner?.allParts.flatMap { $0.children(.variable) } ?? []
      return properties.contains { $0.isNamed(name) && !isFixed($0) && $0.child(.body) == nil }
    }
    guard let parts = data.chain?.parts.drop(while: { $0.isNamed("self") }), data.kind == .chain, parts.count == 2,
      let model = parts.first, let list = parts.last, model.kind == .member, list.kind == .member,
      let name = model.name, let holder = model.variable(named: name), isModel(holder)
    else { return false }
    return list.propertyOfModel.map { !isFixed($0) } ?? true
  }

  /// Whether it holds the same few values always: `static let kinds`, `let kinds = [Kind.a, .b]`.
  private func isFixed(_ property: Node) -> Bool {
    property.flags.contains(.static) || property.child(.initial)?.firstChild?.firstChild != nil
  }

  /// Whether a property holds what a screen shows, which may be any number, and no single thing with a few parts.
  private func isModel(_ property: Node) -> Bool {
    guard property.parent == property.enclosingType else { return false }
    let type = property.child(.type)?.nameWords ?? property.child(.initial)?.firstChild?.chain?.root.nameWords ?? []
    return [property.nameWords.last, type.last].contains { $0.map(Self.models.contains) == true }
  }

  private static let models: Set = ["feed", "library", "model", "repository", "store", "viewmodel", "vm"]
}
