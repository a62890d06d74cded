import Ingesting
import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Answering

@Suite struct CoverageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Screens

      ## Buttons
      - Use one prominent button in a view.
      - A button must show what it does.
      - Never put a button into a button.

      ## Loading
      - Show a picture while the view loads.
      - Cancel a task when its view disappears.

      ## Health
      - Ask for HealthKit access when a workout begins.
      - Store the tokens that a server gives to an app in the Keychain.
      """, to: "s/screens.md")
    try folder.write("widget\tButton\nspinner\tloads\nsqlite\ttokens\n", to: "s/aliases.tsv")
  }

  private func ask(_ text: String) throws -> AnswerSet {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    return try Answerer.answer(AnswerRequest(Question(text)), from: store)
  }

  @Test(arguments: [
    ("prominent button", true), ("cancel a task", true), ("HealthKit access", true), ("health kit access", true),
    // Words of a screen that are also those of a product or a tool.
    ("build settings view with a prominent button", true), ("stripe background of a prominent button", true),
    ("prominent button for app review", true), ("prominent button of an audio view", true),
    ("prominent button for git", true), ("prominent button for stripe checkout", false),
    // A feature that nothing speaks of, whatever else is spoken of.
    ("prominent button for Face ID", false), ("cancel a task of CloudKit", false), ("Live Activity task", false),
    ("live activities", false), ("background refresh task", false),
    // The same for what others make.
    ("prominent button for Firestore", false), ("cancel a task when xcode indexing runs", false),
    // A rule that names the feature says nothing yet of what is asked about it.
    ("HealthKit sleep duration", false), ("HealthKit workout access", true),
    // What developers ask beside the interface.
    ("prominent button of a storyboard", false), ("task when the release build loads", false),
    // An alias of one word does not give another meaning to the name of a feature.
    ("SQLite", false),
    // The target of an alias that stands everywhere is no evidence.
    ("kubernetes spinner configuration", false), ("AVPlayer", false), ("MyOwnThing button", false),
    // The canvas of Xcode is no program for designers, and the text of an example could be any other.
    ("prominent button in the canvas", true), ("prominent button Button(\"Hello\")", true),
    // What the servers of pushes answer is no matter of an app.
    ("prominent button for InvalidProviderToken", false), ("prominent button in a compute shader", false),
  ])
  func coveredIsWhatARuleSpeaksOf(question: String, isCovered: Bool) throws {
    #expect(try ask(question).isCovered == isCovered)
  }

  @Test func whatNothingSpeaksOfIsNamed() throws {
    let set = try ask("prominent button for Face ID")
    #expect(set.unknownWords.contains("LocalAuthentication"))
    #expect(set.isNearest)
    #expect(try !ask("kubernetes ingress").isNearest)
  }

  /// Where a rule names it, however late, nobody may say that nothing speaks of it.
  @Test func whatARuleNamesIsNotUnknown() throws {
    let set = try ask("buttons and keychain")
    #expect(!set.unknownWords.contains { $0.lowercased().contains("keychain") }, "\(set.unknownWords)")
  }

  @Test(arguments: [
    ("face id unlock", ["LocalAuthentication"]), ("faceid", ["LocalAuthentication"]),
    ("a widget extension", ["WidgetKit"]),
    ("live activities on the lock screen", ["ActivityKit"]), ("hand the sheet off", []), ("", []),
    ("sign in with apple and apple pay", ["Apple Pay", "AuthenticationServices"]), ("prominent button", []),
    ("useState array does not rerender in react", ["ReactJS"]), ("react to a change of scroll position", []),
    ("android toolbar menu items missing", ["Android"]), ("LazyColumn of jetpack compose in SwiftUI", []),
    ("flutter hero animation flickers", ["Flutter"]), ("something like Expanded of flutter", []),
    ("outlook search finds no recent mail", ["Mail and office"]),
    ("the sheet looks wrong on my iPad", []), ("open system settings after a denied permission", []),
    ("field for a two factor code", []), ("a board like trello", []), ("two rows have the same key", []),
    ("a lost phone and its sim card", ["Phones in use"]),
    ("why is copy on write not copying my struct", ["Memory of the language"]),
    ("NavigationPath that is Codable", []),
    ("implement a generic stack with push and pop in Swift", ["Data structures"]),
    ("unowned or weak in a stored closure", ["Memory of the language"]),
    ("push onto a stack and pop to its root", []), ("decode the image in the background", []),
    ("the enum of my view state has a generic value", []), ("split view with a list and a stack", []),
    ("does the iPhone have a LiDAR sensor", ["Hardware of devices"]),
    ("export compliance of an app that uses https", ["Export rules"]),
    ("EKRecurrenceRule every second Tuesday", ["EKRecurrenceRule"]), ("UITableView and NSString and URLSession", []),
    ("prints that the selection is invalid", []),
  ])
  func featuresAreFound(question: String, names: [String]) {
    let words = question.split(separator: " ").map(String.init)
    #expect(NamedFeature.named(in: words).map(\.name) == names)
  }

  @Test(
    arguments: [
      (AppleFeatures.table, 100), (OtherProducts.table, 30), (OtherSubjects.table, 50), (OtherToolkits.table, 5),
      (OtherPrograms.table, 5), (LanguageSubjects.table, 20),
    ] as [(StaticString, Int)])
  func everyLineOfTheTableIsOne(table: StaticString, least: Int) {
    let lines = table.description.split(separator: "\n")
    #expect(lines.count > least)
    #expect(Set(lines.map { $0.split(separator: ";").first }).count == lines.count)
    for line in lines { #expect(!line.contains(";;") && !line.hasSuffix(";"), "\(line)") }
  }

  /// What is longer than any name is no word.
  @Test(arguments: [(80, 1), (81, 0)]) func lengthsOfWords(length: Int, count: Int) {
    #expect(Question(String(repeating: "a", count: length)).words.count == count)
  }
}
