import RuleModel
import Testing

/// The orders that outputs are sorted by.
@Suite struct OrderTests {
  // MARK: - Lines

  @Test func lineRangesCountTheirLines() {
    #expect(LineRange(3, 3).count == 1)
    #expect(LineRange(3, 7).count == 5)
  }

  @Test func aRangeThatEndsBeforeItBeginsIsOneLine() {
    #expect(LineRange(7, 3) == LineRange(7, 7))
  }

  @Test(arguments: [
    (LineRange(1, 3), LineRange(3, 5), true), (LineRange(1, 3), LineRange(4, 5), false),
    (LineRange(1, 9), LineRange(4, 5), true), (LineRange(4, 4), LineRange(4, 4), true),
  ])
  func overlap(left: LineRange, right: LineRange, expected: Bool) {
    #expect(left.overlaps(right) == expected)
    #expect(right.overlaps(left) == expected)
  }

  @Test func rangesAreSortedByTheirFirstLineThenTheirLast() {
    let sorted = [LineRange(1, 2), LineRange(1, 5), LineRange(2, 2)]
    #expect(sorted.reversed().sorted() == sorted)
  }

  // MARK: - Places

  @Test func citationsAreSortedByPathThenLines() {
    let sorted = [
      Citation(path: "a.md", lines: LineRange(9, 9)), Citation(path: "b.md", lines: LineRange(1, 1)),
      Citation(path: "b.md", lines: LineRange(1, 2)),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func positionsAreSortedByLineThenColumn() {
    let sorted = [
      SourcePosition(line: 1, column: 9), SourcePosition(line: 2, column: 1), SourcePosition(line: 2, column: 10),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  // MARK: - Weight

  @Test func errorsOutweighWarningsAndWarningsInfos() {
    #expect(Severity.allCases.sorted() == [.info, .warning, .error])
    #expect(Severity.error >= .error)
  }

  @Test(arguments: [
    (Strength.never, StrengthGroup.mustNot, Polarity.forbids), (.must, .must, .requires), (.always, .must, .requires),
    (.prefer, .should, .requires), (.avoid, .shouldNot, .forbids), (.may, .note, .neutral), (.info, .note, .neutral),
  ])
  func strengths(strength: Strength, group: StrengthGroup, polarity: Polarity) {
    #expect(strength.group == group)
    #expect(strength.polarity == polarity)
  }

  @Test func strengthsAreShownFromProhibitionsToRemarks() {
    #expect(Strength.allCases.map(\.rawValue) == ["never", "must", "always", "prefer", "avoid", "may", "info"])
    #expect(StrengthGroup.allCases.map(\.rawValue) == ["MUST NOT", "MUST", "SHOULD NOT", "SHOULD", "NOTE"])
  }
}
