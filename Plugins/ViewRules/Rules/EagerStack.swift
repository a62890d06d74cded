import SwiftKitSDK

/// A plain stack makes all rows before the first is shown.
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
    for scroll in file.calls(named: "ScrollView") where scroll.isRoot && !scroll.isInPreview {
      guard let stack = scroll.contentClosure?.onlyViewOrMembers?.root, stack.isNamed("VStack", "HStack"),
        stack.kind == .call,
        let loop = stack.contentClosure?.views.first(where: { $0.isRooted(in: "ForEach") })?.root,
        let data = loop.firstUnlabelled?.value, let name = data.ownMemberName, isKept(name, around: loop)
      else { continue }
      report(
        stack,
        "all rows of `\(name)` are created up front; use `Lazy\(stack.name ?? "VStack")`, which creates rows as they appear",
        suggestion: [Edit(stack.anchor.lowerBound..<stack.anchor.lowerBound, "Lazy")])
    }
  }

  private func isKept(_ name: String, around loop: Node) -> Bool {
    let properties = loop.enclosingType?.allParts.flatMap { $0.children(.variable) } ?? []
    return properties.contains { property in
      guard property.isNamed(name), !property.flags.contains(.static), property.child(.body) == nil else {
        return false
      }
      return property.child(.initial)?.firstChild?.firstChild == nil
    }
  }
}
