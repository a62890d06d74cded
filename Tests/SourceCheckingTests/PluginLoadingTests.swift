import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// Libraries that cannot be loaded, each with its sentence, and the others' findings beside.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginLoadingTests {
  private static let entry = "const swiftkit_plugin *swiftkit_plugin_entry(uint32_t major, uint32_t minor)"

  private func check(_ reason: String, library: (TestCheck) throws -> FilePath, digest: String? = nil) throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n", "b.swift": "// bad!\nlet trip = 2\n"])
    if reason.contains("took longer") { check.limits = TestCheck.brief }
    try check.add("good")
    check.add("wrong", library: try library(check), digest: digest)
    let outcome = try check.run()
    #expect(outcome.lines == ["a.swift:1:5 good/words a trip", "b.swift:2:5 good/words a trip"])
    #expect(outcome.problemLines == ["wrong: it was not loaded: \(reason)"])
  }

  @Test(
    arguments: [
      ("int nothing;", [], "it does not export 'swiftkit_plugin_entry', so it is not a swiftkit plugin"),
      ("\(entry) { return 0; }", [], "it declines to run with plugin ABI 1.4"),
      (
        "static swiftkit_plugin p = { sizeof p, 2, 7 }; \(entry) { return &p; }", [],
        "it was built for plugin ABI 2.7; this swiftkit supports 1"
      ),
      (
        "static swiftkit_plugin p = { 12, 1, 0 }; \(entry) { return &p; }", [],
        "its description has 12 bytes; 80 are expected"
      ),
      (
        "static swiftkit_plugin p = { sizeof p, 1, 0, { \"No Name\", 7 } }; \(entry) { return &p; }", [],
        "its id is not in kebab-case"
      ),
      (
        "static swiftkit_plugin p = { sizeof p, 1, 0, { \"x\", 1 }, { \"1\", 1 }, 0, 3 }; \(entry) { return &p; }", [],
        "it declares checks but has none"
      ),
      (
        "extern int not_there(void); \(entry) { return not_there() ? 0 : 0; }", [],
        "it uses 'not_there', which nothing on this machine provides"
      ),
      (
        "static void __attribute__((constructor)) start(void) { abort(); } \(entry) { return 0; }", [],
        "loading it ended the process with SIGABRT (abort)"
      ),
      (
        "\(entry) { for (;;) ; }", [], "loading it took longer than 5 s"
      ),
      (
        "\(entry) { exit(0); }", [], "loading it ended the process with exit(0)"
      ),
    ] as [(String, [String], String)])
  func librariesInC(source: String, flags: [String], reason: String) throws {
    let head = "#include \"swiftkit_abi.h\"\n#include <stdlib.h>\n"
    try check(reason, library: { try PluginInC("wrong", source: head + source, in: $0.folder, flags: flags).library })
  }

  @Test func aMissingFile() throws {
    try check("there is no such file", library: { $0.folder.path.appending("gone.so") })
  }

  @Test(arguments: ["", "#!/bin/sh\necho hello\n", "\u{7f}EL"]) func notALibrary(text: String) throws {
    try check("it is not a dynamic library", library: { try $0.folder.write(text, to: "libtext.so") })
  }

  @Test func aFolder() throws {
    try check("it cannot be read: Is a directory", library: { $0.folder.path })
  }

  /// The system's loader maps what the headers promise and dies of what is not there.
  @Test func aLibraryCutShort() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    try check.add("good")
    let whole = try FileContents.bytes(of: check.plugins[0].library)
    for length in [64, 600, 4_096, 8_192, whole.count / 2] {
      let short = try check.folder.write(Array(whole.prefix(length)), to: "libshort\(length).so")
      var all = check
      all.add("short", library: short)
      let outcome = try all.run()
      #expect(outcome.lines == ["a.swift:1:5 good/words a trip"], "cut at \(length)")
      #expect(outcome.problems.count == 1, "cut at \(length)")
      #expect(outcome.problemLines.first?.hasPrefix("short: it was not loaded: ") == true, "cut at \(length)")
    }
  }

  @Test(.enabled(if: isLinux, "the loader's words are known for Linux")) func aMissingDependency() throws {
    try check(
      "it needs 'libneeded.so', which is not on this machine",
      library: { check in
        let needed = try PluginInC("needed", source: "int needed(void) { return 1; }", in: check.folder)
        let source = "#include \"swiftkit_abi.h\"\nextern int needed(void); \(Self.entry) { return needed() ? 0 : 0; }"
        let wrong = try PluginInC(
          "wrong", source: source, in: check.folder, flags: ["-L", check.folder.path.string, "-lneeded"])
        try Folder.removeAll(needed.library)
        return wrong.library
      })
  }

  @Test func aLibraryThatIsNotTheTrustedOne() throws {
    try check(
      "it has changed since it was trusted; 'swiftkit plugin trust' trusts it as it is now",
      library: { try PluginInC("wrong", source: PluginInC.source(), in: $0.folder).library },
      digest: SHA256.hexadecimal(of: "another"))
  }

  /// What was verified is what is loaded: the loader never opens the file that could be swapped in between.
  @Test(.enabled(if: isLinux, "elsewhere the copy has a name while it is used")) func theTrustedBytesAreLoaded() throws
  {
    var check = try TestCheck(["b.swift": "// bad!\n"])
    let body = """
      typedef struct { const char *file; void *base; const char *symbol; void *address; } where;
      extern int dladdr(const void *, where *);
      where info = { 0 };
      dladdr((const void *)&go_wrong, &info);
      report(0, 1, info.file ? info.file : "nowhere");
      char target[300] = { 0 };
      readlink(info.file, target, 299);
      report(0, 1, strstr(target, "(deleted)") ? "it has no name" : target);
      """
    try check.add("mine", body: body)
    let messages = try check.run().findings.map(\.finding.message)
    #expect(messages.count == 2 && messages.contains("it has no name"), "\(messages)")
    #expect(messages.contains { $0.hasPrefix("/proc/self/fd/") }, "\(messages)")
  }

  @Test func theTrustedLibrary() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    let plugin = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: check.folder)
    let digest = SHA256.hexadecimal(of: try FileContents.bytes(of: plugin.library))
    check.add("mine", library: plugin.library, digest: digest)
    #expect(try check.run().lines == ["a.swift:1:5 mine/words a trip"])
  }

  @Test func aHostThatIsNotThere() throws {
    let pool = HostPool(host: "/nowhere/host", plugins: [], environment: [], repair: "run 'make build'")
    let error = #expect(throws: HostingError.self) { try pool.run([.ask("x")], width: 1) }
    #expect(error?.description == "the plugin host '/nowhere/host' is missing; run 'make build'")
  }

  @Test func aHostThatIsNone() throws {
    let pool = HostPool(host: "/usr/bin/false", plugins: [], environment: [], repair: "")
    #expect(throws: HostingError.self) { try pool.run([.ask("x")], width: 1) }
  }

  /// Files are chosen by the descriptor: one that is out of date would leave files out without a word.
  @Test func descriptorsWithOtherLiterals() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n", "b.swift": "let walk = 1\n"])
    try check.add("good")
    let plugin = try #require(check.plugins.first)
    let checks = plugin.descriptor.checks.map {
      CheckDescription(
        id: $0.id, level: $0.level, title: $0.title, literals: $0.id == "words" ? ["walk"] : $0.literals,
        rules: $0.rules,
        isOnByDefault: $0.isOnByDefault, isFixable: $0.isFixable)
    }
    check.plugins = [
      HostedPlugin(
        library: plugin.library,
        descriptor: PluginDescriptor(abi: 1, id: "good", version: "1.0", checks: checks, answers: []),
        digest: plugin.digest, checks: plugin.checks)
    ]
    let outcome = try check.run()
    #expect(outcome.lines == [])
    #expect(
      outcome.problemLines == [
        "good/words: its literals in the descriptor differ from the library's, so files may be skipped"
      ])
  }

  @Test func troubleIsToldWhereNoFileNeedsThePlugin() throws {
    var check = try TestCheck(["a.swift": "let walk = 1\n"])
    try check.add("good")
    check.add("wrong", library: check.folder.path.appending("nothing.so"), digest: "00")
    let outcome = try check.run()
    #expect(outcome.files == 1 && outcome.lines == [])
    #expect(
      outcome.problemLines.count == 1 && outcome.problemLines.allSatisfy { $0.hasPrefix("wrong: it was not loaded") })
  }
}

private var isLinux: Bool {
  #if os(Linux)
    true
  #else
    false
  #endif
}
