import POSIXSupport
import RuleModel
package import SourceChecking

/// What came of a check, for whoever asked for it.
package struct CheckResult: Sendable {
  /// The findings that were asked for, with everything that kept others from being found.
  package var outcome: CheckOutcome
  package let catalogue: CheckCatalogue
  /// Sentences beside the findings.
  package var notes: [String] = []
  /// What had to be assumed of the project, in a sentence.
  package var assumption: String?
  /// Every finding of the run, whoever wants to see it, where times were asked for.
  package var timed: [CheckedFinding] = []
  /// What fixing changed, or would change, as a unified diff; nil unless changes were only to be shown.
  package var patch: String?
  /// Texts that do not lie on disk, by shown path.
  package var sources: [String: [UInt8]] = [:]
  /// What kept plugins from taking part in this run alone, and not in every one.
  package var failures: [CheckProblem] = []
  /// Whether something that was asked for took no part, so that neither findings nor their absence say how things are.
  ///
  /// Asked for is what the request names, and what a rule declares by `detect:`; in a strict one, everything.
  package var isIncomplete = false
  /// Which of the findings make the run fail.
  package var gate = CheckGate()
  /// How many findings of the baseline are gone, and still in its file.
  package var staleKnown = 0
  /// Whether a file that was asked for by its own name, and not just met in a folder, could not be checked.
  package var lacksNamedFile = false

  init(_ outcome: CheckOutcome, _ catalogue: CheckCatalogue) { (self.outcome, self.catalogue) = (outcome, catalogue) }
}

extension CheckProblem {
  /// One sentence for people, on one line.
  package var sentence: String {
    let who = check.map { "the check '\($0)'" } ?? "the plugin '\(plugin)'"
    return ForeignText.line("\(who)\(path.map { ", \($0)" } ?? ""): \(reason)")
  }
}

extension PluginInventory {
  /// What keeps trusted plugins from taking part.
  package var problems: [CheckProblem] {
    complaints.map { CheckProblem(plugin: SkillChecks.pluginName, check: nil, path: nil, reason: $0) }
      + refused.map {
        CheckProblem(plugin: $0.library.string, check: nil, path: nil, reason: "it is not used: \($0.reason)")
      }
  }
}

/// A baseline that would not hold what the run could not look at.
struct IncompleteBaseline: Error, CustomStringConvertible {
  let path: String
  let problems: [String]

  var description: String {
    "'\(path)' was not written, because not everything was checked: " + problems.joined(separator: "; ")
  }
}
