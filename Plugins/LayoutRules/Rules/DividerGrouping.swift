import SwiftKitSDK

/// Distance groups without ink; lines belong between the rows of one grouped section, such as one after each but the last of a `ForEach`.
struct DividerGrouping: Check {
  let id = "divider-grouping"
  let rules = ["layout-and-lists/grouping/divider-grouping"]
  let severity = Severity.info
  let title = "a divider between groups"
  let group: CheckGroup? = .design
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["Divider"]
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) {
    for divider in file.calls(named: "Divider") where divider.isRoot && !divider.isInPreview {
      if isBetweenRows(divider) { continue }
      if let member = divider.chain?.node.parent?.memberOfCode, member.isInScrollView, divider.toolbar == nil {
        report(divider, "a divider between groups adds clutter; separate them with more spacing")
        continue
      }
      // A member that makes nothing else stands where it is shown.
      let shown = divider.chain?.shown.root ?? divider
      guard let stack = shown.enclosingClosures.map(\.call).first(where: { !$0.isNamed("Group", "ForEach") }),
        stack.isRoot, stack.isNamed("VStack", "HStack", "LazyVStack", "LazyHStack"), !isSection(stack),
        divider.toolbar == nil
      else { continue }
      report(
        divider, "a divider between groups adds clutter; separate them with more spacing",
        suggestion: divider.chain?.parts.count == 1 ? divider.chain?.node.lineRemoval ?? [] : [])
    }
  }

  /// `ForEach(rows) { row in Row(row); if row != rows.last { Divider() } }`
  private func isBetweenRows(_ divider: Node) -> Bool {
    guard let branch = divider.chain?.node.parent, branch.kind == .branch, let choice = branch.parent,
      choice.parent?.callOfArgument?.isNamed("ForEach") == true
    else { return false }
    return choice.child(.condition)?.descendants.contains { $0.isNamed("last", "first", "count", "endIndex") } == true
  }

  /// Rows without space between them, which are one section.
  private func isSection(_ stack: Node) -> Bool {
    if stack.argument("spacing")?.value.number == 0 { return true }
    return stack.isInside(closureOf: "List", "Form", "Menu", "Table")
  }
}

extension Node {
  /// Whether this member of a view makes several things that a scroll view or stack shows.
  fileprivate var isInScrollView: Bool {
    guard let name, let owner, owner.isView, let code, code.statements.count > 1, !isNamed("body") else { return false }
    return uses(ofMember: name, in: owner).contains { use in
      use.enclosingClosures.first?.call.isNamed("ScrollView", "VStack", "LazyVStack") == true
    }
  }
}
