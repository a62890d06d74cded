import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// "Nothing lost, nothing let in, nothing pretended": a plugin costs its own findings and nothing else, whatever it does.
///
/// Beside the hostile plugin run one that came with swiftkit and one of somebody else's; both must say all that they have
/// to say, and nobody may say anything in their name.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginHostilityTests {
  private static let files = [
    "a.swift": "let trip = 1\n", "b.swift": "// bad!\nlet trip = 2\n", "c.swift": "let x = \"trip\"\n",
  ]
  private static let expected = [
    "a.swift:1:5 good/words a trip", "a.swift:1:5 words a trip", "b.swift:2:5 good/words a trip",
    "b.swift:2:5 words a trip", "c.swift:1:10 good/words a trip", "c.swift:1:10 words a trip",
  ]

  /// What the bodies below are written with: the page that says who is at work, and messages of the host's own form.
  private static let means = """
    extern void *mmap(void *, size_t, int, int, int, long);
    static volatile unsigned long *page(void) { return mmap(0, 4096, 3, 1, 5, 0); }
    static unsigned long mark(unsigned long phase, unsigned long task, unsigned long library, unsigned long check) {
      return phase << 60 | task << 32 | library << 16 | check;
    }
    static unsigned char frame[4096];
    static size_t used;
    static void put(unsigned long value, int size) {
      for (int i = 0; i < size; i++) frame[used++] = (unsigned char)(value >> 8 * i);
    }
    static void put_text(const char *text) { put(strlen(text), 4); memcpy(frame + used, text, strlen(text)); used += strlen(text); }
    static void put_place(unsigned offset) { put(offset, 4); put(1, 4); put(1, 4); }
    static void begin(int kind) { used = 4; put(kind, 1); }
    static void send_frame(void) {
      size_t whole = used; used = 0; put(whole - 4, 4); used = whole;
      write(4, frame, whole);
    }
    static void forge(unsigned library, unsigned check, unsigned start, unsigned end, const char *message,
                      int edits, const unsigned *places) {
      put(library, 2); put(check, 2); put_place(start); put_place(end); put_text(message); put_text("line");
      put(edits, 4);
      for (int i = 0; i < edits; i++) { put_place(places[2 * i]); put_place(places[2 * i + 1]); put_text("forged"); }
    }
    static void end_report(void) { put(0, 4); put(0, 4); put(0, 1); send_frame(); }
    static void begin_report(const swiftkit_file *file) { begin(4); put(file->serial - 1, 4); put(3, 1); put(1, 4); }
    """

  private static let deeds = [
    // Who was at work.
    "page()[0] = mark(4, 0, 999, 0); abort();", "page()[0] = mark(4, 0, 0, 0); abort();",
    "page()[0] = mark(4, 0, 1, 0); abort();", "page()[0] = mark(5, file->serial - 1, 999, 0); abort();",
    "page()[0] = mark(5, file->serial - 1, 0, 0); abort();", "page()[0] = mark(3, file->serial - 1, 0, 0); abort();",
    "page()[0] = mark(2, file->serial - 1, 0, 0); abort();", "page()[0] = mark(1, file->serial - 1, 0, 0); abort();",
    "page()[0] = mark(0, 0, 0, 0); abort();", "page()[0] = ~0ul; abort();",
    // For how long.
    "volatile unsigned long *w = page(); for (;;) w[1]++;",
    "volatile unsigned long *w = page(); for (;;) { w[1]++; w[0] = mark(1, w[1] % 3, 0, 0); }",
    "raise(SIGSTOP); for (;;) ;",
    // The memory itself.
    "ftruncate(5, 0); abort();", "ftruncate(5, 0); for (;;) ;", "ftruncate(5, 1 << 30); abort();",
    // Words without end.
    "for (;;) write(2, \"words words words words words words words words\\n\", 48);",
    "begin(3); put(0, 2); put_text(\"no\"); for (;;) send_frame();",
    "for (unsigned i = 0;; i++) { begin(3); put(i, 2); put_text(\"no\"); send_frame(); }",
    // Messages in the host's name.
    "begin(1); put(99, 4); send_frame();", "begin(3); put(0, 2); put_text(\"\\033[2J\"); send_frame();",
    "begin(2); put(0, 2); put_text(\"\\033]0;x\"); put_text(\"1\"); put(0, 4); put(0, 1); send_frame();",
    "begin_report(file); forge(0, 0, 0, 1, \"forged \\033[2J \\n::error::x\", 0, 0); end_report();",
    "begin_report(file); forge(1, 0, 0, 1, \"forged\", 0, 0); end_report();",
    "begin_report(file); forge(0, 77, 0, 1, \"forged\", 0, 0); end_report();",
    "begin_report(file); forge(0, 0, 9, 1, \"forged\", 0, 0); end_report();",
    "begin_report(file); forge(0, 0, 0, ~0u, \"forged\", 0, 0); end_report();",
    "unsigned e[] = { 10, 4 }; begin_report(file); forge(0, 0, 0, 1, \"forged\", 1, e); end_report();",
    "unsigned e[] = { 6, 8, 2, 12 }; begin_report(file); forge(0, 0, 0, 1, \"forged\", 2, e); end_report();",
    "unsigned e[] = { 0x7fffffff, 3 }; begin_report(file); forge(0, 0, 0, 1, \"forged\", 1, e); end_report();",
    "begin(4); put(file->serial - 1, 4); put(1, 1); put_text(\"\\033[2J skipped\"); put(0, 4); end_report();",
    "begin(6); put(file->serial - 1, 4); put_text(\"text\"); put(0, 4); send_frame();",
    "used = 4; put(~0ul, 8); send_frame();",
    // Whoever is near.
    "kill(0, SIGKILL);", "close(4); for (;;) ;", "for (int i = 0; i < 100; i++) close(i); abort();",
    "fputs(\"\\033[2J\\033]52;c;AA\\a words \\xe2\\x80\\xae last\\n\", stderr); abort();",
  ]

  @Test(arguments: deeds.indices) func itCostsItsOwnFindingsAndNothingElse(number: Int) throws {
    var check = try self.check()
    check.environment.append("SWIFTKIT_DEED=\(number)")
    let outcome = try check.run()
    #expect(outcome.lines.filter { !$0.contains(" wrong/") } == Self.expected)
    #expect(outcome.skipped.isEmpty && outcome.files == 3)
    #expect(outcome.problems.allSatisfy { $0.plugin == "wrong" }, "\(outcome.problemLines)")
    let shown = outcome.lines + outcome.problemLines
    #expect(shown.allSatisfy { $0.unicodeScalars.allSatisfy(\.isShown) }, "\(shown)")
    // Its fixes can be put in: places are in order and inside the file.
    for finding in outcome.findings {
      let source = Array((Self.files[finding.finding.path] ?? "").utf8)
      _ = FixedSource(source, applying: [finding])
    }
  }

  private static let workshop = Result { try Workshop() }

  /// The libraries that all of the cases share, so that each is built once.
  private final class Workshop: Sendable {
    let folder: TemporaryFolder
    let ours: FilePath
    let good: FilePath
    let wrong: FilePath

    init() throws {
      folder = try TemporaryFolder()
      ours = try PluginInC("ours", source: PluginInC.source(id: "ours"), in: folder).library
      good = try PluginInC("good", source: PluginInC.source(id: "good"), in: folder).library
      let cases = deeds.enumerated().map { "case \($0): { \($1) break; }" }.joined(separator: "\n")
      wrong = try PluginHostilityTests.hostile(
        "switch (atoi(getenv(\"SWIFTKIT_DEED\"))) { \(cases) }", in: folder)
    }
  }

  private static func hostile(_ body: String, in folder: TemporaryFolder) throws -> FilePath {
    let source = PluginInC.source(id: "wrong", body: body).replacing(
      "static void go_wrong(", with: means + "\nstatic void go_wrong(")
    return try PluginInC("wrong", source: source, in: folder, flags: ["-w"]).library
  }

  /// A check by a plugin that came with us, the hostile one and another.
  ///
  /// - Parameter body: what the hostile one does, when it is none of the deeds.
  private func check(_ body: String? = nil) throws -> TestCheck {
    let shop = try Self.workshop.get()
    var check = try TestCheck(Self.files)
    check.limits = HostLimits(time: .milliseconds(800), task: .seconds(20), loading: .seconds(20))
    check.add("ours", library: shop.ours)
    let wrong = try body.map { try Self.hostile($0, in: check.folder) } ?? shop.wrong
    for (name, library) in [("wrong", wrong), ("good", shop.good)] {
      check.add(name, library: library, digest: SHA256.hexadecimal(of: try FileContents.bytes(of: library)))
    }
    return check
  }

  /// What a plugin starts goes when the run is over, where the system tells who it was.
  @Test(
    .enabled(if: isLinux, "only Linux hands orphans on"),
    arguments: ["", "setsid();", "setsid(); if (fork()) _exit(0);", "setpgid(0, 0); signal(SIGTERM, SIG_IGN);"])
  func processesLeftBehindAreEnded(steps: String) throws {
    let mark = try TemporaryFolder()
    let file = mark.path.appending("number")
    var check = try self.check(
      """
      if (fork() == 0) {
        \(steps)
        FILE *out = fopen("\(file).new", "w"); fprintf(out, "%d", (int)getpid()); fclose(out);
        rename("\(file).new", "\(file)");
        for (;;) pause();
      }
      while (access("\(file)", F_OK)) usleep(1000);
      usleep(20000);
      """)
    // The child may have to wait for its turn.
    check.limits.time = .seconds(30)
    check.limits.task = .seconds(60)
    let outcome = try check.run()
    #expect(outcome.lines.filter { !$0.contains(" wrong/") } == Self.expected)
    let number = try #require(pid_t(FileContents.text(of: file)))
    #expect(kill(number, 0) == -1 && errno == ESRCH)
  }

  /// Tokens reach no program that has no use for them.
  @Test func secretsDoNotReachPlugins() throws {
    var check = try TestCheck(["b.swift": "// bad!\n"])
    try check.add(
      "wrong",
      body: "if (getenv(\"FIGMA_TOKEN\") || getenv(\"AWS_SECRET_ACCESS_KEY\")) report(0, 1, \"a secret\");"
        + "if (getenv(\"SWIFTKIT_TEAM\") && getenv(\"HOME\")) report(0, 1, \"a word\");")
    check.environment += ["FIGMA_TOKEN=figd_x", "AWS_SECRET_ACCESS_KEY=y", "SWIFTKIT_TEAM=z", "HOME=/"]
    #expect(try check.run().lines == ["b.swift:1:1 wrong/bad a word"])
  }

  /// A plugin that only writes, to whom nobody listens, does not keep the run from its end; nor does one that answers so.
  @Test func forgedAnswers() throws {
    let folder = try TemporaryFolder()
    let source = PluginInC.source(
      id: "wrong", answer: "begin(5); put(0, 4); put(1, 4); put(7, 2); put(~0ul, 8); send_frame();"
    ).replacing("static void go_wrong(", with: Self.means + "\nstatic void go_wrong(")
    let wrong = try PluginInC("wrong", source: source, in: folder, flags: ["-w"])
    let good = try PluginInC(
      "good", source: PluginInC.source(id: "good", answer: "reply(0.5, \"it is 42\");"), in: folder)
    let plugins = try [wrong, good].enumerated().map { number, plugin in
      HostedPlugin(
        library: plugin.library,
        descriptor: PluginDescriptor(
          abi: 1, id: number == 0 ? "wrong" : "good", version: "1.0", checks: [],
          answers: [.init(key: "any", title: "Any", words: [])]),
        digest: SHA256.hexadecimal(of: try FileContents.bytes(of: plugin.library)), checks: [])
    }
    let pool = HostPool(host: PluginInC.host, plugins: plugins, environment: [], repair: "")
    let (answers, _) = try pool.answers(to: "what is it")
    #expect(answers.map(\.plugin) == ["good"] && answers.map(\.statement) == ["it is 42"])
  }
}

extension Unicode.Scalar {
  /// Neither a control character nor one that changes the direction of writing.
  fileprivate var isShown: Bool {
    properties.generalCategory != .control && !(0x202a...0x202e).contains(value) && !(0x2066...0x2069).contains(value)
  }
}

private var isLinux: Bool {
  #if os(Linux)
    true
  #else
    false
  #endif
}
