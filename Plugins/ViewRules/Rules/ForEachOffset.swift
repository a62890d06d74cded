import SwiftKitSDK

/// The offset is the position and not the element, so rows are confused when the order changes.
struct ForEachOffset: Check {
  let id = "foreach-offset"
  let rules = ["performance/identity/foreach-offset"]
  let severity = Severity.info
  let title = "the offset as the identity of rows"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|offset| & |enumerated|", "|0| & |enumerated|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      guard let identity = call.argument("id")?.value, identity.kind == .keyPath,
        identity.source.hasSuffix("\\.offset") || identity.source.hasSuffix("\\.0"),
        let data = call.firstUnlabelled?.value,
        let counted = ([data.resolved] + data.resolved.descendants).first(where: {
          $0.kind == .call && $0.isNamed("enumerated")
        }),
        !isConstant(counted)
      else { continue }
      report(call, "the offset is a position, so rows change identity when the order changes; use `id: \\.element.id`")
    }
  }

  /// A literal, the cases of an enum, or a constant of the file that is one.
  private func isConstant(_ counted: Node) -> Bool {
    guard let parts = counted.chain?.parts, let root = parts.first else { return false }
    if root.kind == .array || root.kind == .string
      || root.kind == .tuple && root.arguments.first?.value.kind == .operation
    {
      return true
    }
    if parts.contains(where: { $0.isNamed("allCases", "weekdaySymbols", "monthSymbols") }) || root.isCapitalized {
      return true
    }
    guard let name = parts.first(where: { !$0.isNamed("self") })?.name else { return false }
    let declared = counted.file.nodes(.variable, named: [name])
    return !declared.isEmpty
      && declared.allSatisfy { $0.flags.contains(.constant) && $0.child(.initial)?.firstChild?.kind == .array }
  }
}
