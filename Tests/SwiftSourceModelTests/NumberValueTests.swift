import SwiftSourceModel
import Testing

/// The value of what is numbers alone, and of nothing else.
@Suite struct NumberValueTests {
  @Test(arguments: [
    ("0o17", "INTEGER = 15.0"), ("0xff_ff", "INTEGER = 65535.0"), ("-0x10", "INTEGER = -16.0"),
    ("-1.5", "FLOAT = -1.5"),
    ("2 * -3", "OPERATION = -6.0"), ("6 - -2", "OPERATION = 8.0"), ("1 - 2 * 3", "OPERATION = -5.0"),
    ("8 / 2 - 1", "OPERATION = 3.0"), ("2 - 3 + 4", "OPERATION = 3.0"), ("2 * (3 + 4)", "OPERATION = 14.0"),
    ("1 + true", "OPERATION"), ("true + 1", "OPERATION"), ("1 % 2", "OPERATION"), ("1 &+ 2", "OPERATION"),
    ("a + 1", "OPERATION"), ("+2", "OPERATION = 2.0"), ("~2", "OPERATION"), ("(true)", "TUPLE"), ("(1, 2)", "TUPLE"),
    ("(a: 1)", "TUPLE"), ("()", "TUPLE"), ("((7))", "TUPLE = 7.0"), ("(a)", "TUPLE"),
  ])
  func values(text: String, expected: String) {
    let model = SourceModel(parsing: Array("f(\(text))".utf8), path: "Sample.swift")
    let lines = SourceModelDump(model).description.split(separator: "\n")
    #expect(lines.dropFirst(4).first?.drop { $0 == " " } ?? "" == expected)
  }
}
