import SwiftKitSDK

/// The offset is the position and not the element, so rows are confused when the order changes; so is a number that `zip` gives.
struct ForEachOffset: Check {
  let id = "foreach-offset"
  let rules = ["performance/identity/foreach-offset"]
  let severity = Severity.info
  let title = "the offset as the identity of rows"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|offset| & |enumerated|", "|0| & |enumerated|", "|0| & |zip|"]
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "ForEach", "List") where call.isRoot && !call.isInPreview {
      guard let identity = call.argument("id")?.value, identity.kind == .keyPath,
        identity.source.hasSuffix("\\.offset") || identity.source.hasSuffix("\\.0"),
        let data = call.firstUnlabelled?.value,
        let counted = ([data.resolved] + data.resolved.descendants).first(where: {
          $0.kind == .call && ($0.isNamed("enumerated") || isNumbered($0))
        }),
        !isConstant(counted)
      else { continue }
      report(
        call,
        "the offset is a position, so rows change identity when the order changes; use `id: \\.\(counted.isNamed("zip") ? "1" : "element").id`"
      )
    }
  }

  /// `zip(stops.indices, stops)`, `zip(trip.stops.indices, trip.stops)`, `zip(1..., stops)`
  private func isNumbered(_ call: Node) -> Bool {
    guard call.isNamed("zip"), call.isRoot, call.arguments.count == 2 else { return false }
    let numbers = call.arguments[0].value.bare
    if numbers.kind == .operation {
      return numbers.firstChild?.kind == .integer && numbers.child(.operator)?.isNamed("...", "..<") == true
    }
    guard let parts = numbers.chain?.parts, parts.count > 1, parts.last?.isNamed("indices") == true else {
      return false
    }
    let list = call.arguments[1].value.chain?.parts ?? []
    return (list + parts).allSatisfy { $0.kind == .member } && list.map(\.name) == parts.dropLast().map(\.name)
  }

  /// A literal, the cases of an enum, or a constant of the file that is one.
  private func isConstant(_ counted: Node) -> Bool {
    let list = counted.isNamed("zip") ? counted.arguments[1].value : counted
    // A literal that stands alone is no chain.
    guard case let parts = list.chain?.parts ?? [list], let root = parts.first else { return false }
    if root.kind == .array || root.kind == .string
      || root.kind == .tuple && root.arguments.first?.value.kind == .operation
    {
      return true
    }
    if parts.contains(where: { $0.isNamed("allCases", "weekdaySymbols", "monthSymbols") }) || root.isCapitalized {
      return true
    }
    return parts.compactMap(\.name).contains { Self.isConstantList($0, in: counted.file) }
  }

  /// Whether all variables of that name are constants with a list as their value.
  private static func isConstantList(_ name: String, in file: SourceFile) -> Bool {
    let declared = file.nodes(.variable, named: [name])
    return !declared.isEmpty
      && declared.allSatisfy { variable in
        guard variable.flags.contains(.constant), let value = variable.child(.initial)?.firstChild else { return false }
        return value.kind == .array
          || value.chain?.parts.last.map { $0.isNamed("allCases") || $0.name?.hasSuffix("Symbols") == true } == true
      }
  }
}
