import POSIXSupport
import TestSupport
import Testing

/// What `plugin new` writes is built for real, trusted, and finds what its samples say.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginNewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ program: String, _ arguments: String..., in place: String = "") throws -> ProgramRun {
    let path = ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin"
    return try ProgramRun(
      FilePath(program), arguments, in: place.isEmpty ? folder.path : folder.path.appending(place),
      environment: [
        "PATH": "\(PackageFolder.products):\(path)", "HOME": folder.path.appending("home").string,
        "XDG_CONFIG_HOME": folder.path.appending("config").string,
        "XDG_CACHE_HOME": folder.path.appending("cache").string,
      ])
  }

  @Test(arguments: ["c", "swift"]) func whatIsWrittenBuildsAndRuns(language: String) throws {
    let swiftkit = PackageFolder.products.appending("swiftkit").string
    let new = try run(swiftkit, "plugin", "new", "team-rules", "--language", language)
    try #require(new.exitCode == 0, "\(new.errors)")
    #expect(new.output.hasPrefix("created the plugin 'team-rules' in team-rules ("))
    #expect(new.output.contains("swiftkit plugin trust "))
    let test = try run("/bin/sh", "test.sh", in: "team-rules")
    #expect(test.exitCode == 0, "\(test.output)\(test.errors)")
    #expect(test.output.contains("team-rules 0.1.0: matches its descriptor\n"))
    #expect(test.output.hasSuffix("the plugin works as expected\n"))
    // A check without a sample is not called tested.
    let library = "team-rules/team-rules.c"
    if language == "c" {
      let second = """
            {
                .struct_size = sizeof(swiftkit_check),
                .severity = SWIFTKIT_WARNING,
                .id = TEXT("no-log"),
                .title = TEXT("a log"),
            },
        };

        static void check(
        """
      let source = try folder.read(library)
      try folder.write(source.replacing("};\n\nstatic void check(", with: second), to: library)
      #expect(try run("/bin/sh", "test.sh", in: "team-rules").output.contains("'no-log' is in the library, but not in"))
      let described = try run(swiftkit, "plugin", "describe", "libTeamRules.so", in: "team-rules")
      try folder.write(described.output, to: "team-rules/TeamRules.json")
      let untested = try run("/bin/sh", "test.sh", in: "team-rules")
      #expect(
        untested.errors.contains("team-rules/no-log has no finding in Samples"), "\(untested.output)\(untested.errors)")
      #expect(untested.exitCode == 1)
    }
    // The author's own list of trusted libraries is as it was.
    #expect(FileStatus(folder.path.appending("config/swiftkit")) == nil)
  }

  @Test(arguments: [
    (
      "TeamRules", "'TeamRules' is not a plugin id; use kebab-case, beginning with a letter; try 'team-rules'"
    ),
    ("team rules!", "try 'team-rules'"), ("9lives", "try 'lives'"), ("--", "Unknown option"),
    ("ü", "such as team-rules"),
    ("a--b", "try 'a-b'"), ("../up", "try 'up'"), ("glass", "the plugin id 'glass' is already taken"),
    ("skill", "the plugin id 'skill' is already taken"),
  ])
  func badNames(name: String, complaint: String) throws {
    let new = try run(PackageFolder.products.appending("swiftkit").string, "plugin", "new", name)
    #expect(new.exitCode == 64)
    #expect(new.errors.contains(complaint) || name == "--", "\(new.errors)")
    #expect(try Folder.names(in: folder.path).filter { $0 != "home" } == [])
  }

  @Test func aFolderInTheWayStaysAsItIs() throws {
    try folder.write("mine", to: "team-rules/a.txt")
    let new = try run(PackageFolder.products.appending("swiftkit").string, "plugin", "new", "team-rules")
    #expect(new.exitCode == 2)
    #expect(new.errors.contains("already exists; choose another name, or another folder with --output"))
    #expect(try Folder.names(in: folder.path.appending("team-rules")) == ["a.txt"])
  }
}
