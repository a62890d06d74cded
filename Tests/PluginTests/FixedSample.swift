import SwiftKitABI
import SwiftKitSDK
import SwiftSourceModel

/// What becomes of a sample when the edits of a check are made.
enum FixedSample {
  /// The source with the edits of the wanted findings put in, and how many findings these fixed.
  static func fixed(
    _ source: [UInt8], _ check: any Check, settings: Settings = Settings(), _ isWanted: (Finding) -> Bool
  ) -> (bytes: [UInt8], count: Int) {
    let found = findings(check, in: source, settings: settings).filter { !$0.edits.isEmpty && isWanted($0) }
    var bytes = source
    for edit in found.flatMap(\.edits).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return (bytes, found.count)
  }

  /// Whether each message of `few` is among those of `many`, as often.
  static func isPart(_ few: [Finding], of many: [Finding]) -> Bool {
    var rest = many.map(\.message)
    return few.allSatisfy { finding in rest.firstIndex(of: finding.message).map { _ = rest.remove(at: $0) } != nil }
  }

  static func isBroken(_ source: [UInt8]) -> Bool {
    SourceModel(parsing: source, path: "a.swift").nodes.first.map { $0.flags & UInt16(SWIFTKIT_FLAG_BROKEN) != 0 }
      ?? true
  }

  /// The checks that may find nothing new in what `check` has fixed.
  ///
  /// What a view holds counts as its model only with its wrapper, and is named like one or not from then on.
  static func others(than check: any Check) -> [any Check] {
    let isWrapping = ["missing-bindable", "observable-without-state"].contains(check.id)
    return RuleTests.plugins.flatMap(\.checks).filter {
      $0.id != check.id && !(isWrapping && $0.id == "viewmodel-naming")
    }
  }
}
