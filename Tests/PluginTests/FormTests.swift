import SwiftKitSDK
import Testing

/// Further forms of what each check is about, every overload of the API among them: `Fixtures/Forms/<check>.txt` holds
/// snippets under `=== bad`, with a mark where the finding belongs, and `=== good`.
@Suite struct FormTests {
  static let checks = RuleTests.plugins.flatMap(\.checks).map(\.id)

  @Test(arguments: checks)
  func everyFormHasItsVerdict(_ id: String) throws {
    let sample = try #require(RuleTests.samples.first { $0.check.id == id })
    let forms = try Form.all(of: id)
    #expect(forms.contains { $0.isBad } && forms.contains { !$0.isBad }, "\(id) has forms of one kind only")
    for form in forms {
      let marks = MarkedSource(form.source).marks.count
      #expect(form.isBad ? marks > 0 : marks == 0, "\(id) has \(marks) marks in:\n\(form.source)")
      expectFindings(sample.check, form.source, settings: sample.settings)
    }
  }

  /// A line of Windows ends with one character, which is not `"\n"`.
  @Test(arguments: [
    ("uiscreen-bounds", "let a = 1️⃣UIScreen.main.bounds\r\nlet b = 2️⃣UIScreen.main.bounds"),
    ("empty-catch", "func save() {\r\n  do { try run() } 1️⃣catch {}\r\n  // The next thing.\r\n  next()\r\n}"),
  ])
  func linesOfWindowsEndToo(_ id: String, _ code: String) throws {
    let sample = try #require(RuleTests.samples.first { $0.check.id == id })
    expectFindings(sample.check, code)
  }
}
