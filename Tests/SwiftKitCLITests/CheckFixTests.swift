import POSIXSupport
import TestSupport
import Testing

/// `check --fix` on real files, with somebody else at work in them. From the issue "Nothing lost, nothing let in, nothing
/// pretended".
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckFixTests {
  private let kit: PortableSwiftKit

  init() throws {
    // Every "bad!" becomes "good".
    kit = try PortableSwiftKit(plugins: [
      "test": """
      for (size_t i = 0; i + 4 <= file->source.length; i++) {
        if (memcmp(file->source.bytes + i, "bad!", 4) != 0) continue;
        swiftkit_edit e = { (uint32_t)i, (uint32_t)i + 4, T("good") };
        swiftkit_finding f = { sizeof f, (uint32_t)i, (uint32_t)i + 4, T("fix"), &e, 1 };
        host->report(host->context, &f);
      }
      """
    ])
  }

  @Test func whatTheBaselineKeepsIsLeft() throws {
    try kit.write("// bad! 1\n", to: "a.swift")
    #expect(try kit.run("check", "--write-baseline", "known.json").exitCode == 0)
    try kit.write("// bad! 1\n// bad! 2\n", to: "a.swift")
    let shown = try kit.run("check", "--baseline", "known.json", "--diff")
    #expect(shown.output.contains("+// good 2") && !shown.output.contains("-// bad! 1"))
    let run = try kit.run("check", "--baseline", "known.json", "--fix")
    #expect(run.errors.contains("fixed 1 finding in a.swift"))
    #expect(try kit.read("a.swift") == "// bad! 1\n// good 2\n")
    #expect(try kit.run("check", "--baseline", "known.json").exitCode == 0)
  }

  /// A suggestion is made where somebody asks for it, and never where a baseline or a comment keeps the finding.
  @Test func suggestionsWaitUntilTheyAreAskedFor() throws {
    let kit = try PortableSwiftKit(plugins: [
      "test": """
      for (size_t i = 0; i + 4 <= file->source.length; i++) {
        if (memcmp(file->source.bytes + i, "bad!", 4) != 0) continue;
        swiftkit_edit e = { (uint32_t)i, (uint32_t)i + 4, T("good") };
        swiftkit_finding f = { sizeof f, (uint32_t)i, (uint32_t)i + 4, T("fix"), &e, 1, 1 };
        host->report(host->context, &f);
      }
      """
    ])
    try kit.write("// bad! 1\n", to: "a.swift")
    #expect(try kit.run("check", "--write-baseline", "known.json").exitCode == 0)
    let text = "// bad! 1\n// bad! 2\n// swiftkit:disable:next all -- kept\nlet a = 1 // bad! 3\n"
    try kit.write(text, to: "a.swift")
    let shown = try kit.run("check", "--baseline", "known.json", "--json").output
    #expect(shown.contains("\"fixable\" : false") && shown.contains("\"suggested\" : true"), "\(shown)")
    #expect(try kit.run("check", "--baseline", "known.json", "--fix").errors.contains("nothing to fix"))
    #expect(try kit.read("a.swift") == text)
    #expect(try kit.run("check", "--suggestions").exitCode == 64)
    let run = try kit.run("check", "--baseline", "known.json", "--fix", "--suggestions")
    #expect(run.errors.contains("fixed 1 finding in a.swift"))
    #expect(try kit.read("a.swift") == text.replacing("bad! 2", with: "good 2"))
  }

  /// What else is wrong with a line is still wrong when it was fixed.
  @Test func whatIsLeftOnAMendedLine() throws {
    try kit.write("let trip = 1 // bad!\n", to: "a.swift")
    let run = try kit.run("check", "--fix")
    #expect(try kit.read("a.swift") == "let trip = 1 // good\n")
    #expect(run.output == "a.swift:1:5: warning: a trip [words]\n")
    #expect(run.exitCode == 1)
  }

  @Test func aLinkedFolderOutsideOfTheProject() throws {
    try kit.folder.write("// bad!\n", to: "out/o.swift")
    #expect(symlink("../out", kit.project.appending("Sources").string) == 0)
    let run = try kit.run("check", "Sources", "--fix")
    #expect(run.errors.contains("did not change Sources/o.swift: 'Sources' is a symbolic link"))
    #expect(try kit.folder.read("out/o.swift") == "// bad!\n")
    // Who names the folder itself means it.
    #expect(try kit.run("check", "../out", "--fix").errors.contains("fixed 1 finding in ../out/o.swift"))
    #expect(try kit.folder.read("out/o.swift") == "// good\n")
  }

  /// What lies behind a link of a working tree may be a working tree itself; the link is still the repository's.
  @Test(arguments: [true, false]) func aLinkedWorkingTree(isAbsolute: Bool) throws {
    for folder in ["project/.git", "out/.git", "project/sub"] {
      try Folder.make(kit.folder.path.pushing(FilePath(folder)))
    }
    try kit.folder.write("// bad!\n", to: "out/deep/o.swift")
    #expect(symlink("../out", kit.project.appending("Sources").string) == 0)
    let way = isAbsolute ? kit.project.appending("Sources/deep").string : "../Sources/deep"
    let folder = isAbsolute ? kit.folder.path : kit.project.appending("sub")
    let run = try ProgramRun(kit.kit.appending("swiftkit"), ["check", way, "--fix", "--no-cache"], in: folder)
    #expect(run.errors.contains("symbolic link"), "\(run)")
    #expect(try kit.folder.read("out/deep/o.swift") == "// bad!\n")
  }

  /// A file is saved while it is fixed: what lies there afterwards is what was saved, with fixes of its own or none.
  ///
  /// SWIFTKIT_SAVES says how many times, several in each run.
  @Test func savesAtRandomMoments() throws {
    let wanted = ProcessEnvironment.value("SWIFTKIT_SAVES").flatMap { Int($0) } ?? 100
    var random = SeededRandom(seed: 27)
    for number in 0..<20 { try kit.write("// \(number) bad!\n", to: "other\(number).swift") }
    let file = kit.project.appending("a.swift")
    var (saves, fixed) = (0, 0)
    while saves < wanted {
      for number in 0..<20 { try kit.write("// \(number) bad!\n", to: "other\(number).swift") }
      var text = try save(file, number: saves, &random)
      let child = try ChildProcess(
        "/bin/sh",
        arguments: [
          "-c", "cd \"$0\" && exec \"$1\" check . --fix --no-cache --quiet >out.txt 2>&1", kit.project.string,
          kit.kit.appending("swiftkit").string,
        ],
        environment: ["PATH=/usr/bin:/bin", "HOME=\(kit.folder.path)"], descriptors: [])
      while !child.hasEnded {
        _ = poll(nil, 0, Int32.random(in: 0...60, using: &random))
        text = try save(file, number: saves, &random)
        saves += 1
      }
      _ = child.wait()
      let found = try FileContents.text(of: file)
      #expect(found.replacing("good", with: "bad!") == text, "after \(saves) saves")
      if found != text { fixed += 1 }
      #expect(try Folder.names(in: kit.project).filter { $0.hasSuffix(".tmp") } == [])
    }
  }

  /// Saves another text, as some editors do over the old one and others by a rename.
  private func save(_ file: FilePath, number: Int, _ random: inout SeededRandom) throws -> String {
    let before = String(repeating: "// a licence\n", count: Int.random(in: 0...4, using: &random))
    let after = String(repeating: "let a\(number) = 1 // bad!\n", count: Int.random(in: 0...3, using: &random))
    let text = before + "// \(number) bad! and more bad!\n" + after
    if Bool.random(using: &random) {
      try AtomicFile.write(Array(text.utf8), to: file)
    } else {
      let descriptor = file.withPlatformString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
      _ = AtomicFile.writeAll(Array(text.utf8), to: descriptor)
      close(descriptor)
    }
    return text
  }
}
