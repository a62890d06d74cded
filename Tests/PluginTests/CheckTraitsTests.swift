import SwiftKitSDK
import TestSupport
import Testing

/// Every check says what it is about and what it rests on, as its rule does; the default preset follows from that.
@Suite struct CheckTraitsTests {
  static let checks = RuleTests.plugins.flatMap(\.checks)

  @Test func everyCheckHasAGroup() {
    for check in Self.checks { #expect(check.group != nil, "\(check.id)") }
  }

  @Test func theDefaultHoldsNoOpinionAndNoStyle() {
    for check in Self.checks where check.basis == .opinion || check.group == .style {
      #expect(check.isOffByDefault, "\(check.id)")
    }
  }

  @Test func basisSeverityAndDefaultAreThoseOfTheRule() throws {
    let rules = try RuleFileExamples.all()
    for check in Self.checks {
      guard let rule = rules.first(where: { $0.check == check.id }) else { continue }
      #expect(check.basis?.rawValue == rule.fields["basis"], "\(check.id)")
      #expect(check.severity.rawValue == rule.fields["severity"], "\(check.id)")
      #expect(check.isOffByDefault == (rule.fields["default"] == "off"), "\(check.id)")
    }
  }
}
