import Testing

@testable import Scaffolding

/// The journal of a run comes back as it was written, or not at all.
@Suite struct JournalTests {
  private static let hash = String(repeating: "ab", count: 32)

  @Test func everyOperationComesBack() {
    let content = Journal.Content(sha256: Self.hash, permissions: 0o644)
    let journal = Journal(operations: [
      .makeFolder("a b", permissions: nil), .makeFolder("a b/c", permissions: 0o755),
      .create(0, new: content, "a b/c/d e"),
      .replace(12, new: content, old: Journal.Content(sha256: Self.hash, permissions: 0o600), "f"),
      .remove(2, old: content, "g"),
      .removeFolder("h", permissions: 0o700),
    ])
    #expect(Journal(journal.text) == journal)
    #expect(Journal(operations: []).text == "swiftkit journal 2\nend\n")
    // Half of it is none.
    #expect(journal.text.indices.allSatisfy { Journal(String(journal.text[..<$0])) == nil })
  }

  @Test(arguments: [
    ("folder - a", true), ("folder 755 a", true), ("folder x a", false), ("folder 755", false), ("leave 755 a", true),
    ("leave - a", false), ("create 0 # 644 a", true), ("create x # 644 a", false), ("create 0 ab 644 a", false),
    ("create 0 # 888 a", false), ("replace 0 # 644 # 644 a", true), ("replace 0 # 644 a", false),
    ("remove 0 # 644 a", true),
    ("move 0 # 644 a", false), ("", false), ("folder - ../a", false), ("folder - .git/a", false),
  ])
  func onlyKnownOperationsAreRead(line: String, isOne: Bool) {
    let text = "swiftkit journal 2\n\(line.replacing("#", with: Self.hash))\nend\n"
    #expect((Journal(text) != nil) == isOne)
  }

  @Test(arguments: [("swiftkit journal 2\nend\n", true), ("swiftkit journal 1\nend\n", false), ("", false)])
  func onlyThisVersionIsRead(text: String, isOne: Bool) { #expect((Journal(text) != nil) == isOne) }
}
