import DesignTokens
import Testing

@Suite struct TokenProblemTests {
  private func set(
    colors: [ColorToken] = [], spacing: TokenScale = TokenScale(type: "Space", steps: ["s": 4, "m": 8]),
    motion: [MotionToken] = []
  ) -> TokenSet {
    TokenSet(
      profile: .tokens, colors: colors, spacing: spacing, radius: TokenScale(type: "Round", steps: [:]),
      motion: motion, typography: [])
  }

  private func token(_ name: String, _ hex: String, dark: String? = nil, _ role: ColorToken.Role) throws -> ColorToken {
    let light = try color(hex)
    return ColorToken(
      name: name, code: "Color." + name, light: light, dark: try dark.map(color) ?? light,
      role: role, origin: .app, use: "")
  }

  // MARK: - The bundled sets

  @Test func theDarkPaletteIsReportedAndTheLightOneIsClean() {
    #expect(
      TokenSet.bundled(.tokens).problems().map(\.description) == [
        "Color.pfTextTertiary on Color.pfBackground, dark: 4.12:1, below 4.5:1; enough for large text",
        "Color.pfTextTertiary on Color.pfSurface, dark: 3.67:1, below 4.5:1; enough for large text",
        "Color.pfTextTertiary on Color.pfSurfaceRaised, dark: 3.08:1, below 4.5:1; enough for large text",
        "Color.pfAccent on Color.pfBackground, dark: 4.45:1, below 4.5:1; enough for large text",
        "Color.pfAccent on Color.pfSurface, dark: 3.97:1, below 4.5:1; enough for large text",
        "Color.pfAccent on Color.pfSurfaceRaised, dark: 3.33:1, below 4.5:1; enough for large text",
        "Color.pfNegative on Color.pfSurfaceRaised, dark: 3.96:1, below 4.5:1; enough for large text",
        ".white on Color.pfAccent, dark: 4.47:1, below 4.5:1; enough for large text",
      ])
  }

  @Test(arguments: [
    ".white on AppColors.primary: 3.32:1, below 4.5:1; enough for large text",
    ".white on Color.brandPrimary: 3.16:1, below 4.5:1; enough for large text",
  ])
  func whiteOnBrandColoursIsReported(sentence: String) {
    #expect(TokenSet.bundled(.system).problems().map(\.description).contains(sentence))
  }

  @Test func theSystemsOwnColoursAreNotJudged() {
    let judged = TokenSet.bundled(.system).problems().map { problem in
      if case .lowContrast(let text, let background, _, _) = problem {
        text == ".white" ? background : text
      } else {
        ""
      }
    }
    #expect(Set(judged) == ["AppColors.primary", "Color.brandPrimary"])
  }

  // MARK: - Each kind

  @Test func aCleanSetHasNoProblems() throws {
    let clean = set(colors: [try token("page", "#FFFFFF", .background), try token("ink", "#000000", .text)])
    #expect(clean.problems().isEmpty)
  }

  @Test func scalesMustGrow() {
    let problems = set(spacing: TokenScale(type: "Space", steps: ["s": 8, "m": 8, "l": 6, "xl": 12])).problems()
    #expect(
      problems.map(\.description) == [
        "'Space.m' is 8, which is not more than the 8 before it",
        "'Space.l' is 6, which is not more than the 8 before it",
      ])
  }

  @Test func namesMustBeUnique() throws {
    let twice = set(
      colors: [try token("ink", "#000000", .text), try token("ink", "#111111", .text)],
      spacing: TokenScale(type: "Space", steps: ["ink": 4]))
    #expect(twice.problems() == [.nameTaken(name: "ink")])
    #expect(twice.problems().map(\.description) == ["'ink' is defined twice"])
  }

  @Test func contrastBelowThreeIsSaidSo() throws {
    let faint = set(colors: [
      try token("page", "#FFFFFF", dark: "#000000", .background), try token("hint", "#CCCCCC", .text),
    ])
    #expect(
      faint.problems().map(\.description) == ["Color.hint on Color.page, light: 1.61:1, below 4.5:1 and below 3:1"])
  }

  @Test func decorationMayBeFaint() throws {
    let faint = set(colors: [try token("page", "#FFFFFF", .background), try token("rule", "#EEEEEE", .decoration)])
    #expect(faint.problems().isEmpty)
  }

  @Test func theBorderItselfIsEnough() throws {
    // 4.5 is reached by 767676 on white (4.54) and missed by 777777 (4.48).
    let page = try token("page", "#FFFFFF", .background)
    #expect(set(colors: [page, try token("ink", "#767676", .text)]).problems().isEmpty)
    #expect(set(colors: [page, try token("ink", "#777777", .text)]).problems().count == 2)
  }

  // MARK: - Hex against decimals

  /// The palette as one document defines it twice, in hex and in three decimals.
  @Test(arguments: [
    ("pfBackground", 0.035, 0.035, 0.043), ("pfSurface", 0.094, 0.094, 0.106), ("pfSurfaceRaised", 0.153, 0.153, 0.165),
    ("pfTextPrimary", 1, 1, 1), ("pfTextSecondary", 0.631, 0.631, 0.667), ("pfTextTertiary", 0.443, 0.443, 0.478),
    ("pfAccent", 0.388, 0.400, 0.945), ("pfPositive", 0.133, 0.773, 0.369), ("pfNegative", 0.937, 0.267, 0.267),
  ])
  func decimalsAgreeWithHex(name: String, red: Double, green: Double, blue: Double) throws {
    let token = try #require(TokenSet.bundled(.tokens).color(named: name))
    #expect(TokenProblem.disagreement(name: name, hex: token.dark, decimals: red, green, blue) == nil)
  }

  @Test func disagreementsAreNamed() throws {
    let hex = try color("#6366F1")
    #expect(
      TokenProblem.disagreement(name: "accent", hex: hex, decimals: 0.393, 0.400, 0.945)?.description
        == "'accent' is #6366F1, but its decimals give #6466F1")
    #expect(
      TokenProblem.disagreement(name: "accent", hex: hex, decimals: 99, 102, 241)?.description
        == "'accent' is #6366F1, but its decimals go beyond 0...1")
  }
}
