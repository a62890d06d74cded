import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Ingesting

/// What is found when documents are laid side by side.
@Suite struct ConflictFinderTests {
  /// The conflicts between documents with these contents, as ids.
  private func found(_ documents: String...) throws -> [String] { try conflicts(documents).map(\.id) }

  private func conflicts(_ documents: [String]) throws -> [StoredConflict] {
    let folder = try TemporaryFolder()
    for (number, text) in documents.enumerated() {
      try folder.write("# Document \(number)\n\n\(text)\n", to: "s/\(number).md")
    }
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    return try store.conflicts()
  }

  private func code(_ text: String) -> String { "## Code\n\n```swift\n\(text)\n```\n" }

  @Test(arguments: [
    ("- Never use `.ultraThinMaterial`.", "- Always use `.ultraThinMaterial`.", ["opposite-ultrathinmaterial"]),
    ("- Never use `.ultraThinMaterial`.", "- Never use `.ultraThinMaterial`.", []),
    // The narrower prohibition is an exception.
    ("- Never use `.font()` in toolbars.", "- Always use `.font()`.", []),
    ("- Never use `.frame(width: 44)`.", "- Always use `.frame(maxWidth: .infinity)`.", []),
    ("- Never use `Color.white`.", "- Always use `Color.red`.", []),
    (
      "- Use `@Observable`, not `ObservableObject`.",
      "- Never put logic into views. Use `ObservableObject`.", ["opposite-observableobject"]
    ),
  ])
  func orders(one: String, other: String, expected: [String]) throws { #expect(try found(one, other) == expected) }

  @Test(arguments: [
    ("- Never use `ZStack` for overlays.", "ZStack {\n  Text(\"a\")\n}", ["opposite-zstack"]),
    ("- Never use `ZStack` for overlays.", "// ZStack is no good here\nVStack {}", []),
    ("- Never use `ZStack` for overlays.", "// Bad\nZStack {}", []),
    ("- Never use `.font()` in toolbars.", "Text(\"a\").font(.body)", []),
    ("- Never use `.font()` in toolbars.", "content.toolbar { Text(\"a\").font(.body) }", ["opposite-font"]),
    ("- Avoid `.font(.system(size: 17))`.", "Text(\"a\").font(.body)", []),
    ("- Avoid `.font(.system(size: 17))`.", "Text(\"a\").font(.system(size: 22))", ["opposite-font"]),
    ("- Never nest a `ScrollView` inside another.", "ScrollView {}", []),
    ("- Entrances fade, never scale", "view.scaleEffect(0.3)", ["ruled-out-scaleeffect"]),
    ("- In toolbars no scale modifiers", "view.scaleEffect(0.3)", []),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(.vertical, 4)", ["limit-spacing"]),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(8)", []),
    ("- Never hardcode padding values below 8 pt.", "Text(\"a\").padding(4)", ["limit-spacing"]),
    ("- Never hardcode padding values below 8 points.", "Text(\"a\").padding(8)", []),
    ("- Never hardcode padding values below 8 lines", "Text(\"a\").padding(4)", []),
    ("- Avoid padding below 8 points, other than 4.", "Text(\"a\").padding(4)", []),
    ("- Never exceed 0.4 seconds animation duration", "withAnimation(.easeIn(duration: 0.6)) {}", ["limit-duration"]),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(.", []),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(.vertical", []),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(", []),
    ("- Never exceed 0.4s animation duration", "withAnimation(.easeIn(duration: 0.6)) {}", ["limit-duration"]),
    ("- Never exceed 0.4s animation duration", "withAnimation(.easeIn(duration: 0.4)) {}", []),
    // The smallest and the largest count; nothing is no value.
    ("- Never hardcode padding values below 8pt", "a.padding(12).padding(4).padding(16)", ["limit-spacing"]),
    ("- Never hardcode padding values below 8pt", "Text(\"a\").padding(0)", []),
    ("- Never hardcode padding values below 8pt", "// Bad\nText(\"a\").padding(4)", []),
    (
      "- Never exceed 0.4s animation duration",
      "withAnimation(.easeIn(duration: 0.3)) {}\nwithAnimation(.easeIn(duration: 0.6)) {}\n"
        + "withAnimation(.easeIn(duration: 0.2)) {}", ["limit-duration"]
    ),
  ])
  func codeAgainstRules(rule: String, code: String, expected: [String]) throws {
    #expect(try found(rule, self.code(code)) == expected)
  }

  @Test func scalesAndRolesAndCounts() throws {
    func table(_ rows: String...) -> String {
      "## Typography\n\n| Token | Font | Use |\n|---|---|---|\n" + rows.map { "| \($0) |\n" }.joined()
    }
    let one = table("title | `.title2.bold()` | Section headers", "body | `.body` | Content")
    let other = table("title | `.title` | Section headers", "body | `.body.bold()` | Content")
    #expect(try found(one, other) == ["role-font"])
    #expect(try found(one, one).isEmpty)
    #expect(try found(one, "- Maximum 1 font size per screen") == ["limit-fonts"])
    #expect(try found(one, "- Maximum 2 font sizes per screen").isEmpty)
    #expect(try found(one, "- Maximum 3 font sizes per screen").isEmpty)
    #expect(
      try conflicts([one, other]).map(\.title)
        == ["documents give the same role different text styles: section header"])
  }

  @Test func codeThatLeavesItsScale() throws {
    let scale = "## Spacing scale\n\nPick and stick to: **4, 8, 12, 16**\n\n"
    #expect(try found(scale + code("VStack(spacing: 10) {}")) == ["off-scale-spacing"])
    #expect(try found(scale + code("VStack(spacing: 12) {}")).isEmpty)
    #expect(try found(scale + code("VStack(spacing: 0) {}")).isEmpty)
    // Two steps are no scale.
    func table(_ steps: Int...) -> String {
      "## Spacing\n\n| Token | Value |\n|---|---|\n" + steps.map { "| `ASpacing.s\($0)` | \($0) |\n" }.joined() + "\n"
    }
    #expect(try found(table(4, 8, 12) + code("VStack(spacing: 10) {}")) == ["off-scale-spacing"])
    #expect(try found(table(4, 8) + code("VStack(spacing: 10) {}")).isEmpty)
    // Another document has another scale.
    #expect(try found(scale, code("VStack(spacing: 10) {}")).isEmpty)
  }

  @Test func everywhereAgainstSomeThings() throws {
    let everywhere = "- Always default to `.interactive()` on glass."
    #expect(try found(everywhere, "- Always append `.interactive()` for tappable elements.") == ["scope-interactive"])
    #expect(try found(everywhere, "- Always append `.interactive()`.").isEmpty)
    let some = "- Always append `.interactive()` for tappable elements."
    #expect(try found("- Always default to `.interactive()` on glass when it is tapped.", some).isEmpty)
  }

  @Test(arguments: [
    ("frame", "Never use .frame(width: 44, height: 44) here", ["frame(width:"]),
    ("font", "Avoid (.font(.system(size: 17)))", ["font(.system(size:"]),
    ("white", "Never Color.white", ["white"]), ("tint", "no .glassEffect().tint()", ["glassEffect(", "tint("]),
    ("lineLimit", "Use .lineLimit(...)", ["lineLimit("]),
    ("animation", "never .animation(.default)", ["animation(.default"]),
    ("frame", "Never .frame(width: UIScreen.main.bounds.width)", ["frame(width:UIScreen.main.bounds.width"]),
  ])
  func patterns(name: String, statement: String, fragments: [String]) {
    #expect(CodePattern(name, in: statement)?.fragments == fragments)
  }

  @Test(arguments: [
    ("frame", "Never use .frame(width: 44) here", true), ("tint", "no .glassEffect().tint()", true),
    ("font", "Never use .font() here", false), ("white", "Never Color.white", false), ("List", "Never List", false),
  ])
  func moreThanANameIsSpecial(name: String, statement: String, isSpecial: Bool) {
    #expect(CodePattern(name, in: statement)?.isSpecial == isSpecial)
  }

  @Test(arguments: ["Never Color.white", "Use .frame(width: Color.red)", "((((", "", "Colour"])
  func aPartOfSomethingElseIsNoPattern(statement: String) { #expect(CodePattern("Color", in: statement) == nil) }

  /// The skills of one folder are written to be read together, and a doing is no name of an API.
  @Test(arguments: [
    ("- Always use `Chip` here.", "- Use `Chip` only for tags.", 1),
    ("- Not testing on a device.", "```swift\nimport Testing\nlet a = Testing()\n```", 0),
    ("- Never hardcode padding values below 8 pt", "```swift\nText(\"a\").padding(4)\n```", 1),
  ])
  func documentsOfOnePackAreReadTogether(one: String, other: String, apart: Int) throws {
    #expect(try found(one, other).count == apart)
    let folder = try TemporaryFolder()
    try folder.write("# One\n\n\(one)\n", to: "s/one/SKILL.md")
    try folder.write("# Other\n\n\(other)\n", to: "s/other/SKILL.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    #expect(try store.conflicts().isEmpty)
  }

  @Test(.enabled(if: PackageFolder.shared("seeds") != nil, "needs the five documents beside the checkout"))
  func whatIsFoundInTheFiveDocuments() throws {
    let seeds = try #require(PackageFolder.shared("seeds"))
    var store = try RuleStore.inMemory()
    try Ingester.ingest([seeds], into: &store)
    let lines = try store.conflicts().map { conflict in
      let places = conflict.positions.flatMap(\.sources).map { source in
        let lines = source.citation.lines
        let name = source.citation.path.split(separator: "/").last?.prefix(3) ?? ""
        return "\(name):\(lines.first)" + (lines.count > 1 ? "-\(lines.last)" : "")
      }
      return "\(conflict.id): \(places.joined(separator: " "))\n"
    }
    expectGolden(lines.joined(), "found-conflicts.txt")
  }
}
