import POSIXSupport
import TestSupport
import Testing
import WireFormats

/// What `doctor` finds, and that the repairs which it shows work.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct DoctorTests {
  /// An installation that was broken in one way.
  struct Breakage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What `doctor` calls it.
    let kind: String
    let carryOut: @Sendable (DoctorKit) throws -> Void

    init(_ description: String, _ kind: String, _ carryOut: @escaping @Sendable (DoctorKit) throws -> Void) {
      (testDescription, self.kind, self.carryOut) = (description, kind, carryOut)
    }
  }

  private static let isRoot = geteuid() == 0

  private static let forEverybody: [Breakage] =
    [
      Breakage("no host", "host-missing") { try $0.remove("kit/swiftkit-plugin-host") },
      Breakage("no templates", "content-missing") { try $0.remove("kit/Templates/toy") },
      Breakage("no table of declarations", "content-missing") { try $0.remove("kit/Data/api/facts.tsv") },
      Breakage("half a table of declarations", "content-missing") { kit in
        let table = try kit.kit.folder.read("kit/Data/api/facts.tsv")
        try kit.kit.folder.write(String(table.prefix(50_000)), to: "kit/Data/api/facts.tsv")
      },
      Breakage("a bundled plugin without its library", "plugin-missing") { try $0.remove("kit/plugins/libtest.so") },
      Breakage("a bundled plugin without its descriptor", "plugin-missing") { try $0.remove("kit/plugins/test.json") },
      Breakage("a trusted plugin without its library", "plugin-missing") { kit in
        try kit.plugin(trusted: true)
        try kit.remove("project/plugins/libmine.so")
      },
      Breakage("a cache for everybody", "permissions") { try $0.permit(0o777, "cache/swiftkit") },
      Breakage("a cache that nobody may read", "permissions") { try $0.permit(0o000, "cache/swiftkit") },
      Breakage("an index that nobody may read", "permissions") { kit in try kit.permit(0o000, kit.index()) },
      Breakage("settings for everybody", "permissions") { try $0.permit(0o777, "config/swiftkit") },
      Breakage("a list of trust for everybody", "trust-unusable") { kit in
        try kit.plugin(trusted: true)
        try kit.permit(0o666, "config/swiftkit/trusted-plugins.sha256")
      },
      Breakage("a list of trust with a strange line", "trust-unusable") { kit in
        try kit.kit.folder.write("what is this\n", to: "config/swiftkit/trusted-plugins.sha256")
        try kit.permit(0o600, "config/swiftkit/trusted-plugins.sha256")
      },
      Breakage("a list of trust that is a folder", "trust-unusable") { kit in
        try Folder.make(kit.path("config/swiftkit/trusted-plugins.sha256"))
      },
      Breakage("an index that is no database", "cache-damaged") { kit in
        let index = try kit.index()
        try kit.kit.folder.write("this is no database, but it has the name of one", to: index)
      },
      Breakage("an index with a broken page", "cache-damaged") { kit in
        let index = try kit.index()
        var bytes = try FileContents.bytes(of: kit.path(index))
        for place in 4_096..<(4_096 + 64) { bytes[place] = 0xFF }
        try kit.kit.folder.write(bytes, to: index)
      },
      Breakage("reports that are none", "cache-damaged") { kit in
        try kit.kit.folder.write("nothing of the kind", to: "cache/swiftkit/reports-0123.cache")
        try kit.permit(0o600, "cache/swiftkit/reports-0123.cache")
      },
      Breakage("an old index", "index-outdated") { try $0.patchIndex(at: 60, 3) },
      Breakage("an index of a newer swiftkit", "index-outdated") { try $0.patchIndex(at: 60, 99) },
      Breakage("a plugin that has changed", "plugin-changed") { kit in
        let library = try kit.plugin(trusted: true)
        try kit.kit.folder.write(try FileContents.bytes(of: library) + [0], to: "project/plugins/libmine.so")
      },
      Breakage("a descriptor that has changed", "plugin-changed") { kit in
        try kit.plugin(trusted: true)
        let text = try kit.kit.folder.read("project/plugins/mine.json")
        try kit.kit.folder.write(text + "\n", to: "project/plugins/mine.json")
      },
      Breakage("a plugin that nobody trusts", "plugin-untrusted") { try $0.plugin(trusted: false) },
      Breakage("a plugin that others may write", "plugin-unsafe") { kit in
        try kit.plugin(trusted: true)
        try kit.permit(0o666, "project/plugins/libmine.so")
      },
      Breakage("a plugin for a runtime that is not here", "plugin-refused") { kit in
        // What a plugin of another Swift comes to where that Swift is not: a library that it needs is not found.
        let script = """
          cd "\(kit.folder)" && printf 'void f(void) {}' > swiftCore.c && cc -shared -fPIC -o libswiftCore-0.so swiftCore.c
          """
        let built = try ProgramRun("/usr/bin/env", ["sh", "-c", script])
        try #require(built.exitCode == 0, "\(built.errors)")
        let library = try PluginInC(
          "mine", source: PluginInC.source(id: "mine"), in: kit.kit.folder,
          flags: ["-Wl,--no-as-needed", "-L\(kit.folder)", "-lswiftCore-0", "-Wl,-rpath,\(kit.folder)"]
        ).library
        try kit.kit.describe(library, into: "mine.json")
        #expect(try kit.run("plugin", "trust", library.string).exitCode == 0)
        try kit.remove("libswiftCore-0.so")
      },
      Breakage("no git", "git-missing") { kit in
        let git = try #require(ProcessEnvironment.resolved(kit.path("bin/git")))
        try kit.remove("bin/git")
        try kit.script("exec \"$@\"\n", at: "bin/sudo")
        try kit.script(
          "[ \"$*\" = \"install -y git\" ] && ln -s \(git) \(kit.path("bin/git"))\n", at: "bin/apt-get")
      },
      Breakage("a setting that is misspelt", "settings-invalid") {
        try $0.kit.write("chekcs: all\n", to: ".swiftkit.yml")
      },
      Breakage("a check that is misspelt", "settings-invalid") { kit in
        try kit.kit.write("checks: all\ndisable: [worsd]\n", to: ".swiftkit.yml")
      },
      Breakage("a setting that nobody knows", "settings-invalid") { kit in
        try kit.kit.write("colour-of-the-bikeshed: red\n", to: "App/.swiftkit.yml")
        // Whoever edits it knows what to do.
        try kit.script("[ \"$1\" = +1 ] && printf 'checks: all\\n' > \"$2\"\n", at: "bin/editor")
      },
      Breakage("what an older agents install wrote", "agents-stale") { kit in
        #expect(try kit.run("agents", "install", "--client", "claude").exitCode == 0)
        let text = try kit.kit.read("CLAUDE.md")
        try kit.kit.write(text.replacing("## SwiftUI with swiftkit", with: "## Swiftkit, as it was"), to: "CLAUDE.md")
        try kit.kit.write("an older text\n", to: ".claude/skills/toy/SKILL.md")
      },
      Breakage("another swiftkit on the search path", "other-version") { kit in
        try kit.script("echo 0.0.9\n", at: "bin/swiftkit")
      },
      Breakage("another swiftkit that says nothing", "other-version") { kit in
        try kit.script("exec sleep 60\n", at: "bin/swiftkit")
      },
      Breakage("a run that was interrupted", "run-interrupted") { kit in
        let project = try #require(ProcessEnvironment.resolved(kit.kit.project))
        let digest = String(repeating: "ab", count: 32)
        try kit.kit.folder.write(
          "swiftkit runs 1\nbegun 0123456789abcdef \(digest)\nend\n",
          to: "state/swiftkit/projects/\(SHA256.hexadecimal(of: project.string))")
        for name in ["state/swiftkit", "state/swiftkit/projects"] { try kit.permit(0o700, name) }
        try kit.kit.write("new contents\n", to: ".swiftkit/transaction/0123456789abcdef/0")
      },
      Breakage("a run that somebody else began", "run-interrupted") { kit in
        try kit.kit.write("x\n", to: ".swiftkit/transaction/0123456789abcdef/journal")
      },
      Breakage("leftovers in the project", "leftovers") { kit in
        try kit.kit.write("half", to: "Sources/A B/.swiftkit-\(Int32.max)-0.tmp")
        try kit.kit.write("half", to: "Sources/.swiftkit-\(Int32.max)-3.tmp")
      },
      Breakage("leftovers in the cache", "leftovers") { kit in
        try kit.kit.folder.write("half", to: "cache/swiftkit/.swiftkit-\(Int32.max)-0.tmp")
      },
    ]

  private static let forRoot: [Breakage] = [
    Breakage("a cache of another user", "permissions") { kit in
      guard chown(kit.path("cache/swiftkit").string, 65_534, 65_534) == 0 else { throw Errno(rawValue: errno) }
    }
  ]

  static let breakages = forEverybody + (isRoot ? forRoot : [])

  @Test func nothingIsWrongBefore() throws {
    let run = try DoctorKit().run("doctor")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test(arguments: breakages) func namedWithItsRepair(_ breakage: Breakage) throws {
    let kit = try DoctorKit()
    try breakage.carryOut(kit)
    let broken = try kit.run("doctor", "--json")
    #expect(broken.exitCode == 1, "\(broken.output)\(broken.errors)")
    let document = try JSONText.value(DoctorDocument.self, from: Array(broken.output.utf8))
    #expect(document.troubles.contains { $0.kind == breakage.kind }, "\(document.troubles)")
    let text = try kit.run("doctor").output
    for trouble in document.troubles {
      #expect(text.contains("    $ \(trouble.repair)\n"), "\(text)")
      let repair = try kit.carryOut(trouble.repair)
      #expect(repair.exitCode == 0, "\(trouble.repair): \(repair.output)\(repair.errors)")
    }
    let after = try kit.run("doctor")
    #expect(after.exitCode == 0, "\(after.output)\(after.errors)")
  }

  /// A client is named that has our server and something else of ours beside it.
  @Test(arguments: [
    ([], true), (["CLAUDE.md", ".claude/settings.json"], true), ([".claude/skills", ".claude/settings.json"], true),
    ([".claude/skills", ".claude/settings.json", "CLAUDE.md"], false), ([".mcp.json"], false),
  ])
  func connectedClients(missing: [String], isNamed: Bool) throws {
    let kit = try DoctorKit()
    #expect(try kit.run("agents", "install", "--client", "claude").exitCode == 0)
    for path in missing { try kit.remove("project/\(path)") }
    let run = try kit.run("doctor", "--json")
    #expect(run.output.contains("project/.mcp.json") == isNamed, "\(run.output)\(run.errors)")
  }

  /// Two copies of one version are no trouble, and a slow one does not hold the doctor up.
  @Test func theSameVersionTwice() throws {
    let kit = try DoctorKit()
    try kit.script("echo $(\"\(kit.kit.kit.appending("swiftkit"))\" --version)\n", at: "bin/swiftkit")
    let run = try kit.run("doctor")
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(run.output.contains("another one on the search path, 0.1.0"))
  }

  /// A folder full of old files is one trouble, for one command cleans it.
  @Test func troublesAlikeAreOne() throws {
    let kit = try DoctorKit()
    _ = try kit.run("doctor")
    for name in ["0123", "4567", "89ab"] {
      try kit.kit.folder.write("nothing of the kind", to: "cache/swiftkit/reports-\(name).cache")
    }
    try kit.kit.folder.write("nothing of the kind", to: "cache/swiftkit/run-0123.cache")
    let document = try JSONText.value(DoctorDocument.self, from: Array(kit.run("doctor", "--json").output.utf8))
    let damaged = document.troubles.filter { $0.kind == "cache-damaged" }.map(\.sentence)
    #expect(damaged.count == 2, "\(damaged)")
    #expect(damaged.contains { $0.hasSuffix(", and 2 others like it") } && damaged.contains { !$0.contains("like it") })
  }

  @Test func withoutAProjectOrAHome() throws {
    let kit = try DoctorKit()
    let run = try ProgramRun(
      kit.kit.kit.appending("swiftkit"), ["doctor"], in: kit.folder.appending("bin"),
      environment: ["HOME": "", "PATH": "", "XDG_CONFIG_HOME": "", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": ""])
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("'git' is not on the search path"))
    #expect(run.output.contains("neither HOME nor an XDG variable is set"))
  }

  /// Names that a project brings are shown, and quoted, so that they do nothing.
  @Test func wordsOfAProject() throws {
    let kit = try DoctorKit()
    try kit.kit.write("half", to: "a'; touch gone; '/\u{1b}[2J/.swiftkit-\(Int32.max)-0.tmp")
    try kit.kit.write("\u{1b}]0;x\u{7}: 1\n", to: ".swiftkit.yml")
    let run = try kit.run("doctor")
    #expect(run.exitCode == 1)
    #expect(!run.output.contains("\u{1b}") && !run.errors.contains("\u{1b}"))
    let document = try JSONText.value(DoctorDocument.self, from: Array(kit.run("doctor", "--json").output.utf8))
    for trouble in document.troubles where trouble.kind == "leftovers" { _ = try kit.carryOut(trouble.repair) }
    #expect(FileStatus(kit.kit.project.appending("gone")) == nil)
    #expect(try kit.kit.folder.listing().allSatisfy { !$0.hasSuffix(".tmp") })
  }
}
