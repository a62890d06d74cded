import POSIXSupport
import RuleIndex
import TestSupport
import Testing

/// `ingest` and `ask` as a user runs them.
@Suite struct AskCommandTests {
  private let folder: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = ["XDG_CACHE_HOME": folder.path.appending("cache").string, "HOME": folder.path.string]
    try folder.write(
      """
      # House style

      ## Toolbars
      - **NEVER apply `.glassEffect()` to toolbar buttons.** The system applies it.
      - Always give icon buttons an `accessibilityLabel`.

      ## Tokens
      | Token | Value |
      |---|---|
      | `Space.md` | 12 |
      """, to: "skills/house.md")
  }

  private func swiftkit(_ arguments: String...) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, arguments, in: folder.path, environment: environment)
  }

  @Test func answersAndCites() throws {
    let run = try swiftkit("ask", "glass on a toolbar button", "--skills", "skills", "--limit", "1")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("MUST NOT"))
    #expect(run.output.contains("skills/house.md:4"))
    #expect(run.errors.isEmpty)
  }

  @Test func jsonHasOneShape() throws {
    let run = try swiftkit("ask", "glass toolbar button", "--skills", "skills", "--limit", "1", "--json")
    expectGolden(run.output, "ask.json")
  }

  @Test func whatIsNotCoveredIsSaidAndExitsWithOne() throws {
    let run = try swiftkit("ask", "kubernetes ingress", "--skills", "skills")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("do not answer"))
    #expect(
      try swiftkit("ask", "kubernetes ingress", "--skills", "skills", "--json").output.contains("\"covered\" : false"))
  }

  @Test(arguments: [
    "\"", "''", "*", "glass*", "title:glass", "(glass", "glass)", "-glass", "NEAR(glass toolbar, 3)", "NEAR",
    "AND OR NOT",
    "🎈 glass", "^glass", "glass + toolbar", "{a b}: glass", "%_\\", "a\u{301}\u{302}", "\u{1}\u{7f}", "---", "",
  ])
  func noTextShowsAnSQLError(text: String) throws {
    let run = try swiftkit("ask", "--skills", "skills", "--", text)
    #expect(run.exitCode == 0 || run.exitCode == 1, "\(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func aVeryLongQuestionIsAnswered() throws {
    let run = try swiftkit("ask", "--skills", "skills", String(repeating: "glass toolbar \"( ", count: 6000))
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test func aQuestionWithoutWordsIsNotCovered() throws {
    #expect(try swiftkit("ask", "?!", "--skills", "skills").exitCode == 1)
  }

  @Test func changedDocumentsAreSeen() throws {
    #expect(try swiftkit("ask", "haptic feedback", "--skills", "skills").exitCode == 1)
    try folder.write("# More\n\n- Use haptic feedback sparingly.\n", to: "skills/more.md")
    #expect(try swiftkit("ask", "haptic feedback", "--skills", "skills").output.contains("skills/more.md:3"))
    try Folder.removeAll(folder.path.appending("skills/more.md"))
    #expect(try swiftkit("ask", "haptic feedback", "--skills", "skills").exitCode == 1)
  }

  @Test func anIndexAnswersFromWhatItHolds() throws {
    try folder.write("# Other\n\n- Use haptic feedback sparingly.\n", to: "other.md")
    #expect(try swiftkit("ingest", "skills", "--index", "i.db").exitCode == 0)
    #expect(try swiftkit("ask", "haptic feedback", "--index", "i.db").exitCode == 1)
    #expect(try swiftkit("ingest", "other.md", "--index", "i.db").output.contains("1 added"))
    #expect(try swiftkit("ask", "haptic feedback", "--index", "i.db").exitCode == 0)
    #expect(try swiftkit("ask", "glass toolbar", "--index", "i.db").exitCode == 0)
    #expect(try swiftkit("ingest", "other.md", "--index", "i.db", "--replace").exitCode == 0)
    #expect(try swiftkit("ask", "glass toolbar", "--index", "i.db").exitCode == 1)
  }

  /// Where no index can be kept, documents are read each time; one that was asked for by name is an error.
  @Test(.enabled(if: FileStatus("/proc/self") != nil, "needs a folder in which nobody can make a file"))
  func anIndexThatCannotBeWritten() throws {
    let run = try swiftkit("ask", "glass toolbar", "--skills", "skills", "--index", "/proc/rules.db")
    #expect(run.exitCode == 2 && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains("/proc/rules.db"), "\(run.errors)")
    let other = try ProgramRun(
      PackageFolder.program, ["ask", "glass toolbar", "--skills", "skills"], in: folder.path,
      environment: ["XDG_CACHE_HOME": "/proc", "HOME": folder.path.string])
    #expect(other.exitCode == 0, "\(other.errors)")
  }

  @Test func withoutSkillsASentenceHelps() throws {
    let empty = try TemporaryFolder()
    let copy = empty.path.appending("swiftkit")
    try AtomicFile.write(FileContents.bytes(of: PackageFolder.program), to: copy, permissions: 0o755)
    let run = try ProgramRun(
      copy, ["ask", "glass"], in: empty.path,
      environment: ["HOME": empty.path.string, "XDG_CACHE_HOME": empty.path.string])
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("--skills PATH"))
  }

  @Test func aPlaceThatCannotBeWrittenIsNoObstacle() throws {
    let file = try folder.write("not a folder", to: "blocked")
    let run = try ProgramRun(
      PackageFolder.program, ["ask", "glass toolbar", "--skills", "skills"], in: folder.path,
      environment: ["XDG_CACHE_HOME": file.string, "HOME": folder.path.string])
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test func aForeignFileIsRefused() throws {
    try folder.write("my notes", to: "notes.txt")
    let run = try swiftkit("ingest", "skills", "--index", "notes.txt")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("is not a rules index"))
    #expect(try folder.read("notes.txt") == "my notes")
  }

  @Test func aFullDiskLeavesTheOldIndex() throws {
    #expect(try swiftkit("ingest", "skills", "--index", "i.db").exitCode == 0)
    let many = (0..<4000).map { "- Always use thing number \($0) for case \($0 * 7) of the list.\n" }
    try folder.write("# Many\n\n" + many.joined(), to: "skills/many.md")
    // A limit on the size of files refuses writes as a full disk does.
    let run = try ProgramRun(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 400; exec \"$@\"", "sh", PackageFolder.program.string, "ingest", "skills",
        "--index", "i.db",
      ],
      in: folder.path, environment: environment)
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("the disk is too full"), "\(run.errors)")
    let store = try RuleStore.reading(folder.path.appending("i.db"))
    #expect(try !store.files().contains { $0.path.lastComponent == "many.md" })
    #expect(try store.ruleCount() == 3)
  }

  @Test func aLockedIndexAnswersAsItWasAndSaysSo() throws {
    #expect(try swiftkit("ingest", "skills", "--index", "i.db").exitCode == 0)
    try folder.write("# More\n\n- Use haptic feedback sparingly.\n", to: "skills/more.md")
    let other = try SQLiteConnection(folder.path.appending("i.db"), mode: .writing)
    try other.run("BEGIN IMMEDIATE")
    let run = try swiftkit("ask", "glass toolbar", "--index", "i.db")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("locked by another process"), "\(run.errors)")
    try other.run("ROLLBACK")
    #expect(try swiftkit("ask", "haptic feedback", "--index", "i.db").exitCode == 0)
  }

  /// Whenever an ingest is killed, what was there before still answers, and the next ingest goes through.
  @Test func aKilledIngestLeavesAnIndexThatAnswers() throws {
    #expect(try swiftkit("ingest", "skills", "--index", "i.db").exitCode == 0)
    let index = folder.path.appending("i.db")
    for round in 0..<25 {
      let many = (0..<600).map { "- Always use thing number \($0) in round \(round).\n" }
      try folder.write("# Many\n\n" + many.joined(), to: "skills/many.md")
      let process = try ChildProcess(
        PackageFolder.program, arguments: ["ingest", folder.path.appending("skills").string, "--index", index.string],
        environment: environment.map { "\($0.key)=\($0.value)" }, descriptors: [])
      usleep(useconds_t(round * 12_000))
      process.signal(SIGKILL)
      _ = process.wait()
      // The journal of a killed writer is rolled back by whoever may write.
      let store = try RuleStore.writing(index)
      #expect(try [2, 602].contains(store.ruleCount() - 1), "round \(round)")
      let glass = try #require(SearchPhrase("glass"))
      #expect(try !store.matches([glass]).isEmpty)
    }
    #expect(try swiftkit("ask", "glass toolbar", "--index", "i.db").exitCode == 0)
  }

  @Test func twoProcessesMayIngestAtOnce() throws {
    for round in 0..<6 {
      let many = (0..<300).map { "- Always use thing number \($0) in round \(round).\n" }
      try folder.write("# Many\n\n" + many.joined(), to: "skills/many.md")
      let run = try ProgramRun(
        "/bin/sh",
        [
          "-c",
          "\"$0\" ingest skills --index i.db & one=$!; \"$0\" ask 'glass toolbar' --skills skills --index i.db || exit 9; wait $one",
          PackageFolder.program.string,
        ], in: folder.path, environment: environment)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    #expect(try RuleStore.reading(folder.path.appending("i.db")).ruleCount() == 303)
  }

  @Test func contradictionsAreListedAndMayFail() throws {
    #expect(try swiftkit("conflicts", "--skills", "skills", "--fail-on", "open").exitCode == 0)
    try folder.write("# Two\n\n- Never use `.ultraThinMaterial`.\n", to: "skills/two.md")
    try folder.write("# Three\n\n- Always use `.ultraThinMaterial`.\n", to: "skills/three.md")
    #expect(try swiftkit("conflicts", "--skills", "skills").exitCode == 0)
    let run = try swiftkit("conflicts", "--skills", "skills", "--fail-on", "open")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("skills/two.md:3"))
    let answer = try swiftkit("ask", "ultraThinMaterial", "--skills", "skills")
    #expect(answer.output.contains("CONFLICT"))
    #expect(answer.output.contains("skills/three.md:3"))
  }

  @Test func aRuleIsShownByItsKey() throws {
    let run = try swiftkit("rule", "never-apply-glasseffect-to-toolbar-buttons-the", "--skills", "skills")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("skills/house.md:4"))
    let missing = try swiftkit("rule", "never-apply-glaseffect-to-toolbar-buttons-the", "--skills", "skills")
    #expect(missing.exitCode == 1)
    #expect(missing.errors.contains("did you mean"))
  }

  /// The five real documents, where they lie beside the checkout.
  @Test(.enabled(if: PackageFolder.shared("seeds") != nil, "../shared/seeds is not here"))
  func theFirstAnswerOnToolbarGlassIsTheToolbarRule() throws {
    let seeds = try #require(PackageFolder.shared("seeds"))
    let run = try swiftkit("ask", "toolbar button glass", "--skills", seeds.string, "--json")
    let first = try #require(run.output.split(separator: "\"firstLine\" : ").dropFirst().first)
    let lines = run.output.split(separator: "\n").filter { $0.contains("\"firstLine\"") }
    let line = try #require(Int(first.prefix { $0.isNumber }))
    #expect((217...228).contains(line) || line == 318, "\(lines)")
  }
}
