import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// The table of failures: whatever a plugin does, everybody else's findings are there and the run says what happened.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginFailureTests {
  private static let files = [
    "a.swift": "let trip = 1\n", "b.swift": "// bad!\nlet trip = 2\n", "c.swift": "let x = \"trip\"\n",
  ]

  private static let wrongOnly = [
    "a.swift:1:5 wrong/words a trip", "b.swift:2:5 wrong/words a trip", "c.swift:1:10 wrong/words a trip",
  ]

  private static let expected = [
    "a.swift:1:5 good/words a trip", "a.swift:1:5 wrong/words a trip", "b.swift:2:5 good/words a trip",
    "b.swift:2:5 wrong/words a trip", "c.swift:1:10 good/words a trip", "c.swift:1:10 wrong/words a trip",
  ]

  @Test(arguments: [
    (
      "*(volatile int *)8 = 1;",
      "checking this file ended the process with SIGSEGV (bad memory access)"
    ),
    ("abort();", "checking this file ended the process with SIGABRT (abort)"),
    ("raise(SIGILL);", "checking this file ended the process with SIGILL (a trap, as after fatalError)"),
    ("raise(SIGKILL);", "checking this file ended the process with SIGKILL"),
    ("raise(SIGBUS);", "checking this file ended the process with SIGBUS (bad memory access)"),
    ("raise(SIGTRAP);", "checking this file ended the process with SIGTRAP (a trap, as after fatalError)"),
    ("raise(SIGFPE);", "checking this file ended the process with SIGFPE (arithmetic)"),
    ("raise(SIGTERM);", "checking this file ended the process with SIGTERM"),
    // The stack runs out.
    (
      "for (;;) { volatile char *more = __builtin_alloca(1 << 16); *more = 1; }",
      "checking this file ended the process with SIGSEGV (bad memory access)"
    ),
    ("exit(0);", "checking this file ended the process with exit(0)"),
    ("_exit(3);", "checking this file ended the process with exit(3)"),
    ("for (;;) ;", "checking this file took longer than 1 s"),
    ("for (;;) pause();", "checking this file took longer than 1 s"),
    (
      "fputs(\"first\\nlibrary bug: index 7\\n\", stderr); abort();",
      "checking this file ended the process with SIGABRT (abort): library bug: index 7"
    ),
    // Messages of its own making, into the pipe that the host speaks through.
    (
      "char junk[64]; memset(junk, 0xff, 64); write(4, junk, 64); sleep(9);",
      "checking this file ended the process with SIGKILL"
    ),
    // Deaf and dumb: the pipes are gone, the process is not.
    ("for (int i = 3; i < 9; i++) close(i); for (;;) ;", "checking this file ended the process with SIGKILL"),
  ])
  func endsOfProcesses(body: String, reason: String) throws {
    var check = try TestCheck(Self.files)
    if reason.contains("took longer") { check.limits = TestCheck.brief }
    try check.add("good")
    try check.add("wrong", body: body)
    let outcome = try check.run()
    #expect(outcome.lines == Self.expected)
    #expect(outcome.problemLines == ["wrong/bad b.swift: \(reason)"])
    #expect(outcome.skipped.isEmpty && outcome.files == 3)
  }

  /// The words of `fatalError` are worth more than the name of the signal.
  @Test func fatalErrorInSwift() throws {
    var check = try TestCheck(Self.files)
    try check.add("good")
    let source = """
      import SwiftKitABI
      func text(_ text: StaticString) -> swiftkit_text {
        swiftkit_text(
          bytes: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), length: text.utf8CodeUnitCount)
      }
      func memory<Value>(_ value: Value) -> UnsafePointer<Value> {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        memory.initialize(to: value)
        return UnsafePointer(memory)
      }
      nonisolated(unsafe) let check = memory(swiftkit_check(
        struct_size: UInt32(MemoryLayout<swiftkit_check>.size), severity: UInt32(SWIFTKIT_ERROR), id: text("bad"),
        title: text("Goes wrong"), literals: memory(text("bad!")), literal_count: 1, rules: nil, rule_count: 0,
        off_by_default: 0, fixable: 0))
      nonisolated(unsafe) let plugin = memory(swiftkit_plugin(
        struct_size: UInt32(MemoryLayout<swiftkit_plugin>.size), abi_major: 1, abi_minor: 0, id: text("wrong"),
        version: text("1.0"), checks: check, check_count: 1,
        check: { _, _, _ in fatalError("no such luck") }, answer: nil))
      @c public func swiftkit_plugin_entry(_ major: UInt32, _ minor: UInt32) -> UnsafeRawPointer? {
        UnsafeRawPointer(plugin)
      }
      """
    let file = try check.folder.write(source, to: "wrong.swift")
    let library = check.folder.path.appending("libwrong.so")
    let include = PackageFolder.root.appending("Plugins/ABI/include").string
    let run = try ProgramRun(
      "/usr/bin/env",
      [
        "swiftc", "-parse-as-library", "-emit-library", "-module-name", "Wrong", "-I", include, "-o", library.string,
        file.string,
      ])
    try #require(run.exitCode == 0, "\(run.errors)")
    check.add("wrong", library: library)
    check.plugins[1] = HostedPlugin(
      library: library, descriptor: check.plugins[1].descriptor, digest: nil, checks: ["bad"])
    let outcome = try check.run()
    #expect(outcome.lines == Self.expected.filter { $0.contains("good/") })
    let problem = try #require(outcome.problemLines.first)
    #expect(problem.hasPrefix("bad b.swift: checking this file ended the process with SIG"))
    #expect(problem.hasSuffix("Fatal error: no such luck"))
    #expect(outcome.problems.count == 1)
  }

  @Test(.enabled(if: isLinux, "memory limits bind on Linux only")) func memoryHog() throws {
    var check = try TestCheck(Self.files)
    check.limits = HostLimits(time: .seconds(30), memory: 1 << 29)
    try check.add(
      "wrong", body: "for (;;) { char *more = malloc(1 << 24); if (!more) abort(); memset(more, 1, 1 << 24); }")
    let outcome = try check.run()
    #expect(outcome.lines == Self.wrongOnly)
    #expect(
      outcome.problemLines == ["wrong/bad b.swift: checking this file ended the process with SIGABRT (abort)"])
  }

  /// A thread that a check leaves behind ends the host whenever it likes; the run goes on without who may have done it.
  @Test func aThreadThatEndsTheHostLater() throws {
    var check = try TestCheck(Self.files)
    try check.add(
      "wrong",
      body: """
        extern int pthread_create(unsigned long *, void *, void *(*)(void *), void *);
        void *later(void *none) { usleep(2000); abort(); }
        unsigned long thread;
        pthread_create(&thread, 0, later, 0);
        """, flags: ["-lpthread"])
    let outcome = try check.run()
    #expect(outcome.skipped.isEmpty && outcome.files == 3)
    #expect(outcome.lines == Self.wrongOnly || outcome.lines.isEmpty)
  }

  /// Nobody can tell who it was when the mark is overwritten as well: strangers are left out, what came with us goes on.
  @Test func overwritingTheMark() throws {
    var check = try TestCheck(Self.files)
    try check.add(
      "wrong",
      body: """
        extern void *mmap(void *, size_t, int, int, int, long);
        char *page = mmap(0, 4096, 3, 1, 5, 0);
        memset(page, 0xff, 8);
        abort();
        """)
    let good = try PluginInC("good", source: PluginInC.source(id: "good"), in: check.folder)
    check.add("good", library: good.library)
    let outcome = try check.run()
    #expect(
      outcome.lines.filter { !$0.contains("wrong/") }
        == Self.expected.filter { $0.contains("good/") }.map {
          $0.replacing("good/words", with: "words")
        })
    #expect(outcome.skipped.isEmpty && outcome.files == 3)
    #expect(
      outcome.problemLines == [
        "wrong: it is not used: the plugin host kept ending for unknown reasons; most recently, "
          + "running it ended the process with SIGABRT (abort)"
      ])
  }

  @Test func wordsOnStandardOutputGoNowhere() throws {
    var check = try TestCheck(Self.files)
    try check.add("good")
    try check.add("wrong", body: "for (int i = 0; i < 100000; i++) puts(\"hello\"); fflush(stdout);")
    let outcome = try check.run()
    #expect(outcome.lines == Self.expected)
    #expect(outcome.problems.isEmpty)
  }

  @Test func wordsOnStandardErrorDoNotBlock() throws {
    var check = try TestCheck(Self.files)
    try check.add("good")
    try check.add("wrong", body: "for (int i = 0; i < 100000; i++) fputs(\"hello\\n\", stderr);")
    let outcome = try check.run()
    #expect(outcome.lines == Self.expected)
    #expect(outcome.problems.isEmpty)
  }

  @Test(arguments: [
    ("report(5, 2, \"x\");", "it reported bytes 5 to 2 of a file that has 21"),
    ("report(0, 4000000000u, \"x\");", "it reported bytes 0 to 4000000000 of a file that has 21"),
    ("report(0, 1, \"\\xff\\xfe\");", "it reported a message that is not UTF-8 or longer than 2000 bytes"),
    ("report(0, 1, \" \\n \");", "it reported a finding without a message"),
    ("host->report(host->context, 0);", "it reported an invalid finding"),
    (
      "swiftkit_finding f = { 4, 0, 1, T(\"x\"), 0, 0 }; host->report(host->context, &f);",
      "it reported a finding of 4 bytes"
    ),
    (
      "swiftkit_finding f = { sizeof f, 0, 1, { 0, 7 }, 0, 0 }; host->report(host->context, &f);",
      "it reported a message that is not UTF-8 or longer than 2000 bytes"
    ),
  ])
  func wrongFindingsAreFaults(body: String, reason: String) throws {
    var check = try TestCheck(Self.files)
    try check.add("wrong", body: body)
    let outcome = try check.run()
    #expect(outcome.lines == Self.wrongOnly)
    #expect(outcome.problemLines == ["wrong/bad b.swift: \(reason)"])
  }

  @Test func messagesCannotSteerATerminal() throws {
    var check = try TestCheck(["b.swift": "// bad!\n"])
    try check.add("wrong", body: "report(3, 6, \"\\x1b[2J red\\r\\n\\u202e now\");")
    #expect(try check.run().lines == ["b.swift:1:4 wrong/bad [2J red now"])
  }

  @Test(arguments: [
    "swiftkit_edit e = { 0, 99, T(\"x\") };", "swiftkit_edit e = { 3, 2, T(\"x\") };",
    "swiftkit_edit e = { 0, 1, { \"\\xff\", 1 } };", "swiftkit_edit e = { 0, 1, { 0, 9 } };",
  ])
  func aWrongEditCostsTheFixOnly(edit: String) throws {
    var check = try TestCheck(Self.files)
    try check.add(
      "wrong",
      body: edit + "swiftkit_finding f = { sizeof f, 0, 1, T(\"fix me\"), &e, 1 }; host->report(host->context, &f);")
    let outcome = try check.run(["b.swift"])
    #expect(outcome.lines == ["b.swift:1:1 wrong/bad fix me", "b.swift:2:5 wrong/words a trip"])
    #expect(outcome.findings.allSatisfy { !$0.finding.fixable })
    #expect(
      outcome.problemLines == [
        "wrong/bad b.swift: it offered an edit that is outside the file, overlaps another, or has a text that is not UTF-8"
      ])
  }

  @Test func aMillionFindings() throws {
    var check = try TestCheck(Self.files)
    check.limits = HostLimits(time: .seconds(60), findings: 100)
    try check.add(
      "wrong",
      body: "for (int i = 0; i < 1000000; i++) { char m[20]; snprintf(m, 20, \"no %d\", i); report(0, 1, m); }")
    let outcome = try check.run()
    #expect(outcome.findings.count { $0.finding.check == "wrong/bad" } == 100)
    #expect(outcome.findings.count { $0.finding.check == "wrong/words" } == 3)
    #expect(
      outcome.problemLines == [
        "wrong/bad b.swift: it reported 1000000 findings in one file; only the first 100 are shown"
      ])
  }

  @Test func reportsFromElsewhereAreDropped() throws {
    var check = try TestCheck(Self.files)
    try check.add(
      "wrong",
      body: """
        extern int pthread_create(unsigned long *, void *, void *(*)(void *), void *);
        extern int pthread_join(unsigned long, void **);
        void *later(void *host) {
          swiftkit_finding f = { sizeof f, 0, 1, T("late"), 0, 0 };
          ((const swiftkit_host *)host)->report(((const swiftkit_host *)host)->context, &f);
          return 0;
        }
        unsigned long thread;
        pthread_create(&thread, 0, later, (void *)host);
        pthread_join(thread, 0);
        """, flags: ["-lpthread"])
    #expect(try check.run(["b.swift"]).lines == ["b.swift:2:5 wrong/words a trip"])
  }

  /// A check that fails on many files is dropped whole, so that the outcome does not depend on who was first.
  @Test func aCheckThatFailsOftenIsAbandoned() throws {
    var files = Self.files
    for number in 0..<12 { files["d\(number).swift"] = "// bad!" }
    var check = try TestCheck(files)
    try check.add("wrong", body: "report(0, 1, \"seen\"); if (strstr(file->path.bytes, \"d\")) abort();")
    let outcomes = try (0..<3).map { _ in try check.run() }
    for outcome in outcomes {
      #expect(outcome.lines == Self.wrongOnly)
      #expect(outcome.problemLines == ["wrong/bad: it crashed or hung on several files; none of its findings are used"])
    }
  }

  @Test func aCheckThatCrashesOnceKeepsItsOtherFindings() throws {
    var files = Self.files
    for number in 0..<12 { files["d\(number).swift"] = "// bad!" }
    var check = try TestCheck(files)
    try check.add("wrong", body: "report(0, 1, \"seen\"); if (strstr(file->path.bytes, \"d7\")) abort();")
    let outcome = try check.run()
    #expect(outcome.findings.count { $0.finding.check == "wrong/bad" } == 12)
    #expect(
      outcome.problemLines == ["wrong/bad d7.swift: checking this file ended the process with SIGABRT (abort)"])
  }
}

private var isLinux: Bool {
  #if os(Linux)
    true
  #else
    false
  #endif
}
