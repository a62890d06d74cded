import ArgumentParser
import Testing
import Workbench

@testable import SwiftKitCLI

/// What is read without the parser is what the parser reads.
struct PlainArgumentsTests {
  @Test(arguments: [
    ["docs"], ["a.md", "b c", ""], ["--index", "x.db", "docs"], ["docs", "--index", "x.db", "--replace"],
    ["--replace", "docs", "more"], ["-"],
  ])
  func pathsToIngest(_ arguments: [String]) throws {
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
  func allElseOfIngestIsLeftToTheParser(_ arguments: [String]) {
    let paths = IngestCommand.plain(arguments[...])?.paths
    #expect(paths == nil)
  }

  @Test(arguments: [
    ["toolbar"], ["toolbar button", "glass"], [""], ["--json", "a"], ["a", "--index", "x.db", "b"],
    ["--skills", "a", "--skills", "b", "c", "--json"], ["help"], ["é", "#FF0000"],
  ])
  func questions(_ arguments: [String]) throws {
    let plain = try #require(AskCommand.plain(arguments[...]))
    let parsed = try AskCommand.parse(arguments)
    #expect(plain == parsed.call)
  }

  @Test(arguments: [
    [], ["--json"], ["-h"], ["a", "--help"], ["a", "--index"], ["a", "--index", "--json"], ["a", "--index=x"],
    ["a", "--limit", "2"], ["a", "-l", "2"], ["--", "-a"], ["a", "--json", "--json"], ["a", "--skills", "-b"],
    ["--index", "a", "--index", "b", "c"], ["a", "-"],
  ])
  func allElseOfAskIsLeftToTheParser(_ arguments: [String]) {
    let question = AskCommand.plain(arguments[...])?.request.question
    #expect(question == nil)
  }

  @Test(arguments: [
    ["feature", "Trips"], ["feature", ""], ["feature", "Trips", "--no-check"], ["--json", "a", "--dry-run", "b"],
  ])
  func newCode(_ arguments: [String]) throws {
    let plain = try #require(NewCommand.plain(arguments[...]))
    let parsed = try NewCommand.parse(arguments)
    #expect(try plain.request() == parsed.request())
    #expect(
      [plain.json, plain.dryRun, plain.diff, plain.noInput] == [
        parsed.json, parsed.dryRun, parsed.diff, parsed.noInput,
      ]
    )
    #expect(plain.onConflict == parsed.onConflict)
  }

  @Test(arguments: [
    [], ["feature"], ["feature", "Trips", "more"], ["feature", "--help"], ["feature", "Trips", "-h"],
    ["feature", "Trips", "--target", "App"], ["feature", "Trips", "--json", "--json"], ["--", "feature", "Trips"],
    ["feature", "Trips", "--dry"],
  ])
  func allElseOfNewIsLeftToTheParser(_ arguments: [String]) {
    let name = NewCommand.plain(arguments[...])?.name
    #expect(name == nil)
  }

  /// All commands that can be read without the parser are, under their own names.
  @Test func allPlainCommandsAreKnown() {
    let usual = ["ask": ["glass"], "ingest": ["docs"], "new": ["feature", "Trips"]]
    let plain = SwiftKit.commands.filter { $0 is any PlainlyCalled.Type }.map { $0._commandName }
    #expect(Set(plain) == Set(usual.keys))
    for (name, arguments) in usual { #expect(SwiftKit.plainAction([name] + arguments) != nil, "\(name)") }
    #expect(SwiftKit.plainAction(["asks", "glass"]) == nil)
    #expect(SwiftKit.plainAction([]) == nil)
  }
}
