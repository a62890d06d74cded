import ArgumentParser
import SwiftKitCLI
import Testing

struct IngestArgumentsTests {
  /// What is read without the parser is what the parser reads.
  @Test(arguments: [
    ["docs"], ["a.md", "b c", ""], ["--index", "x.db", "docs"], ["docs", "--index", "x.db", "--replace"],
    ["--replace", "docs", "more"], ["-"],
  ])
  func plainArgumentsAreReadAsTheParserDoes(_ arguments: [String]) throws {
    guard let plain = IngestCommand.plain(arguments[...]) else {
      #expect(arguments == ["-"])
      return
    }
    let parsed = try IngestCommand.parse(arguments)
    #expect(plain.paths == parsed.paths)
    #expect(plain.index == parsed.index)
    #expect(plain.replace == parsed.replace)
  }

  @Test(arguments: [
    [], ["--help"], ["docs", "-h"], ["docs", "--index"], ["docs", "--index", "--replace"], ["docs", "--index=x.db"],
    ["docs", "--replace", "--replace"], ["--index", "a", "--index", "b", "docs"], ["--", "docs"], ["docs", "--repla"],
  ])
  func allElseIsLeftToTheParser(_ arguments: [String]) {
    let paths = IngestCommand.plain(arguments[...])?.paths
    #expect(paths == nil)
  }
}
