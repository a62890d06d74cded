/// What `review --json` prints: the items of a checklist, each with its verdict.
package struct ReviewDocument: Encodable {
  private let title: String
  private let items: [Item]
  private let summary: Summary

  package struct Item: Encodable {
    private let number: Int
    private let section: String
    private let question: String
    /// `pass`, `fail` or `open`.
    private let verdict: String
    private let checks: [String]
    /// Why a person has to check it.
    private let reason: String?
    private let findings: [Finding]

    package init(
      number: Int, section: String, question: String, verdict: String, checks: [String], reason: String?,
      findings: [Finding]
    ) {
      self.number = number
      self.section = section
      self.question = question
      self.verdict = verdict
      self.checks = checks
      self.reason = reason
      self.findings = findings
    }
  }

  package struct Finding: Encodable {
    private let check: String
    private let path: String
    private let line: Int
    private let column: Int
    private let message: String

    package init(check: String, path: String, line: Int, column: Int, message: String) {
      self.check = check
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package struct Summary: Encodable {
    private let files: Int
    private let passed: Int
    private let failed: Int
    private let open: Int

    package init(files: Int, passed: Int, failed: Int, open: Int) {
      self.files = files
      self.passed = passed
      self.failed = failed
      self.open = open
    }
  }

  package init(title: String, items: [Item], summary: Summary) {
    self.title = title
    self.items = items
    self.summary = summary
  }
}
