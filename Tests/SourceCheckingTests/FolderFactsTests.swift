import Testing

@testable import SourceChecking

/// Folders as facts, each name at least once.
@Suite struct FolderFactsTests {
  @Test(
    arguments: [
      ([], []), (["App"], ["App"]), (["App", "App/Views", "App/Views", "App/Views/Deep"], ["App", "Views", "Deep"]),
      (["App/Views", "Lib/Views"], ["App", "Views", "Lib"]), (["A/B/C", "A"], ["A", "B", "C"]),
      (["My App/é"], ["My App", "é"]), (["a\tb/c"], ["c"]), (["", "A"], ["A"]), (["A", "", "A"], ["A", "A"]),
    ] as [([Substring], [String])])
  func names(folders: [Substring], names: [String]) {
    #expect(String(decoding: FolderFacts.text(of: folders), as: UTF8.self) == names.map { "M\($0)\n" }.joined())
  }
}
