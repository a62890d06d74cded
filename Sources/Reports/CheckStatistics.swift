import RuleModel
package import SourceChecking
package import WireFormats

/// What `check --statistics` closes with: how often each check found something.
package struct CheckStatistics {
  package let document: [CheckDocument.Statistic]

  /// Those that found most come first.
  package init(of findings: [CheckedFinding]) {
    var counts: [[String]: (findings: Int, files: Set<String>, fixable: Int)] = [:]
    for finding in findings.lazy.map(\.finding) {
      let key = [finding.check, finding.severity.rawValue]
      counts[key, default: (0, [], 0)].findings += 1
      counts[key]?.files.insert(finding.path)
      if finding.fixable { counts[key]?.fixable += 1 }
    }
    document = counts.map { key, count in
      CheckDocument.Statistic(
        check: key[0], severity: key[1], findings: count.findings, files: count.files.count, fixable: count.fixable)
    }.sorted { ($1.findings, $0.check, $0.severity) < ($0.findings, $1.check, $1.severity) }
  }

  /// A table with a heading; nothing where nothing was found.
  package var text: String {
    guard !document.isEmpty else { return "" }
    let cells = document.map { row in
      [
        "\(row.findings)", "\(row.files)", row.fixable == 0 ? "" : "\(row.fixable)",
        Severity(rawValue: row.severity)?.word ?? row.severity, row.check,
      ]
    }
    return "\n" + TextTable.text([["findings", "files", "fixable", "severity", "check"]] + cells)
  }
}
