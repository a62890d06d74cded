import SwiftKitSDK

/// A force unwrap of what the author takes to be there, and of which nothing says that it may be missing.
///
/// Most of these hold, so it is off by default.
struct ForceUnwrapAssumed: Check {
  let id = "force-unwrap-assumed"
  let rules = ["architecture-and-data-flow/safety/force-unwrap-assumed"]
  let severity = Severity.info
  let title = "a force unwrap, try! or as! of what is taken to be there"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ForcedMark.literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) {
    let marks = ForcedMark.all(in: file).filter { !$0.isOfOutside }
    for mark in ForcedMark.withOneCastAStatement(marks) { report(mark.node, mark.message) }
  }
}
