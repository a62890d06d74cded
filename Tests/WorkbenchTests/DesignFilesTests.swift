import POSIXSupport
import TestSupport
import Testing
import Workbench

/// Files of a design beside what lies there already.
@Suite struct DesignFilesTests {
  private let folder: TemporaryFolder
  private var place: Workplace { Workplace(workingFolder: folder.path.appending("work")) }

  init() throws {
    folder = try TemporaryFolder()
    try Folder.make(folder.path.appending("work"))
  }

  /// - Parameter files: names, each with its text.
  private func write(
    _ files: KeyValuePairs<String, String>, to name: String = "work/out", overwriting: Bool = false
  ) throws -> [FilePath] {
    try DesignFiles.write(
      files.map { ($0.key, Array($0.value.utf8)) }, to: folder.path.pushing(FilePath(name)), overwriting: overwriting,
      in: place)
  }

  @Test(arguments: ["work/out", "work", "elsewhere/out"]) func newFiles(name: String) throws {
    for _ in 0..<2 {
      let written = try write(["b": "1", "a.set/c": "2"], to: name)
      #expect(written.map(\.string) == ["b", "a.set/c"].map { "\(folder.path.string)/\(name)/\($0)" })
      #expect(try folder.read("\(name)/b") == "1" && folder.read("\(name)/a.set/c") == "2")
    }
  }

  @Test(arguments: [(1, false), (2, true)]) func differingFiles(count: Int, isSaidOfMore: Bool) throws {
    _ = try write(["a": "1", "b": "1"])
    let change: KeyValuePairs<String, String> =
      count == 1 ? ["a": "1", "b": "2", "c": "2"] : ["a": "2", "b": "2", "c": "2"]
    let fault = try #require(throws: FileFault.self) { try write(change) }
    #expect(fault.path.lastComponent?.string == (count == 1 ? "b" : "a"))
    #expect(fault.reason.contains("and 1 more") == isSaidOfMore)
    #expect(try folder.read("work/out/b") == "1" && FileStatus(folder.path.appending("work/out/c")) == nil)
    _ = try write(change, overwriting: true)
    #expect(try folder.read("work/out/b") == "2" && folder.read("work/out/c") == "2")
  }

  @Test(arguments: ["work/a.swift", "work/in/a.swift", "elsewhere/in/a.swift"]) func oneFile(name: String) throws {
    let file = folder.path.pushing(FilePath(name))
    for _ in 0..<2 { try NewFile.write(Array("1".utf8), to: file, in: place) }
    #expect(throws: FileFault.self) { try NewFile.write(Array("2".utf8), to: file, in: place) }
    #expect(try folder.read(name) == "1")
  }
}
