import SwiftKitSDK

/// A deprecated API that no version deprecates yet.
///
/// It works as before, and whoever changes one would change all of them; so it is off by default.
struct SoftlyReplacedAPI: Check {
  let id = "api-soft-deprecated"
  let rules = ["current-api/truth/api-soft-deprecated"]
  let severity = Severity.info
  let title = "an API that is marked for deprecation, though by no version yet"
  let group: CheckGroup? = .deprecation
  let basis: Basis? = .apple
  let literals = ["SwiftUI"]
  let isOffByDefault = true
  let isFixable = true
  let suggests = true

  func check(_ file: SourceFile, _ report: Report) { ReplacedAPI().check(file, report, forSoft: true) }
}
