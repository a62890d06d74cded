import Scaffolding
import Testing

/// Code as an answer: it may have any number of lines, and a text that is none or was cut off is refused.
@Suite struct SwiftCodeTests {
  private let variable = TemplateVariable(name: "screen", kind: .swiftCode)

  @Test(arguments: [
    "Text(\"a\")", "struct A {\n  let b = \"}\" // )\n}", "\"\\\"(\"", "let a = [1, (2)]", "//% if x", "__Feature__",
    "", "a\tb", String(repeating: "a", count: 524_288), "/* } */", "let a = #\"\"(\"#",
    "let a = \"\"\"\n  :(\n  \"\"\"", "\"\\(a ? \"(\" : \"b\")\"", "let a = /[(]/",
  ])
  func code(text: String) throws {
    #expect(try Answer(text, for: variable).description == text)
  }

  @Test(arguments: [
    ("{", "a bracket is not closed"), ("{ /* }", "a bracket is not closed"),
    ("}", "a closing bracket has no opening bracket"), ("(]", "a closing bracket has no opening bracket"),
    ("\u{1B}[31m", "control characters are not allowed"),
    ("\u{7F}", "control characters are not allowed"),
    (String(repeating: "a", count: 524_289), "more than 512 KiB of code are not allowed"),
  ])
  func noCode(text: String, reason: String) {
    let error = #expect(throws: ScaffoldingError.self) { try Answer(text, for: variable) }
    #expect(error?.description.hasSuffix(reason) == true, "\(error?.description.suffix(80) ?? "")")
  }
}
