import Diagnosis
import POSIXSupport
import TestSupport
import Testing

/// What a walk through a project finds that somebody may have left there.
@Suite struct ProjectSweepTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func below(_ paths: [FilePath]) -> [String] {
    paths.map { String($0.string.dropFirst(folder.path.string.utf8.count + 1)) }
  }

  /// A library counts where a file beside it may be its descriptor: of its name, with or without `lib`.
  @Test(arguments: [
    (["a.so", "a.json"], ["a.so"]), (["liba.so", "a.json"], ["liba.so"]),
    (["liba.dylib", "liba.json"], ["liba.dylib"]),
    (["mya.so", "a.json"], []), (["liba.so", "b.json"], []), (["lib.so"], []), (["a.1.so", "a.json"], ["a.1.so"]),
    (["a.dll", "a.json"], []), (["a.so", "b/a.json"], []), (["node_modules/a.so", "node_modules/a.json"], []),
    ([".git/a.so", ".git/a.json"], []), ([".swiftkit/a.so", ".swiftkit/a.json"], [".swiftkit/a.so"]),
  ])
  func libraries(files: [String], expected: [String]) throws {
    for file in files { try folder.write("", to: file) }
    let sweep = try ProjectSweep(through: folder.path, settingsName: ".swiftkit.yml")
    #expect(below(sweep.libraries) == expected)
    #expect(!sweep.isCut)
  }

  @Test func settingsInOrder() throws {
    for file in ["b/.swiftkit.yml", ".swiftkit.yml", "a/.swiftkit.yml", "a/swiftkit.yml"] {
      try folder.write("", to: file)
    }
    let sweep = try ProjectSweep(through: folder.path, settingsName: ".swiftkit.yml")
    #expect(Set(below(sweep.settings)) == [".swiftkit.yml", "a/.swiftkit.yml", "b/.swiftkit.yml"])
    #expect(sweep.leftovers.isEmpty && sweep.libraries.isEmpty)
  }

  /// How many names it looks at, and how deep.
  @Test(arguments: [(3, 0, true), (4, 0, false), (50, 11, false), (50, 12, true)])
  func bounds(most: Int, depth: Int, isCut: Bool) throws {
    let inner = String(repeating: "d/", count: depth)
    for name in ["a", "b", "c"] { try folder.write("", to: inner + name) }
    #expect(try ProjectSweep(through: folder.path, settingsName: "x", most: most).isCut == isCut)
  }
}
