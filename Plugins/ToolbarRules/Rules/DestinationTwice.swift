import SwiftKitSDK

/// Of two destinations for one type only one is used.
///
/// Looked for in one view, what stands in it and the screens that its destinations lead to: members of its type and views of the
/// file, one step away.
struct DestinationTwice: Check {
  let id = "destination-twice"
  let rules = ["navigation-and-deep-links/stacks/one-destination-a-type"]
  let severity = Severity.info
  let title = "two destinations for one type"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|navigationDestination|"]

  func check(_ file: SourceFile, _ report: Report) {
    // A view may be shown below several that have a destination.
    var reported: Set<Node> = []
    for chain in Set(file.calls(named: "navigationDestination").compactMap { $0.chain?.node }) where !chain.isInPreview
    {
      guard let modifiers = chain.chain?.modifiers(named: "navigationDestination") else { continue }
      var known: [String: Node] = [:]
      for modifier in modifiers {
        guard let type = modifier.argument("for")?.value.source else { continue }
        if let first = known[type], !first.isExclusive(with: modifier) {
          report(
            modifier,
            "`\(type.replacing(".self", with: ""))` already has a destination above, and the stack uses only one; remove one of them"
          )
        }
        known[type] = modifier
      }
      for (type, modifier) in known where isBrought(type, chain.chain?.modifiers ?? []) {
        report(
          modifier,
          "`\(type.replacing(".self", with: ""))` already has a destination in a modifier of this view, and the stack uses only one; remove one of them"
        )
      }
      for (type, outer) in known {
        for inner in file.calls(named: "navigationDestination")
        where isInSameStack(inner, as: outer) || isOnScreen(inner, of: outer) || isShown(inner, below: outer) {
          guard inner.argument("for")?.value.source == type, reported.insert(inner).inserted else { continue }
          report(
            inner,
            "`\(type.replacing(".self", with: ""))` already has a destination in an outer view, and the stack uses only one; remove one of them"
          )
        }
      }
    }
  }

  /// Whether a modifier that an `extension View` of this file declares brings a destination for that type.
  private func isBrought(_ type: String, _ modifiers: [Node]) -> Bool {
    modifiers.contains { modifier in
      guard let name = modifier.name, modifier != modifier.chain?.root else { return false }
      let functions = modifier.file.nodes(.function, named: [name]).filter {
        $0.parent?.kind == .extension && $0.parent?.isNamed("View") == true
      }
      return functions.count == 1
        && functions[0].descendants(.call, named: "navigationDestination").contains {
          $0.argument("for")?.value.source == type && $0.presentation == nil
        }
    }
  }

  /// Whether the inner one stands on a screen that the outer one or a destination beside it leads to, which is on the same stack.
  private func isOnScreen(_ inner: Node, of outer: Node) -> Bool {
    inner.isModifier && isPushed(inner, beside: outer) && !inner.isAlternative(to: outer)
  }

  /// Whether this is part of what the outer destination, or another one of the same view, leads to.
  private func isPushed(_ node: Node, beside outer: Node) -> Bool {
    guard let screen = node.presentation, screen.isNamed("navigationDestination"),
      screen.chain?.node == outer.chain?.node
    else { return false }
    // The columns of a split view have stacks of their own.
    return !hasStack(around: node, upTo: screen)
      && (screen == outer || !outer.isInside(closureOf: "NavigationSplitView"))
  }

  /// Whether the view that has the outer one, or a screen that it leads to, names the member, or makes the view of this file, whose
  /// content the inner one is on.
  private func isShown(_ inner: Node, below outer: Node) -> Bool {
    guard let root = outer.chain?.root, !root.isNamed("NavigationStack", "TabView", "NavigationSplitView"),
      !inner.isInside(root), inner.isModifier, inner.presentation == nil, let member = inner.enclosingMember,
      !outer.isInside(member), !hasStack(around: inner, upTo: member)
    else { return false }
    return places(of: member).contains { place in
      // What is an argument may be shown anywhere.
      guard place.chain?.isStatement == true, !place.isAlternative(to: outer) else { return false }
      return place.isInside(root) && place.presentation == outer.presentation && !hasStack(around: place, upTo: root)
        || isPushed(place, beside: outer)
    }
  }

  /// Where a member of a view is shown: what names it, or what makes the view whose body it is.
  private func places(of member: Node) -> [Node] {
    guard let name = member.name, let owner = member.owner, owner.isView else { return [] }
    guard member.isNamed("body") else { return member.uses(ofMember: name, in: owner) }
    let calls = owner.name.map { member.file.nodes(.call, named: [$0]) } ?? []
    return calls.filter { $0.isRoot && !$0.isInPreview }
  }

  private func hasStack(around node: Node, upTo root: Node) -> Bool {
    node.ancestors.prefix { $0 != root }.contains {
      $0.kind == .call && $0.isNamed("NavigationStack", "NavigationSplitView", "TabView", "Tab")
    }
  }

  /// Whether the view that has the outer one holds the inner one, and no stack of its own or other screen lies between.
  private func isInSameStack(_ inner: Node, as outer: Node) -> Bool {
    guard let root = outer.chain?.root, inner.isInside(root), inner.isModifier, !inner.isAlternative(to: outer) else {
      return false
    }
    return inner.presentation == outer.presentation && !hasStack(around: inner, upTo: root)
      && !root.isNamed("NavigationStack", "TabView", "NavigationSplitView")
  }
}
