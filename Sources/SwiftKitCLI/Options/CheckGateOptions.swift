import ArgumentParser
import RuleModel
import Workbench

/// What makes a check fail, and what is not held against anybody.
struct CheckGateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The severity from which findings make the exit code 1; warning, unless the settings say another.",
      valueName: "severity"))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp("Warnings make the exit code 1 only when there are more than these.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Exit code 0 whatever is found; 2 still says that the check could not be done.")
  var exitZero = false

  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Take findings that are gone out of the baseline.")
  var pruneBaseline = false

  @Flag(help: "Exit code 1 when the baseline holds findings that are gone.")
  var baselineStrict = false

  @Flag(help: "Exit code 2 when anything could not be checked: a file, a check or a whole plugin.")
  var strict = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes a number from 0") }
    if writeBaseline != nil, baseline != nil || pruneBaseline || baselineStrict {
      throw ValidationError("--write-baseline writes a new one; leave the other options for baselines out")
    }
    if pruneBaseline, baselineStrict {
      throw ValidationError("--prune-baseline removes what is gone; leave --baseline-strict out")
    }
  }

  /// Whether the baseline of a run should have been pruned.
  func isTooOld(_ result: CheckResult) -> Bool { baselineStrict && result.staleKnown > 0 }

  /// What findings mean for the exit code.
  func status(_ status: ExitStatus) -> ExitStatus { exitZero ? .done : status }
}
