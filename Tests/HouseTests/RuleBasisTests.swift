import POSIXSupport
import TestSupport
import Testing

/// Every rule of our own says what it rests on, and where that can be seen.
@Suite struct RuleBasisTests {
  @Test func everyRuleHasABasis() throws {
    for rule in try RuleFileExamples.all() {
      let basis = rule.fields["basis"] ?? ""
      #expect(["apple", "measured", "convention", "opinion"].contains(basis), "\(rule.key) has the basis '\(basis)'")
      let evidence = (rule.fields["evidence"] ?? "").filter { $0 != "\"" }
      #expect(!evidence.isEmpty, "\(rule.key) says nothing of what its basis is")
      let pages = ["https://developer.apple.com/", "https://docs.swift.org/"]
      #expect(
        (basis == "apple") == pages.contains { evidence.hasPrefix($0) }, "\(rule.key): '\(basis)' by '\(evidence)'")
    }
  }

  /// What nobody but us says is not said unasked.
  @Test func opinionsAreOffByDefault() throws {
    for rule in try RuleFileExamples.all() where rule.check != nil && rule.fields["basis"] == "opinion" {
      #expect(rule.fields["default"] == "off", "\(rule.key) is an opinion and on by default")
    }
  }

  /// The first page says how many rules there are, and of which basis.
  @Test func theFirstPageCountsThem() throws {
    let rules = try RuleFileExamples.all()
    func count(_ basis: String) -> Int { rules.count { $0.fields["basis"] == basis } }
    let sentence =
      "The \(rules.count) bundled rules were written for swiftkit: \(count("apple")) are based on Apple's documentation, "
      + "\(count("convention")) on a convention and \(count("opinion")) on opinion."
    let page = try FileContents.text(of: PackageFolder.root.appending("README.md"))
    #expect(page.contains(sentence), "\(sentence)")
  }
}
