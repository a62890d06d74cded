import HostMessages
import RuleModel
import SourceChecking
import Testing

/// CRLF and CR mean the same as LF, and a comma in quotes is part of its item.
@Suite struct LineEndTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func settings(end: String) throws {
    let text = ["# ours", "exclude:", "  - a.swift", "disable: [one]", "severity:", "  two: error", ""]
    let settings = try CheckSettings(reading: text.joined(separator: end), file: "x.yml")
    #expect(settings.excluded == ["a.swift"])
    #expect(settings.disabled.map(\.name) == ["one"])
    #expect(settings.disabled.map(\.place.line) == [4])
    #expect(settings.severities.last { $0.check.name == "two" }?.severity == .error)
  }

  @Test func mixedLineEnds() throws {
    let settings = try CheckSettings(reading: "# a\r\n# b\r# c\n\r\ndisable: [one]\r\n", file: "x.yml")
    #expect(settings.disabled.map(\.place.line) == [5])
  }

  @Test func aMarkOfTheEncoding() throws {
    #expect(try CheckSettings(reading: "\u{feff}profile: tokens\r\n", file: "x.yml").profile == "tokens")
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func declaredChecks(end: String) throws {
    let lines = ["---", "id: x", "os: 26", "detect:", "  modifier: glassEffect", "  message: no", "---", "# Text", ""]
    let detection = try RuleDetection(reading: lines.joined(separator: end), id: "x", file: "x.md")
    #expect(detection?.check.message == "no")
    let wrong = lines.map { $0.replacing("modifier", with: "modifer") }.joined(separator: end)
    let error = #expect(throws: SettingsError.self) { try RuleDetection(reading: wrong, id: "x", file: "x.md") }
    #expect(error?.place.line == 5)
  }

  @Test(arguments: [
    (#"["a,b.swift"]"#, ["a,b.swift"]), (#"["a,b.swift", c]"#, ["a,b.swift", "c"]),
    (#"['a, b' , "c" ,d]"#, ["a, b", "c", "d"]),
    (#"["a\",b"]"#, [#"a",b"#]), (#"['it''s,', a]"#, ["it's,", "a"]), ("[ ]", []), ("[a, b c]", ["a", "b c"]),
    (#"[a"b, c]"#, [#"a"b"#, "c"]),
  ])
  func lists(text: String, items: [String]) throws {
    #expect(try CheckSettings(reading: "exclude: \(text)", file: "x.yml").excluded == items)
  }

  @Test(arguments: [
    (#"["a, b]"#, 11, "this text has no closing quote"),
    (#"[a, "b" c]"#, 14, "a comma is missing after this quoted text"),
    ("[a,]", 10, "this list has an empty item"), ("[,a]", 10, "this list has an empty item"),
  ])
  func listsThatAreNone(text: String, column: Int, reason: String) throws {
    let error = #expect(throws: SettingsError.self) { try CheckSettings(reading: "exclude: \(text)", file: "x.yml") }
    #expect(error == SettingsError(file: "x.yml", place: SettingsPlace(line: 1, column: column), reason: reason))
  }
}
