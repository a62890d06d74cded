import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun))
struct DescriptorAdviceTests {
  /// What is advised of a plugin whose descriptor says less than its library has, at first and out of the cache.
  private func check(_ described: (checks: [String], isFixable: Bool), _ advice: [String]) throws {
    var check = try TestCheck(["a.swift": "// bad! trip\n"])
    check.cache = check.folder.path.appending("cache")
    check.described = described
    let edit = """
      swiftkit_edit e = { 3, 7, T("good") };
      swiftkit_finding f = { sizeof f, 3, 7, T("fix"), &e, 1 };
      host->report(host->context, &f);
      """
    try check.add("p", body: edit)
    for _ in 0..<2 {
      let outcome = try check.run()
      #expect(outcome.advice.map { "\($0.check ?? ""): \($0.reason)" } == advice)
      #expect(outcome.problems == [])
      // What is not announced works all the same.
      #expect(
        outcome.findings.map(\.finding.check)
          == ["p/bad", "p/words"].filter { name in
            described.checks.contains { name == "p/\($0)" }
          })
      #expect(outcome.findings.first { $0.finding.check == "p/bad" }?.edits.isEmpty != true)
    }
    #expect(try !Folder.names(in: check.folder.path.appending("cache")).isEmpty)
  }

  @Test func aDescriptorThatSaysAllNeedsNone() throws { try check((["words", "bad"], true), []) }

  @Test func aFixIsMissing() throws {
    try check((["words", "bad"], false), ["p/bad: it has fixes, but its descriptor does not say '\"fixable\": true'"])
  }

  @Test func aCheckIsMissing() throws {
    try check((["bad"], true), ["p/words: it is in the library, but not in the descriptor, so it does not run"])
  }
}
