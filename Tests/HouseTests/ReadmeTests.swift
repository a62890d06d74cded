import POSIXSupport
import TestSupport
import Testing

/// Everything that the README and the manuals show is run here, in a new folder, with the programs just built.
@Suite struct ReadmeTests {
  private static let file = PackageFolder.root.appending("README.md")

  @Test(arguments: [
    "README.md", "docs/adopting.md", "docs/agents.md", "docs/checking.md", "docs/checks.md", "docs/database.md",
    "docs/doctor.md", "docs/getting-started.md", "docs/settings.md", "docs/writing-plugins.md", "docs/writing-rules.md",
    "docs/figma.md", "docs/project.md", "docs/scaffolding.md", "docs/templates.md",
  ])
  func transcriptsShowWhatReallyHappens(document: String) throws {
    let file = PackageFolder.root.appending(document)
    let readme = try FileContents.text(of: file)
    let folder = try TemporaryFolder("swiftkit-readme-")
    let player = Transcript.Player(
      write: { name, text in try folder.write(text, to: name) },
      run: { command in try makeTargetExists(in: command) ? nil : run(command, in: folder.path) })
    let transcript = try Transcript(playing: readme, with: player)
    for mismatch in transcript.mismatches { Issue.record("\(document): \(mismatch)\n'make record' refreshes it") }
    if ProcessEnvironment.value("SWIFTKIT_RECORD") != nil {
      try AtomicFile.write(Array(transcript.refreshed.utf8), to: file)
    }
  }

  /// The manual lists every column of every documented view.
  @Test func everyViewIsDocumented() throws {
    let manual = try FileContents.text(of: PackageFolder.root.appending("docs/database.md"))
    let folder = try TemporaryFolder()
    try folder.write("# A\n\n- Never b.\n", to: "a.md")
    #expect(try ProgramRun.swiftkit("ingest", "a.md", "--index", "i.db", in: folder.path).exitCode == 0)
    let query = """
      select '| `' || m.name || '` | ' || group_concat(c.name, ', ') || ' |'
      from sqlite_schema m, pragma_table_info(m.name) c where m.type = 'view' group by m.name
      """
    let views = try ProgramRun("/usr/bin/env", ["sqlite3", "i.db", query], in: folder.path)
    let rows = views.output.split(separator: "\n")
    #expect(rows.count >= 6)
    for row in rows { #expect(manual.contains(row), "docs/database.md lacks \(row)") }
  }

  @Test func everyCommandIsShown() throws {
    let readme = try FileContents.text(of: Self.file)
    let names = CommandHelp.subcommands(in: try ProgramRun.swiftkit("--help").output)
    #expect(!names.isEmpty)
    for name in names {
      #expect(readme.contains("swiftkit \(name)"), "README does not mention 'swiftkit \(name)'")
    }
  }

  /// What a terminal would show: both streams in the order they were written.
  private func run(_ command: String, in folder: FilePath) throws -> [String] {
    let search = "\(PackageFolder.products):\(ProcessEnvironment.value("PATH") ?? "/usr/bin:/bin")"
    let run = try ProgramRun(
      "/bin/sh", ["-c", "mkdir -p \"$HOME\"; { \(command)\n} 2>&1"], in: folder,
      environment: [
        "PATH": search, "HOME": folder.appending(".home").string, "PACKAGE": PackageFolder.root.string,
        "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": "",
      ])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// True for `make …`, whose task must exist; what the tasks do is not run here, since tests are one of them.
  private func makeTargetExists(in command: String) throws -> Bool {
    let words = command.split(separator: " ")
    guard words.first == "make" else { return false }
    let makefile = try FileContents.text(of: PackageFolder.root.appending("Makefile"))
    let targets = makefile.split(separator: "\n").compactMap { $0.firstIndex(of: ":").map($0.prefix(upTo:)) }
    for word in words.dropFirst() where !word.contains("=") {
      #expect(targets.contains(word), "README: '\(command)' names no task of the Makefile")
    }
    return true
  }
}
