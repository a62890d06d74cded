import PluginHosting
import RuleModel
import SourceChecking

/// Findings of deprecated API, of which people need one line for a file: who fixes one place fixes them all.
struct DeprecationFolds {
  /// For each finding how many places its line stands for: zero for one that an earlier line stands for.
  private(set) var counts: [Int]

  /// A fold holds the findings of one API, that is with one message, of one check in one file with one severity.
  init(of findings: some Collection<Finding>, in catalogue: CheckCatalogue) {
    counts = [Int](repeating: 1, count: findings.count)
    let folded = Set(catalogue.entries.lazy.filter { $0.traits.group == "deprecation" }.map(\.name))
    guard !folded.isEmpty else { return }
    var path = ""
    var first: [Fold: Int] = [:]
    for (index, finding) in findings.enumerated() where folded.contains(finding.check) {
      if finding.path != path { (path, first) = (finding.path, [:]) }
      let fold = Fold(finding)
      if let place = first[fold] {
        counts[place] += 1
        counts[index] = 0
      } else {
        first[fold] = index
      }
    }
  }

  private struct Fold: Hashable {
    let check, message: String
    let severity: Severity

    init(_ finding: Finding) {
      (check, message, severity) = (finding.check, finding.message, finding.severity)
    }
  }
}
