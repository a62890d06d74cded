import SwiftKitSDK

/// Since iOS 26 what is enumerated is a collection itself, and needs no copy: in an app for that, and in code for that alone.
struct ArrayAroundEnumerated: Check {
  let id = "array-around-enumerated"
  let rules = ["style/expressions/array-around-enumerated"]
  let severity = Severity.info
  let title = "an array around an enumerated collection"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let literals = ["|Array| & |enumerated|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    for array in file.calls(named: "Array") where array.isRoot && !array.isInPreview {
      guard file.settings.deploymentTarget >= 26 || array.isAvailable(since: 26),
        array.arguments.count == 1, let value = array.firstUnlabelled?.value, let last = value.chain?.parts.last,
        value.kind == .chain, last.kind == .call, last.isNamed("enumerated"), array.chain?.parts.count == 1,
        array.callAround?.isNamed(Self.loops) == true || isShown(array)
      else { continue }
      let isPlain = file.source(array.range.lowerBound..<array.range.lowerBound + 6) == "Array("
      report(
        array, "`enumerated()` is a collection since iOS 26; remove `Array(…)` around it",
        edits: isPlain && array.callAround != nil
          ? [
            Edit(array.range.lowerBound..<value.range.lowerBound, ""),
            Edit(value.range.upperBound..<array.range.upperBound, ""),
          ] : [])
    }
  }
}

extension ArrayAroundEnumerated {
  /// What goes through a collection.
  private static let loops = ["ForEach", "List", "Chart", "Table"]

  /// The value of a property that a list or loop of the view goes through.
  private func isShown(_ array: Node) -> Bool {
    if isShownLocally(array) { return true }
    guard let member = array.enclosingMember, member.kind == .variable, let name = member.name,
      let owner = member.owner,
      owner.isView, let place = array.chain?.node.parent,
      place.kind == .initial || place.kind == .return || place.kind == .body && place.statements.count == 1
    else { return false }
    return member.uses(ofMember: name, in: owner).contains { use in
      use.chain?.node.callOfArgument?.isNamed(Self.loops) == true && use.chain?.parts.count == 1
    }
  }
}

extension ArrayAroundEnumerated {
  /// The value of a constant of a body that a list or loop beside it goes through, and nothing else names.
  private func isShownLocally(_ array: Node) -> Bool {
    guard let constant = array.chain?.node.parent?.parent, array.chain?.node.parent?.kind == .initial,
      let name = constant.name, constant.child(.type) == nil, let block = constant.parent,
      [.body, .closure, .accessor].contains(block.kind)
    else { return false }
    let uses = block.descendants(.member, named: name).filter(\.isRoot)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.chain?.node.callOfArgument?.isNamed(Self.loops) == true && use.chain?.parts.count == 1
      }
  }
}

extension Node {
  /// The call whose argument this root is, alone.
  fileprivate var callAround: Node? { chain?.node.callOfArgument }
}
