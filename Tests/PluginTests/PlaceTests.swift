import SwiftKitSDK
import Testing

/// What a check leaves alone because of the system that the file is for, or of where the file lies.
@Suite struct PlaceTests {
  /// A check, a place in which its finding would be noise, and code that it reports anywhere else.
  struct Place: CustomTestStringConvertible, Sendable {
    let id: String
    var path = "Sources/App.swift"
    var settings = Settings()
    let code: String

    var testDescription: String { "\(id) in \(path)" }
  }

  private static let mac = Settings(deploymentTarget: 17, systems: ["macOS": 14])
  static let places = [
    Place(
      id: "symbol-resizable-frame", settings: mac,
      code: #"HStack { Image(systemName: "star").1️⃣resizable().frame(width: 20); Text("a") }"#),
    Place(id: "nested-scroll-view", settings: mac, code: "ScrollView { 1️⃣Form { Text(name) } }"),
    Place(id: "navigation-view", path: "Tests/ScreenTests.swift", code: #"1️⃣NavigationView { Text("a") }"#),
    Place(id: "hardcoded-font-size", path: "Sources/ReportPDF.swift", code: #"Text("a").font(.1️⃣system(size: 17))"#),
    Place(
      id: "file-name-matches-view", path: "stdin.swift",
      code: "//\n//  FareList.swift\n//\n\nstruct 1️⃣FareList: View { var body: some View { Text(name) } }"),
    Place(id: "force-unwrap", path: "Backyard+DataGeneration.swift", code: "let port = Int(text)1️⃣!"),
    Place(id: "force-unwrap", path: "scripts/Localize.swift", code: "let port = Int(text)1️⃣!"),
    Place(id: "force-unwrap-assumed", path: "scripts/Localize.swift", code: "let first = names.first1️⃣!"),
    Place(id: "json-by-interpolation", path: "UserFixtures.swift", code: #"let text = 1️⃣"{\"name\": \"\(name)\"}""#),
    Place(id: "filter-then-first", path: "Dangerfile.swift", code: "let first = names.1️⃣filter { $0.isEmpty }.first"),
    Place(id: "secret-in-log", path: "Sources/AskCLI.swift", code: "func ask(_ password: String) { 1️⃣print(password) }"),
    Place(
      id: "async-without-await", path: "Shop/shop-preview/Clock.swift",
      code: "final class Clock { func 1️⃣time() async -> Int { 4 } }"),
    Place(
      id: "async-without-await", path: "Shop/ClockStub.swift",
      code: "final class Clock { func 1️⃣time() async -> Int { 4 } }"),
    Place(
      id: "async-without-await", path: "Shop/FakeClockService.swift",
      code: "final class Clock { func 1️⃣time() async -> Int { 4 } }"),
    Place(
      id: "error-only-printed-aside", path: "Sources/fetch/main.swift",
      code: "actor Fetch { func run() async { do { try await fetch() } catch { 1️⃣print(error) } } }"),
    Place(
      id: "strong-delegate", path: "Generated/Scanner.swift",
      code: "class Scanner { var 1️⃣delegate: ScannerDelegate? }"),
    Place(
      id: "toolbar-item-padding", path: "Watch App/List.swift",
      code: #"List { }.toolbar { Button("Add") { add() }.1️⃣padding() }"#),
    Place(
      id: "async-load-in-onappear", settings: Settings(deploymentTarget: 14),
      code: "List { }.1️⃣onAppear { Task { await load() } }"),
    Place(
      id: "glass-material-substitute", settings: Settings(deploymentTarget: 18),
      code: "Text(a).background(.1️⃣ultraThinMaterial, in: .capsule)"),
    Place(
      id: "toolbar-confirm-role", settings: Settings(deploymentTarget: 18),
      code: #"List { }.toolbar { ToolbarItem(placement: .confirmationAction) { 1️⃣Button("Keep") { } } }"#),
  ]

  @Test(arguments: places)
  func isSilent(_ place: Place) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == place.id })
    expectFindings(check, place.code)
    expectFindings(check, MarkedSource(place.code).text, path: place.path, settings: place.settings)
  }

  /// A folder above the project says nothing about it, and news may be fake.
  @Test(arguments: ["shop-preview/Sources/Clock.swift", "Shop/FakeNews.swift", "Shop/LinkPreview.swift"])
  func isNoPlaceOfDoubles(_ path: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == "async-without-await" })
    expectFindings(check, "final class Clock { func 1️⃣time() async -> Int { 4 } }", path: path)
  }

  /// Code for a newer system than that of the app is judged by its own.
  @Test(arguments: [
    (
      "glass-material-substitute",
      "@available(iOS 26, *) struct A: View { var body: some View { Text(b).background(.1️⃣ultraThinMaterial) } }"
    ),
    (
      "glass-material-substitute",
      "if #available(iOS 26, *) { Text(a).background { Capsule().fill(.1️⃣ultraThinMaterial) } } else { Text(a) }"
    ),
    (
      "glass-material-substitute",
      "if #available(iOS 26, *) { Text(a).glassEffect() } else { Text(a).background(.ultraThinMaterial) }"
    ),
    (
      "toolbar-confirm-role",
      "@available(iOS 26, *) struct A: View { @ToolbarContentBuilder var actions: some ToolbarContent { ToolbarItem(placement: .confirmationAction) { 1️⃣Button { keep() } label: { Text(\"Keep\") } } } }"
    ),
    (
      "bottom-action-safe-area-inset",
      "if #available(iOS 26, *) { List { }.1️⃣safeAreaBar(edge: .bottom) { Button(\"Pay\") { } } } else { List { } }"
    ),
    ("bottom-action-safe-area-inset", "List { }.safeAreaInset(edge: .bottom) { Button(\"Pay\") { } }"),
    (
      "toolbar-custom-background",
      "@available(iOS 26, *) extension View { func navy() -> some View { 1️⃣toolbarBackground(Color.blue) } }"
    ),
    ("toolbar-custom-background", "extension View { func navy() -> some View { toolbarBackground(Color.blue) } }"),
    (
      "array-around-enumerated",
      "@available(iOS 26, *) struct Stops: View {\n"
        + "var body: some View { List { ForEach(1️⃣Array(stops.enumerated()), id: \\.element.id) { Text($0.element.name) } } } }"
    ),
    (
      "array-around-enumerated",
      "if #available(iOS 26, *) { Text(a) } else { ForEach(Array(stops.enumerated()), id: \\.element.id) { Text($0.element.name) } }"
    ),
  ])
  func codeForNewerSystems(id: String, code: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == id })
    expectFindings(check, code, settings: Settings(deploymentTarget: 18))
  }
}
