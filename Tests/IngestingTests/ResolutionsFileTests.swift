import POSIXSupport
import RuleIndex
import RuleModel
import TestSupport
import Testing

@testable import Ingesting

@Suite struct ResolutionsFileTests {
  private func read(_ text: String) -> ResolutionsFile { ResolutionsFile(Array(text.utf8)) }

  @Test func anEntryIsReadWhole() throws {
    let file = read(
      """
      documents:
        "7":
          skill: house
          lines: 12
      conflicts:
        - id: corners
          title: "Corners"
          positions:
            - summary: "round"
              sources: ["7:3", "7:5-6"]
              from: 26
              contexts: [sheet, card]
            - summary: "square"
              sources: [other/corners/square]
          resolution: "Round ones."
          winners:
            system: [a]
            tokens: [b]
      """)
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.documents["7"] == ResolutionsFile.Document(skill: "house", lines: 12))
    let corners = try #require(file.resolutions.first)
    #expect(corners.positions.map(\.claim) == ["round", "square"])
    #expect(
      corners.positions[0].sources == [.lines(document: "7", LineRange(3, 3)), .lines(document: "7", LineRange(5, 6))])
    #expect(corners.positions[1].sources == [.rule("other/corners/square")])
    #expect(
      corners.positions.map(\.holding.text) == ["profile system, from iOS 26, in sheet and card", "profile tokens"])
  }

  @Test(arguments: [
    ("- title: x\n", "1:3", 0), ("- id: x\n", "1:3", 0), ("words\n", "1:1", 0), ("conflicts: x\nmore: y\n", "2:1", 0),
    ("- id: x\n  settles: [y]\n  resoluton: z\n", "3:3", 1),
    ("- id: x\n  settles: [y]\n- id: x\n  settles: [y]\n", "3:3", 1),
    ("- id: x\n  positions:\n    - sources: [\"a:1\"]\n    - summary: s\n", "3:7", 1),
    ("- id: x\n  positions:\n    - summary: s\n      sources: [\"a:1\", \"a:x\"]\n", "4:24", 1),
    ("- id: x\n  positions:\n    - summary: s\n  winners:\n    system: [b]\n", "5:14", 1),
    ("- id: x\n  positions:\n    - summary: s\n  winners:\n    system: [ab]\n", "5:14", 1),
    ("- id: x\n  positions:\n    - summary: s\n  winners:\n    dark: [a]\n", "5:5", 1),
    ("- id: x\n  positions:\n    - summary: s\n      from: soon\n", "4:13", 1),
    ("- id: x\n  positions:\n    - summary: s\n      from: 0\n", "4:13", 1),
    ("- id: x\n  positions:\n    - summary: s\n      before: -1\n", "4:15", 1),
    ("- id: x\n  positions:\n    - summary: s\n      holds: [system]\n  winners:\n    tokens: [a]\n", "4:14", 1),
  ])
  func whatIsWrongIsSaidWithItsPlace(text: String, place: String, left: Int) {
    let file = read(text)
    #expect(file.problems.contains { "\($0.line):\($0.column)" == place }, "\(file.problems)")
    #expect(file.resolutions.count == left)
  }

  @Test func nothingMakesItCrash() {
    var random = SeededRandom(seed: 4)
    let pieces = [
      "- ", "id: ", "positions:", "documents:", "winners:", "[", "]", "\"", "'", "\n", "  ", "\t", "#", ":", "|", "x",
      "a:1",
    ]
    for _ in 0..<1000 { _ = read((0..<20).compactMap { _ in pieces.randomElement(using: &random) }.joined()) }
  }

  @Test func aVersionMayBeSmall() {
    let file = read("- id: x\n  positions:\n    - summary: s\n      from: 1\n      before: 1.5\n")
    #expect(file.problems.isEmpty, "\(file.problems)")
  }

  @Test func holdersAreListedInAnyOrder() {
    let file = read(
      "- id: x\n  positions:\n    - summary: s\n      holds: [tokens, system]\n"
        + "  winners:\n    system: [a]\n    tokens: [a]\n")
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.resolutions.first?.positions.map(\.holding.text) == ["always"])
  }

  @Test(arguments: ["", ":3", "a:", "a:0", "a:4-2", "a:1-2-3", "words", "two words/x"])
  func noPlace(text: String) { #expect(Resolution.Place(text) == nil) }

  @Test func theBundledFileIsWithoutFault() throws {
    let file = ResolutionsFile(try FileContents.bytes(of: PackageFolder.root.appending("Skills/resolutions.yml")))
    #expect(file.problems.isEmpty, "\(file.problems)")
    #expect(file.resolutions.count == 83)
    #expect(file.resolutions.flatMap(\.positions).count == 271)
    #expect(file.resolutions.allSatisfy { !$0.text.isEmpty })
  }
}
