import SwiftKitSDK

/// The suffix View promises a type; the reader will look for one.
struct SubviewSuffix: Check {
  let id = "private-subview-suffix"
  let rules = ["architecture-and-data-flow/names/private-subview-suffix"]
  let severity = Severity.info
  let title = "a private part of a view that is named View"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["View| & |private|", "View| & |fileprivate|"]

  func check(_ file: SourceFile, _ report: Report) {
    for member in file.nodes(.variable, .function) where member.isPrivate && !member.isInPreview {
      guard let name = member.name, name.hasSuffix("View"), member.parent == member.enclosingType, givesView(member)
      else {
        continue
      }
      report(member, "`\(name)` sounds like a type; name the part instead, as in `\(name.dropLast(4))Section`")
    }
  }

  private func givesView(_ member: Node) -> Bool {
    guard member.child(.initial) == nil else { return false }
    return member.child(.type)?.source.hasPrefix("some View") == true || member.hasAttribute("ViewBuilder")
      || member.child(.type)?.source == "AnyView" && member.code != nil
  }
}
