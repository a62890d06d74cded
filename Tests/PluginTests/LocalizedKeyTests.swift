import SwiftKitSDK
import Testing

@testable import TypeAndColorRules

/// What a finding about a key advises is there on the lowest system of its file.
@Suite struct LocalizedKeyTests {
  @Test(arguments: [
    (target: 14.0, code: #"let text = NSLocalizedString("Hello \(name)", comment: "a")"#, isOld: true),
    (target: 15.0, code: #"let text = NSLocalizedString("Hello \(name)", comment: "a")"#, isOld: false),
    (
      target: 14.0,
      code: #"@available(iOS 15, *) func f() -> String { NSLocalizedString("Hello \(name)", comment: "a") }"#,
      isOld: false
    ),
  ])
  func advice(target: Double, code: String, isOld: Bool) {
    let found = findings(
      LocalizedKeyInterpolated(), in: Array(code.utf8), settings: Settings(deploymentTarget: target))
    let words = isOld ? "`String(format: NSLocalizedString(" : "`String(localized:)`"
    #expect(found.map { $0.message.contains(words) } == [true], "\(found)")
  }
}
