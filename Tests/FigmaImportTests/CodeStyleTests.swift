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

  @Test(arguments: [
    (["VStack {", "}", ".padding(16)", ".background(.red)", ".clipShape(RoundedRectangle(cornerRadius: 12))"], 6),
    (["VStack {", "}", ".padding(8)", ".background(.red)", ".clipShape(RoundedRectangle(cornerRadius: 16))"], 4),
    (["VStack {", "  Image(a)", "    .clipShape(RoundedRectangle(cornerRadius: 8))", "}"], 4),
    (["VStack {", "}", ".padding(16)", ".background(.red)", ".clipShape(RoundedRectangle(cornerRadius: 16))"], nil),
  ])
  func cardsThatAreNone(body: [String], line: Int?) {
    let lines =
      ["private struct OrderCard: View {", "  var body: some View {"] + body.map { "    " + $0 } + ["  }", "}"]
    #expect(CardRemark.line(in: lines) == line)
    #expect(CardRemark.line(in: ["private struct OrderRow: View {"] + lines.dropFirst()) == nil)
  }
}
