import POSIXSupport
import TestSupport
import Testing

@testable import Diagnosis

/// What lies in a folder for caches: what is ours with what belongs to it, how large and how old it is.
@Suite struct CacheInventoryTests {
  private let folder: TemporaryFolder
  private static let day: Int64 = 24 * 3600 * 1_000_000_000

  init() throws { folder = try TemporaryFolder() }

  private func names(_ items: [KeptItem]) -> [String] { items.map { $0.path.lastComponent?.string ?? "" } }

  @Test func whatBelongsTogether() throws {
    for (name, text) in [
      ("rules-1.sqlite", "12345"), ("rules-1.sqlite-journal", "\0\0\0"), ("rules-2.sqlite-shm", "x"),
      ("notes.txt", "x"),
      ("notes.txt-wal", "x"), ("rules-3.sqlite/inner", "x"),
    ] {
      try folder.write(text, to: name)
    }
    let inventory = try CacheInventory(cache: folder.path, state: nil)
    #expect(names(inventory.items) == ["rules-1.sqlite", "rules-2.sqlite-shm"])
    #expect(inventory.items.map(\.purpose) == [.rules, .leftover])
    #expect(inventory.items.map(\.size) == [8, 1])
    #expect(inventory.items.map(\.companions.count) == [1, 0])
    #expect(names(inventory.unused) == names(inventory.items) && inventory.removable == inventory.items)
    // The text, and the folder that is called as a file of ours; what is called as a journal of the text belongs to it.
    #expect(inventory.strangers == 2)
  }

  @Test func withoutAFolderThereIsNothing() throws {
    let file = try folder.write("x", to: "file")
    let caches: [FilePath?] = [nil, folder.path.appending("none"), file]
    for cache in caches {
      let inventory = try CacheInventory(cache: cache, state: nil)
      #expect(inventory.items.isEmpty && inventory.strangers == 0)
    }
  }

  /// What nothing has used for thirty days is old, and not before.
  @Test func age() throws {
    let file = try folder.write("swiftkit session 1\n", to: "session-1.cache")
    let written = try #require(FileStatus(file)).modified
    let ages: [(Int64, KeptItem.Reason?)] = [(0, nil), (30 * Self.day, nil), (30 * Self.day + 1, .old)]
    for (later, expected) in ages {
      let items = try CacheInventory(cache: folder.path, state: nil, now: written + later).items
      #expect(items.map(\.reason) == [expected])
    }
  }

  /// The answers of one design are one item, and nothing says that nobody needs it.
  @Test func designs() throws {
    for (name, text) in [("abc/0/1.json", "12"), ("abc/2.json", "345"), ("plain.txt", "x")] {
      try folder.write(text, to: "figma/\(name)")
    }
    let inventory = try CacheInventory(cache: folder.path, state: nil)
    #expect(names(inventory.items) == ["abc"] && inventory.items.map(\.size) == [5])
    #expect(inventory.unused.isEmpty && inventory.removable.count == 1)
    #expect(inventory.items[0].modified > 0 && inventory.strangers == 0)
  }

  @Test(arguments: [
    (0 * day, day - 1, 0), (0 * day, day, 1), (0 * day, 2 * day + 1, 2), (day, 0 * day, 0), (day, 3 * day, 2),
  ])
  func days(modified: Int64, now: Int64, expected: Int) {
    let item = KeptItem(path: "a", purpose: .rules, size: 1, modified: modified, state: .used, companions: [])
    #expect(item.days(at: now) == expected)
  }

  /// A trial says what would go, and takes nothing away.
  @Test func cleaning() throws {
    let path = try folder.write("12345", to: "reports-1.cache")
    let items = try CacheInventory(cache: folder.path, state: nil).unused
    let trial = CacheCleaning(of: items, isTrial: true)
    #expect(trial.freed == 5 && trial.removed == items && FileStatus(path) != nil)
    let cleaning = CacheCleaning(of: items)
    #expect(cleaning.freed == 5 && cleaning.failures.isEmpty && FileStatus(path) == nil)
  }
}
