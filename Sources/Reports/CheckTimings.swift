import RuleModel
package import SourceChecking
package import WireFormats

/// What `check --timings` adds: how long each plugin and each check took, for how many files, with how many findings.
package struct CheckTimings {
  private struct Row {
    let name: String
    let nanoseconds: UInt64
    let files: Int
    let findings: Int
    let checks: [Row]
    let loading: UInt64
  }

  private let times: CheckTimes
  private let plugins: [Row]

  /// - Parameter findings: those of the whole run, whoever wants to see them.
  package init(_ times: CheckTimes, findings: [CheckedFinding]) {
    self.times = times
    let counts = findings.reduce(into: [String: Int]()) { $0[$1.finding.check, default: 0] += 1 }
    let names = Set(times.checks.map(\.plugin)).union(times.loading.keys)
    plugins = names.map { name in
      let checks = times.checks.filter { $0.plugin == name }.map { check in
        Row(
          name: check.check, nanoseconds: check.nanoseconds, files: check.files, findings: counts[check.check] ?? 0,
          checks: [], loading: 0)
      }
      return Row(
        name: name, nanoseconds: times.time(ofPlugin: name), files: checks.map(\.files).max() ?? 0,
        findings: checks.reduce(0) { $0 + $1.findings }, checks: checks.sorted(by: CheckTimings.isSlower),
        loading: times.loading[name] ?? 0)
    }.sorted(by: CheckTimings.isSlower)
  }

  private static func isSlower(_ left: Row, _ right: Row) -> Bool {
    (right.nanoseconds, left.name) < (left.nanoseconds, right.name)
  }

  /// A table, slowest first, with the checks of a plugin below it.
  package var text: String {
    var cells = [["time", "loading", "files", "findings", ""]]
    cells.append([CheckTimings.milliseconds(times.parsing), "", "\(times.parsedFiles)", "", "parsing"])
    for plugin in plugins {
      cells.append([
        CheckTimings.milliseconds(plugin.nanoseconds), CheckTimings.milliseconds(plugin.loading), "\(plugin.files)",
        "\(plugin.findings)", plugin.name,
      ])
      for check in plugin.checks {
        cells.append([
          CheckTimings.milliseconds(check.nanoseconds), "", "\(check.files)", "\(check.findings)", "  " + check.name,
        ])
      }
    }
    return TextTable.text(CheckTimings.rightAligned(cells, columns: 4))
  }

  package var document: CheckDocument.Timings {
    CheckDocument.Timings(
      parsing: .init(files: times.parsedFiles, nanoseconds: times.parsing),
      plugins: plugins.map { plugin in
        .init(
          id: plugin.name, loading: plugin.loading, nanoseconds: plugin.nanoseconds, findings: plugin.findings,
          checks: plugin.checks.sorted { $0.name < $1.name }.map {
            .init(id: $0.name, files: $0.files, findings: $0.findings, nanoseconds: $0.nanoseconds)
          })
      }.sorted { $0.id < $1.id })
  }

  /// "12.34 ms".
  package static func milliseconds(_ nanoseconds: UInt64) -> String {
    let hundredths = nanoseconds / 10_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) ms"
  }

  private static func rightAligned(_ cells: [[String]], columns: Int) -> [[String]] {
    let widths = (0..<columns).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      row.enumerated().map { column, cell in
        column < columns ? String(repeating: " ", count: widths[column] - cell.count) + cell : cell
      }
    }
  }
}
