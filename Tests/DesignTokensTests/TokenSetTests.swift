import DesignTokens
import Testing

@Suite struct TokenSetTests {
  private let tokens = TokenSet.bundled(.tokens)
  private let system = TokenSet.bundled(.system)

  // MARK: - By name

  @Test(arguments: [
    ("pfTextSecondary", "#52525B", "#A1A1AA"), ("Color.pfTextSecondary", "#52525B", "#A1A1AA"),
    (".pfAccent", "#4F46E5", "#6366F1"), ("PFBACKGROUND", "#FAFAFA", "#09090B"),
  ])
  func findsTokensByName(name: String, light: String, dark: String) throws {
    let token = try #require(tokens.color(named: name))
    #expect(token.light.hex == light)
    #expect(token.dark.hex == dark)
  }

  @Test(arguments: [
    ("Labels/Secondary", ".secondary"), ("secondaryLabel", ".secondary"), (".secondary", ".secondary"),
    ("Color.secondary", ".secondary"), ("Color(.systemGroupedBackground)", "Color(.systemGroupedBackground)"),
    ("systemBlue", ".blue"), ("Grays/Gray", ".gray"), ("Accents/Green", ".green"),
    ("Brand/Primary", "Color.brandPrimary"),
    ("Separators/Opaque", "Color(.opaqueSeparator)"),
  ])
  func findsSystemColoursByName(name: String, code: String) {
    #expect(system.color(named: name)?.code == code)
  }

  @Test(arguments: ["", "pf", "Color.", "pfAccents", "indigo"])
  func findsNoOtherNames(name: String) {
    #expect(tokens.color(named: name) == nil)
  }

  // MARK: - By value

  /// The rows by which designs are mapped back to the system's colours: hex, opacity, what to write.
  @Test(arguments: [
    ("#000000", ".primary"), ("#3C3C4399", ".secondary"), ("#3C3C434D", ".tertiary"), ("#999999", ".secondary"),
    ("#F2F2F7", "Color(.systemGroupedBackground)"), ("#FFFFFF", "Color(.secondarySystemGroupedBackground)"),
    ("#8E8E93", ".gray"), ("#C6C6C8", "Color(.opaqueSeparator)"), ("#E6E6E6", "Color(.separator)"),
    ("#34C759", ".green"), ("#BE845D", "Color.brandPrimary"), ("#007AFF", ".blue"), ("#0088FF", ".blue"),
  ])
  func findsSystemColoursByValue(hex: String, code: String) throws {
    let matches = system.colors(withValue: try color(hex))
    #expect(matches.map(\.token.code).contains(code))
  }

  @Test func tellsOpacitiesApart() throws {
    let sixty = system.colors(withValue: try color("#3C3C4399"))
    #expect(sixty.map(\.token.name) == ["secondaryLabel"])
    #expect(sixty.first?.appearances == [.light])
  }

  @Test func putsPresentValuesBeforeEarlierOnes() throws {
    // FFD60A was the dark yellow before iOS 26.
    let earlier = try #require(system.colors(withValue: color("#FFD60A")).first)
    #expect(earlier.token.name == "yellow")
    #expect(earlier.appearances.isEmpty)
  }

  @Test func findsNothingForAValueNobodyHas() throws {
    #expect(tokens.colors(withValue: try color("#A1A1AB")).isEmpty)
    // A near miss of a system colour is not that colour.
    #expect(system.colors(withValue: try color("#F2F2F8")).isEmpty)
  }

  @Test(arguments: [
    ("#A0A0A8", "pfTextSecondary"), ("#6467F2", "pfAccent"), ("#EE4545", "pfNegative"), ("#0A0A0C", "pfBackground"),
    ("#1A1A1D", "pfSurface"), ("#00FF00", "pfPositive"),
  ])
  func findsTheNearest(hex: String, name: String) throws {
    let match = try #require(tokens.nearestColor(to: color(hex)))
    #expect(match.token.name == name)
    #expect(match.difference > 0)
  }

  @Test func everyTokenIsNearestToItself() {
    for set in [tokens, system] {
      for token in set.colors {
        for value in [token.light, token.dark] + token.otherValues {
          #expect(set.nearestColor(to: value)?.difference == 0, "\(token.name)")
          #expect(set.colors(withValue: value).map(\.token).contains(token))
        }
      }
    }
  }

  /// Of colours that are equally near the first counts, with the appearances in which it has that value.
  @Test func ofEqualColoursTheFirstIsNearest() throws {
    let match = try #require(system.nearestColor(to: .white))
    #expect(match.token.name == "systemBackground" && match.appearances == [.light])
    let paint = try color("#336699")
    let set = set([token("first", paint), token("second", paint)])
    #expect(set.nearestColor(to: try color("#336698"))?.token.name == "first")
  }

  /// A value of today comes before the same one of an earlier release, whatever the order of the tokens.
  @Test func presentValuesLead() throws {
    let value = try color("#336699")
    let set = set([token("old", .black, earlier: [value]), token("new", value)])
    #expect(set.colors(withValue: value).map(\.token.name) == ["new", "old"])
  }

  /// Opacities that are a tenth apart are compared, more are not.
  @Test(arguments: [(75, true), (74, false), (125, true), (126, false)] as [(UInt8, Bool)])
  func opacitiesThatAreNear(alpha: UInt8, isFound: Bool) {
    let set = set([token("veil", RGBColor(red: 1, green: 2, blue: 3, alpha: 100))])
    #expect((set.nearestColor(to: RGBColor(red: 1, green: 2, blue: 3, alpha: alpha)) != nil) == isFound)
  }

  private func token(_ name: String, _ light: RGBColor, earlier: [RGBColor] = []) -> ColorToken {
    ColorToken(
      name: name, code: "Color." + name, light: light, dark: light, role: .accent, origin: .app, use: "",
      otherValues: earlier)
  }

  private func set(_ colors: [ColorToken]) -> TokenSet {
    let scale = TokenScale(type: "Space", steps: [:])
    return TokenSet(profile: .tokens, colors: colors, spacing: scale, radius: scale, motion: [], typography: [])
  }

  @Test func aVeilIsNotTakenForAPaint() throws {
    let veil = RGBColor(red: 60, green: 60, blue: 67, alpha: 150)
    #expect(system.nearestColor(to: veil)?.token.name == "secondaryLabel")
    #expect(tokens.nearestColor(to: veil) == nil)
  }

  // MARK: - Scales

  @Test(arguments: [
    (4.0, "xs"), (8, "sm"), (12, "md"), (16, "lg"), (24, "xl"), (32, "xxl"), (48, "xxxl"),
  ])
  func namesDistances(value: Double, name: String) throws {
    let step = try #require(tokens.spacing.step(of: value))
    #expect(tokens.spacing.code(for: step) == "PFSpacing." + name)
  }

  @Test func theSameNameIsAnotherDistanceInTheOtherProfile() throws {
    let step = try #require(system.spacing.step(of: 16))
    #expect(system.spacing.code(for: step) == "theme.spacing.md")
    #expect(system.spacing.unnamedValues == [20])
  }

  @Test func namesTheNeighboursOfOtherDistances() {
    let between = tokens.spacing.neighbours(of: 20)
    #expect(between.below?.value == 16)
    #expect(between.above?.value == 24)
    #expect(tokens.spacing.step(of: 20) == nil)
    #expect(tokens.spacing.neighbours(of: 16).below?.value == 12)
    #expect(tokens.spacing.neighbours(of: 16).above?.value == 24)
    #expect(tokens.spacing.neighbours(of: 1).below == nil)
    #expect(tokens.spacing.neighbours(of: 99).above == nil)
  }
}
