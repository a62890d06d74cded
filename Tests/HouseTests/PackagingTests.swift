import POSIXSupport
import TestSupport
import Testing

/// What is given away beside the programs: files of package managers, manual pages, completions.
@Suite struct PackagingTests {
  private func python(_ script: String, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun("/usr/bin/env", ["python3", PackageFolder.root.appending(script).string] + arguments)
  }

  @Test func packageManagersAreToldTheFacts() throws {
    let run = try python("Packaging/render.py", "--check")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
  }

  @Test func oneVersionEverywhere() throws {
    let fact = try python("Packaging/render.py", "--fact", "version").output
    #expect(try ProgramRun.swiftkit("--version").output == fact)
    let changes = try FileContents.text(of: PackageFolder.root.appending("CHANGELOG.md"))
    let version = fact.dropLast()
    let isTold = changes.contains("\n## \(version) ") || changes.contains("\n## \(version)\n")
    #expect(isTold, "CHANGELOG.md lacks \(version)")
  }

  /// With checksums the same templates give files that name the archives.
  @Test func aReleaseNamesItsSums() throws {
    let folder = try TemporaryFolder()
    let sum = String(repeating: "ab", count: 32)
    let archives = ["x86_64-linux", "aarch64-linux", "arm64-macos", "x86_64-macos"].map {
      "swiftkit-0.1.0-\($0).tar.gz"
    }
    let names = archives + ["swiftkit.artifactbundle.zip"]
    let sums = try folder.write(names.map { "\(sum)  \($0)\n" }.joined(), to: "SHA256SUMS")
    let out = folder.path.appending("out").string
    let run = try python("Packaging/render.py", "--sums", sums.string, "--into", out)
    try #require(run.exitCode == 0, "\(run.errors)")
    let files = try FileTree.files(below: FilePath(out))
    #expect(files.count == 8)
    for file in files {
      let text = try FileContents.text(of: file)
      #expect(!text.contains(String(repeating: "0", count: 64)), "\(file)")
      #expect(text.contains("@LIBC@") || text.firstMatch(of: #/@[a-z-]+@/#) == nil, "\(file)")
    }
    #expect(try folder.read("out/Packaging/homebrew/swiftkit.rb").components(of: sum) == 4)
    #expect(try folder.read("out/Packaging/swiftpm/Package.swift").components(of: sum) == 1)
  }

  @Test func everyCommandHasAPage() throws {
    let folder = try TemporaryFolder()
    let run = try python("Scripts/dist/manual.py", PackageFolder.program.string, folder.path.string)
    try #require(run.exitCode == 0, "\(run.errors)")
    var pending: [[String]] = [["swiftkit"]]
    var pages: Set<String> = []
    while let way = pending.popLast() {
      pages.insert(way.joined(separator: "-") + ".1")
      let help = try ProgramRun(PackageFolder.program, Array(way.dropFirst()) + ["--help"])
      pending += CommandHelp.subcommands(in: help.output).map { way + [$0] }
    }
    #expect(Set(try Folder.names(in: folder.path)) == pages)
    for name in ["swiftkit.1", "swiftkit-ask.1"] { expectGolden(try folder.read(name), "manual/\(name)") }
    if try ProgramRun("/bin/sh", ["-c", "command -v groff"]).exitCode == 0 {
      for page in pages {
        let lint = try ProgramRun(
          "/usr/bin/env", ["groff", "-man", "-Tutf8", "-ww", "-z", folder.path.appending(page).string])
        #expect(lint.errors == "", "\(page)")
      }
    }
  }

  @Test func programsArePackedTheSameEachTime() throws {
    let folder = try TemporaryFolder()
    for copy in ["one", "two"] {
      try folder.write("#!/bin/sh\n", to: "\(copy)/bin/swiftkit")
      try folder.write("words", to: "\(copy)/share/doc/swiftkit/NOTICE")
      try folder.write("terms", to: "\(copy)/share/doc/swiftkit/LICENSE")
      let run = try python(
        "Scripts/dist/pack.py", "tar", folder.path.appending(copy).string, "swiftkit-1.0-x86_64-linux",
        folder.path.appending("\(copy).tar.gz").string)
      try #require(run.exitCode == 0, "\(run.errors)")
    }
    let (one, two) = (folder.path.appending("one.tar.gz"), folder.path.appending("two.tar.gz"))
    #expect(try FileContents.bytes(of: one) == FileContents.bytes(of: two))
    let list = try ProgramRun("/usr/bin/env", ["tar", "-tzf", one.string])
    #expect(
      list.output.split(separator: "\n").map(String.init).filter { !$0.hasSuffix("/") } == [
        "swiftkit-1.0-x86_64-linux/bin/swiftkit", "swiftkit-1.0-x86_64-linux/share/doc/swiftkit/LICENSE",
        "swiftkit-1.0-x86_64-linux/share/doc/swiftkit/NOTICE",
      ])
  }
}

extension String {
  /// How often `part` stands in the text.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
