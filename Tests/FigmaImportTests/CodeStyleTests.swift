import Testing

@testable import FigmaImport

/// Names, lines and remarks of generated code, each as the person who keeps the code would have them.
@Suite struct CodeStyleTests {
  @Test(arguments: [
    ("Painel Início", "painelInicio"), ("São Paulo", "saoPaulo"), ("You haven't added", "youHaventAdded"),
    ("12:30", "part"),
    ("3 days left", "daysLeft"), ("Привет", "part"), ("中文 Title", "title"), ("Straße", "strasse"),
    ("default", "defaultPart"),
  ])
  func membersHaveNamesInLetters(text: String, name: String) {
    #expect(SwiftWords.memberName(text, fallback: "part") == name)
  }

  @Test(arguments: [
    ("Background+Border+Shadow", ""), ("Frame - Input - Email", "input email"), ("Card 12", "card"), ("img", ""),
    ("x", ""),
  ])
  func layersAreCalledByWhatTheyAre(layer: String, words: String) {
    #expect(SwiftWords.layer(layer) == words)
  }

  @Test(arguments: [
    ("Status=Selected, Type=Default", ""), ("btn-signup", "button signup"),
    ("Button - Liquid Glass - Symbol", "glass button"),
  ])
  func layersOfKitsToo(layer: String, words: String) {
    #expect(SwiftWords.layer(layer) == words)
  }

  @Test(arguments: [
    ("Grey 07 #606976", "grey07"), ("Colours/Teal/Teal 50", "teal50"), ("#F0F2F5", nil),
    ("Brand/Primary", "brandPrimary"),
    ("Red", "brandRed"),
  ])
  func stylesNameColours(style: String, name: String?) {
    #expect(BrandColors.name(ofStyle: style) == name)
  }

  @Test(arguments: [
    ("iPhone 14 & 15 Pro - 3", true), ("Frame 9", true), ("0", true), ("Profile", false), ("Page Dashboard", false),
  ])
  func namesOfDevicesAreNone(name: String, isGeneric: Bool) {
    #expect(ScreenTitle.isGeneric(name) == isGeneric)
  }

  @Test(arguments: [
    ("E-mail", "john@x.com", "", "email"), ("", "a@b.co", "", "email"), ("Senha", "•••", "", "password"),
    ("Confirm password", "", "", "repeatedPassword"), ("", "Search in mail", "", "searchText"),
    ("", "+7 928 555 44 33", "", "phone"),
    ("Name", "John", "Input", nil),
  ])
  func fieldsAreCalledByWhatTheyAskFor(label: String, prompt: String, layer: String, name: String?) {
    #expect(FieldPurpose(label: label, prompt: prompt, layer: layer)?.name == name)
  }

  @Test func longCallsAreBroken() {
    let words = (0..<9).map { "word\($0): \"\(String(repeating: "x", count: 8))\"" }.joined(separator: ", ")
    let lines = CodeLayout.wrapped("    Card(\(words))")
    #expect(lines.count > 3 && lines.allSatisfy { $0.utf8.count <= 110 })
    #expect(lines.first == "    Card(" && lines.last == "    )")
    #expect(
      lines.map { $0.drop { $0 == " " } }.joined(separator: " ").filter { $0 != " " }
        == "Card(\(words))".filter { $0 != " " })
    // One text cannot be broken, and a comma in it parts nothing.
    let text = "Text(\"\(String(repeating: "a, (b) ", count: 30))\")"
    #expect(CodeLayout.wrapped(text) == [text])
  }

  @Test func longBodiesHaveNamesForTheirParts() {
    var names = UniqueNames()
    let rows = (0..<6).flatMap { number in
      ["  VStack {\u{2}Step \(number)"]
        + (0..<12).map { "    Text(\"\(number) \($0)\")" + ".b\(number)()" } + ["  }"]
    }
    let members = ViewMembers(body: ["ScrollView {"] + rows + ["}"], properties: [], names: names, typeNames: &names)
    #expect(members.body.count <= 60)
    #expect(members.subviews.first?.first == "private var step: some View {")
  }

  /// Many short views are parted where none is long enough to have a name.
  @Test func longListsOfShortViewsArePartedToo() {
    var names = UniqueNames()
    let rows = (0..<90).map { "  Text(\"Chapter \($0)\").b\($0)()" }
    let members = ViewMembers(body: ["VStack {"] + rows + ["}"], properties: [], names: names, typeNames: &names)
    #expect(members.body.count <= 60)
    #expect(members.subviews.first?.prefix(2) == ["private var chapterSection: some View {", "  Group {"])
    #expect(([members.body] + members.subviews).joined().count { $0.contains("Text(") } == 90)
  }

  // MARK: - Screens

  private func code(_ children: [Layer], name: String = "Home", height: Double = 844) throws -> String {
    try Layer.screen(name, 390, height, [Layer.fill("#ffffff")], children).screen().code
  }

  @Test func wordsThatLeadElsewhereAreButtons() throws {
    let code = try code([
      .text("Sign up", 16, 100, color: "#2266dd"), .text("Edit", 16, 140), .text("Today", 16, 180, color: "#2266dd"),
    ])
    #expect(code.contains("Button(\"Sign up\") {}"))
    #expect(code.contains("Text(\"Edit\")") && code.contains("Text(\"Today\")"))
  }

  @Test func wordsAfterAQuestionAreAButton() throws {
    let code = try code([
      .text("Hello", 16, 60),
      .frame("Row", 60, 100, 270, 20, [], [.text("Have an account?", 0, 0, 150), .text("Sign in", 160, 0, 60)]),
    ])
    #expect(code.contains("Button(\"Sign in\") {}"))
  }

  /// What lies at an edge of a wide area stays there.
  @Test func contentKeepsItsSide() throws {
    let code = try code([
      .text("Hello", 16, 60),
      .frame(
        "Bar", 0, 100, 390, 44, [Layer.fill("#f2f2f7")],
        [
          .rectangle("Rectangle 1", 16, 12, 20, 20, "#112233"), .text("Home", 44, 12, 60),
        ]),
    ])
    #expect(
      code.contains(".frame(maxWidth: .infinity, alignment: .leading)\n    .background(")
        || code.contains("alignment: .leading)\n        .background("))
  }

  @Test func whatOneAgreesToIsASwitch() throws {
    let code = try code([
      .text("Welcome", 16, 100), .rectangle("Rectangle 1", 16, 142, 18, 18, "#dddddd"), .text("Remember me", 44, 140),
    ])
    #expect(code.contains("Toggle(\"Remember me\", isOn: $"))
  }

  @Test func labelsNameTheirFields() throws {
    func field(_ label: String, _ y: Double) -> Layer {
      .frame(
        "Entry", 16, y, 358, 80, [],
        [
          .text(label, 0, 0),
          .frame(
            "Input Field", 0, 30, 358, 48, [Layer.fill("#f2f2f7"), ("cornerRadius", "8")], [.text("0000", 16, 14)]),
        ])
    }
    let code = try code([field("Confirm password", 100), field("Postleitzahl", 220)])
    #expect(code.contains("@State private var repeatedPassword = \"\""))
    #expect(code.contains("@State private var postleitzahl = \"\""))
  }

  /// Two lists of rows that look the same have one row.
  @Test func alikeRowsOfTwoListsAreOneType() throws {
    func list(_ name: String, _ y: Double) -> Layer {
      let rows = (0..<3).map { index in
        Layer.frame(
          "Row", 0, Double(index) * 60, 358, 50, [],
          [
            .text("\(name) \(index)", 0, 0), .text("Detail \(index)", 0, 26, color: "#3c3c4399"),
          ])
      }
      return .frame(name, 16, y, 358, 170, [Layer.fill("#f2f2f7")], rows)
    }
    let code = try code([list("Apples", 100), .text("More", 16, 290), list("Pears", 330)])
    #expect(code.components(separated: ": Identifiable {").count == 2)
    #expect(code.contains(".samples)") && code.contains(".samples2)"))
  }

  @Test func aSheetHasAGrabberAndRoomForItsWords() throws {
    let code = try code([
      .text("Behind", 16, 100), .text("More", 16, 140),
      .rectangle("Overlay", 0, 0, 390, 844, "#00000066"),
      .frame(
        "Panel", 0, 400, 390, 444, [Layer.fill("#ffffff"), ("cornerRadius", "24")],
        [
          .rectangle("Rectangle 4", 170, 8, 50, 5, "#cccccc", radius: 3), .text("Choose", 16, 40, 200),
          .text("What is chosen here can be changed again later.", 16, 80, 358, size: 13),
          .text("One", 16, 140), .text("Two", 16, 180), .text("Three", 16, 220),
        ]),
    ])
    #expect(code.contains("HomeSheet()\n        .presentationDragIndicator(.visible)"))
    #expect(code.contains(".fixedSize(horizontal: false, vertical: true)"))
    #expect(!code.contains("width: 50"))
  }

  @Test func coloursAreNumberedWithoutGaps() throws {
    let colors = BrandColors(
      of: try Layer.screen(
        "A", 390, 844, [],
        [
          .rectangle("a", 0, 0, 100, 100, "#101820"), .rectangle("b", 0, 200, 100, 100, "#182028"),
          .rectangle("c", 0, 400, 100, 100, "#202830"),
        ]
      ).tree().root)
    let (used, renamed) = colors.numbered(["brandInk", "brandInk3"])
    #expect(used.map(\.name) == ["brandInk", "brandInk2"])
    #expect(renamed == ["Color.brandInk3": "Color.brandInk2"])
  }

  @Test func aScreenIsCalledByItsTitle() throws {
    let children = [Layer.text("Order status", 16, 60, 200, 40, size: 34, weight: 700), .text("Sent", 16, 120)]
    #expect(try code(children, name: "iPhone 14 Pro - 3").contains("struct OrderStatusView: View"))
    #expect(try code(children, name: "Orders").contains("struct OrdersView: View"))
  }
}
