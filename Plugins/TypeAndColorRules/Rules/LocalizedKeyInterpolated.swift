import SwiftKitSDK

/// The key is looked up with the value already in it, and no table has that one.
struct LocalizedKeyInterpolated: Check {
  let id = "localized-key-interpolated"
  let rules = ["typography/formatting/localized-key-interpolated"]
  let severity = Severity.warning
  let title = "a key of NSLocalizedString with a value in it"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|NSLocalizedString| & \\("]

  func check(_ file: SourceFile, _ report: Report) {
    for call in file.calls(named: "NSLocalizedString") where call.isRoot && !file.isOfTests {
      guard let key = call.firstUnlabelled?.value, key.kind == .string, !key.children(.argument).isEmpty,
        key.children(.argument).count < key.source.split(separator: " ").count
      else { continue }
      report(call, "no table has a key with this value in it; use `String(localized:)`, which looks up its format")
    }
  }
}
