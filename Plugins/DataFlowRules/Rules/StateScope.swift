import SwiftKitSDK

/// State in the smallest view that uses it redraws the least. It cannot tell need from habit, so it is off by default.
struct StateScope: Check {
  let id = "state-scope"
  let rules = ["performance/state/state-scope"]
  let severity = Severity.info
  let title = "state that only one part of a view uses"
  let group: CheckGroup? = .performance
  let basis: Basis? = .apple
  let literals = ["|State|", "|GestureState|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for property in file.nodes(.variable) where property.hasAttribute("State", "GestureState") && !property.isInPreview
    {
      guard let name = property.name, let type = property.parent, type.isView else { continue }
      let names = [name, "$" + name, "_" + name]
      let members = type.allParts.flatMap { part in part.children.filter { $0 != property } }
      let uses = file.nodes(.member, named: names) + file.nodes(.call, named: names)
      let users = members.filter { member in uses.contains { $0.isInside(member) } }
      guard users.count == 1, !users[0].isNamed("body"), users[0].child(.type)?.source.hasPrefix("some View") == true
      else {
        continue
      }
      report(
        property,
        "`\(name)` is only used in \(users[0].name.code(or: "one part")), but each change runs the whole body; move both into a separate view"
      )
    }
  }
}
