package import RuleModel

/// Some lines of a file, as `10-40,55` says.
package struct LineRanges: Hashable, Sendable {
  package private(set) var ranges: [ClosedRange<Int>]

  package init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// Reads `10-40`, `12`, `30-` and several of these with commas between; nil for anything else.
  package init?(_ text: String) {
    ranges = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let word = ends.first, let first = Int(word), first > 0 else { return nil }
      guard ends.count == 2 else {
        ranges.append(first...first)
        continue
      }
      guard let last = ends[1].isEmpty ? .max : Int(ends[1]), last >= first else { return nil }
      ranges.append(first...last)
    }
  }

  /// Whether a finding touches one of the lines.
  package func touch(_ finding: Finding) -> Bool {
    let last = max(finding.start.line, finding.end.column == 1 ? finding.end.line - 1 : finding.end.line)
    return ranges.contains { $0.overlaps(finding.start.line...last) }
  }

  package mutating func add(_ range: ClosedRange<Int>) { ranges.append(range) }
}
