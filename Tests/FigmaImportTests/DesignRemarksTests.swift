import Testing

@testable import FigmaImport

/// A comment stands where a check would question the design, and nowhere else: one too many would be a finding.
@Suite struct DesignRemarksTests {
  private func checks(_ lines: [String]) -> [String] {
    DesignRemarks.added(to: lines).compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("// swiftkit:disable:next ") else { return nil }
      return text.split(separator: " ").dropFirst(2).first.map(String.init)
    }
  }

  private func card(_ root: [String], clip: String = ".clipShape(Capsule())", line: String = "Rectangle()") -> [String]
  {
    ["struct A: View {", "  HStack {"] + root.map { "    " + $0 }
      + [
        "    .background(Color.red)", "    \(clip)", "    .overlay {", "      \(line)", "        .stroke(.red)",
        "    }",
      ]
      + ["  }", "}"]
  }

  @Test func bordersOfSurfaces() {
    #expect(checks(card(["VStack {", "  Text(\"a\")", "}"])) == ["card-border"])
    #expect(checks(card(["Button {", "} label: {", "}"])) == [])
    #expect(checks(card(["VStack {", "}"], clip: ".padding(8)")) == [])
    #expect(checks(card(["VStack {", "}"], line: "Circle()")) == [])
  }

  /// What is called a card is one without round corners, too.
  @Test func bordersOfWhatIsCalledACard() {
    let lines = [
      "  private var orderCard: some View {", "    VStack {", "    }", "    .background(Color.red)", "    .overlay {",
      "      Rectangle()", "        .stroke(.red)", "    }", "  }",
    ]
    #expect(checks(["struct A: View {"] + lines + ["}"]) == ["card-border"])
    let order = ["  private var order: some View {"] + lines.dropFirst()
    #expect(checks(["struct OrderCard: View {", "  let id: Int", ""] + order + ["}"]) == ["card-border"])
    #expect(checks(["struct A: View {", "  private var order: some View {"] + lines.dropFirst() + ["}"]) == [])
  }

  @Test func dividersBetweenGroups() {
    func stack(_ head: String) -> [String] { ["struct A: View {", "  \(head) {", "    Divider()", "  }", "}"] }
    #expect(checks(stack("VStack(spacing: 8)")) == ["divider-grouping"])
    #expect(checks(stack("VStack(spacing: 0)")) == [])
    #expect(checks(stack("ScrollView")) == [])
    let rows = [
      "VStack(spacing: 8) {", "  ForEach(a) { item in", "    if item.id < 2 {", "      Divider()", "    }", "  }", "}",
    ]
    #expect(checks(["struct A: View {"] + rows + ["}"]) == ["divider-grouping"])
  }

  @Test func whiteWordsOnWhatIsDrawnElsewhere() {
    func row(_ modifiers: [String]) -> [String] {
      ["private struct A: View {", "  var body: some View {", "    Text(item.title)"] + modifiers.map { "      " + $0 }
        + ["  }", "}"]
    }
    #expect(checks(row([".foregroundStyle(.white)"])) == ["white-black-foreground"])
    #expect(checks(row([".foregroundStyle(Color.white.opacity(0.4))"])) == ["white-black-foreground"])
    #expect(checks(row([".foregroundStyle(.white)", ".background(Color.red)"])) == [])
    #expect(checks(row([".foregroundStyle(.secondary)"])) == [])
    #expect(checks(row([".foregroundStyle(.white)"]).map { $0 == "    Text(item.title)" ? "    Image(a)" : $0 }) == [])
  }

  @Test func manyAccents() {
    let hues = ["Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple"].map { "brand" + $0 }
    #expect(DesignRemarks.onColors(hues).count == 1)
    #expect(DesignRemarks.onColors(Array(hues.dropLast())) == [])
    #expect(
      DesignRemarks.onColors(hues.dropLast() + ["brandSurface", "brandGray", "brandLightRed", "brandRed3"]) == [])
  }

  @Test func manyTextStyles() {
    func screen(_ head: String, _ styles: [String]) -> [String] {
      ["struct A: View {", "  \(head) {"] + styles.map { "    .font(.\($0))" } + ["  }", "}"]
    }
    #expect(checks(screen("ScrollView", ["title", "title2", "body", "caption"])) == ["font-style-count"])
    #expect(checks(screen("ScrollView", ["title", "title", "body", "caption"])) == [])
    #expect(checks(screen("VStack", ["title", "title2", "body", "caption"])) == [])
  }
}
