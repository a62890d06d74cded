import POSIXSupport
import RuleModel
import SkillDocuments
import TestSupport
import Testing
import WireFormats

/// One thing that a person read in the five documents, as `inventory/rules.jsonl` has it.
private struct Reading: Decodable {
  let seed: String
  let lines: [Int]
  let section: String
  let strength: String
  let apis: [String]
}

@Suite(
  .enabled(
    if: Seeds.all != nil && PackageFolder.shared("inventory/rules.jsonl") != nil,
    "needs the five documents and their inventory beside the checkout"))
struct SeedAgreementTests {
  private func readings() throws -> [Reading] {
    let bytes = try FileContents.bytes(of: try #require(PackageFolder.shared("inventory/rules.jsonl")))
    return try bytes.split(separator: UInt8(ascii: "\n")).map { try JSONText.value(Reading.self, from: Array($0)) }
  }

  /// Strengths are compared where words state them: outside front matter and code.
  @Test func strengthsAgree() throws {
    let seeds = try #require(Seeds.all)
    var compared = 0, same = 0, sameGroup = 0
    for reading in try readings() where reading.section != "(frontmatter)" {
      let document = seeds.documents[try #require(Int(reading.seed))]
      let lines = LineRange(reading.lines[0], reading.lines[1])
      let isCode = document.blocks.contains { block in
        if case .code = block.kind {
          block.lines.first <= lines.first && lines.first <= block.lines.last
        } else {
          false
        }
      }
      let rules = document.rules.filter { $0.lines.overlaps(lines) && ($0.lines.count <= 5 || $0.kind == .example) }
      let strength = try #require(Strength(rawValue: reading.strength))
      if isCode || rules.isEmpty { continue }
      compared += 1
      if rules.contains(where: { $0.strength == strength }) { same += 1 }
      if rules.contains(where: { $0.strength.group == strength.group }) { sameGroup += 1 }
    }
    print("strength agreement: \(same) of \(compared) exactly, \(sameGroup) by the group they are shown in")
    // What is left out is not compared: links, and what only announces.
    #expect(compared > 480)
    #expect(Double(same) >= 0.90 * Double(compared))
  }

  /// Every name that a person noted and that stands in the cited lines as it is must be found there; "if" is no interface.
  @Test func interfacesAreFound() throws {
    let seeds = try #require(Seeds.all)
    var noted = 0, found = 0
    for reading in try readings() where reading.section != "(frontmatter)" {
      let index = try #require(Int(reading.seed))
      let lines = LineRange(reading.lines[0], reading.lines[1])
      let text = seeds.texts[index][(lines.first - 1)..<lines.last].joined(separator: "\n")
      let names = Set(
        seeds.documents[index].rules.filter { $0.lines.overlaps(lines) }.flatMap(\.interfaces).map(\.name))
      for name in reading.apis where name != "if" && name.utf8.allSatisfy({ ($0 | 0x20) &- 97 < 26 }) {
        guard ["`.\(name)", "`\(name)", "@\(name)"].contains(where: text.contains) else { continue }
        noted += 1
        if names.contains(name) { found += 1 }
      }
    }
    print("interfaces found: \(found) of \(noted)")
    #expect(noted > 100)
    #expect(found == noted)
  }

  @Test func presentationCornerRadiusIsForbiddenTwice() throws {
    let rules = try #require(Seeds.all).documents[0].rules
    let lines = rules.filter { $0.interfaces.contains(InterfaceUse(name: "presentationCornerRadius", role: .forbid)) }
      .map(\.lines.first)
    #expect(lines == [247, 429])
  }
}
