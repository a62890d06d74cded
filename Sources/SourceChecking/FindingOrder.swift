import RuleModel

extension CheckedFinding {
  /// Whether it is listed before `other`: by path and place, then by check, end and message.
  func precedes(_ other: CheckedFinding) -> Bool {
    if finding.path != other.finding.path { return finding.path < other.finding.path }
    if finding.start != other.finding.start { return finding.start < other.finding.start }
    if finding.check != other.finding.check { return finding.check < other.finding.check }
    if finding.end != other.finding.end { return finding.end < other.finding.end }
    return finding.message < other.finding.message
  }
}

extension [CheckedFinding] {
  /// The same as they are listed.
  ///
  /// A finding is large and there may be thousands: they are compared where they lie, and what is moved are their numbers.
  var listed: [CheckedFinding] {
    let order = withUnsafeBufferPointer { findings -> [Int]? in
      if findings.indices.dropFirst().allSatisfy({ !findings[$0].precedes(findings[$0 - 1]) }) { return nil }
      return findings.indices.sorted { findings[$0].precedes(findings[$1]) }
    }
    return order?.map { self[$0] } ?? self
  }
}
