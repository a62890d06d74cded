import POSIXSupport
import Scaffolding
import TestSupport
import Testing

@Suite struct TransactionTests {
  /// A project with something to create, to replace and to remove.
  private func project() throws -> Project {
    try Project(["Package.swift": "", "a.txt": "old a", "b.txt": "old b", "dir/c.txt": "old c"])
  }

  private let changes = [
    Change("new/deep/d.txt", before: nil, after: Array("new d".utf8)),
    Change("a.txt", before: Array("old a".utf8), after: Array("new a".utf8)),
    Change("b.txt", before: Array("old b".utf8), after: nil),
    Change("dir/e.txt", before: nil, after: []),
  ]

  private let before = ["Package.swift": "", "a.txt": "old a", "b.txt": "old b", "dir/c.txt": "old c"]
  private let after = [
    "Package.swift": "", "a.txt": "new a", "dir/c.txt": "old c", "dir/e.txt": "", "new/deep/d.txt": "new d",
  ]

  @Test func makesAllChanges() throws {
    let project = try project()
    try project.transaction().commit(changes)
    #expect(try project.snapshot() == after)
    #expect(FileStatus(project.root.appending(".swiftkit/transaction")) == nil)
  }

  /// What is staged may turn out not to be wanted.
  @Test func whatIsNotWantedLeavesNothing() throws {
    let project = try project()
    var staged = 0
    try project.transaction(syncing: true).commit(changes) {
      staged = (try? FileTree.files(below: project.root.appending(".swiftkit/transaction")).count) ?? 0
      return false
    }
    #expect(staged >= changes.count)
    #expect(try project.snapshot() == before)
    #expect(try !project.transaction().recover())
    #expect(FileStatus(project.root.appending(".swiftkit")) == nil)
    try project.transaction().commit(changes)
    #expect(try project.snapshot() == after)
  }

  /// Nor does a folder stay that was made for it.
  @Test func aNewFolderThatIsNotWantedGoes() throws {
    let project = try project()
    let root = project.root.appending("Fresh")
    let change = Change("a.txt", before: nil, after: Array("a".utf8))
    try Transaction(in: root, project.setting).commit([change]) { false }
    #expect(FileStatus(root) == nil)
    try Transaction(in: root, project.setting).commit([change])
    #expect(FileStatus(root.appending("a.txt")) != nil)
  }

  @Test func aFailingCallTakesEverythingBack() throws {
    let calls = try callCount()
    #expect(calls > 20)
    var failures = 0
    for number in 0..<calls {
      let project = try project()
      let observer = CallObserver(at: number, .fail(.noSpace))
      let isFailure = fails {
        try project.transaction(syncing: true, observer: observer.observe).commit(changes)
      }
      // Only the clearing away of what is done may fail when all is done already.
      let isDone = try project.snapshot() == after
      #expect(try isFailure ? isDone || project.snapshot() == before : isDone, "call \(number)")
      _ = fails { try project.transaction().recover() }
      #expect(try project.snapshot() == (isDone ? after : before), "call \(number)")
      failures += isFailure ? 1 : 0
    }
    #expect(failures > 20)
  }

  @Test func aKilledRunIsFinishedOrForgotten() throws {
    let calls = try callCount()
    var endings: Set<Bool> = []
    for number in 0..<calls {
      let project = try project()
      let observer = CallObserver(at: number, .die)
      #expect(throws: ScaffoldingError.self) {
        try project.transaction(syncing: true, observer: observer.observe).commit(changes)
      }
      try project.transaction().recover()
      let snapshot = try project.snapshot()
      #expect(snapshot == before || snapshot == after, "call \(number)")
      #expect(FileStatus(project.root.appending(".swiftkit/transaction")) == nil, "call \(number)")
      endings.insert(snapshot == after)
    }
    #expect(endings.count == 2)
  }

  /// Whoever goes on working after a run was killed loses nothing when the next run clears up after it.
  @Test func whatIsWrittenAfterAKillStays() throws {
    var kept: Set<Int> = []
    for number in 0..<(try callCount()) {
      let project = try project()
      let observer = CallObserver(at: number, .die)
      try? project.transaction(syncing: true, observer: observer.observe).commit(changes)
      let edited = try project.snapshot().filter { !$0.key.hasPrefix(".") }.keys
      for path in edited { try project.owner.write(try project.read(path) + " mine", to: path) }
      try project.transaction().recover()
      let snapshot = try project.snapshot()
      for path in edited { #expect(snapshot[path]?.hasSuffix(" mine") == true, "\(path) after call \(number)") }
      kept.insert(edited.count)
    }
    #expect(kept.count > 1)
  }

  /// A second kill, while the next run clears up after the first.
  @Test func recoveringMayBeKilledToo() throws {
    for first in stride(from: 0, to: try callCount(), by: 2) {
      for second in 0..<14 {
        let project = try project()
        for number in [first, second] {
          let transaction = project.transaction(observer: CallObserver(at: number, .die).observe)
          if number == first { try? transaction.commit(changes) } else { _ = try? transaction.recover() }
        }
        try project.transaction().recover()
        let snapshot = try project.snapshot()
        #expect(snapshot == before || snapshot == after, "calls \(first) and \(second)")
      }
    }
  }

  @Test func whatChangedMeanwhileIsLeftAlone() throws {
    let project = try project()
    try project.owner.write("edited", to: "a.txt")
    #expect(throws: ScaffoldingError.self) { try project.transaction().commit(changes) }
    #expect(try project.snapshot()["a.txt"] == "edited" && project.snapshot()["new/deep/d.txt"] == nil)
  }

  @Test func aFileThatAppearsIsNotReplaced() throws {
    let project = try project()
    try project.owner.write("somebody else's", to: "dir/e.txt")
    #expect(throws: ScaffoldingError.self) { try project.transaction().commit(changes) }
    #expect(try project.snapshot()["dir/e.txt"] == "somebody else's")
  }

  /// Between the check and the writing, another program makes a file in the way: all is taken back, theirs stays.
  @Test func aRaceIsLostGracefully() throws {
    let project = try project()
    let target = project.root.appending("dir/e.txt")
    let transaction = project.transaction { call, path in
      if call == "link", path == target { try? AtomicFile.write(Array("theirs".utf8), to: target) }
      return .proceed
    }
    #expect(throws: ScaffoldingError.self) { try transaction.commit(changes) }
    var expected = before
    expected["dir/e.txt"] = "theirs"
    #expect(try project.snapshot() == expected)
  }

  private func fails(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return false
    } catch {
      return true
    }
  }

  private func callCount() throws -> Int {
    let observer = CallObserver(at: .max, .proceed)
    let project = try project()
    try project.transaction(syncing: true, observer: observer.observe).commit(changes)
    return observer.count
  }
}
