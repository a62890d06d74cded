import Scaffolding
import TestSupport
import Testing

/// Generated code takes the names that a project has for colours and lengths, where their roles are certain.
@Suite struct DesignNameTests {
  private static let manifest = """
    let package = Package(name: "P", targets: [
      .target(name: "A", dependencies: ["Design"]), .target(name: "Design"), .target(name: "Other"),
    ])
    """

  private func plan(
    _ files: [String: String], template: String = "card", settings: [String: String] = [:]
  ) throws -> Plan {
    let own = ["Package.swift": Self.manifest, "Sources/A/a.swift": "", "Sources/Design/d.swift": ""]
    let project = try Project(own.merging(files) { $1 })
    let layout = try ProjectLayout(workingFolder: project.root, target: "A")
    return try Planner(template: try project.library.template(named: template), layout: layout)
      .plan(name: "Trip", settings: settings)
  }

  private func check(
    _ source: String, at path: String = "Sources/A/Names.swift", _ expected: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let plan = try plan([path: source])
    #expect(plan.answers["tokens"]?.description ?? "-" == expected, sourceLocation: location)
  }

  @Test(arguments: [
    ("enum Palette { static let textSecondary = Color(\"s\") }", "secondaryText:Palette.textSecondary"),
    ("enum Palette {\n  static var secondaryText: Color { .gray }\n}", "secondaryText:Palette.secondaryText"),
    (
      "struct Theme { enum Colors { static let secondaryLabel: Color = .gray } }",
      "secondaryText:Theme.Colors.secondaryLabel"
    ),
    ("enum Palette { enum Text { static let secondary = Color.gray } }", "secondaryText:Palette.Text.secondary"),
    ("extension Color { static let secondaryTextColor = Color(.gray) }", "secondaryText:Color.secondaryTextColor"),
    (
      "extension ShapeStyle where Self == Color { static var textSecondary: Color { .gray } }",
      "secondaryText:.textSecondary"
    ),
    (
      "extension ShapeStyle where Self == Color { static var textSecondary: Color { .textSecondary } }\n"
        + "extension Color { static var textSecondary: Color { .gray } }", "secondaryText:Color.textSecondary"
    ),
    // A second colour of the brand is no colour of text.
    ("enum Palette { static let secondary = Color.gray, brandSecondary = Color.red }", "-"),
    ("enum DarkPalette { static let textSecondary = Color.gray }", "-"),
    ("enum A { static let textSecondary = Color.gray }\nenum B { static let textSecondary = Color.gray }", "-"),
    ("enum Palette { static let textSecondary = Color.gray, labelSecondary = Color.gray }", "-"),
    ("enum Palette { static let textSecondary = UIColor.gray }", "-"),
    ("enum Palette { private static let textSecondary = Color.gray }", "-"),
    ("private enum Palette { static let textSecondary = Color.gray }", "-"),
    ("enum Palette {\n#if os(iOS)\n  static let textSecondary = Color.gray\n#endif\n}", "-"),
    ("enum Palette { @available(iOS 18, *) static let textSecondary = Color.gray }", "-"),
    ("struct Palette<T> { static var textSecondary: Color { .gray } }", "-"),
    ("struct Palette { let textSecondary = Color.gray }", "-"),
    ("extension UIColor { static let textSecondary = Color.gray }", "-"),
    // What begins as a colour and is none.
    ("enum Palette { static let textSecondary = Color.gray.opacity(0.6) }", "secondaryText:Palette.textSecondary"),
    ("enum Palette { static let textSecondary = Color.gray.cgColor }", "-"),
    ("enum Palette { static let textSecondary = Color(red: 0.1, green: 0.1, blue: 0.1).cgColor }", "-"),
    ("enum Palette { static let textSecondary = Color.gray == Color.red }", "-"),
    ("enum Palette { static let textSecondary = Color.self }", "-"),
    ("enum Color { static let textSecondary = SwiftUI.Color.gray }", "-"),
    (
      "enum Theme { enum Color { static let textSecondary = SwiftUI.Color.gray } }",
      "secondaryText:Theme.Color.textSecondary"
    ),
  ])
  func colors(source: String, expected: String) throws { try check("import SwiftUI\n" + source, expected) }

  @Test(arguments: [
    (
      "enum Spacing {\n  static let small: CGFloat = 4\n  static let medium: CGFloat = 16\n}",
      "spacing16:Spacing.medium,spacing4:Spacing.small"
    ),
    ("enum AppSpacing: CGFloat { case s = 8, m = 16 }", "spacing16:AppSpacing.m.rawValue"),
    (
      "extension CGFloat { static let spacingM: CGFloat = 16.0, radiusL: Self = 16 }",
      "radius16:CGFloat.radiusL,spacing16:CGFloat.spacingM"
    ),
    ("enum Constants { static let spacing16 = CGFloat(16) }", "spacing16:Constants.spacing16"),
    ("enum DS { enum Spacing { static var x2: CGFloat { 16 } } }", "spacing16:DS.Spacing.x2"),
    ("enum DSRadius { static let large: CGFloat = 16 }", "radius16:DSRadius.large"),
    // The first of a scale; a number of another type; what belongs to one place; what is no step of a scale.
    ("enum Spacing { static let m: CGFloat = 16; static let medium: CGFloat = 16 }", "spacing16:Spacing.m"),
    ("enum Spacing { static let medium = 16 }", "-"),
    ("enum Spacing { static let medium: CGFloat = base * 2 }", "-"),
    ("enum Spacing { static let cardToTitle: CGFloat = 16 }", "-"),
    ("enum CardView { enum Spacing { static let medium: CGFloat = 16 } }", "-"),
    ("enum Spacing { static let medium: CGFloat = 16 }\nenum AppSpacing { static let medium: CGFloat = 16 }", "-"),
    ("enum Metrics { static let medium: CGFloat = 16 }", "-"),
    // A name that only back quotes make one.
    ("enum Spacing { static let `m d`: CGFloat = 16 }", "-"), ("enum Spacing { static let `l-g`: CGFloat = 16 }", "-"),
    ("enum Spacing { static let `default`: CGFloat = 16 }", "spacing16:Spacing.default"),
  ])
  func lengths(source: String, expected: String) throws { try check(source, expected) }

  /// An extension says nothing of what it extends; code cannot name a static member of each.
  @Test(arguments: [
    ("enum Theme {}", "spacing16:Theme.spacingMedium"), ("final class Theme {}", "spacing16:Theme.spacingMedium"),
    ("protocol Theme {}", "-"), ("struct Theme<T> {}", "-"), ("private enum Theme {}", "-"), ("", "-"),
  ])
  func extensions(declaration: String, expected: String) throws {
    let members = "extension Theme { static var spacingMedium: CGFloat { 16 } }"
    try check("\(declaration)\n\(members)", expected)
    let apart = try plan(["Sources/A/Theme.swift": declaration, "Sources/A/Theme+Spacing.swift": members])
    #expect(apart.answers["tokens"]?.description ?? "-" == expected)
    try check("enum Design { \(declaration) }\nextension Design.\(members.dropFirst("extension ".count))", "-")
  }

  @Test(arguments: [
    ("Sources/A", "enum Spacing { static let m: CGFloat = 16 }", "spacing16:Spacing.m"),
    ("Sources/Design", "public enum Spacing { public static let m: CGFloat = 16 }", "spacing16:Spacing.m@Design"),
    (
      "Sources/Design", "public extension CGFloat { static let spacingM: CGFloat = 16 }",
      "spacing16:CGFloat.spacingM@Design"
    ),
    (
      "Sources/Design", "public enum Theme {}\nextension Theme { public static var spacingM: CGFloat { 16 } }",
      "spacing16:Theme.spacingM@Design"
    ),
    (
      "Sources/Design",
      "public enum Theme {}\npublic extension Theme { enum Spacing { public static let m: CGFloat = 16 } }",
      "spacing16:Theme.Spacing.m@Design"
    ),
    (
      "Sources/Design", "public enum Spacing {}\npublic extension Spacing { package static var m: CGFloat { 16 } }", "-"
    ),
    // What is not public, and a module that the target does not depend on.
    ("Sources/Design", "public enum Spacing { static let m: CGFloat = 16 }", "-"),
    ("Sources/Design", "enum Spacing { public static let m: CGFloat = 16 }", "-"),
    ("Sources/Design", "enum Theme {}\nextension Theme { public static var spacingM: CGFloat { 16 } }", "-"),
    ("Sources/Other", "public enum Spacing { public static let m: CGFloat = 16 }", "-"),
    // What SwiftUI has, too, is hidden in the own target only.
    ("Sources/Design", "public enum Layout { public static let spacingM: CGFloat = 16 }", "-"),
    ("Sources/A", "enum Layout { static let spacingM: CGFloat = 16 }", "spacing16:Layout.spacingM"),
    ("Sources/Design", "public struct Color { public static let textSecondary = Color() }", "-"),
  ])
  func modules(folder: String, source: String, expected: String) throws {
    try check(source, at: "\(folder)/Names.swift", expected)
  }

  @Test func namesStandInTheCodeAndInTheNote() throws {
    let plan = try plan([
      "Sources/Design/Palette.swift":
        "import SwiftUI\n\npublic enum Palette {\n  public static let textSecondary = Color.gray\n}\n",
      "Sources/A/Spacing.swift": "enum Spacing {\n  static let medium: CGFloat = 16\n}\n",
    ])
    let text = plan.files[0].text
    #expect(text.hasPrefix("import Design\nimport SwiftUI\n"))
    for code in ["foregroundStyle(Palette.textSecondary)", ".padding(Spacing.medium)", "spacing: 4)"] {
      #expect(text.contains(code), "\(code)")
    }
    #expect(
      plan.notes == [
        "the project's names are used: Palette.textSecondary from Sources/Design/Palette.swift:4, "
          + "Spacing.medium from Sources/A/Spacing.swift:2; 'tokens=system' writes SwiftUI's values"
      ])
  }

  @Test func theSystemsValuesByAnswerAndWithoutNames() throws {
    let names = ["Sources/A/Spacing.swift": "enum Spacing { static let m: CGFloat = 16 }"]
    let without = try plan([:])
    #expect(without.answers["tokens"] == nil && without.notes.isEmpty)
    let system = try plan(names, settings: ["tokens": "system"])
    #expect(system.files.map(\.text) == without.files.map(\.text) && system.notes.isEmpty)
    let chosen = try plan([:], settings: ["tokens": "radius16:Corner.big,spacing8:Step.two@Design"])
    #expect(chosen.files[0].text.contains("cornerRadius: Corner.big"))
    for odd in [
      "spacing16", "size16:A.b", "spacing16:f()", "spacing16:A.b@C@D", "spacing16:1", "spacing16:if",
      "spacing16:A.init",
    ] {
      #expect(throws: ScaffoldingError.self, "\(odd)") { try plan([:], settings: ["tokens": odd]) }
    }
  }

  /// What a run recorded holds for later ones, so that a template's next version changes no names.
  @Test func updatesKeepTheNames() throws {
    let project = try Project(["Spacing.swift": "enum Spacing { static let m: CGFloat = 16 }"])
    let plan = try project.plan("Trip", template: "card")
    #expect(plan.files[0].text.contains(".padding(Spacing.m)"))
    try plan.carryOut(in: project.setting)
    try project.owner.write("enum Spacing { static let medium: CGFloat = 16 }", to: "Spacing.swift")
    let status = try ProjectStatus(of: project.root, library: project.library)
    #expect(status.features.map(\.templateState) == [.same])
  }

  @Test(arguments: [
    ("Colors/TextSecondary.colorset", "secondaryText:Color(.textSecondary)"),
    ("secondary-label.colorset", "secondaryText:Color(.secondaryLabel)"),
    ("TextSecondaryColor.colorset", "-"), ("BrandSecondary.colorset", "-"), ("Names/TextSecondary.colorset", "-"),
  ])
  func assetCatalogs(path: String, expected: String) throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"])],
      settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.1"])
    let project = try Project([
      "App.xcodeproj/project.pbxproj": app.text, "App/a.swift": "",
      "App/Assets.xcassets/\(path)/Contents.json": "{}",
      "App/Assets.xcassets/Names/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    ])
    #expect(try project.plan("Trip", template: "card").answers["tokens"]?.description ?? "-" == expected)
  }

  /// Where the target has no symbols of its assets, code that names one does not compile.
  @Test(arguments: ["SWIFT_ASSET_SYMBOL_EXTENSIONS", "ASSET_SYMBOLS"])
  func assetsWithoutSymbols(setting: String) throws {
    let app = SampleXcodeProject(
      targets: [.init(name: "App", folders: ["App"])],
      settings: [
        "SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.1",
        "ASSETCATALOG_COMPILER_GENERATE_\(setting)": "NO",
      ])
    let project = try Project([
      "App.xcodeproj/project.pbxproj": app.text, "App/a.swift": "",
      "App/Assets.xcassets/TextSecondary.colorset/Contents.json": "{}",
    ])
    #expect(try project.plan("Trip", template: "card").answers["tokens"] == nil)
  }
}
