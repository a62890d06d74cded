import POSIXSupport
import TestSupport
import Testing

/// Issue 27, "Nothing lost, nothing let in, nothing pretended": no number in what is read ends a command.
@Suite struct LargeNumbersTests {
  private func swiftkit(_ arguments: [String], in folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string, "HOME": folder.path.string])
  }

  static let documents: [[String: String]] = [
    [
      "a.md": "Never exceed 4s duration\n",
      "b.md": "```\nduration: 9223372036854775807\n```\n",
    ],
    [
      "a.md": "```swift\nenum Spacing{\nlet a=6\nlet b=1e40\nlet c=2\n}\n```\n",
      "b.md":
        "```swift\nenum Spacing {\nstatic let a: CGFloat = 8\nstatic let b: CGFloat = 4\nstatic let c: CGFloat = 2\n}\n```\n",
    ],
    [
      "a.md":
        "# Fonts\n- Use at most 99999999999999999999 font sizes.\n\n| Token | Value |\n|---|---|\n| a | Font.title |\n| b | Font.body |\n"
    ],
    ["a.md": "Token|Value\n-|-\n||NaN\n"],
    [
      "a.md": "# Spacing\n\n| Token | Value |\n|---|---|\n| a | 1e999 |\n| b | 99999999999999999999999 |\n| c | inf |\n"
    ],
  ]

  @Test(arguments: documents) func documentsAreTakenIn(files: [String: String]) throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "skills/\(name)") }
    let ingest = try swiftkit(["ingest", "skills", "--index", "x.sqlite"], in: folder)
    #expect(ingest.exitCode == 0, "\(ingest)")
    let ask = try swiftkit(["ask", "spacing of fonts", "--index", "x.sqlite"], in: folder)
    #expect([0, 1].contains(ask.exitCode), "\(ask)")
    let conflicts = try swiftkit(["conflicts", "--index", "x.sqlite"], in: folder)
    #expect([0, 1].contains(conflicts.exitCode), "\(conflicts)")
  }

  @Test(arguments: [
    (#"{"value":1e30,"unit":"rem"}"#, "md"), (#""1e400px""#, "md"), (#""infpx""#, "md"), (#""nanpx""#, "md"),
    (#"{"value":-8,"unit":"px"}"#, "md"),
  ])
  func aTokenFileNamesTheTokenThatIsNoLength(value: String, name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"spacing":{"$type":"dimension","sm":{"$value":"8px"},"\#(name)":{"$value":\#(value)}}}"#, to: "t.json")
    let run = try swiftkit(
      ["new", "tokens", "Acme", "--answers", "t.json", "--set", "profile=tokens", "--dry-run"], in: folder)
    #expect(run.exitCode == 64, "\(run)")
    #expect(run.errors.contains("'spacing.\(name)'"), "\(run)")
  }

  /// A chain of aliases that is long is no circle; one that comes back to itself is.
  @Test(arguments: [40, 2]) func longChainsOfAliasesAreFollowed(count: Int) throws {
    let folder = try TemporaryFolder()
    let links = (1...count).map { #""a\#($0)":{"$value":"{spacing.a\#($0 - 1)}"}"# }.joined(separator: ",")
    try folder.write(
      #"{"spacing":{"$type":"dimension","a0":{"$value":"8px"},\#(links)}}"#, to: "t.json")
    let arguments = ["new", "tokens", "Acme", "--answers", "t.json", "--set", "profile=tokens", "--dry-run"]
    #expect(try swiftkit(arguments, in: folder).exitCode == 0)
    try folder.write(
      #"{"spacing":{"$type":"dimension","a0":{"$value":"{spacing.a\#(count)}"},\#(links)}}"#, to: "t.json")
    let circle = try swiftkit(arguments, in: folder)
    #expect(circle.exitCode == 64 || circle.exitCode == 2, "\(circle)")
    #expect(circle.errors.contains("refers to itself"), "\(circle)")
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775806", "4611686018427387904"])
  func anyLimitIsTaken(limit: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("# House\n\n- Never knead the dough in a toolbar.\n", to: "rules.md")
    let run = try swiftkit(["ask", "dough", "--skills", "rules.md", "--limit", limit], in: folder)
    #expect(run.exitCode == 0, "\(run)")
  }

  @Test(arguments: [
    ("nan", 64), ("99999999999999999999", 64), ("inf", 64), ("-1", 64), ("0", 64), ("17.", 64), ("17", 0), ("17.4", 0),
    ("17.0.1", 0),
  ])
  func aPlatformIsAVersion(version: String, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("# House\n\n- Never knead the dough in a toolbar.\n", to: "rules.md")
    let run = try swiftkit(["ask", "dough", "--skills", "rules.md", "--platform=\(version)"], in: folder)
    #expect(run.exitCode == exitCode, "\(run)")
  }

  @Test func anUnknownSkillIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("# House rules\n\n- Never knead the dough in a toolbar.\n", to: "house-rules.md")
    func ask(_ skill: String) throws -> ProgramRun {
      try swiftkit(["ask", "dough", "--skills", "house-rules.md", "--skill", skill], in: folder)
    }
    let unknown = try ask("house")
    #expect(unknown.exitCode == 64, "\(unknown)")
    #expect(unknown.errors.contains("there is no skill 'house'; did you mean 'house-rules'?"), "\(unknown)")
    #expect(try ask("nonsense").errors.contains("there is no skill 'nonsense'; 'swiftkit skills list' shows"))
    #expect(try ask("house-rules").exitCode == 0)
  }

  static let sources = [
    """
    import SwiftUI

    struct BigCard: View {
      var body: some View {
        VStack(spacing: 1e30) {
          Text("a").clipShape(.rect(cornerRadius: 1e30))
          Image(systemName: "star").frame(width: 1e30, height: 1e30).background(.red)
          Button("x", systemImage: "star") { }.frame(width: -1e30, height: -1e30)
        }
        .padding(1e30)
        .background(.red)
        .frame(height: 1e30)
        .cornerRadius(1e30)
      }
    }
    """,
    """
    import SwiftUI

    struct HView: View {
      var body: some View {
        VStack {
          Text("a").font(.body).frame(height: 1e30)
          Image(systemName: "star").font(.title).frame(width: 1e30, height: 1e30).background(.red, in: .rect(cornerRadius: 8))
          Image(systemName: "star").frame(width: 99999999999999999999, height: 99999999999999999999).background(Color.red).clipShape(.rect(cornerRadius: 8))
          Button("x", systemImage: "star") {}.labelStyle(.iconOnly).frame(width: -1e30, height: -1e30)
          Button { } label: { Image(systemName: "x").frame(width: -1e30, height: -1e30) }
        }
      }
    }
    """,
    """
    import SwiftUI

    struct IView: View {
      var body: some View {
        Image(systemName: "star").font(.title).frame(width: 1e30, height: 1e30).background(.red.opacity(0.1), in: .rect(cornerRadius: 8))
      }
    }
    """,
  ]

  @Test(arguments: sources) func everyCheckReadsAnyNumber(source: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "a.swift")
    let run = try swiftkit(["check", "--checks", "all", "--no-cache", "a.swift"], in: folder)
    #expect(run.exitCode == 1, "\(run)")
    #expect(!"\(run)".contains("ended the process"), "\(run)")
  }

  @Test(arguments: [
    "swipe threshold of 99999999999999999999 points",
    "how far does a card rotate when dragged 99999999999999999999 points",
    "which spacing step is near 99999999999999999999", "which radius for 99999999999999999999 pt",
    "which spacing step is near nan", "how far does a card rotate when dragged infinity points",
  ])
  func pluginsAnswerAnyNumber(question: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("# House\n\n- Never knead the dough in a toolbar.\n", to: "rules.md")
    let run = try swiftkit(["ask", question, "--skills", "rules.md"], in: folder)
    #expect(!"\(run)".contains("ended the process"), "\(run)")
  }
}
