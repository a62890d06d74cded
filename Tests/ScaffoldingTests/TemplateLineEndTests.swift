import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// LF, CRLF and CR mean the same in a template, and what it writes keeps the line ends that it has.
@Suite struct TemplateLineEndTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func directivesWork(lineEnd: String) throws {
    let project = try Project([
      ".swiftkit/templates/x/template.json": lines(
        [
          #"{"schema":1,"name":"x","version":"1","summary":"","#,
          #""variables":[{"name":"Name","type":"typeName","from":"argument"},"#,
          #"{"name":"rows","type":"list","of":[{"name":"n","type":"memberName"}],"default":["a","b"]}],"#,
          #""files":[{"from":"x.swift","place":"feature","role":"x"}]}"#,
        ], lineEnd),
      ".swiftkit/templates/x/x.swift": lines(
        ["struct __Name__ {", "//% for row in rows", "  let __row_n__ = 1", "//% end", "//% include y.swift", "}"],
        lineEnd),
      ".swiftkit/templates/x/y.swift": lines(
        ["//% if rows", "  // more", "//% else", "  // less", "//% end"], lineEnd),
    ])
    let plan = try project.plan("Thing", template: "x")
    let expected = ["struct Thing {", "  let a = 1", "  let b = 1", "  // more", "}"]
    #expect(plan.files.map(\.text) == [lines(expected, lineEnd)])
    let trial = try TemplateTrial(
      of: project.library.template(named: "x"), label: "", settings: [:], in: TemporaryFolder().path)
    #expect(trial.complaints.isEmpty, "\(trial.complaints)")
  }

  /// A mistake has the line that an editor shows.
  @Test(arguments: ["\n", "\r\n", "\r"]) func placesAreRight(lineEnd: String) {
    let problem = #expect(throws: TemplateProblem.self) {
      try TemplateText(lines(["a", "", "//% if b", "//% end"], lineEnd), file: "x.swift", variables: [])
    }
    #expect(problem?.line == 3 && problem?.column == 1)
  }

  @Test(arguments: ["Text(\"a\")\nText(\"b\")", "Text(\"a\")\r\nText(\"b\")", "Text(\"a\")\rText(\"b\")"])
  func codeAsAnAnswer(text: String) throws {
    let variable = TemplateVariable(name: "screen", kind: .swiftCode)
    #expect(try Answer(text, for: variable).description == "Text(\"a\")\nText(\"b\")")
  }

  private func lines(_ lines: [String], _ lineEnd: String) -> String { lines.map { $0 + lineEnd }.joined() }
}
