import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// What reports a warning by default has earned it: readers of findings in public apps accepted enough of them.
@Suite(.enabled(if: pythonRuns, "needs python3"))
struct SeverityEvidenceTests {
  /// How much of what a check reports has to be accepted, and how many of its findings were read at least.
  private static let bar = (share: 0.87, read: 3)
  /// A false one costs a look, and a missed one a leak.
  private static let secrets: Set<String> = [
    "keychain-always", "password-in-text-field", "secret-in-defaults", "secret-in-log", "secret-in-source",
    "trust-any-server",
  ]

  @Test func warningsAreEarned() throws {
    let script = PackageFolder.root.appending("Tests/Evaluation/findings.py").string
    let run = try ProgramRun("/usr/bin/env", ["python3", script, "--evidence"])
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(rows.count > 100, "\(run)")
    let earned = rows.filter { row in
      row.count == 3 && (Double(row[1]) ?? 0) >= Self.bar.share && (Int(row[2]) ?? 0) >= Self.bar.read
    }
    let checks = Set(earned.map { String($0[0]) }).union(Self.secrets)
    for check in CheckTraitsTests.checks where check.severity == .warning && !check.isOffByDefault {
      #expect(checks.contains(check.id), "\(check.id) is no warning by what readers accepted")
    }
  }
}

private let pythonRuns = (try? ProgramRun("/usr/bin/env", ["python3", "--version"]))?.exitCode == 0
