import TestSupport
import Testing

@testable import POSIXSupport

@Suite struct CapturedRunTests {
  private static let environment = ["PATH=/usr/local/bin:/usr/bin:/bin"]

  @Test func outputErrorsAndEndingAreKept() throws {
    let run = try CapturedRun(
      "sh", ["-c", "cat; echo oh >&2; exit 3"], environment: Self.environment, input: Array("told".utf8))
    #expect(run.output == Array("told".utf8))
    #expect(run.errors == "oh\n")
    #expect(run.ending == .exited(3))
    #expect(!run.isCut)
  }

  /// Whoever prints without end is ended, wherever it prints to.
  @Test(arguments: ["yes", "yes >&2"])
  func whatIsPrintedIsBounded(script: String) throws {
    let run = try CapturedRun("sh", ["-c", script], environment: Self.environment, limit: 100_000)
    #expect(run.isCut)
    #expect(run.ending != .exited(0))
    #expect(run.output.count + run.errors.utf8.count < 1_000_000)
  }

  /// A relative folder in PATH would let the folder that one works in say what is run.
  @Test(arguments: [
    (["PATH=:/usr/bin:./x:bin::/bin", "A=1"], ["A=1", "PATH=/usr/bin:/bin"]), (["PATH="], ["PATH=/usr/bin:/bin"]),
    (["A=1"], ["A=1", "PATH=/usr/bin:/bin"]), (["PATH=."], ["PATH=/usr/bin:/bin"]),
  ])
  func onlyAbsoluteFoldersAreSearched(environment: [String], safe: [String]) {
    #expect(CapturedRun.withSafePath(environment) == safe)
  }
}
