import POSIXSupport
import TestSupport
import Testing

/// `new --answers`: plain answers, and the tokens of a design.
@Suite struct AnswersFileTests {
  static let design = """
    {"color": {"$type": "color",
      "brand": {"primary-500": {"$value": "#6366f1"},
        "default": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0.5]}}},
      "light": {"surface": {"$value": "#fff"}}, "dark": {"surface": {"$value": "#18181bff"}},
      "link": {"$value": "{color.brand.primary-500}"}},
     "spacing": {"$type": "dimension", "2": {"$value": "8px"}, "md": {"$value": {"value": 1, "unit": "rem"}}},
     "border-radius": {"sm": {"$type": "dimension", "$value": "6px"}},
     "motion": {"quick": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}}
    """

  @Test func takesTheTokensOfADesign() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.design, to: "design.json")
    let own = try ProgramRun.swiftkit(
      "new", "tokens", "Acme", "--answers", "design.json", "--set", "profile=tokens", in: folder.path)
    #expect(own.exitCode == 0, "\(own)")
    let text = try folder.read("Shared/AcmeTokens.swift")
    for line in [
      "static let acmeBrandDefault = Color(light: 0xFF0080, dark: 0xFF0080)",
      "static let acmeBrandPrimary500 = Color(light: 0x6366F1, dark: 0x6366F1)",
      "static let acmeLink = Color(light: 0x6366F1, dark: 0x6366F1)",
      "static let acmeSurface = Color(light: 0xFFFFFF, dark: 0x18181B)",
      "static let step2: CGFloat = 8", "static let md: CGFloat = 16", "static let sm: CGFloat = 6",
      "static let quick = Animation.spring(response: 0.2, dampingFraction: 0.7)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    let system = try ProgramRun.swiftkit("new", "tokens", "Beta", "--answers", "design.json", in: folder.path)
    #expect(system.exitCode == 0, "\(system)")
    let theme = try folder.read("Shared/BetaTokens.swift")
    #expect(theme.contains("var quick = Animation.snappy(duration: 0.2)") && theme.contains("var md: CGFloat = 16"))
  }

  /// What `tokens export` writes comes back.
  @Test(arguments: ["tokens", "system"]) func readsWhatExportWrites(profile: String) throws {
    let folder = try TemporaryFolder()
    let export = try ProgramRun.swiftkit("tokens", "export", "--format", "json", "--profile", profile)
    try folder.write(export.output, to: "t.json")
    let run = try ProgramRun.swiftkit(
      "new", "tokens", "Acme", "--answers", "t.json", "--set", "profile=\(profile)", in: folder.path)
    #expect(run.exitCode == 0, "\(run)")
    #expect(try folder.read("Shared/AcmeTokens.swift").contains(": CGFloat = 24\n"))
  }

  @Test func plainAnswersGiveWayToSet() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{\"tests\": false, \"layout\": \"detail\", \"Item\": \"Holding\"}", to: "a.json")
    let run = try ProgramRun.swiftkit(
      "new", "feature", "Orders", "--answers", "a.json", "--set", "Item=Order", "--json", in: folder.path)
    for answer in ["\"Item\" : \"Order\"", "\"layout\" : \"detail\"", "\"tests\" : \"false\""] {
      #expect(run.output.contains(answer), "\(run)")
    }
    try folder.write("{\"fields\": [{\"name\": \"title\"}, {\"name\": \"count\", \"type\": \"Int\"}]}", to: "l.json")
    let list = try ProgramRun.swiftkit("new", "model", "Sale", "--answers", "l.json", in: folder.path)
    #expect(list.exitCode == 0, "\(list)")
  }

  @Test(arguments: [
    ("{", "'a.json' is not valid JSON"),
    ("[1]", "'a.json' is not valid JSON"),
    ("{\"layout\": {\"a\": 1}}", "'a.json': the value of 'layout' is neither text nor a list of rows"),
    ("{\"layuot\": \"list\"}", "the template has no variable 'layuot'; did you mean 'layout'?"),
    ("{\"c\": {\"$type\": \"color\", \"$value\": \"red\"}}", "'c' is not a valid sRGB color"),
    ("{\"c\": {\"$type\": \"color\", \"$value\": \"{d}\"}}", "unknown token 'd'"),
    (
      "{\"c\": {\"$type\": \"color\", \"$value\": \"{d}\"}, \"d\": {\"$type\": \"color\", \"$value\": \"{c}\"}}",
      "refers to itself"
    ),
    ("{\"c\": {\"$type\": \"color\", \"$value\": \"#123456\"}}", "the template has no variables for them"),
  ])
  func refuses(text: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.json")
    let run = try ProgramRun.swiftkit("new", "feature", "Orders", "--answers", "a.json", in: folder.path)
    #expect(run.exitCode != 0 && run.errors.contains(reason), "\(run)")
    #expect(try Folder.names(in: folder.path) == ["a.json"])
  }
}
