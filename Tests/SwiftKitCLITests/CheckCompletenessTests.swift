import POSIXSupport
import TestSupport
import Testing

/// A run says by its exit code that something took no part. From the issue "Nothing lost, nothing let in, nothing
/// pretended".
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckCompletenessTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["test": "abort();"])
    try kit.write("let x = 1\n", to: "a.swift")
  }

  private func expect(
    _ arguments: String..., exit code: Int32, says words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try ProgramRun(
      kit.kit.appending("swiftkit"), ["check"] + arguments, in: kit.project,
      environment: [
        "HOME": kit.folder.path.appending("home").string, "XDG_CONFIG_HOME": kit.folder.path.appending("config").string,
        "XDG_CACHE_HOME": kit.folder.path.appending("cache").string,
      ])
    #expect(run.exitCode == code, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.contains(words), "\(run.errors)", sourceLocation: sourceLocation)
  }

  @Test func aNamedPluginThatTakesNoPart() throws {
    let library = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
    try kit.describe(library, into: "mine.json")
    #expect(try kit.run("plugin", "trust", library.string).exitCode == 0)
    try expect("--plugin", library.string, exit: 0, says: "no findings in 1 file")
    try AtomicFile.write(try FileContents.bytes(of: library) + [0], to: library)
    let reason =
      "it was not loaded: it has changed since it was trusted; 'swiftkit plugin trust' trusts it as it is now"
    try expect("--plugin", library.string, exit: 2, says: reason)
    try expect("--plugin", library.string, "--write-baseline", "b.json", exit: 2, says: "'b.json' was not written")
    #expect(FileStatus(kit.project.appending("b.json")) == nil)
    try expect("--checks", "mine", exit: 2, says: reason)
    // Nobody asked for it by name.
    try expect(exit: 0, says: reason)
    try expect("--strict", exit: 2, says: reason)
  }

  @Test func aCheckThatDiesEverywhere() throws {
    try kit.write("// bad!\n", to: "b.swift")
    try expect(exit: 0, says: "no findings in 2 files")
    try expect("--strict", exit: 2, says: "SIGABRT")
    try expect("--write-baseline", "b.json", exit: 2, says: "not everything was checked")
    try expect("--fix", "--strict", exit: 2, says: "SIGABRT")
  }

  @Test(arguments: [
    ("id: no-glass\ndetect:\n  modifer: glassEffect\n  message: no\n", "is not a key of 'detect'"),
    ("id: no-glass\ndetect:\n  modifier: glassEffect\n", "needs a 'message:'"),
    ("id: No Glass\ndetect:\n  modifier: a\n  message: no\n", "is not a valid check name"),
    ("title: x\ndetect:\n  modifier: glassEffect\n  message: no\n", "needs an 'id:'"),
  ])
  func aDeclaredCheckThatTakesNoPart(block: String, reason: String) throws {
    for end in ["\n", "\r\n"] {
      let text = "---\n\(block)---\n# Never use glass\n\nNever use `glassEffect`.\n"
      try kit.write(text.replacing("\n", with: end), to: "Skills/team/rules/n.md")
      try expect(exit: 2, says: reason)
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func aDeclaredCheckInEveryLineEnd(end: String) throws {
    let text = "---\nid: no-walk\ndetect:\n  call: walk\n  message: no walk\n---\n# Never walk\n\nNever call `walk`.\n"
    try kit.write(text.replacing("\n", with: end), to: "Skills/team/rules/n.md")
    try kit.write("func f() { walk() }\n", to: "a.swift")
    #expect(try kit.run("check").output == "a.swift:1:12: warning: no walk [skill/no-walk]\n")
  }

  @Test func filesThatCannotBeRead() throws {
    try kit.write("trip\0", to: "b.swift")
    try expect(exit: 0, says: "skipped b.swift")
    try expect("--strict", exit: 2, says: "skipped b.swift")
  }

  @Test func noSwiftFile() throws {
    try kit.write("", to: "docs/readme.md")
    try expect("docs", exit: 2, says: "no Swift files in 'docs'")
    try expect("docs", "docs", exit: 2, says: "no Swift files in 'docs' and 1 more")
    try expect("docs", "a.swift", exit: 0, says: "no findings in 1 file")
    try Folder.removeAll(kit.project.appending("a.swift"))
    try expect(exit: 0, says: "no Swift files here")
    try expect(".", exit: 2, says: "no Swift files in '.'")
  }

  @Test func standardInputIsNotCut() throws {
    let size = 8 << 20
    let whole = String(repeating: " ", count: size - 13) + "let trip = 1\n"
    let run = try kit.run("check", "--stdin", "--time-limit", "300", input: whole)
    #expect(run.output.hasSuffix("warning: a trip [words]\n"))
    let long = try kit.run("check", "--stdin", input: " " + whole)
    #expect(long.exitCode == 2 && long.output == "")
    #expect(long.errors.contains("skipped stdin.swift: it is larger than \(size) bytes, which is the limit"))
  }

  @Test(arguments: [
    ("", "--checks is empty"), (" , ", "--checks is empty"), ("wor ds", "unknown check 'wor ds'"),
    ("words,bda", "unknown check 'bda'; did you mean 'bad'?"),
  ])
  func checksThatAreNone(list: String, words: String) throws { try expect("--checks", list, exit: 64, says: words) }
}
