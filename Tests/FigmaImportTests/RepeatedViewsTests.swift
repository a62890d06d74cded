import Testing

@testable import FigmaImport

/// Views that stand twice become one function, with what differs as its parameters.
@Suite struct RepeatedViewsTests {
  private func made(_ parts: [String]...) -> RepeatedViews {
    RepeatedViews(
      parts.enumerated().map { RepeatedViews.Part(name: "part\($0)", lines: $1) }, names: UniqueNames(),
      typeNames: UniqueNames())
  }

  private func lines(_ repeated: RepeatedViews) -> [[String]] {
    repeated.parts.filter { $0.parameters == nil }.map(\.lines)
  }

  private func functions(_ repeated: RepeatedViews) -> [String] {
    repeated.parts.compactMap { part in part.parameters.map { "\(part.name)(\($0))" } }
  }

  private func badge(_ text: String, _ color: String = "Color.red", _ width: Int = 8) -> [String] {
    [
      "Text(\(text.hasPrefix("item.") ? text : "\"\(text)\""))", "  .font(.caption)", "  .frame(width: \(width))",
      "  .foregroundStyle(\(color))", "  .multilineTextAlignment(.center)",
    ]
  }

  private func stack(_ parts: [String]..., head: String = "HStack {") -> [String] {
    [head] + parts.joined().map { "  " + $0 } + ["}"]
  }

  @Test func whatIsAlikeBecomesAFunction() {
    let repeated = made(stack(badge("One"), ["Spacer()"], badge("Two")))
    #expect(lines(repeated) == [["HStack {", "  captionText(\"One\")", "  Spacer()", "  captionText(\"Two\")", "}"]])
    #expect(functions(repeated) == ["captionText(_ text: String)"])
    #expect(repeated.parts.last?.lines == ["Text(text)"] + badge("").dropFirst())
  }

  @Test func whatDiffersIsAParameter() {
    let repeated = made(badge("A card", "Color.red", 8), stack(badge("A card", "Color.green", 120)))
    #expect(
      lines(repeated) == [
        ["aCard(\"A card\", width: 8, color: Color.red)"],
        ["HStack {", "  aCard(\"A card\", width: 120, color: Color.green)", "}"],
      ])
    #expect(functions(repeated) == ["aCard(_ text: String, width: CGFloat, color: Color)"])
  }

  @Test func whatIsTheSameEverywhereIsOneParameter() {
    let colored = { (color: String) in badge("A", color) + ["  .background(\(color))"] }
    let repeated = made(stack(colored("Color.red"), colored("Color.green")))
    #expect(functions(repeated) == ["chip(_ text: String, color: Color)"])
  }

  @Test func distancesThatDifferByAStepAreOne() {
    let padded = { (edge: Int) in badge("A") + ["  .padding(.horizontal, \(edge))"] }
    #expect(functions(made(stack(padded(8), padded(16)))) == ["captionText(_ text: String)"])
    #expect(
      functions(made(stack(padded(8), padded(24)))) == ["captionText(_ text: String, horizontalPadding: CGFloat)"])
  }

  @Test func bindingsKeepTheirType() {
    let toggle = { (name: String) in
      ["Toggle(isOn: $\(name)) {", "  Text(\"Off\")", "    .font(.title)", "}", ".labelsHidden()", ".padding(8)"]
    }
    let repeated = made(stack(toggle("isOn"), toggle("isOn2")))
    #expect(
      lines(repeated) == [["HStack {", "  off(isOn: $isOn, text: \"Off\")", "  off(isOn: $isOn2, text: \"Off\")", "}"]])
    #expect(repeated.parts.last?.lines.first == "Toggle(isOn: isOn) {")
  }

  /// A function is looked at, too: what stands in two of them, or in one and elsewhere, is shared as well.
  @Test func functionsShareViewsToo() {
    let repeated = made(
      stack(badge("A"), ["Divider()"]), stack(badge("B"), ["Divider()"]), stack(badge("C"), ["Spacer()"]),
      stack(badge("D"), ["Spacer()"]))
    #expect(Set(functions(repeated).map { $0.prefix { $0 != "(" } }) == ["textRow", "valueRow", "captionText"])
  }

  /// Differs in more than a function should be told: the properties of a view of its own.
  @Test func manyParametersAreAView() {
    func card(_ first: Int) -> [String] {
      stack((first..<first + 7).map { "Text(\"\($0)\")" }, head: "VStack {")
    }
    let repeated = made(stack(card(1), card(8)))
    #expect(functions(repeated).isEmpty && repeated.types.map { $0.name } == ["TextColumn"])
    #expect(
      repeated.types.first?.parameters.properties.prefix(6) == [
        "let title: String", "let subtitle: String", "let detail: String", "let note: String", "let caption: String",
        "let text: String",
      ])
  }

  /// A property that only calls a function now stands where it is used, and what it is in can be shared as well.
  @Test func shortPropertiesStandWhereTheyAreUsed() {
    let repeated = made(
      stack(stack(["part1"], badge("X")), stack(["part2"], badge("Y"))), badge("One"), badge("Two"))
    #expect(repeated.parts.map { $0.name }.sorted() == ["captionText", "part0"])
  }

  /// Properties that cannot be one are handed in as views.
  @Test func viewsAreParametersToo() {
    let first = ["HStack {", "  Text(\"a\")", "  Divider()", "}"]
    let second = ["VStack {", "  Image(\"b\")", "  Spacer()", "}"]
    let card = { (part: String) in
      ["HStack {"] + self.badge("X").map { "  " + $0 } + ["  \(part)", "  Text(\"y\").a().b()", "}"]
    }
    let repeated = made(stack(card("part1"), card("part2")), first, second)
    #expect(functions(repeated).contains("textRow(title: String, content: some View, subtitle: String)"))
    #expect(lines(repeated)[0].contains("  textRow(title: \"X\", content: part2, subtitle: \"y\")"))
  }

  @Test func listsAreParametersToo() {
    let list = { (items: String) in
      self.stack(
        [
          "ForEach(Item.\(items)) { item in", "  ItemRow(item: item)", "    .frame(width: 8)", "}", ".padding(8)",
          ".a()",
        ])
    }
    let repeated = made(stack(list("samples"), list("samples2")))
    #expect(functions(repeated) == ["plainRow(items: [Item])"])
    #expect(repeated.parts.last?.lines[1] == "  ForEach(items) { item in")
  }

  @Test func rowsShareWhatTheirItemSays() {
    let repeated = made(stack(badge("item.title"), badge("item.subtitle")))
    #expect(lines(repeated) == [["HStack {", "  captionText(item.title)", "  captionText(item.subtitle)", "}"]])
  }

  @Test func theLayerGivesTheName() {
    let named = { (text: String) in ["Text(\"\(text)\")\u{2}Price Tag 3"] + self.badge("").dropFirst() }
    #expect(functions(made(stack(named("One"), named("Two")))) == ["priceTag(_ text: String)"])
  }

  @Test(arguments: [
    // Too short to be worth a name, of another shape, no view, a value of an unknown type.
    [["Text(\"a\")", "  .font(.title)"], ["Text(\"b\")", "  .font(.title)"]],
    [
      ["Text(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"], ["Text(\"a\")", "  .a()", "  .b()", "  .c()", "  .e()"],
    ],
    [["Tab(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"], ["Tab(\"a\")", "  .a()", "  .b()", "  .c()", "  .d()"]],
    [["A()", "  .a()", "  .b(x: 1)", "  .c()", "  .d()"], ["A()", "  .a()", "  .b(x: 2)", "  .c()", "  .d()"]],
  ])
  func theRestStaysAsItIs(parts: [[String]]) {
    let repeated = made(parts[0], parts[1])
    #expect(lines(repeated) == parts && functions(repeated).isEmpty)
  }

  @Test func theLargestViewGoesFirst() {
    let card = stack(badge("One"), badge("Two"), head: "VStack {")
    let repeated = made(stack(card, card))
    #expect(lines(repeated).allSatisfy { $0.count == 4 })
    #expect(functions(repeated).count == 2)
  }

  @Test(arguments: [
    ("Text(\"a \\\"b\\\" 1\")", ["\"a \\\"b\\\" 1\""]), (".frame(width: 8, height: 9.5)", ["8", "9.5"]),
    (".tint(Color.brand2)", ["Color.brand2"]), ("Toggle(isOn: $isOn2)", ["$isOn2"]), ("title2.bold", []),
    ("Text(item.title)", ["item.title"]), ("Text(title)", ["title"]), ("row(title: subtitle)", ["subtitle"]),
    ("Row(item: item)", []), ("if item.id < 3", ["3"]),
    (".foregroundStyle(Color(uiColor: .label))", []), ("\"not closed", []), ("", []),
  ])
  func valuesAreToldApart(line: String, values: [String]) {
    let tokens = CodeTokens(line[...])
    #expect(tokens.values.map(\.text) == values)
    #expect(tokens.written { $0.text } == line)
  }
}
