import ArgumentParser
import RuleModel
import Workbench

/// What makes a check fail, and what is not held against anybody.
struct CheckGateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The lowest severity that makes the exit code 1. Default: the setting, or else warning.",
      valueName: "severity"))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp("Allow this many warnings before the exit code is 1.", valueName: "number"))
  var maxWarnings: Int?

  @Flag(help: "Exit with code 0 even if there are findings; the code is still 2 if the check could not run.")
  var exitZero = false

  @Option(help: ArgumentHelp("Do not report the findings listed in this file.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("Write all findings to this file, for use with --baseline.", valueName: "file"))
  var writeBaseline: String?

  @Flag(help: "Remove fixed findings from the baseline.")
  var pruneBaseline = false

  @Flag(help: "Exit with code 1 if the baseline lists findings that have been fixed.")
  var baselineStrict = false

  @Flag(help: "Exit with code 2 if anything could not be checked: a file, a check or a whole plugin.")
  var strict = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings must be 0 or more") }
    if writeBaseline != nil, baseline != nil || pruneBaseline || baselineStrict {
      throw ValidationError("--write-baseline cannot be combined with other baseline options")
    }
    if pruneBaseline, baselineStrict {
      throw ValidationError("--prune-baseline cannot be combined with --baseline-strict")
    }
  }

  /// Whether the baseline of a run should have been pruned.
  func isTooOld(_ result: CheckResult) -> Bool { baselineStrict && result.staleKnown > 0 }

  /// What findings mean for the exit code.
  func status(_ status: ExitStatus) -> ExitStatus { exitZero ? .done : status }
}

extension Severity: ExpressibleByArgument {}
