import SwiftKitSDK

/// Of two destinations for one type only one is used.
struct DestinationTwice: Check {
  let id = "destination-twice"
  let rules = ["navigation-and-deep-links/stacks/one-destination-a-type"]
  let severity = Severity.warning
  let title = "two destinations for one type"
  let group: CheckGroup? = .navigation
  let basis: Basis? = .apple
  let literals = ["|navigationDestination|"]

  func check(_ file: SourceFile, _ report: Report) {
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
        where isInSameStack(inner, as: outer) || isOnScreen(inner, of: outer) {
          guard inner.argument("for")?.value.source == type else { continue }
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

  /// Whether the inner one stands on the screen that the outer one leads to, which is on the same stack.
  private func isOnScreen(_ inner: Node, of outer: Node) -> Bool {
    inner.isInside(outer) && inner.isModifier && inner.presentation == outer
      && !inner.ancestors.prefix { $0 != outer }.contains {
        $0.kind == .call && $0.isNamed("NavigationStack", "TabView", "Tab")
      }
  }

  /// Whether the view that has the outer one holds the inner one, and no stack of its own or other screen lies between.
  private func isInSameStack(_ inner: Node, as outer: Node) -> Bool {
    guard let root = outer.chain?.root, inner.isInside(root), inner.isModifier, !inner.isAlternative(to: outer) else {
      return false
    }
    return inner.presentation == outer.presentation
      && !inner.ancestors.prefix { $0 != root }.contains {
        $0.kind == .call && $0.isNamed("NavigationStack", "TabView", "Tab")
      }
      && !root.isNamed("NavigationStack", "TabView", "NavigationSplitView")
  }
}
