import POSIXSupport
import Synchronization
import Testing
import Workbench

/// What is told of documents that are not in an index: twenty by name, then how many more.
@Suite struct IngestNotesTests {
  /// All remarks on so many faults.
  private func remarks(_ count: Int, tell: ([FileFault], Workplace) -> Void) -> [String] {
    let told = Mutex<[String]>([])
    var workplace = Workplace(workingFolder: "/")
    workplace.remark = { text in told.withLock { $0.append(text) } }
    tell((0..<count).map { FileFault("read", FilePath("/a\($0)"), reason: "it is a folder") }, workplace)
    return told.withLock { $0 }
  }

  @Test(
    arguments: [
      (0, 0, nil), (1, 1, "cannot read '/a0': it is a folder"), (20, 20, "cannot read '/a19': it is a folder"),
      (21, 21, "1 more cannot be read"), (30, 21, "10 more cannot be read"),
    ] as [(Int, Int, String?)])
  func faults(count: Int, lines: Int, last: String?) {
    let links = remarks(count) { IngestNotes.tell(leftOut: $0, in: $1) }
    #expect(links.count == lines && links.last == last.map { "swiftkit: \($0); it is ignored\n" })
    let unread = remarks(count) { IngestNotes.tell(of: $0, in: $1) }
    #expect(unread.count == lines && unread.last == last.map { "swiftkit: \($0); the other documents were read\n" })
  }

  /// The name of a file cannot forge a line.
  @Test func foreignNames() {
    let told = Mutex<[String]>([])
    var workplace = Workplace(workingFolder: "/")
    workplace.remark = { text in told.withLock { $0.append(text) } }
    IngestNotes.tell(leftOut: [FileFault("read", "/a\nswiftkit: b", reason: "c")], in: workplace)
    #expect(told.withLock { $0 } == [#"swiftkit: cannot read '/a\nswiftkit: b': c; it is ignored"# + "\n"])
  }
}
