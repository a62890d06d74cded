package import ArgumentParser

/// What the process says by its exit code; the same four for every command.
package enum ExitStatus: Int32, Sendable {
  /// It was done.
  case done = 0
  /// There are findings, conflicts, or no answer.
  case findings = 1
  /// It could not be done.
  case failed = 2
  /// The words of the call are wrong.
  case usage = 64

  package var code: ExitCode { ExitCode(rawValue) }
}
