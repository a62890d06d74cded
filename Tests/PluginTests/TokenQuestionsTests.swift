import DesignTokenRules
import DesignTokens
import Testing

@Suite struct TokenQuestionsTests {
  private func check(
    _ question: String, profile: TokenProfile = .tokens, _ kind: TokenAnswer.Kind, _ statement: String,
    code: String? = nil
  ) throws {
    let answer = try #require(TokenQuestions(profile: profile).answer(to: question), "no answer to '\(question)'")
    #expect(answer.kind == kind)
    #expect(answer.statement == statement)
    if let code { #expect(answer.code == code) }
    #expect((0.5...1).contains(answer.confidence))
  }

  // MARK: - Which token

  @Test(arguments: [
    "which token is #A1A1AA", "#A1A1AA", "Which token is `#a1a1aa`?", "what do I write for Color(hex: \"A1A1AA\")",
    "name for 0xA1A1AA please.", "is there a token (#A1A1AA)",
  ])
  func namesTheToken(question: String) throws {
    try check(
      question, .token, "#A1A1AA is Color.pfTextSecondary, supporting text, in dark, in the profile 'tokens'.",
      code: "Color.pfTextSecondary")
  }

  @Test func namesEveryTokenOfThatValue() throws {
    try check(
      "which token is #F2F2F7", .token,
      "#F2F2F7 is Color(.systemGroupedBackground), the background of a grouped list, in light, in the profile 'system'; "
        + "also Color(.tertiarySystemGroupedBackground), Color(.secondarySystemBackground), Color(.systemGray6).")
  }

  @Test func theUsersProfileComesFirst() throws {
    try check(
      "which token is #fff", profile: .system, .token,
      "#FFFFFF is Color(.systemBackground), the background of a screen, in light, in the profile 'system'; also "
        + "Color(.secondarySystemGroupedBackground), Color(.tertiarySystemBackground), .primary, .white. "
        + "#FFFFFF is Color.pfSurface, cards and sections, in light, in the profile 'tokens'; also "
        + "Color.pfTextPrimary.",
      code: "Color(.systemBackground)")
  }

  @Test(arguments: [
    "#3C3C4399", "#3C3C43 at 60%", "which colour is #3c3c43 (60% opacity)", "#3c3c43 60 %",
    "hex 3C3C43 at 60 percent",
  ])
  func opacityCounts(question: String) throws {
    try check(
      question, .token, "#3C3C4399 is .secondary, supporting text, in light, in the profile 'system'.",
      code: ".secondary")
  }

  @Test func earlierValuesAreKnown() throws {
    try check(
      "#007AFF", .token,
      "#007AFF is .blue, the system's blue, on glass or before iOS 26, in the profile 'system'.",
      code: ".blue")
  }

  @Test func aToneWithoutItsOpacityIsRecognised() throws {
    try check(
      "what is #3C3C43", .token,
      "#3C3C43 without opacity is not a token; it is the base colour of .secondary at 60 % (light, profile 'system'), .tertiary at 30 % "
        + "(light, profile 'system'), .quaternary at 18 % (light, profile 'system'), Color(.separator) at 29 % (light, "
        + "profile 'system').",
      code: ".secondary")
  }

  @Test(arguments: [
    ("what is the hex of systemGray4", "Color(.systemGray4) is #D1D1D6 in light, #3A3A3C in dark. "),
    (
      "hex for Color(.systemGroupedBackground)",
      "Color(.systemGroupedBackground) is #F2F2F7 in light, #000000 in dark. "
    ),
    ("rgb value of Labels/Secondary?", ".secondary is #3C3C4399 in light, #EBEBF599 in dark. "),
  ])
  func namesTheValuesOfTheSystem(question: String, values: String) throws {
    try check(
      question, .value, values + "Use the name, because the system adapts the value to its settings.")
  }

  @Test func namesTheValuesOfATokenOfTheApp() throws {
    try check("hex of pfAccent", .value, "Color.pfAccent is #4F46E5 in light, #6366F1 in dark.", code: "Color.pfAccent")
    try check("hex of Brand/Primary", .value, "Color.brandPrimary is #BE845D.")
  }

  // MARK: - The nearest

  @Test func namesTheNearest() throws {
    try check(
      "nearest colour to #A0A0A8", .token,
      "No token has the value #A0A0A8; the nearest is Color.pfTextSecondary, #A1A1AA, in dark, in the profile 'tokens' "
        + "(CIEDE2000 0.6, an invisible difference).",
      code: "Color.pfTextSecondary")
  }

  @Test func aColourFarFromAllIsABrandColour() throws {
    try check(
      "token for #5C0A3D", .token,
      "No token is close to #5C0A3D; the nearest is Color.pfSurfaceRaised, #27272A, in dark, in the profile 'tokens' "
        + "(CIEDE2000 23.0, a different colour). Define a brand colour for it.",
      code: """
        extension Color {
          static let brand = Color(red: 92 / 255, green: 10 / 255, blue: 61 / 255)
        }
        """)
  }

  // MARK: - Contrast

  @Test func contrastOfTwoValues() throws {
    try check(
      "contrast of #FFFFFF on #6366F1", .contrast,
      "#FFFFFF on #6366F1 has a contrast of 4.47:1, below the 4.5:1 that text needs, but enough for large text and symbols (3:1). "
        + "#6265EF instead of #6366F1 would be enough for text.")
  }

  @Test(arguments: [
    "contrast of pfAccent on pfBackground", "what contrast has Color.pfAccent against Color.pfBackground?",
    "is .pfAccent legible on .pfBackground",
  ])
  func contrastOfTwoTokens(question: String) throws {
    try check(
      question, .contrast,
      "Color.pfAccent on Color.pfBackground has a contrast of 4.45:1 in dark, below the 4.5:1 that text needs, but enough for large "
        + "text and symbols (3:1); 6.02:1 in light, enough for text (4.5:1).")
  }

  @Test func contrastOfATokenAlone() throws {
    try check(
      "contrast of pfTextTertiary", .contrast,
      "Contrast of Color.pfTextTertiary in dark 4.12:1 on Color.pfBackground, 3.67:1 on Color.pfSurface, "
        + "3.08:1 on Color.pfSurfaceRaised; in light 5.37:1 on Color.pfBackground, 5.61:1 on Color.pfSurface, "
        + "5.10:1 on Color.pfSurfaceRaised. Text needs 4.5:1, large text 3:1.")
  }

  @Test func plainWordsAreColoursWhereContrastIsAskedOfThem() throws {
    try check(
      "contrast ratio of white on black", .contrast,
      "#FFFFFF on #000000 has a contrast of 21.00:1, enough for text (4.5:1).")
  }

  // MARK: - Sizes

  @Test(arguments: [
    "what is 16 pt spacing called", "token for 16pt padding", "which spacing is 16 points", "name for a gap of 16",
    "spacing token 16",
  ])
  func namesADistance(question: String) throws {
    try check(
      question, .size,
      "In the profile 'tokens' a distance of 16 pt is PFSpacing.lg. In the profile 'system' a distance of 16 pt is "
        + "theme.spacing.md.",
      code: "PFSpacing.lg")
  }

  @Test func namesARadius() throws {
    try check(
      "token for a corner radius of 10", profile: .system, .size,
      "In the profile 'system' a corner radius of 10 pt is theme.radius.sm. In the profile 'tokens' a corner radius of "
        + "10 pt is not on the scale; the nearest steps are PFRadius.sm (8) and PFRadius.md (12), so use PFRadius.md.",
      code: "theme.radius.sm")
  }

  @Test func saysWhatIsOnTheScaleWithoutAName() throws {
    try check(
      "what is a padding of 20 called", profile: .system, .size,
      "In the profile 'system' a distance of 20 pt is on the scale but has no name. In the profile 'tokens' a distance "
        + "of 20 pt is not on the scale; the nearest steps are PFSpacing.lg (16) and PFSpacing.xl (24), so use PFSpacing.xl.",
      code: "")
  }

  @Test(arguments: [
    "which spacing for 14", "snap a padding of 14 to the scale", "which padding instead of 14 pt",
    "nearest spacing to 14", "what spacing for 14px from the design",
  ])
  func namesTheStepToWriteInstead(question: String) throws {
    let answer = try #require(TokenQuestions(profile: .tokens).answer(to: question))
    #expect(answer.code == "PFSpacing.lg")
    #expect(answer.statement.contains("PFSpacing.md (12) and PFSpacing.lg (16), so use PFSpacing.lg."))
  }

  @Test func belowTheScaleThereIsOneNeighbour() throws {
    let answer = try #require(TokenQuestions(profile: .tokens).answer(to: "token for a 2 pt gap"))
    #expect(answer.statement.contains("the nearest step is PFSpacing.xs (4)."))
  }

  // MARK: - Silence

  @Test(arguments: [
    "", "   ", "?", "#", "toolbar button glass", "how do I style a primary action glass button", "list or scrollview",
    "what is the hex for the secondary text color", "fixed in issue #123", "see PR #456789", "minimum tap target 44 pt",
    "what padding should a card have", "which padding: 16 or 20", "name 3 spacing rules", "spacing scale", "12",
    "increase contrast for primary and secondary text", "how much contrast does text need", "contrast of 4.5",
    "deadline", "facade", "hex of red", "hex colours in swift", "hex of pfAccent and pfSurface", "Label contrast",
    "animation of 0.3 s called snappy", "#12345", "#GGGGGG", "between #FFFFFF and #000000",
    "contrast of indigo glass on nothing in particular with #FFF #000 #123",
  ])
  func staysSilent(question: String) {
    #expect(TokenQuestions().answer(to: question) == nil)
  }

  @Test func survivesAnyText() {
    for question in [
      String(repeating: "#", count: 10_000), String(repeating: "(", count: 10_000), "\u{0}\u{FFFF}",
      "٣٣ pt spacing called",
      "1e999 pt spacing called", "nan pt spacing called", String(repeating: "9", count: 400) + " pt spacing called",
    ] {
      _ = TokenQuestions().answer(to: question)
    }
  }
}
