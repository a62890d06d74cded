import SwiftKitSDK
import Testing

@testable import APIRules

/// An API is told exactly where it is newer than the oldest system and nothing guards it: each API below each oldest system
/// behind each guard.
@Suite struct APIVersionTests {
  struct API: Sendable {
    let code: String
    let iOS: Double
    let macOS: Double
  }

  /// A way to write an API, `$` stands for it, and what the way promises.
  struct Guard: Sendable {
    let text: String
    var iOS: Double = 0
    var macOS: Double = 0
  }

  private static let apis = [
    API(code: "Text(\"a\").fontDesign(.rounded)", iOS: 16.1, macOS: 13),
    API(code: "Text(\"a\").scrollTargetLayout()", iOS: 17, macOS: 14),
    API(code: "ContentUnavailableView(\"a\", systemImage: \"b\")", iOS: 17, macOS: 14),
    API(code: "Text(\"a\").presentationBackground(.red)", iOS: 16.4, macOS: 13.3),
    API(code: "Text(\"a\").onScrollVisibilityChange { _ in }", iOS: 18, macOS: 15),
    API(code: "Text(\"a\").controlSize(.extraLarge)", iOS: 17, macOS: 14),
    API(code: "Text(\"a\").environment(\\.isScrollEnabled, true)", iOS: 16, macOS: 13),
  ]
  private static let never = Double.infinity
  private static let guards = [
    Guard(text: "$"),
    Guard(text: "if #available(iOS 17, macOS 14, *) { $ }", iOS: 17, macOS: 14),
    Guard(text: "if #available(iOS 18.0, macOS 15.0, tvOS 18, *) { $ } else { Text(\"a\") }", iOS: 18, macOS: 15),
    Guard(text: "if #available(iOS 18, macOS 15, *) { Text(\"a\") } else { $ }"),
    Guard(text: "if #unavailable(iOS 17, macOS 14) { Text(\"a\") } else { $ }", iOS: 17, macOS: 14),
    Guard(text: "if #unavailable(iOS 18, macOS 15) { $ }"),
    Guard(text: "if #available(iOS 15, macOS 12, *) { $ }", iOS: 15, macOS: 12),
    Guard(text: "if ready, #available(iOS 16.4, macOS 13.3, *) { $ }", iOS: 16.4, macOS: 13.3),
    Guard(text: "#if os(iOS)\n$\n#endif", macOS: never),
    Guard(text: "#if os(macOS)\n$\n#endif", iOS: never),
    Guard(text: "#if os(iOS) || os(tvOS)\nText(\"a\")\n#else\n$\n#endif", iOS: never),
    Guard(text: "#if !os(macOS)\n$\n#endif", macOS: never),
    Guard(text: "#if canImport(UIKit) && !DEBUG\n$\n#endif", macOS: never),
    Guard(text: "#if DEBUG\n$\n#endif"),
    Guard(text: "#if swift(>=6.0)\n$\n#endif"),
  ]
  /// The same around a whole declaration.
  private static let marks = [
    Guard(text: "@available(iOS 17, macOS 14, *)", iOS: 17, macOS: 14),
    Guard(text: "@available(iOS 18.0, macOS 15.0, *)", iOS: 18, macOS: 15),
    Guard(text: "@available(iOS, introduced: 17) @available(macOS, introduced: 14)", iOS: 17, macOS: 14),
    Guard(text: "@available(iOS, introduced: 13, deprecated: 18)"), Guard(text: "@available(*, deprecated)"),
    Guard(text: "@available(iOS, unavailable)", iOS: never, macOS: never),
    Guard(text: "@available(*, unavailable)", iOS: never, macOS: never),
    Guard(text: "@available(iOSApplicationExtension 17, macOS 14, *)", iOS: 17, macOS: 14),
  ]

  private static let systems: [[String: Double]] = [
    ["iOS": 15], ["iOS": 16.4], ["iOS": 17], ["iOS": 18], ["macOS": 12], ["macOS": 13.3], ["macOS": 14],
  ]

  private func check(_ text: String, _ api: API, _ way: Guard, _ systems: [String: Double]) {
    let settings = Settings(deploymentTarget: 15, systems: systems)
    let told = findings(TooNew(), in: Array(text.utf8), settings: settings)
    let isTold =
      systems["iOS"].map { api.iOS > max($0, way.iOS) } ?? systems["macOS"].map { api.macOS > max($0, way.macOS) }
    #expect(!told.isEmpty == isTold, "\(systems): \(text)\n\(told.map(\.message))")
    for message in told.map(\.message) {
      #expect(message.contains(systems["iOS"] == nil ? "macOS" : "iOS"), "\(message)")
    }
  }

  @Test(arguments: apis, guards)
  func conditions(api: API, way: Guard) {
    let code = way.text.replacing("$", with: api.code)
    for systems in Self.systems {
      check(
        "import SwiftUI\nstruct V: View {\nvar body: some View {\n\(code)\n}\n}", api, way, systems)
    }
  }

  @Test(arguments: apis, marks)
  func attributes(api: API, way: Guard) {
    let body = "var body: some View { \(api.code) }"
    for systems in Self.systems {
      check("import SwiftUI\n\(way.text)\nstruct V: View { \(body) }", api, way, systems)
      check("import SwiftUI\nstruct V: View { \(way.text) \(body) }", api, way, systems)
      check("import SwiftUI\n\(way.text)\nextension V { var part: some View { \(api.code) } }", api, way, systems)
    }
  }

  @Test(arguments: [
    ("guard #available(iOS 17, *) else { return EmptyView() }\nreturn Text(\"a\").scrollTargetLayout()", false),
    ("guard #available(iOS 16, *) else { return EmptyView() }\nreturn Text(\"a\").scrollTargetLayout()", true),
    ("guard ready else { return EmptyView() }\nreturn Text(\"a\").scrollTargetLayout()", true),
  ])
  func guardStatements(body: String, isTold: Bool) {
    let told = findings(
      TooNew(), in: Array("import SwiftUI\nfunc make() -> some View {\n\(body)\n}".utf8),
      settings: Settings(deploymentTarget: 15, systems: ["iOS": 15]))
    #expect(!told.isEmpty == isTold)
  }

  /// A file without a target gets the oldest system of the project, which may be older than SwiftUI.
  @Test(arguments: [("iOS", 11, false), ("iOS", 13, true), ("macOS", 10.14, false), ("macOS", 11, true)])
  func systemsBeforeSwiftUI(platform: String, version: Double, isTold: Bool) {
    let told = findings(
      TooNew(), in: Array("import SwiftUI\nlet a = Text(\"a\").scrollTargetLayout()".utf8),
      settings: Settings(deploymentTarget: 15, systems: [platform: version]))
    #expect(!told.isEmpty == isTold)
  }

  /// A text has forms of its own, which are older, and what a name stands for may be a font.
  @Test(arguments: [
    ("Text(\"a\").bold()", false), ("title.bold()", false), ("Label(\"a\", systemImage: \"b\").bold()", true),
    ("Text(\"a\").bold(isOn)", true), ("Text(\"a\").fontWeight(.bold)", false), ("VStack { }.fontWeight(.bold)", true),
    ("Text(\"a\").font(Font.system(size: 3).bold().fontWeight(.bold))", false),
    ("VStack { }.font(.body.bold())", false), ("1; var b: Font { .system(size: 3).bold() }", false),
    ("font.monospaced()", false), ("VStack { }.monospaced()", true), ("row.scrollTargetLayout()", true),
    ("1; struct S: ViewModifier { func body(content: Content) -> some View { content.monospaced() } }", true),
  ])
  func textsOfTheirOwn(code: String, isTold: Bool) {
    let told = findings(
      TooNew(), in: Array("import SwiftUI\nlet a = \(code)".utf8),
      settings: Settings(deploymentTarget: 15, systems: ["iOS": 15]))
    #expect(!told.isEmpty == isTold, "\(told.map(\.message))")
  }

  /// What is no view may have a method that views have too, and had it earlier; a static one is another.
  @Test(arguments: [
    (
      "DynamicIsland { b } compactLeading: { c } compactTrailing: { d } minimal: { e }"
        + ".contentMargins(.all, 6, for: .minimal)", false
    ),
    ("VStack { b }.contentMargins(.all, 6, for: .minimal)", true),
    ("UIView.animate(withDuration: 1, animations: { b() })", false),
  ])
  func methodsOfWhatIsNoView(code: String, isTold: Bool) {
    let told = findings(
      TooNew(), in: Array("import SwiftUI\nimport UIKit\nimport WidgetKit\nlet a = \(code)".utf8),
      settings: Settings(deploymentTarget: 16.1, systems: ["iOS": 16.1]))
    #expect(!told.isEmpty == isTold, "\(told.map(\.message))")
  }

  /// Where no project file says a system, a Mac's app may be meant.
  @Test(arguments: [
    ("@available(macOS 14, *)", false), ("@available(macOS 13, *)", true), ("@available(watchOS 10, *)", false),
    ("@available(macOS 13.3, *)", true),
  ])
  func systemsOfTheSameYear(attribute: String, isTold: Bool) {
    let told = findings(
      TooNew(),
      in: Array(
        "import SwiftUI\n\(attribute)\nstruct V: View { var body: some View { Text(\"a\").scrollTargetLayout() } }".utf8
      ),
      settings: Settings(deploymentTarget: 15))
    #expect(!told.isEmpty == isTold)
  }
}
