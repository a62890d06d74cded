import Testing

@testable import FigmaImport

/// Views that stand twice become one function, with what differs as its parameters.
@Suite struct RepeatedViewsTests {
  private func made(_ parts: [String]...) -> RepeatedViews { RepeatedViews(parts, names: UniqueNames()) }

  private func badge(_ text: String, _ color: String = "Color.red", _ edge: Int = 8) -> [String] {
    [
      "Text(\"\(text)\")", "  .font(.caption)", "  .padding(\(edge))", "  .foregroundStyle(\(color))",
      "  .multilineTextAlignment(.center)",
    ]
  }

  @Test func whatIsAlikeBecomesAFunction() {
    let stack = ["HStack {"] + (badge("One") + ["Spacer()"] + badge("Two")).map { "  " + $0 } + ["}"]
    let repeated = made(stack)
    #expect(repeated.parts == [["HStack {", "  styledText(\"One\")", "  Spacer()", "  styledText(\"Two\")", "}"]])
    #expect(
      repeated.functions == [
        ["private func styledText(_ text: String) -> some View {", "  Text(text)"]
          + badge("").dropFirst().map { "  " + $0 }
          + ["}"]
      ])
  }

  @Test func whatDiffersIsAParameter() {
    let repeated = made(badge("A", "Color.red", 8), badge("A", "Color.green", 12))
    #expect(
      repeated.parts == [["a(\"A\", padding: 8, color: Color.red)"], ["a(\"A\", padding: 12, color: Color.green)"]])
    #expect(
      repeated.functions.first?.first == "private func a(_ text: String, padding: CGFloat, color: Color) -> some View {"
    )
  }

  @Test func bindingsKeepTheirType() {
    let toggle = { (name: String) in
      ["Toggle(isOn: $\(name)) {", "  Text(\"Off\")", "    .font(.title)", "}", ".labelsHidden()", ".padding(8)"]
    }
    let repeated = made(toggle("isOn"), toggle("isOn2"))
    #expect(repeated.parts == [["off(isOn: $isOn, text: \"Off\")"], ["off(isOn: $isOn2, text: \"Off\")"]])
    #expect(repeated.functions.first?[1] == "  Toggle(isOn: isOn) {")
  }

  @Test(arguments: [
    // Too short to be worth a name, of another shape, a part of a row, no view, a value of an unknown type.
    [["Text(\"a\")", "  .font(.title)"], ["Text(\"b\")", "  .font(.title)"]],
    [
      ["Text(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"], ["Text(\"a\")", "  .a()", "  .b()", "  .c()", "  .e()"],
    ],
    [
      ["Text(item.a)", "  .a()", "  .b()", "  .c()", "  .d()"],
      ["Text(item.a)", "  .a()", "  .b()", "  .c()", "  .d()"],
    ],
    [["Tab(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"], ["Tab(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"]],
    [["A()", "  .a()", "  .b(x: 1)", "  .c()", "  .d()"], ["A()", "  .a()", "  .b(x: 2)", "  .c()", "  .d()"]],
  ])
  func theRestStaysAsItIs(parts: [[String]]) {
    let repeated = RepeatedViews(parts, names: UniqueNames())
    #expect(repeated.parts == parts && repeated.functions.isEmpty)
  }

  @Test func theLargestViewGoesFirst() {
    let card = ["VStack {"] + (badge("One") + badge("Two")).map { "  " + $0 } + ["}"]
    let repeated = made(card, card)
    #expect(repeated.parts.allSatisfy { $0.count == 1 })
    #expect(repeated.functions.count == 1)
  }

  @Test(arguments: [
    ("Text(\"a \\\"b\\\" 1\")", ["\"a \\\"b\\\" 1\""]), (".frame(width: 8, height: 9.5)", ["8", "9.5"]),
    (".tint(Color.brand2)", ["Color.brand2"]), ("Toggle(isOn: $isOn2)", ["$isOn2"]), ("title2.bold", []),
    (".foregroundStyle(Color(uiColor: .label))", []), ("\"not closed", []), ("", []),
  ])
  func valuesAreToldApart(line: String, values: [String]) {
    let tokens = CodeTokens(line[...])
    #expect(tokens.values.map(\.text) == values)
    #expect(tokens.written { $0.text } == line)
  }
}
