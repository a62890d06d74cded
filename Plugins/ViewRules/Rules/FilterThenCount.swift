import SwiftKitSDK

/// A filtered copy that is only counted: it is short in most apps, so it is off by default.
struct FilterThenCount: Check {
  let id = "filter-then-count"
  let rules = ["performance/body/filter-then-count"]
  let severity = Severity.info
  let title = "a filtered copy of which only the number is used"
  let group: CheckGroup? = .performance
  let basis: Basis? = .convention
  let literals = ["|filter| & |count|"]
  let isOffByDefault = true
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) { FilterThenFirst().check(file, report, counting: true) }
}
