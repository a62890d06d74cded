import POSIXSupport
import TestSupport
import Testing

/// What `ask` says beside the rules: facts about names of SwiftUI, and whose word counts.
@Suite struct AskFactsTests {
  @Test(
    arguments: [
      // Rules answer, and the question asks what only facts can say.
      ("what replaces foregroundColor", 0, "deprecated; use foregroundStyle(\u{2026})"),
      ("since when is scrollTransition available", 0, "iOS 17.0, macOS 14.0"),
      // No rule speaks of it.
      ("digitalCrownAccessory", 1, "digitalCrownAccessory(_:): modifier of View"),
      ("digitalCrownAcessory", 1, "did you mean digitalCrownAccessory"),
    ] as [(String, Int32, String)])
  func facts(question: String, code: Int32, text: String) throws {
    let run = try ProgramRun.swiftkit("ask", question)
    #expect(run.exitCode == code, "\(run.output)")
    #expect(run.output.contains("FACTS") && run.output.contains(text), "\(run.output)")
    let document = try ProgramRun.swiftkit("ask", question, "--json").output
    #expect(document.contains("\"facts\"") && document.contains("\"covered\" : \(code == 0)"))
  }

  @Test(arguments: [
    "may a toolbar button have glass", "kubernetes ingress", "a kumquat of SwiftUI", "PortfolioViewModel", "since",
    // Pasted code is full of names that nobody knows: the first six are looked up.
    "aKq bKq cKq dKq eKq fKq digitalCrownAccessory",
  ])
  func nothingIsAdded(question: String) throws {
    #expect(!(try ProgramRun.swiftkit("ask", question, "--json").output.contains("\"facts\"")))
  }

  @Test func theProjectsWordComesFirst() throws {
    let folder = try TemporaryFolder()
    try Folder.make(folder.path.appending(".git"))
    let skill = "---\nname: ours\ndescription: Our rules. Use when writing screens.\n---\n\n# Ours\n\n"
    try folder.write(skill + "- Start loading in `onAppear`, never in `.task`.\n", to: ".claude/skills/ours/SKILL.md")
    let run = try ProgramRun.swiftkit("ask", "where does loading start", in: folder.path)
    let places = run.output.split(separator: "\n").filter { $0.contains(".md:") }
    #expect(places.first?.contains(".claude/skills/ours/SKILL.md:8") == true, "\(run.output)")
    #expect(places.contains { $0.contains("/Skills/") }, "\(run.output)")
    #expect(run.output.contains("Your own documents come first, so this holds: Start loading in onAppear"))
  }
}
