import SwiftKitSDK

/// Since iOS 26 what is enumerated is a collection itself, and needs no copy.
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
    guard file.settings.deploymentTarget >= 26 else { return }
    for array in file.calls(named: "Array") where array.isRoot && !array.isInPreview {
      guard array.arguments.count == 1, let value = array.firstUnlabelled?.value, let last = value.chain?.parts.last,
        value.kind == .chain, last.kind == .call, last.isNamed("enumerated"), array.chain?.parts.count == 1,
        array.callAround?.isNamed("ForEach", "List") == true
      else { continue }
      let isPlain = file.source(array.range.lowerBound..<array.range.lowerBound + 6) == "Array("
      report(
        array, "`enumerated()` is a collection since iOS 26; remove `Array(…)` around it",
        edits: isPlain
          ? [
            Edit(array.range.lowerBound..<value.range.lowerBound, ""),
            Edit(value.range.upperBound..<array.range.upperBound, ""),
          ] : [])
    }
  }
}

extension Node {
  /// The call whose argument this root is, alone.
  fileprivate var callAround: Node? { chain?.node.callOfArgument }
}
