import SwiftKitSDK
import Testing

/// What a check must and must not report: the marks say where.
struct RuleSample: CustomTestStringConvertible, Sendable {
  let check: any Check
  /// Each with a mark per finding.
  let bad: [String]
  let good: [String]
  var settings = Settings()

  var testDescription: String { check.id }
}
