import POSIXSupport
import TestSupport
import Testing

/// Skills/resolutions.yml speaks of every disagreement that is known, of all its places, and of rules that exist.
@Suite struct ResolutionPackTests {
  @Test func everyOneIsSettledInWords() throws {
    let known = try Self.ruleIDs()
    for entry in try SettledConflict.all() {
      #expect(!entry.resolution.isEmpty, "\(entry.id) says nothing")
      for check in entry.checks {
        #expect(
          known.contains(check),
          "\(entry.id) names the check '\(check)', which no rule of the pack is about")
      }
    }
  }

  @Test(.enabled(if: PackageFolder.shared("inventory") != nil))
  func noneIsMissing() throws {
    let inventory = try #require(PackageFolder.shared("inventory"))
    let lines = try FileContents.text(of: inventory.appending("conflicts.jsonl")).split(separator: "\n")
    let settled = Dictionary(try SettledConflict.all().map { ($0.id, $0) }) { first, _ in first }
    #expect(lines.count == 83 && settled.count == 83)
    for line in lines {
      let id = String(try #require(line.firstMatch(of: /"id": "([^"]+)"/)).1)
      let places = line.matches(of: /"seed": "(\d+)", "lines": "([^"]+)"/).flatMap { match in
        match.2.split(separator: ",").map { "\(match.1):\($0)" }
      }
      let entry = try #require(settled[id], "'\(id)' is not settled")
      #expect(Set(places) == Set(entry.sources), "\(id) cites other lines than the inventory")
    }
  }

  static func ruleIDs() throws -> Set<String> { Set(try RuleFileExamples.all().compactMap { $0.fields["id"] }) }
}

/// The checklists of the skill `review` name checks that rules of the pack are about.
@Suite struct ChecklistTests {
  @Test(arguments: [("checklist.md", 25, "| "), ("before-completion.md", 8, "- [ ] ")])
  func itemsNameTheirChecks(file: String, count: Int, mark: String) throws {
    let folder = SkillPack.folder.appending("review").appending("references")
    let items = try FileContents.text(of: folder.appending(file)).split(separator: "\n")
      .filter { $0.hasPrefix(mark) && !$0.hasPrefix("| Question") && !$0.hasPrefix("| ---") }
    #expect(items.count == count)
    let known = try ResolutionPackTests.ruleIDs()
    for item in items {
      let named = item.matches(of: /`([a-z0-9]+(?:-[a-z0-9]+)+)`/).map { String($0.1) }
      #expect(!named.isEmpty || item.contains("a person"), "nothing answers: \(item)")
      for check in named { #expect(known.contains(check), "'\(check)' is no rule of the pack: \(item)") }
    }
  }
}
