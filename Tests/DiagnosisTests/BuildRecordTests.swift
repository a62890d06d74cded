import Diagnosis
import POSIXSupport
import TestSupport
import Testing

@Suite struct BuildRecordTests {
  @Test(arguments: [
    ("commit: abc123\nswift: 6.3.1\n", "abc123", "6.3.1"),
    ("swift: 6.3.1\r\ncommit: a, with changes\r\n", "a, with changes", "6.3.1"),
    ("commit:\nswift: \nother: x\n", nil, nil), ("", nil, nil), ("commit abc", nil, nil),
  ])
  func whatARecordSays(text: String, commit: String?, swift: String?) {
    let record = BuildRecord(reading: text)
    #expect(record.commit == commit)
    #expect(record.swift == swift)
  }

  @Test func aFileThatIsNotThere() throws {
    #expect(BuildRecord(at: try TemporaryFolder().path.appending("build.txt")) == BuildRecord())
  }

  /// What the script writes is what is read.
  @Test func theScript() throws {
    let run = try ProgramRun(
      "/bin/sh", [PackageFolder.root.appending("Scripts/build-record.sh").string],
      environment: ["SWIFT": "no-such-swift"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("commit: ") || $0.hasPrefix("swift: ") || $0 == "swift:" }, "\(run.output)")
  }
}
