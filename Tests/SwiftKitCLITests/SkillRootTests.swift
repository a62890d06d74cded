import POSIXSupport
import TestSupport
import Testing

/// Issue "Nothing lost, nothing let in, nothing pretended": what the documents of a project may bring in, and what is said
/// where something could not be read.
@Suite struct SkillRootTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit()
    try kit.folder.write("# Diary\n\n- **Never** tell about zorbdiary plans.\n", to: "private/diary.md")
    try kit.write("# House\n\n- Never use zork in a list row.\n", to: "Skills/house.md")
  }

  private func link(_ name: String, to target: String) throws {
    let path = kit.project.pushing(FilePath(name))
    try Folder.make(path.removingLastComponent())
    #expect(symlink(target, path.string) == 0)
  }

  @Test(arguments: ["Skills/leak/creds.md", "Skills/leak/notes"])
  func whatLeadsOutIsLeftOutAndTold(name: String) throws {
    try link(name, to: name.hasSuffix(".md") ? "../../../private/diary.md" : "../../../private")
    let run = try kit.run("ask", "zorbdiary plans")
    #expect(!run.output.contains("Never tell"))
    #expect(run.errors.contains("\(name)'") && run.errors.contains("points outside"), "\(run.errors)")
    #expect(!(try kit.run("context", "zorbdiary plans").output.contains("zorbdiary plans.")))
    let lint = try kit.run("skills", "lint", "Skills")
    #expect(lint.errors.contains("in 1 document"), "\(lint.errors)")
    #expect(lint.errors.contains("points outside"))
    #expect(try kit.run("ingest", "Skills", "--index", "x.db").exitCode == 2)
  }

  @Test func theEnvironmentIsNoDocument() throws {
    try link("Skills/env.md", to: "/proc/self/environ")
    #expect(!(try kit.run("ask", "figd_TOPSECRET HOME").output.contains("HOME=")))
  }

  @Test(arguments: ["Skills", ".claude/skills"])
  func aFolderOfSkillsThatLeadsOutIsNotUsed(name: String) throws {
    try Folder.removeAll(kit.project.appending("Skills"))
    try link(name, to: name == "Skills" ? "../private" : "../../private")
    try kit.folder.write("# Own\n\n- Never use zork.\n", to: "config/swiftkit/skills/own.md")
    try kit.write("", to: "Package.swift")
    let run = try kit.run("ask", "zorbdiary plans")
    #expect(!run.output.contains("Never tell"))
    #expect(run.errors.contains("it is a link that points outside the project; it is ignored"))
  }

  @Test func aFolderOfSkillsMayBeALinkWithinTheProject() throws {
    try link(".claude/skills", to: "../Docs/skills")
    try kit.write("# Docs\n\n- Never use zork in a sheet.\n", to: "Docs/skills/docs.md")
    let run = try kit.run("ask", "zork in a sheet")
    #expect(run.output.contains("zork in a sheet"))
    #expect(run.errors == "")
  }

  @Test func theUsersOwnSkillsMayBeLinks() throws {
    try kit.folder.write(
      "---\nname: diary\ndescription: d\n---\n# D\n\n- Never use zork in a menu.\n", to: "elsewhere/diary/SKILL.md")
    try Folder.make(kit.folder.path.appending("config/swiftkit/skills"))
    let target = kit.folder.path.appending("elsewhere/diary").string
    #expect(symlink(target, kit.folder.path.appending("config/swiftkit/skills/diary").string) == 0)
    #expect(try kit.run("ask", "zork in a menu").output.contains("zork in a menu"))
    #expect(try kit.run("skills", "list").output.contains("diary"))
  }

  /// ask, list, lint and check see the same documents.
  @Test func linkedFoldersInsideTheRootWorkEverywhere() throws {
    try kit.write(
      "---\nname: pack\ndescription: What a pack says.\n---\n# Pack\n\nSee `references/more.md`.\n",
      to: "Skills/pack/SKILL.md")
    try kit.write("# More\n\nSee `references/other.md`.\n\n- Never use zork in a toolbar.\n", to: "Shared/more.md")
    try kit.write("# Other\n", to: "Shared/other.md")
    try kit.write(
      "---\nid: no-title\nstrength: must\ndetect:\n  modifier: font\n  arguments:\n    first: .title\n  message: use body\n---\n\nUse body.\n",
      to: "SharedRules/no-title.md")
    try link("Skills/pack/references", to: "../../Shared")
    try link("Skills/pack/rules", to: "../../SharedRules")
    #expect(try kit.run("ask", "zork in a toolbar").output.contains("zork in a toolbar"))
    let list = try kit.run("skills", "list", "--json").output
    #expect(list.contains("\"files\" : 4"), "\(list)")
    let lint = try kit.run("skills", "lint", ".")
    #expect(!lint.output.contains("there is no file"), "\(lint.output)")
    #expect(lint.errors.contains("in 5 documents"), "\(lint.errors)")
    let checks = try kit.run("checks", "--json")
    #expect(checks.output.contains("\"id\" : \"skill/no-title\""), "\(checks.output)\(checks.errors)")
  }

  @Test func checksOutsideOfTheProjectAreNotDeclared() throws {
    try kit.folder.write(
      "---\nid: no-title\nstrength: must\ndetect:\n  modifier: font\n  message: use body\n---\n\nUse body.\n",
      to: "private/rules/no-title.md")
    try link("Skills/pack", to: "../../private")
    let run = try kit.run("checks", "--json")
    #expect(!run.output.contains("no-title"))
    #expect(run.errors.contains("points outside"), "\(run.errors)")
  }

  /// A failure at the first question must not leave an index that looks complete.
  @Test(arguments: 3...7) func fewDescriptorsLeaveNoPoorIndex(limit: Int) throws {
    for number in 0..<8 { try kit.write("# D\n\n- Never use zork\(number).\n", to: "Skills/d\(number)/SKILL.md") }
    let poor = try ProgramRun(
      "/bin/sh", ["-c", "ulimit -n \(limit); exec \"$0\" ask zork7", kit.kit.appending("swiftkit").string],
      in: kit.project, environment: environment)
    #expect(poor.exitCode != 0 || !poor.errors.isEmpty || poor.output.contains("Never use zork7"))
    let run = try kit.run("ask", "zork7")
    #expect(run.output.contains("Never use zork7"), "\(run.output)\(run.errors)")
    #expect(run.errors == "")
  }

  private var environment: [String: String] {
    ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"].reduce(into: [:]) { values, name in
      values[name] = kit.folder.path.appending(["HOME": "home", "XDG_CONFIG_HOME": "config"][name] ?? "cache").string
    }
  }

  @Test func aDocumentThatCannotBeReadIsToldEachTime() throws {
    let file = kit.project.appending("Skills/large.md")
    try kit.write("", to: "Skills/large.md")
    #expect(truncate(file.string, 1 << 30) == 0)
    for _ in 0..<2 {
      let run = try kit.run("ask", "zork in a list row")
      #expect(run.output.contains("zork"))
      #expect(run.errors.contains("cannot read '\(file)'"), "\(run.errors)")
    }
    try kit.write("# Large\n\n- Never use zork in a form.\n", to: "Skills/large.md")
    #expect(try kit.run("ask", "zork in a form").errors == "")
  }

  @Test func ingestSaysWhatItDidNotRead() throws {
    let pipe = kit.project.appending("f.md")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    let run = try kit.run("ingest", "f.md", "--index", "x.db")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("it is not a regular file"))
    #expect(run.output.hasPrefix("0 files"), "\(run.output)")
    let whole = try kit.run("ingest", "Skills", "--index", "y.db")
    #expect(whole.exitCode == 0)
    #expect(whole.output.hasPrefix("1 file (1 added, 0 unchanged), 1 rule in "), "\(whole.output)")
  }

  /// Each reads a document of its own into one index; none is told that the index is somebody else's.
  @Test func manyMayMakeOneIndex() throws {
    for number in 0..<12 { try kit.write("# D\n\n- Never use zork\(number).\n", to: "docs/d\(number).md") }
    for _ in 0..<3 {
      let run = try ProgramRun(
        "/bin/sh",
        [
          "-c",
          "rm -f new.db; for i in 0 1 2 3 4 5 6 7 8 9 10 11; do \"$0\" ingest docs/d$i.md --index new.db & done; wait",
          kit.kit.appending("swiftkit").string,
        ], in: kit.project, environment: environment)
      #expect(run.errors == "")
      #expect(try kit.run("ingest", "docs", "--index", "new.db").output.contains(" 12 rules "))
    }
  }
}
