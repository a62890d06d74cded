import POSIXSupport
import TestSupport
import Testing

/// The paths through the code that ARCHITECTURE.md walks lead from file to file, and are short enough to walk.
@Suite struct ArchitecturePathsTests {
  @Test func everyStopIsAFile() throws {
    let page = try FileContents.text(of: PackageFolder.root.appending("ARCHITECTURE.md"))
    let start = try #require(page.firstRange(of: "## Four paths"))
    let end = try #require(page.firstRange(of: "## Add a use case"))
    let section = page[start.upperBound..<end.lowerBound].replacing(/\([^)]*\)/, with: "")
    let root = PackageFolder.root.string + "/"
    let files = try FileTree.files(below: PackageFolder.root.appending("Sources")).map {
      String($0.string.dropFirst(root.count))
    }
    let modules = Set(try Folder.names(in: PackageFolder.root.appending("Sources")))
    var module = ""
    var stops = 0
    for match in section.matches(of: /(?:([A-Za-z-]+) )?`([^`]+)`/) where !match.2.hasPrefix("swiftkit ") {
      if let word = match.1.map(String.init), modules.contains(word) { module = word }
      let (folder, name) = ("Sources/\(module)/", String(match.2))
      let exists = files.contains { file in
        file.hasPrefix(folder) && (name.hasSuffix("/") ? file.contains("/" + name) : file.hasSuffix("/\(name).swift"))
      }
      #expect(exists, "no file of \(module) is the stop '\(name)'")
      stops += 1
    }
    #expect(stops > 80)
    let numbers = section.matches(of: #/(\d+)\. /#).compactMap { Int($0.1) }
    #expect(numbers.count { $0 == 1 } == 4 && numbers.allSatisfy { $0 <= 25 })
  }
}
