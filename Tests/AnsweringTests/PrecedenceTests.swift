import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Answering

/// A project's rule, a bundled one, a question, and whether the two are told as a conflict: the project's stands first.
private let pairs: [(own: String, bundled: String, question: String, isConflict: Bool)] = [
  (
    #"Start loading in `onAppear`."#, #"Loading must start in `.task`, not in `onAppear`."#,
    "where does loading start", true
  ),
  (
    #"Never use `NavigationLink`; use our `Router`."#, #"Use `NavigationLink` to push a screen."#,
    "NavigationLink", true
  ),
  (
    #"Use a spacing of 10 between cards."#, #"Use a spacing of 16 between cards."#,
    "spacing between cards", true
  ),
  (
    #"Never use `AsyncImage`."#, #"Use `AsyncImage` for remote images."#,
    "AsyncImage for remote images", true
  ),
  (
    #"Always use `RemoteImage` for remote images."#, #"Always use `AsyncImage` for remote images."#,
    "remote images", true
  ),
  (
    #"Prefer `GeometryReader` to measure a view."#, #"Avoid `GeometryReader` to measure a view."#,
    "GeometryReader measure", true
  ),
  (
    #"Never use `AnyView` in a list row."#, #"Never use `GeometryReader` in a list row."#,
    "list row", false
  ),
  (
    #"Use a spacing of 10 in a list row."#, #"Use `RowStyle` in a list row."#,
    "list row", false
  ),
  (
    #"Indent code with 3 spaces."#, #"Lists scroll under glass bars."#,
    "how many spaces", false
  ),
  (
    #"A screen is named by its noun, as in `CartScreen`."#, #"Keep a screen in one file."#,
    "how is a screen named", false
  ),
  (
    #"Show a snackbar after each save."#, #"Show errors in the content."#,
    "snackbar", false
  ),
  (
    #"Always use tabs for the main sections."#, #"Never use tabs for the main sections."#,
    "tabs for main sections", true
  ),
  (
    #"Use `Tint.brand` for prominent buttons."#, #"Use `Color.accentColor` for prominent buttons."#,
    "prominent buttons colour", true
  ),
  (
    #"Never animate sheets."#, #"Animate sheets with a spring."#,
    "animate sheets", true
  ),
  (
    #"Use a corner radius of 8 for cards."#, #"Use a corner radius of 20 for cards."#,
    "corner radius of cards", true
  ),
  (
    #"Use `ObservableObject` for view models."#, #"Never use `ObservableObject` for view models."#,
    "ObservableObject view models", true
  ),
  (
    #"Avoid previews in shared files."#, #"Prefer small files."#,
    "previews in shared files", false
  ),
  (
    #"Never use `ToolbarSpacer`."#, #"Use `ToolbarSpacer` between toolbar groups."#,
    "ToolbarSpacer", true
  ),
  (
    #"Use `Log.debug` for logging."#, #"Use `Logger` for logging."#,
    "logging", false
  ),
  (
    #"A list row must be 60 points high."#, #"A list row must be 44 points high."#,
    "how high is a list row", true
  ),
  (
    #"Toasts disappear after 4 seconds."#, #"Animations take 0.3 seconds."#,
    "when do toasts disappear", false
  ),
  (
    #"Use `fullScreenCover` for login."#, #"Use `sheet` for filters."#,
    "login fullScreenCover", false
  ),
  (
    #"Never force dark mode."#, #"Support dark mode in every screen."#,
    "force dark mode", false
  ),
  (
    #"Prefer `ScrollView` for feeds."#, #"Avoid `ScrollView` for feeds."#,
    "ScrollView for feeds", true
  ),
  (
    #"Always show prices with a currency."#, #"Format dates with `formatted()`."#,
    "prices with currency", false
  ),
  (
    #"Use `.snappy` for toggles."#, #"Use `.smooth` for toggles."#,
    "toggles", true
  ),
  (
    #"Never use singletons for services."#, #"Always use singletons for services."#,
    "singletons for services", true
  ),
  (
    #"Use `HapticPlayer` on commit."#, #"Use `sensoryFeedback` on commit."#,
    "haptics on commit", true
  ),
  (
    #"Errors are shown in a banner."#, #"Empty states have an action."#,
    "errors banner", false
  ),
  (
    #"Titles must use `AppFont.title`."#, #"Titles must use `Font.title2`."#,
    "font of titles", true
  ),
  (
    #"Never hide the tab bar."#, #"Hide the status bar in galleries."#,
    "hide tab bar", false
  ),
  (
    #"Put filters into a `FilterSheet`."#, #"Badges count unread items."#,
    "filters FilterSheet", false
  ),
]

@Suite struct PrecedenceTests {
  private func ask(_ question: String, own: String, bundled: String) throws -> AnswerSet {
    let folder = try TemporaryFolder()
    try folder.write("# Ours\n\n## House\n- \(own)\n", to: "project/ours.md")
    try folder.write("# Pack\n\n## Everything\n- \(bundled)\n", to: "bundled/pack.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("bundled"), folder.path.appending("project")], into: &store)
    var request = AnswerRequest(Question(question))
    request.precedence = Precedence([[folder.path.appending("project").string], []])
    return try Answerer.answer(request, from: store)
  }

  @Test(arguments: pairs.indices) func theProjectsWordComesFirst(index: Int) throws {
    let pair = pairs[index]
    let set = try ask(pair.question, own: pair.own, bundled: pair.bundled)
    #expect(set.isCovered)
    #expect(set.answers.first?.source?.path.contains("/project/") == true, "\(set.answers.map(\.statement))")
    let told = set.conflicts.contains { $0.resolution.hasPrefix("Your own documents come first") }
    #expect(told == pair.isConflict, "\(set.conflicts.map(\.resolution))")
  }

  @Test(arguments: [
    (true, "These documents come first by 'skills: precedence'", "Documents that come first and others"),
    (false, "Your own documents come first", "Your own documents and others"),
  ])
  func theVerdictSaysWhoChose(isChosen: Bool, order: String, title: String) {
    let precedence = Precedence([["/a"], ["/b"]], isChosen: isChosen)
    #expect(!precedence.isEmpty && Precedence([["/a"]]).isEmpty)
    #expect(precedence.verdict(for: "Use tabs.") == "\(order), so this holds: Use tabs.")
    #expect(precedence.title == title)
  }

  @Test(arguments: [("/a/b", 0), ("/a/b/c.md", 0), ("/a/bc", 2), ("/u/x.md", 1), ("", 2)])
  func aFolderHoldsWhatIsInIt(path: String, rank: Int) {
    #expect(Precedence([["/a/b"], ["/u", ""]]).rank(of: path) == rank)
  }
}
