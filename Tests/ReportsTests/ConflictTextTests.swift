import Reports
import RuleIndex
import RuleModel
import Testing
import WireFormats

/// A conflict with its positions, their places, and what was decided.
@Suite struct ConflictTextTests {
  private func conflict(
    lines: [Int], _ holding: Holding? = nil, _ status: StoredConflict.Status = .open
  ) -> StoredConflict {
    let sources = lines.map { line in
      StoredConflict.Source(key: "k", citation: Citation(path: "a.md", lines: LineRange(line, line)))
    }
    let position = StoredConflict.Position(claim: "never", sources: sources, holding: holding)
    return StoredConflict(
      id: "i", kind: "declared", title: "t", status: status, resolution: "r", positions: [position])
  }

  private func lines(_ conflict: StoredConflict) -> [String] {
    ConflictText.lines(for: conflict, TextStyle(isColoured: false)) { $0 }
  }

  @Test(
    arguments: [
      (nil, "  \u{2022} never"), (Holding(profiles: []), "  \u{2717} never"),
      (Holding(profiles: Holding.knownProfiles), "  \u{2713} never"),
      (Holding(profiles: ["tokens"]), "  \u{2713} never [profile tokens]"),
    ] as [(Holding?, String)])
  func aPositionShowsWhereItHolds(holding: Holding?, expected: String) {
    #expect(lines(conflict(lines: [1], holding)) == ["CONFLICT t [i]", expected, "    a.md:1", "  open: r"])
  }

  @Test(arguments: [
    ([1], "a.md:1"), ([1, 1], "a.md:1"), ([2, 1, 2], "a.md:2  a.md:1"),
    ([1, 2, 3, 4], "a.md:1  a.md:2  a.md:3  a.md:4"), ([1, 2, 3, 4, 5], "a.md:1  a.md:2  a.md:3  a.md:4  and 1 more"),
  ])
  func placesAreNamedOnceAndFourAtMost(numbers: [Int], expected: String) {
    #expect(lines(conflict(lines: numbers))[2] == "    " + expected)
  }

  /// One place is the source; only several are a list.
  @Test(arguments: [([1], nil), ([1, 1], nil), ([1, 2], 2)] as [([Int], Int?)])
  func onlySeveralPlacesAreAList(numbers: [Int], count: Int?) {
    let document = AskDocument.Conflict(conflict(lines: numbers, nil, .settled)) { $0 }
    #expect(document.positions.first?.sources?.count == count)
    #expect(document.positions.first?.source.firstLine == 1)
    #expect(document.status == "settled")
  }
}
