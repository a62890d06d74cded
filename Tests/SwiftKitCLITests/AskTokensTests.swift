import POSIXSupport
import TestSupport
import Testing

/// What the bundled design tokens add to `ask`, through the real host.
@Suite(.enabled(if: FileStatus(PackageFolder.root.appending("Skills")) != nil, "needs the bundled skills"))
struct AskTokensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("# Colours\n\n- Prefer semantic colours over hexadecimal values.\n", to: "skills/colour.md")
  }

  private func ask(_ question: String, _ options: String...) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["ask", question, "--skills", "skills"] + options, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string])
  }

  @Test(arguments: [
    ("which token is #A1A1AA", "#A1A1AA is Color.pfTextSecondary"),
    ("nearest colour to #A0A0A8", "the nearest is Color.pfTextSecondary"),
    ("contrast of #FFFFFF on #6366F1", "4.47:1"), ("what is 16 pt spacing called", "PFSpacing.lg"),
    ("what is the hex of systemGray4", "#D1D1D6 in light"),
  ])
  func answersWhatNoDocumentHolds(question: String, words: String) throws {
    let run = try ask(question)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output.contains(words))
    #expect(run.output.contains("via design-tokens"))
  }

  @Test(arguments: [
    ("which button style for delete in a toolbar", "role: .destructive", "via control"),
    ("which container for 200 photos in columns", "LazyVGrid", "via layout"),
    ("exit duration for an entrance of 0.3 s", "0.18 to 0.24 s", "via motion"),
    ("which spacing for 14", "so use", "via design-tokens"),
  ])
  func answersWhatFollowsFromAPlaceOrANumber(question: String, words: String, plugin: String) throws {
    let run = try ask(question)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(words) && run.output.contains(plugin), "\(run.output)")
  }

  @Test func theJSONSaysWhoAnswered() throws {
    let run = try ask("contrast of #FFFFFF on #000000", "--json")
    #expect(run.output.contains("\"via\" : \"design-tokens\""))
    #expect(run.output.contains("\"covered\" : true"))
    #expect(run.output.contains("\"key\" : \"token-contrast\""))
  }

  @Test func otherQuestionsAreLeftToTheDocuments() throws {
    #expect(try !ask("semantic colours").output.contains("via"))
    let none = try ask("kubernetes ingress")
    #expect(none.exitCode == 1)
    #expect(!none.output.contains("via"))
  }
}
