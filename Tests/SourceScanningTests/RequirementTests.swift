import Testing

@testable import SourceScanning

/// Literals of checks, read into the terms that a file must hold.
@Suite struct RequirementTests {
  /// `<` and `>` show where a word begins or ends.
  private func terms(_ literal: String) -> [String] {
    Requirement([literal]).alternatives[0].map {
      ($0.isBoundedBefore ? "<" : "") + String(decoding: $0.bytes, as: UTF8.self) + ($0.isBoundedAfter ? ">" : "")
    }
  }

  @Test(arguments: [
    ("sheet", ["sheet"]), ("sheet & View", ["sheet", "View"]), ("a & b & c", ["a", "b", "c"]), ("|View|", ["<View>"]),
    ("|View & x|", ["<View", "x>"]), ("||", ["||"]), ("|", ["|"]), ("a &b", ["a &b"]), (" & a", [" & a"]),
    ("a & ", ["a & "]), ("a&b", ["a&b"]), ("a & & b", ["a", "& b"]), ("|a", ["<a"]), ("a|", ["a>"]),
  ])
  func literals(literal: String, expected: [String]) { #expect(terms(literal) == expected) }

  @Test func alternatives() {
    #expect(Requirement([]).alternatives.isEmpty)
    #expect(Requirement(["a", "b & c"]).alternatives.map(\.count) == [1, 2])
  }
}
