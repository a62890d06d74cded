import SwiftKitSDK

/// A crash tells nobody why: what comes from outside is not what is expected one day.
///
/// Reported is what is known to be able to be missing: what a text, a response or a decoded value gives, what is weak, and a
/// screen; of several casts in one statement the first. `ForcedMark` says what is never reported, and `force-unwrap-assumed` reports
/// the rest.
struct ForceUnwrap: Check {
  let id = "force-unwrap"
  let rules = ["architecture-and-data-flow/safety/force-unwrap"]
  let severity = Severity.info
  let title = "a force unwrap, try! or as! of what may be missing"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .convention
  let literals = ForcedMark.literals

  func check(_ file: SourceFile, _ report: Report) {
    let marks = ForcedMark.all(in: file).filter(\.isOfOutside)
    for mark in ForcedMark.withOneCastAStatement(marks) { report(mark.node, mark.message) }
  }
}
