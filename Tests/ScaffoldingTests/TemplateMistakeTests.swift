import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Mistakes in template.json are told where they are, and what is right is taken.
@Suite struct TemplateMistakeTests {
  private static let description = """
    {
      "schema": 1, "name": "x", "version": "1", "summary": "default",
      "variables": [
        { "name": "Name", "type": "typeName", "from": "argument", "default": "Thing" },
        { "name": "rows", "type": "list",
          "of": [{ "name": "n", "type": "memberName", "default": "a" }],
          "default": DEFAULT }
      ],
      "tests": [{ "name": "plain", "set": { "rows": SET } }],
      "files": [{ "from": "x.swift", "place": "feature", "role": "x" }]EXTRA
    }
    """

  @Test(arguments: [
    ("[]", ""), (#"["a", "b"]"#, "a,b"), (#""a""#, "a"), (#""""#, ""),
  ])
  func defaultsOfLists(value: String, expected: String) throws {
    let project = try project(standard: value)
    let template = try project.library.template(named: "x")
    #expect(template.variables[1].standard == expected)
  }

  @Test func answersOfTestsAreWrittenAsWhatTheyAre() throws {
    for (value, expected) in [("[]", ""), ("true", "true"), ("3", "3"), ("0.5", "0.5"), (#"["a"]"#, "a")] {
      let project = try project(set: value)
      let template = try project.library.template(named: "x")
      #expect(template.tests[0].settings == ["rows": expected])
    }
  }

  @Test(arguments: [
    ("{}", #""""#, "", "7:7: error: the value is of the wrong kind at 'variables[1].default'"),
    (#"[1]"#, #""""#, "", "7:19: error: the value is of the wrong kind at 'variables[1].default[0]'"),
    (#""""#, "{}", "", "9:41: error: the value is of the wrong kind at 'tests[0].set.rows'"),
    (#""""#, #""""#, #", "needs": "tab-ap""#, "'needs': 'tab-ap' is not a template; did you mean 'tab-app'?"),
    (#""""#, #""""#, #", "need": "tab-app""#, "10:70: error: 'need' is not a known key; did you mean 'needs'?"),
    (
      #""""#, #""""#, #", "inject": [{ "as": "member", "into": "A", "text": "b", "rol": "c" }]"#,
      "10:125: error: 'rol' is"
    ),
  ])
  func mistakesHaveTheirPlace(standard: String, set: String, extra: String, message: String) throws {
    let project = try project(standard: standard, set: set, extra: extra)
    let error = #expect(throws: ScaffoldingError.self) { try project.library.template(named: "x") }
    #expect(error?.description.contains(message) == true, "\(error as Any)")
  }

  /// A file of a nearer template may use fewer variables than the one whose place it takes.
  @Test func anOverrideMayUseFewerVariables() throws {
    let project = try project()
    try project.owner.write(
      #"{"schema":1,"name":"y","version":"1","summary":"","extends":"x","variables":[],"files":[]}"#,
      to: ".swiftkit/templates/y/template.json")
    try project.owner.write("struct __Name__ {}\n", to: ".swiftkit/templates/y/x.swift")
    let plan = try project.plan("Thing", template: "y")
    #expect(plan.files.map(\.text) == ["struct Thing {}\n"])
    // What it asks for itself has to be used.
    try project.owner.write(
      #"{"schema":1,"name":"y","version":"1","summary":"","extends":"x","variables":[{"name":"z","type":"bool"}],"files":[]}"#,
      to: ".swiftkit/templates/y/template.json")
    let error = #expect(throws: ScaffoldingError.self) { try project.plan("Thing", template: "y") }
    #expect(error?.description.contains("the variable 'z' is not used") == true)
  }

  private func project(standard: String = #""""#, set: String = #""""#, extra: String = "") throws -> Project {
    var text = Self.description
    for (word, value) in [("DEFAULT", standard), ("SET", set), ("EXTRA", extra)] {
      text = text.split(separator: word, omittingEmptySubsequences: false).joined(separator: value)
    }
    return try Project([
      ".swiftkit/templates/x/template.json": text,
      ".swiftkit/templates/x/x.swift": "struct __Name__ {\n//% for row in rows\n  // __row_n__\n//% end\n}\n",
    ])
  }
}
