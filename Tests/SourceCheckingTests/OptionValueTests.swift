import PluginHosting
import RuleModel
import Testing

@testable import SourceChecking

/// What settings may say of an option, and where they are wrong.
@Suite struct OptionValueTests {
  private static let list = "this must be a list of numbers, 0 or more"

  @Test(
    arguments: [
      ("4", .number, nil), ("4.5", .number, nil), ("0", .number, nil), ("123456789012", .number, nil),
      ("1234567890123", .number, "3:8: '1234567890123' is not a number of 0 or more"),
      ("-1", .number, "3:8: '-1' is not a number of 0 or more"),
      ("x", .number, "3:8: 'x' is not a number of 0 or more"),
      ("1e3", .number, "3:8: '1e3' is not a number of 0 or more"),
      (".", .number, "3:8: '.' is not a number of 0 or more"),
      ("1.2.3", .number, "3:8: '1.2.3' is not a number of 0 or more"), ("[4]", .number, "3:8: this must be 0 or more"),
      ("4", .numbers, "3:8: \(list)"), ("[]", .numbers, "3:8: \(list)"),
      ("[0, 8]", .numbers, nil), ("[9]", .numbers, nil),
      ("[1, x]", .numbers, "3:12: 'x' is not a number of 0 or more"),
    ] as [(String, CheckOption.Kind, String?)])
  func values(text: String, kind: CheckOption.Kind, fault: String?) throws {
    let settings = try CheckSettings(reading: "options:\n  check:\n    a: \(text)", file: "x.yml")
    let value = try #require(settings.options.first?.value)
    let found = value.fault(for: CheckOption(name: "a", kind: kind, standard: "", about: ""))
    #expect(found.map { "\($0.place.line):\($0.place.column): \($0.reason)" } == fault)
  }
}
