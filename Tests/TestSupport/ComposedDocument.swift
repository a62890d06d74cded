/// Skill documents put together by chance from what such documents are made of: headings, lists, tables, code, tokens.
package struct ComposedDocument {
  private var random: SeededRandom
  private var lines: [String] = []

  /// The document of a number, the same each time and on every system.
  package static func text(_ number: Int) -> String {
    var document = ComposedDocument(number)
    document.compose(number)
    return document.lines.joined(separator: "\n") + "\n"
  }

  private init(_ number: Int) { random = SeededRandom(seed: UInt64(number) &* 104_729 &+ 7) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  private mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  private mutating func compose(_ number: Int) {
    if chance(70) { frontMatter(number) }
    lines.append("# \(pick(["Glass", "Cards and lists", "Spacing Rules", "iOS 26 screens"])) \(number)")
    if chance(50) { lines += ["", pick(Self.introductions)] }
    for _ in 0..<self.number(5...8) {
      lines += ["", String(repeating: "#", count: pick([2, 2, 3, 3, 4])) + " " + pick(Self.headings), ""]
      for _ in 0..<self.number(1...3) { part() }
    }
  }

  private mutating func frontMatter(_ number: Int) {
    lines.append("---")
    lines.append(pick(["name: sample-\(number)", "name: Sample \(number)", "title: Sample"]))
    lines.append(
      pick([
        "description: Rules for cards. Use when a card is made.", "description: >\n  Folded text\n  of two lines.",
        "description: Requires Figma (get_tree, get_image) on macOS 14.", "summary: \"What it is for\"",
      ]))
    if chance(60) {
      lines.append(pick(["tags: [ui, glass]", "tags:\n  - ui\n  - lists", "version: 1.2", "author: Kim"]))
    }
    if chance(40) {
      lines.append(pick(["triggers: [card, \"a list\"]", "ios: 17", "tools: [get_tree]", "broken: [a"]))
    }
    lines += ["---", ""]
  }

  // MARK: - Parts

  private mutating func part() {
    switch number(0...11) {
    case 0, 1: list(pick(["- ", "* ", "1. ", "- [ ] ", "- [x] "]))
    case 2: paragraph()
    case 3: table()
    case 4: code(pick(["swift", "swift", "", "sh", "json"]))
    case 5: lines += [pick(Self.leadIns), ""]; list("- ")
    case 6: tokens()
    case 7: lines += ["> " + sentence(), pick(["> " + sentence(), "> [!NOTE]", ">"])]
    case 8: labelled()
    case 9: lines += ["**\(pick(Self.headings))**", "", "- " + sentence()]
    case 10: lines += [pick(["---", "***", "<!-- swiftkit: a remark -->", "<details>", "| a", "\tindented = 1"])]
    default: examples()
    }
    lines.append("")
  }

  private mutating func list(_ marker: String) {
    for index in 0..<number(1...4) {
      let mark = marker == "1. " ? "\(index + 1). " : marker
      lines.append(mark + sentence())
      if chance(25) { lines.append(String(repeating: " ", count: mark.utf8.count) + pick(Self.tails)) }
      if chance(25) { lines.append("  - " + sentence()) }
      if chance(10) { lines += ["", "  " + sentence()] }
      if chance(8) { lines += ["  ```swift", "  " + pick(Self.code), "  ```"] }
    }
  }

  private mutating func paragraph() {
    let count = number(1...4)
    lines.append((0..<count).map { _ in sentence() }.joined(separator: pick([" ", "\n", "  \n"])))
  }

  private mutating func labelled() {
    for _ in 0..<number(2...3) {
      let label = pick(["Do", "Don't", "Why", "Note", "Never", "Spacing", "Example", "Avoid"])
      lines.append(pick(["- **\(label)**: ", "- **\(label):** ", "**\(label)**: ", "- `\(label)`: "]) + sentence())
    }
  }

  private mutating func table() {
    let header = pick(Self.headers)
    lines.append("| " + header.joined(separator: " | ") + " |")
    lines.append("|" + header.map { _ in pick(["---", ":--", "--:"]) }.joined(separator: "|") + "|")
    for _ in 0..<number(1...4) {
      let cells = header.map { _ in pick(Self.cells) }
      let isShort = chance(10) && cells.count > 1
      lines.append(
        "| " + (isShort ? Array(cells.dropLast()) : cells).joined(separator: " | ") + pick([" |", "", " |"]))
    }
  }

  private mutating func tokens() {
    if chance(50) {
      lines += ["| Token | \(pick(["Hex", "Value", "Size"])) | Usage |", "|---|---|---|"]
      for _ in 0..<number(2...4) {
        lines.append(
          "| `\(pick(Self.tokenNames))` | \(pick(Self.values)) | \(pick(["Text", "Cards, rows", "", "—"])) |")
      }
    } else {
      lines += [
        "```swift", pick(["enum Spacing {", "extension Color {", "enum Radius: CGFloat {", "struct V: View {"]),
      ]
      for _ in 0..<number(1...4) {
        lines.append(
          pick([
            "  static let \(pick(["xs", "md", "ink"])) = \(pick(["4", "8.5", "Color(hex: \"#FF0000\")", "\"a\"", "x"]))",
            "  case sm = 8, lg = 24", "  public static let d: Double = 0.35 // seconds", "  // a remark",
            "  var a: Int { 1 }",
          ]))
      }
      lines += ["}", pick([".font(.title)", ".padding(16) // sides", ""]), "```"]
    }
  }

  private mutating func code(_ language: String) {
    let fence = pick(["```", "```", "~~~", "````"])
    lines.append(fence + language)
    for _ in 0..<number(1...5) { lines.append(pick(Self.code)) }
    if chance(92) { lines.append(fence) }
  }

  private mutating func examples() {
    let (wrong, right) = pick([("// Bad", "// Good"), ("// ❌ wrong", "// ✅ right"), ("**Wrong:**", "**Right:**")])
    let isInside = wrong.hasPrefix("//")
    if isInside {
      lines += ["```swift", wrong, pick(Self.code), "", right, pick(Self.code), "```"]
    } else {
      lines += [wrong, "", "```swift", pick(Self.code), "```", "", right, "", "```swift", pick(Self.code), "```"]
    }
  }

  // MARK: - Sentences

  private mutating func sentence() -> String {
    if chance(15) { return pick(Self.whole) }
    let start = pick(Self.openings)
    var text = start + (start.isEmpty ? "" : " ") + pick(Self.objects) + pick(Self.places)
    if start.isEmpty { text = text.prefix(1).uppercased() + text.dropFirst() }
    return text + pick(Self.tails)
  }

  private static let headings = [
    "Rules", "Don't", "Common Mistakes", "Checklist", "Toolbars (iOS 26+)", "When to use", "When not to use", "Why",
    "Tokens", "Example output", "Figma's answers", "Before you finish", "Lists & rows", "Contents", "References",
    "Code:",
    "Anti-patterns", "How to work", "Migration from iOS 17", "Colours", "`Color` values", "1. Spacing",
  ]
  private static let introductions = [
    "This skill covers glass and how it lies on bars.", "Guidance for cards. See `references/cards.md` for more.",
    "Use this skill when a screen has cards.", "Cards hold one thing. They never scroll on their own.",
  ]
  private static let leadIns = [
    "Always:", "Don't tint:", "Use glass for:", "A card must:", "When a list has many rows:", "Not allowed:",
    "These are fine:", "Check that:", "For a quick test use tools like", "Why this works:", "Apply it to tools such as",
  ]
  private static let openings = [
    "Never use", "Always use", "Use", "Avoid", "Prefer", "Don't put", "Do not nest", "Must have", "Should be",
    "Consider",
    "Keep", "No", "Only use", "Use sparingly", "May have", "Ensure", "Set", "One", "You should rather use", "", "",
    "If in doubt, use",
    "When it scrolls, use", "Remember:", "Ask the user about", "Instead of",
  ]
  private static let objects = [
    "`.glassEffect()`", "a `NavigationStack`", "`Color.ink`", "a spacing of 16pt", "`HStack(spacing: 8)`", "glass",
    "a corner radius of 12-16pt", "targets of 44x44pt", "`.task { await load() }`", "two fonts", "the system's blue",
    "`@State private var`", "animations of 0.3s", "a contrast of 4.5:1", "**bold** words", "[a link](cards.md#part)",
    "more than 3 actions", "at most five tabs", "`padding(.horizontal, 20)`", "a sheet at 50% height", "SF Symbols",
  ]
  private static let places = [
    "", "", " in a toolbar", " on cards", " for list rows", " inside a sheet", " when the row scrolls", " below iOS 26",
    " on iPad and Mac", " between sections", " at Dynamic Type sizes", " per screen", " behind text",
  ]
  private static let tails = [
    "", "", ".", " — it looks cramped.", ", not `.popover()`.", " instead of `.overlay`.",
    " because VoiceOver reads it.",
    ". Use a shadow instead.", " unless the design says so.", " (iOS 17+).", ", e.g. `a`, `b`.",
    " except on the first row.",
    " [house.md:12-14]", "; otherwise it flickers.", ". This is slow. Never repeat it!", " → use `List`.",
    ", since it moves",
  ]
  private static let whole = [
    "The system draws the bar.", "**Nested stacks**: flatten them into one.", "See [Cards](cards.md).",
    "`a` = the first.",
    "Cards:", "Is the list long? Use `LazyVStack`.", "Run `swift test` before you commit.", "Why does it move?",
    "Items that should be tapped have a label.", "It must not block, and it should be cancelled.", "Bars (top/bottom)",
    "Read `references/views.md` first.", "Tell the user what you changed.", "Not for widgets.",
    "It’s “quoted” – and … more",
  ]
  private static let headers = [
    ["Mistake", "Fix"], ["Don't", "Do"], ["Wrong", "Why", "Right"], ["Container", "Use"], ["Platform", "Bar", "Sheet"],
    ["Figma Token", "SwiftUI Semantic"], ["API", "iOS", "Replacement"], ["Question", "Answer", "Note"],
    ["Style", "Font"],
    ["File", "Read for"], ["Deprecated", "Since"],
  ]
  private static let cells = [
    "`NavigationView`", "`NavigationStack`", "Never — the system owns it", "Missing label", "17", "yes", "✅", "—", "",
    "Glass everywhere", "Use `.task`", "Is it long?", "44pt", "references/cards.md", "a \\| b", "no", "Bare `Text`",
    "Always add a label", "16-24pt", "[Cards](cards.md)", "`a | b`",
  ]
  private static let tokenNames = ["Color.ink", "spacing.md", "PFSpacing.lg", "radius-card", "title", "Color.paper"]
  private static let values = [
    "`#FF0000`", "#fff", "16pt", "0.3s", "12", "rgb(255, 0, 51)", "SF Pro 17 semibold", "large", "8px", "40%",
  ]
  private static let code = [
    "Text(\"a\").glassEffect()", "let a = 1", "struct A: View {", "  var body: some View { Text(\"b\") }", "}",
    "// Never do this", "import SwiftUI", "", "Button(\"x\") { save() } // fine", "$ swift build", "{ \"a\": [1, 2] }",
    "/* many */ HStack(spacing: 8) {", ".padding(16)",
  ]
}
