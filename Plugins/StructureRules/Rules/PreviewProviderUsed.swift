import SwiftKitSDK

/// `#Preview` is shorter, takes a name and traits, and may hold `@Previewable` state.
struct PreviewProviderUsed: Check {
  let id = "preview-provider"
  let rules = ["architecture-and-data-flow/previews/preview-provider"]
  let severity = Severity.info
  let title = "a PreviewProvider"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = ["PreviewProvider"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    guard file.settings.deploymentTarget >= 17 else { return }
    for type in file.nodes(.struct, .class, .enum, .extension) {
      // Who conforms to something else beside it, such as for snapshot tests, needs the type.
      let inherited = type.children(.inherited)
      guard inherited.count == 1, inherited[0].isNamed("PreviewProvider") else { continue }
      report(
        type, "`PreviewProvider` is the old form and needs its own type; write `#Preview { … }`", edits: edits(type))
    }
  }

  /// The macro around the one view of a provider that is nothing else.
  private func edits(_ type: Node) -> [Edit] {
    guard type.kind == .struct, type.child(.attribute) == nil, let name = type.name,
      case let members = type.children.filter({ ![.inherited, .modifier].contains($0.kind) }), members.count == 1,
      members[0].isNamed("previews"), let body = members[0].child(.body), let view = body.onlyView,
      !view.isRooted(in: "Group", "ForEach"),
      !view.modifiers.contains(where: { $0.name?.hasPrefix("preview") == true }),
      type.file.nodes(.member, named: [name]).isEmpty, !view.node.sourceHolds("self."), body.statements.count == 1,
      case let edits = type.keeping(body.statements[0].range), edits.count == 2
    else { return [] }
    return [Edit(edits[0].range, "#Preview {\n  "), Edit(edits[1].range, "\n}")]
  }
}
