import POSIXSupport
import TestSupport
import Testing

/// What a plugin and its host both link must declare no class: a Mac registers classes by name in a process, and complains of
/// two that have one, at every load.
@Suite struct StandInLawTests {
  @Test(arguments: ["Plugins/SDK", "Plugins/ABI", "Sources/DesignTokens", "Sources/RuleModel"])
  func sharedModulesDeclareNoClass(folder: String) throws {
    let files = try FileTree.files(below: PackageFolder.root.pushing(FilePath(folder))).filter {
      $0.extension == "swift"
    }
    for file in files {
      for line in try FileContents.text(of: file).split(separator: "\n") {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "{" }.map(String.init)
        let code = words.prefix { !$0.hasPrefix("//") }
        let isClass = code.firstIndex { $0 == "class" || $0 == "actor" }.map { place in
          code[..<place].allSatisfy {
            ["public", "package", "private", "fileprivate", "final", "open", "internal"].contains($0)
          }
        }
        #expect(isClass != true, "\(file): \(line)")
      }
    }
  }
}
