import SwiftKitSDK

/// Two short copies, or controls for other values: one view with parameters is often no shorter, so it is off by default.
struct DuplicateSubtreeShort: Check {
  let id = "duplicate-subtree-short"
  let rules = ["architecture-and-data-flow/views/duplicate-subtree-short"]
  let severity = Severity.info
  let title = "a short part of a view that is written twice"
  let group: CheckGroup? = .architecture
  let basis: Basis? = .convention
  let literals = DuplicateSubtree().literals
  let isOffByDefault = true

  func check(_ file: SourceFile, _ report: Report) { DuplicateSubtree().check(file, report, isShort: true) }
}
