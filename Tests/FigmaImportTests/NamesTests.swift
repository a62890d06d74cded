import FigmaImport
import Testing

/// Small tables: colours, sizes, names.
@Suite struct NamesTests {
  /// The rows that a design's fills are taken back by, by value.
  @Test(
    arguments: [
      ("#000000", SystemColor.Use.label, ".primary"), ("#3c3c4399", .label, ".secondary"), ("#3C3C43 99", .label, nil),
      ("#3c3c434d", .label, ".tertiary"), ("#999999", .label, ".secondary"),
      ("#f2f2f7", .area, "Color(uiColor: .systemGroupedBackground)"),
      ("#F2F2F7", .area, "Color(uiColor: .systemGroupedBackground)"),
      ("#f2f2f8", .area, nil), ("#ffffff", .area, "Color(uiColor: .secondarySystemGroupedBackground)"),
      ("#fff", .tintedLabel, ".white"), ("#8e8e93", .label, ".gray"),
      ("#c6c6c8", .line, "Color(uiColor: .opaqueSeparator)"),
      ("#e6e6e6", .line, "Color(uiColor: .separator)"), ("#34c759", .label, ".green"), ("#007aff", .label, ".blue"),
      ("#0088ff", .label, ".blue"), ("#be845d", .label, nil), ("#34c759ff", .label, ".green"),
      ("#3c3c434d", .line, "Color(uiColor: .separator)"), ("#000000", .area, "Color.primary"),
      ("#00000033", .area, "Color.black.opacity(0.2)"), ("#00000030", .area, "Color.primary.opacity(0.19)"),
      ("#00000080", .label, "Color.primary.opacity(0.5)"), ("#ffffff80", .area, "Color.white.opacity(0.5)"),
      ("#34c75980", .area, "Color.green.opacity(0.5)"), ("#99999980", .label, nil), ("#f2f2f780", .area, nil),
    ] as [(String, SystemColor.Use, String?)])
  func systemColors(hex: String, use: SystemColor.Use, expression: String?) {
    let color = HexColor(hex)
    #expect(color.flatMap { SystemColor.expression(for: $0, use: use) } == expression)
  }

  /// A style's name counts more than its value, which is another in the dark.
  @Test(
    arguments: [
      ("Labels/Primary", ".primary"), ("Labels/Secondary", ".secondary"), ("Labels/Tertiary", ".tertiary"),
      ("Labels - Vibrant/Secondary", ".secondary"),
      ("Backgrounds (Grouped)/Primary", "Color(uiColor: .systemGroupedBackground)"),
      ("Backgrounds (Grouped)/Secondary", "Color(uiColor: .secondarySystemGroupedBackground)"), ("Grays/Gray", ".gray"),
      ("Separators/Opaque", "Color(uiColor: .opaqueSeparator)"), ("Separators/Vibrant", "Color(uiColor: .separator)"),
      ("Accents/Green", ".green"), ("accents/pink", ".pink"), ("Brand/Primary", nil), ("Accents/Brand", nil),
    ] as [(String, String?)])
  func systemColorNames(name: String, expression: String?) {
    #expect(SystemColor.expression(for: HexColor(red: 1, green: 2, blue: 3), named: name, use: .area) == expression)
  }

  /// What is a name already is left as it is; anything else is made one.
  @Test(arguments: [
    ("Home", "Home"), ("home", "Home"), ("HTTPLog", "HTTPLog"), ("Home2", "Home2"), ("2Home", "Home"),
    ("Über uns", "UberUns"), ("Übersicht", "Ubersicht"), ("HomeScreenView", "Home"), ("View", "View"),
    ("Scroll", "ScrollScreen"),
  ])
  func screenNames(wish: String, name: String) throws {
    let tree = try Layer.screen("S", 390, 844, [], [.text("a", 16, 100)]).tree()
    #expect(GeneratedScreen(of: tree, name: wish).name == name)
  }

  @Test func aBrandColorGetsAName() throws {
    let layer = Layer.screen(
      "S", 390, 844, [], [.text("a", 16, 100, color: "#be845d"), .text("b", 16, 140, color: "#f2f2f8")])
    let code = try layer.screen().code
    #expect(code.contains("static let brandPrimary = Color(red: 190/255, green: 132/255, blue: 93/255)"))
    #expect(code.contains(".foregroundStyle(Color.brandPrimary)"))
    #expect(code.contains("static let brandSurface = Color(red: 242/255, green: 242/255, blue: 248/255)"))
  }

  @Test(
    arguments: [
      (34.0, 700.0, "largeTitle.bold"), (28, 400, "title"), (22, 400, "title2"), (20, 590, "title3.semibold"),
      (17, 590, "headline"),
      (17, 400, "body"), (17, 700, "headline.bold"), (16, 400, "callout"), (15, 400, "subheadline"),
      (14, 400, "subheadline"),
      (13, 510, "footnote.medium"), (12, 400, "caption"), (11, 400, "caption2"), (9, 400, "caption2"),
      (60, 860, "largeTitle.heavy"), (31, 400, "largeTitle"), (30.9, 400, "title"), (17, 600, "headline"),
      (17, 599, "headline"), (17, 549, "body.medium"), (17, 550, "headline"), (17, 650, "headline.bold"),
      (15, 149, "subheadline.ultraLight"), (15, 150, "subheadline.thin"), (15, 249, "subheadline.thin"),
      (15, 250, "subheadline.light"), (15, 349, "subheadline.light"), (15, 350, "subheadline"),
      (15, 449, "subheadline"),
      (15, 450, "subheadline.medium"), (15, 550, "subheadline.semibold"), (15, 649, "subheadline.semibold"),
      (15, 650, "subheadline.bold"), (15, 750, "subheadline.heavy"), (15, 879, "subheadline.heavy"),
      (15, 880, "subheadline.black"),
      (0, 400, "caption2"),
    ] as [(Double, Double, String)])
  func textStyles(size: Double, weight: Double, expected: String) {
    #expect(TypeStyle(size: size, weight: weight).description == expected)
  }

  @Test(arguments: [
    ("Frame 12", true), ("Rectangle", true), ("Group 3 copy", true), ("12", true), ("", true),
    ("Frame of a picture", false),
    ("Row", false), ("Vector", true), ("Settings", false), ("\u{8}Icon / 14", false), ("Frame copy", true),
    ("Frame-12_copy", true), ("Frame 12a", false), ("12 34", true), ("12 a", false),
  ])
  func generatedNames(name: String, isGenerated: Bool) {
    #expect(PlainText.isGenerated(PlainText.name(name)) == isGenerated)
  }

  @Test(
    arguments: [
      ("iconArrow-left", ["icon", "arrow", "left"]), ("HTTPLog", ["httplog"]), ("a1B", ["a1", "b"]), ("  ", []),
      ("--a--", ["a"]), ("Tab2Home", ["tab2", "home"]), ("ÄpfelBirnen", ["äpfel", "birnen"]),
    ] as [(String, [String])])
  func wordsOfNames(name: String, words: [String]) { #expect(PlainText.words(name) == words) }

  /// A name has single blanks and sixty characters at most; other texts have two hundred.
  @Test func lengthsOfTexts() {
    #expect(PlainText.name("  a \n b\t") == "a b")
    for count in [59, 60, 61] {
      #expect(PlainText.name(String(repeating: "ä", count: count)).count == min(count, 60))
    }
    for count in [199, 200, 201] {
      for letter in ["a", "ä"] {
        #expect(PlainText.word(String(repeating: letter, count: count)).count == min(count, 200))
      }
    }
    #expect(PlainText.word("a\u{1B}b\u{7F}~ ") == "ab~ ")
  }

  @Test(
    arguments: [
      ("ic_search_24px", "magnifyingglass"), ("icon/arrow-left", "arrow.left"), ("user/edit", "pencil"),
      ("heart filled", "heart.fill"), ("star_FILL0_wght400_GRAD0_opsz24", "star"), ("star_FILL1", "star.fill"),
      ("search filled", "magnifyingglass"), ("play filled", "play.fill"), ("xmark.circle", "xmark.circle"),
      ("go keyboard arrow right", "chevron.right"), ("a b c d search", "magnifyingglass"), ("a b c d e search", nil),
      ("12", nil), ("icon", nil), ("gradient", nil), ("", nil),
    ] as [(String, String?)])
  func symbolsOfIcons(name: String, symbol: String?) throws {
    #expect(IconNames.symbol(for: name, in: try Layer.symbols()) == symbol)
  }

  @Test(
    arguments: [("#0000", nil), ("#12345", nil), ("#1234567", nil), ("#gg0000", nil), ("a1f", "#aa11ff")]
      as [(String, String?)])
  func hexColors(text: String, expected: String?) { #expect(HexColor(text)?.description == expected) }

  @Test(
    arguments: [
      ("#000000", 0.0, 0.0), ("#ffffff", 1, 0), ("#ff0000", 0.2126, 1), ("#00ff00", 0.7152, 1), ("#0000ff", 0.0722, 1),
      ("#804000", 0.2126 * 128 / 255 + 0.7152 * 64 / 255, 128.0 / 255),
    ] as [(String, Double, Double)])
  func lightness(hex: String, lightness: Double, chroma: Double) throws {
    let color = try #require(HexColor(hex))
    #expect(abs(color.lightness - lightness) < 1e-9 && abs(color.chroma - chroma) < 1e-9)
  }

  @Test(arguments: [(0, 0), (1, 0), (2, 1), (127, 50), (128, 50), (254, 100), (255, 100)] as [(UInt8, Int)])
  func percents(alpha: UInt8, percent: Int) {
    #expect(HexColor(red: 0, green: 0, blue: 0, alpha: alpha).percent == percent)
  }

  /// Only 1 to 99 is a radius; what is rounder is a capsule or a circle.
  @Test(
    arguments: [
      (0.0, nil, nil), (1, 1, nil), (12, 12, nil), (99, 99, nil), (100, nil, "capsule"), (9999, nil, "capsule"),
    ] as [(Double, Double?, String?)])
  func radii(radius: Double, shown: Double?, outline: String?) throws {
    let layer = Layer.screen(
      "S", 390, 844, [],
      [
        .frame("Box", 16, 100, 358, 300, [Layer.fill("#be845d"), Layer.radius(radius)], [.text("a", 8, 8)]),
        .text("b", 16, 500),
      ])
    let json = try layer.tree().json()
    #expect(json.contains("\"cornerRadius\":") == (shown != nil))
    if let shown { #expect(json.contains("\"cornerRadius\":\(Int(shown))")) }
    #expect(json.contains("\"shape\":\"capsule\"") == (outline != nil))
  }
}
