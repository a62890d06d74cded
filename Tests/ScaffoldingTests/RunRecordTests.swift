import POSIXSupport
import TestSupport
import Testing

@testable import Scaffolding

/// What is recorded of the runs in a project comes back as it was, or counts as nothing.
@Suite struct RunRecordTests {
  private static let name = "0123456789abcdef"
  private static let hash = String(repeating: "ab", count: 32)

  @Test func everythingComesBack() {
    var record = RunRecord()
    #expect(record.text(of: "/a") == "swiftkit runs 1\nproject /a\nend\n")
    record.begun = RunRecord.Begun(name: Self.name, journal: nil, madeHome: true, forgets: false, leaves: true)
    record.done = RunRecord.Done(name: Self.name, journal: Self.hash)
    #expect(
      record.text(of: "/a b%\u{7f}~!") == "swiftkit runs 1\nproject /a%20b%25%7f~!\nbegun \(Self.name) - home leave\n"
        + "done \(Self.name) \(Self.hash)\nend\n")
    #expect(RunRecord(record.text(of: "/a")) == record)
    record.begun = RunRecord.Begun(name: Self.name, journal: Self.hash, madeHome: false, forgets: true, leaves: false)
    record.done = nil
    #expect(RunRecord(record.text(of: "/a")) == record)
  }

  /// Whether it is whole, and whether it says of a run that was begun or done.
  @Test(arguments: [
    ("swiftkit runs 1\nend\n", "-"), ("swiftkit runs 2\nend\n", nil), ("swiftkit runs 1\nend", nil),
    ("swiftkit runs 1\n", nil), ("", nil), ("swiftkit runs 1\nbegun NAME -\nend\n", "begun"),
    ("swiftkit runs 1\nbegun NAME x\nend\n", nil), ("swiftkit runs 1\nbegun 0123 -\nend\n", "-"),
    ("swiftkit runs 1\nbegun NAME\nend\n", "-"), ("swiftkit runs 1\ndone NAME -\nend\n", "-"),
    ("swiftkit runs 1\ndone NAME HASH\nend\n", "done"), ("swiftkit runs 1\nlater NAME HASH\nend\n", "-"),
  ])
  func onlyWholeTextsCount(text: String, expected: String?) {
    let record = RunRecord(text.replacing("NAME", with: Self.name).replacing("HASH", with: Self.hash))
    #expect(record.map { $0.begun != nil ? "begun" : $0.done != nil ? "done" : "-" } == expected)
  }

  @Test(arguments: [
    ("x\nproject /a%20b\n", "/a b"), ("project a\n", nil), ("project /a%00\n", nil), ("project /a%zz\n", nil),
    ("projects /a\n", nil), ("", nil), ("project /\n", "/"), ("project /a%25\n", "/a%"),
  ])
  func theFolderIsFoundInDamagedTexts(text: String, expected: String?) {
    #expect(RunRecord.folder(in: text)?.string == expected)
  }

  @Test func onlyRecordsOfProjectsAreListed() throws {
    let folder = try TemporaryFolder()
    var record = RunRecord()
    record.done = RunRecord.Done(name: Self.name, journal: Self.hash)
    let text = record.text(of: "/a")
    let odd = [String(repeating: "x", count: 64), String(repeating: "a", count: 63), String(repeating: "c", count: 65)]
    for name in [Self.hash] + odd { try folder.write(text, to: "projects/\(name)") }
    try folder.write("half", to: "projects/" + String(repeating: "cd", count: 32))
    let found = RecordedProject.all(in: folder.path)
    #expect(found.map { $0.file.lastComponent?.string } == [Self.hash])
    #expect(found.first.map { $0.isUndoable && !$0.isBegun && $0.folder == "/a" } == true)
    #expect(RecordedProject.all(in: folder.path.appending("none")).isEmpty)
  }
}
