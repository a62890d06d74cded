import POSIXSupport
import TestSupport
import Testing

/// What `make release` refuses, before it builds anything.
@Suite struct ReleaseTests {
  private static let changes = """
    # Changelog

    ## Unreleased

    ## 1.1.0 (2027-01-02)

    - New.

    ## 1.0.0

    - First.
    - Second.

    """

  @Test(arguments: [
    (changes, "1.1.0", "- New.\n", ""), (changes, "1.0.0", "- First.\n- Second.\n", ""),
    (changes, "1.0", "", "says nothing of 1.0;"), (changes, "2.0.0", "", "says nothing of 2.0.0;"),
    ("## 1.0.0\n\n## 0.9\n- Old.\n", "1.0.0", "", "says nothing of 1.0.0;"),
    ("## Unreleased\n- More.\n## 1.0.0\n- First.\n", "1.0.0", "", "has changes under 'Unreleased'"),
  ])
  func whatTheChangelogSays(text: String, version: String, notes: String, complaint: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "CHANGELOG.md")
    let script = PackageFolder.root.appending("Scripts/dist/changes.py").string
    let run = try ProgramRun("/usr/bin/env", ["python3", script, version, file.string])
    #expect(run.output == notes)
    #expect(run.errors.contains(complaint))
    #expect((run.exitCode == 0) == complaint.isEmpty)
  }

  @Test(
    .enabled(if: FileStatus(PackageFolder.root.appending(".git")) != nil, "needs a checkout"),
    arguments: [
      ("", 64, "is no version"), ("1", 64, "fewer than three parts"), ("1.2.3.4", 64, "more than three parts"),
      ("v1.2.3", 64, "is no version"), ("1..3", 64, "is no version"), ("1.2.3; ls", 64, "is no version"),
      ("9.9.9", 1, "Packaging/facts.json says version "), ("9.9.9", 1, "CHANGELOG.md says nothing of 9.9.9"),
      ("9.9.9", 1, "Version.swift names another version"), ("9.9.9", 1, "the tests did not pass for this commit"),
    ] as [(String, Int32, String)])
  func refusals(version: String, code: Int32, complaint: String) throws {
    let run = try ProgramRun(
      "/bin/sh", [PackageFolder.root.appending("Scripts/release.sh").string],
      environment: [
        "VERSION": version, "TESTED": "another commit", "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*",
      ])
    #expect(run.exitCode == code, "\(run.errors)")
    #expect(run.errors.contains(complaint), "\(run.errors)")
  }
}
