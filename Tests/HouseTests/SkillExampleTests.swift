import POSIXSupport
import TestSupport
import Testing

/// The code in our own rules is run: Bad fires the rule's check, Good fires none, and check and rule name each other.
@Suite struct SkillExampleTests {
  @Test func badFiresItsCheckAndGoodIsSilent() throws {
    let rules = try RuleFileExamples.all()
    // A rule that speaks in one profile or below some system only says so; the rest is read in both profiles' common ground.
    for (settings, rules) in Dictionary(grouping: rules, by: \.settings) {
      try expectVerdicts(of: rules, settings: settings)
    }
  }

  private func expectVerdicts(of rules: [RuleFileExamples], settings: String) throws {
    let folder = try TemporaryFolder()
    if !settings.isEmpty { try folder.write(settings, to: ".swiftkit.yml") }
    var expected: [String: String] = [:]
    for rule in rules {
      for (number, code) in rule.bad.enumerated() {
        let name = "\(rule.key)/bad/\(number).swift"
        try folder.write(code, to: name)
        let check: String = try #require(rule.check, "\(rule.key) has a Bad example but no check")
        expected[name] = check
      }
      for (number, code) in rule.good.enumerated() {
        try folder.write(code, to: "\(rule.key)/good/\(number).swift")
      }
    }
    #expect(!expected.isEmpty)

    let run = try ProgramRun.swiftkit("check", ".", "--checks", "all", "--fail-on", "error", in: folder.path)
    var found: [String: [String]] = [:]
    for line in run.output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /([^:]+):\d+:\d+: (?:warning|error|info|note): .* \[([^\]]+)\]/) else {
        continue
      }
      found[String(match.1), default: []].append(String(match.2))
    }
    // A snippet is a part of a view: it has no preview of its own, no file, and A is a name for it.
    let ofWholeFiles: Set = ["file-name-matches-view", "view-missing-preview", "view-type-naming"]
    for (name, check) in expected.sorted(by: { $0.key < $1.key }) {
      let own = found[name]?.count { $0 == check }
      #expect(own == 1, "\(name) does not fire \(check) once, but \(found[name] ?? [])")
    }
    for (name, checks) in found.sorted(by: { $0.key < $1.key }) where name.contains("/good/") {
      #expect(Set(checks).isSubset(of: ofWholeFiles), "\(name) fires \(checks.sorted())")
    }
  }

  @Test func everyCheckHasItsRule() throws {
    let rules = try RuleFileExamples.all()
    let catalogue = try ProgramRun.swiftkit("checks", "--json").output
    for rule in rules {
      guard let check = rule.check else { continue }
      #expect(catalogue.contains("\"\(check)\""), "\(rule.key) names the check '\(check)', which no plugin has")
      #expect(catalogue.contains("\"\(rule.key)\""), "no check names the rule \(rule.key)")
    }
  }

  /// A `check` reads no bundled rule file for declared checks, so none may have one.
  @Test func noBundledRuleDeclaresItsCheck() throws {
    for rule in try RuleFileExamples.all() {
      #expect(rule.fields["detect"] == nil, "\(rule.key)")
    }
  }
}
