import Testing

@testable import FigmaImport

/// Lines of generated code: how they are read again, broken, and merged.
@Suite struct CodeTextTests {
  private func line(_ count: Int) -> String {
    let call = "f(a: 1, b: "
    return call + String(repeating: "9", count: count - call.utf8.count - 1) + ")"
  }

  /// A line of 110 characters is not too long.
  @Test(arguments: [(110, 1), (111, 3)]) func lengthsOfLines(count: Int, lines: Int) {
    #expect(CodeLayout.wrapped(line(count)).count == lines)
    #expect(CodeLayout.wrapped(["", line(count), ""]).count == lines + 2)
  }

  @Test func longCallsInLines() {
    let value = String(repeating: "9", count: 60)
    #expect(
      CodeLayout.wrapped("  f(a: \(value), b: [1, 2], c: \(value)).x()") == [
        "  f(", "    a: \(value), b: [1, 2],", "    c: \(value)", "  ).x()",
      ])
    // Without a comma of its own a call stays as it is, and so does one that does not end on the line.
    for text in ["f(g(1, \(value), \(value)))", "f(1, \(value), \(value)", "f(\"(\\\", \(value)\(value)\")"] {
      #expect(CodeLayout.wrapped(text) == [text])
    }
  }

  /// What is said of a call after its brackets begins where these do.
  @Test func whatFollowsALongCall() {
    let value = String(repeating: "9", count: 60)
    let lines = ["  F(a: \(value), b: \(value))", "    .padding(8)", "      .x()", "  G()", "    .y()"]
    let wrapped = CodeLayout.wrapped(lines)
    #expect(wrapped.suffix(4) == ["  .padding(8)", "    .x()", "  G()", "    .y()"] && wrapped.count == 8)
  }

  // MARK: - Values

  private func values(_ line: String) -> [String] {
    CodeTokens(line[...]).values.map {
      "\($0.kind) \($0.text) \($0.callee) \($0.label)\($0.isReference ? " given" : "")"
    }
  }

  @Test(
    arguments: [
      ("  .frame(width: 8, height: 12.5)", ["number 8 frame width", "number 12.5 frame height"]),
      ("Text(\"a \\\" b\")", ["text \"a \\\" b\" Text Text"]), ("Toggle(isOn: $isOn)", ["binding $isOn Toggle isOn"]),
      (".foregroundStyle(Color.brandInk)", ["color Color.brandInk foregroundStyle foregroundStyle"]),
      ("Color.", []), (".padding(.horizontal, 16)", ["number 16 padding horizontalPadding"]),
      (".padding(.top, -16)", ["number 16 padding topPadding"]), (".padding(16)", ["number 16 padding padding"]),
      ("Text(item.title)", ["text item.title Text Text given"]), ("Text(item.id)", []), ("Text(item)", []),
      ("ForEach(Item.samples2) { item in", ["rows Item.samples2 ForEach ForEach"]),
      ("  content", ["view content   given"]),
      ("  row2(a)", []), ("x2.font(.title2)", []),
      ("Text(text, y: title2)", ["text text Text Text given", "text title2 Text y given"]),
      ("Text(\"a", []), ("f(g(1))", ["number 1 g g"]),
    ] as [(String, [String])])
  func valuesOfLines(line: String, expected: [String]) { #expect(values(line) == expected) }

  @Test(arguments: [
    ("Text(\"a\")", 1), ("HStack(spacing: 8) {", 1), ("VStack {", 1), ("} else {", 0), ("}", 0), (".a(b(c))", 2),
  ])
  func callsOfLines(line: String, count: Int) { #expect(CodeTokens(line[...]).calls == count) }

  @Test(arguments: [
    ("Text(title).font(.body)", ["Text", "title"]), ("frame(width: w_2)", ["frame", "w_2"]), ("a1.b, c", ["a1", "c"]),
  ])
  func namesOfLines(line: String, names: [String]) { #expect(CodeTokens.names(in: line) == Set(names)) }

  // MARK: - Two states

  @Test(
    arguments: [
      (
        ["Text(\"a\")", "  .fontWeight(.bold)"], ["Text(\"a\")"],
        ["Text(\"a\")", "  .fontWeight(isSelected ? Font.Weight.bold : Font.Weight.regular)"]
      ),
      (
        ["Text(\"a\")"], ["Text(\"a\")", "  .foregroundStyle(.white)"],
        ["Text(\"a\")", "  .foregroundStyle(isSelected ? Color.primary : Color.white)"]
      ),
      (
        ["  .stroke(Color.a, lineWidth: 2)"], ["  .stroke(Color.b, lineWidth: 2)"],
        ["  .stroke(isSelected ? Color.a : Color.b, lineWidth: 2)"]
      ),
      (["Image(systemName: \"a\")"], ["Image(systemName: \"b\")"], ["Image(systemName: isSelected ? \"a\" : \"b\")"]),
      (["Text(\"a\")"], ["Text(\"b\")"], nil),
      (["A()", "  .clipShape(Circle())"], ["A()"], ["A()", "  .clipShape(Circle())"]),
      (["A()"], ["A()", "  .clipShape(Circle())"], ["A()", "  .clipShape(Circle())"]),
      (["  .background(LinearGradient())"], ["  .background(Color.a)"], nil),
      (["  .background(Color.a)"], ["  .background(LinearGradient())"], nil),
      (["A()", "  .background(LinearGradient())"], ["A()"], nil),
      (["A()"], ["A()", "  .background(LinearGradient())"], nil),
      (["  .background(Color.a)"], ["    .background(Color.b)"], nil), ([], [], []),
    ] as [([String], [String], [String]?)])
  func linesOfTwoStates(chosen: [String], other: [String], merged: [String]?) {
    #expect(ChosenLines.merged(chosen, other) == merged)
  }
}
