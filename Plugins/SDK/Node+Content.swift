extension Node {
  /// The chains that stand for themselves in this closure or body, those of all branches, in source order: in a view
  /// builder, the views.
  public var views: [Chain] {
    children.flatMap { node -> [Chain] in
      switch node.kind {
      // What a branch or switch depends on is no view.
      case .chain: Chain(node).map { [$0] }?.filter(\.isStatement) ?? []
      case .return: node.firstChild.flatMap { $0.kind == .chain ? Chain($0) : nil }.map { [$0] } ?? []
      case .if, .switch, .branch, .switchCase, .ifConfig: node.views
      default: []
      }
    }
  }

  /// The one view of a closure, body or branch that shows nothing else, or nil.
  public var onlyView: Chain? {
    let all = views
    let others = children.filter {
      ![.chain, .return, .ifConfig, .parameter, .capture, .attribute, .type, .condition].contains($0.kind)
    }
    return all.count == 1 && others.isEmpty ? all[0] : nil
  }

  /// The views of this closure as the layout sees them: those of groups, sections, loops and builders of SwiftUI are
  /// among them, and not these themselves. Nor are members of the type, in whose place stand the views that they make.
  public var laidOutViews: [Chain] { laidOutViews(following: 3) }

  private func laidOutViews(following steps: Int) -> [Chain] {
    let views = views
    // A closure of so many views says enough without what its members hold.
    let steps = views.count > 12 ? 0 : steps
    return views.flatMap { view -> [Chain] in
      if view.root.isNamed("Group", "ForEach", "Section"), let content = view.root.contentCode {
        return content.laidOutViews(following: steps)
      }
      guard steps > 0, !view.root.isCapitalized, view.modifiers.allSatisfy({ $0 == view.root }),
        let made = view.codeOfMember?.laidOutViews(following: steps - 1), !made.isEmpty
      else { return [view] }
      return made
    }
  }

  /// The closure of a container's content: the last one without a label, `content:`, or the `root:` of a stack.
  public var contentClosure: Node? {
    if let content = (argument("content") ?? argument("root"))?.value, content.kind == .closure { return content }
    return arguments.first { $0.isTrailingClosure && $0.label == nil }?.value
  }
}

extension Node {
  /// The code of a container's content: its closure, or that of the function which is named in its place.
  ///
  ///     ForEach(stops, content: row)      // the body of `row(_:)`
  public var contentCode: Node? {
    contentClosure ?? (argument("content") ?? argument("root") ?? argument("rowContent"))?.value.chain?.codeOfMember
  }
}

extension Chain {
  /// Whether this chain stands for itself, as a view among others, and is no value of something else.
  public var isStatement: Bool {
    switch node.parent?.kind {
    case .closure?, .branch?, .switchCase?, .ifConfig?, .body?, .file?, .return?, .accessor?: true
    default: false
    }
  }

  /// The name of the root, when it is a call: `Text` of `Text("a").bold()`.
  public var rootName: String? { root.kind == .call ? root.name : nil }

  /// Whether the root makes a view of SwiftUI's own by that name.
  public func isRooted(in names: String...) -> Bool {
    root.kind == .call && root.isNamed(names) && !root.flags.contains(.implicit)
  }
}
