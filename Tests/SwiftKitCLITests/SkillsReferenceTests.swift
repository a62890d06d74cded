import POSIXSupport
import TestSupport
import Testing

/// The official validator of the Agent Skills format.
private enum SkillsReference {
  /// The one that `make test` installs, or the one of the machine.
  static let python = [PackageFolder.root.appending(".build/conformance/bin/python").string, "python3"].first {
    (try? ProgramRun("/usr/bin/env", [$0, "-c", "import skills_ref"]).exitCode) == 0
  }

  static let script = """
    import sys
    from pathlib import Path
    from skills_ref import validate
    problems = validate(Path(sys.argv[1]))
    print("\\n".join(problems) if problems else "valid")
    """

  /// What the validator says of a folder: `valid`, or its problems.
  static func verdict(on folder: FilePath) throws -> String {
    let python = try #require(python)
    return try ProgramRun("/usr/bin/env", [python, "-c", script, folder.string]).output
  }
}

/// Our reading of the Agent Skills format against the official validator, where it is installed.
@Suite(
  .enabled(if: SkillsReference.python != nil, "needs Scripts/conformance-tools.sh, or a python3 with skills-ref 0.1.1"))
struct SkillsReferenceTests {
  @Test func ourSkillsAreValid() throws {
    let skills = PackageFolder.root.appending("Skills")
    let folders = try Folder.names(in: skills).map(skills.appending).filter {
      FileStatus($0.appending("SKILL.md")) != nil
    }
    #expect(folders.count >= 12)
    for folder in folders { #expect(try SkillsReference.verdict(on: folder) == "valid\n", "\(folder)") }
  }

  @Test(arguments: [
    ("sample", "name: sample\ndescription: d"), ("sample", "name: other\ndescription: d"), ("sample", "description: d"),
    ("sample", "name: sample"), ("sample", "name: sample\ndescription: ''"),
    ("sample", "name: sample\ndescription: d\nversion: 1"),
    ("sample", "name: sample\ndescription: d\nmetadata:\n  a: b\n  c:\n    d: e"),
    ("sample", "name: sample\ndescription: d\nmetadata: {a: b}"),
    ("sample", "name: sample\ndescription: d\nallowed-tools: Read Write\nlicense: MIT"),
    ("Sample", "name: Sample\ndescription: d"),
    ("a--b", "name: a--b\ndescription: d"), ("-a", "name: -a\ndescription: d"), ("a_b", "name: a_b\ndescription: d"),
    ("größe", "name: größe\ndescription: d"), ("技能", "name: 技能\ndescription: d"),
    ("sample", "name: sample\nname: sample\ndescription: d"),
    ("sample", "name: sample\ndescription: Use when: it rains"),
    ("sample", "name: sample\ndescription: |\n  two\n  lines"),
    ("sample", "name: sample\ndescription: >-\n  folded\n  lines"),
    ("sample", "name: \"sample\"  # a comment\ndescription: 'd'"),
    ("sample", "name: sample\ndescription: [a, b]"), ("sample", "name: sample\ndescription:\n  - a\n  - b"),
    ("sample", "name: sample\ndescription: \(String(repeating: "x", count: 1024))"),
    ("sample", "name: sample\ndescription: \(String(repeating: "x", count: 1025))"),
    ("sample", "name: sample\ndescription: d\ncompatibility: \(String(repeating: "x", count: 501))"),
    ("sample", "name: sample\n\tdescription: d"), ("sample", "name: sample\ndescription: \"d"),
    ("sample", "just words"),
    (String(repeating: "a", count: 64), "name: \(String(repeating: "a", count: 64))\ndescription: d"),
    (String(repeating: "a", count: 65), "name: \(String(repeating: "a", count: 65))\ndescription: d"),
  ])
  func bothSayTheSame(folder: String, fields: String) throws {
    let shelf = try TemporaryFolder()
    try shelf.write("---\n\(fields)\n---\n# T\n", to: "\(folder)/SKILL.md")
    let theirs = try SkillsReference.verdict(on: shelf.path.appending(folder))
    let ours = try ProgramRun.swiftkit("skills", "lint", folder, in: shelf.path)
    #expect((theirs == "valid\n") == (ours.exitCode == 0), "\(fields)\n\(ours.output)\(theirs)")
  }
}
