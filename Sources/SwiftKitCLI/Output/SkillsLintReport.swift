import Reports
import RuleModel
import WireFormats

/// The findings in skill documents on their way to people and programs; the shapes are those of `check`.
struct SkillsLintReport {
  let findings: [Finding]
  let files: Int

  var text: String {
    findings.map {
      ForeignText.line(
        "\($0.path):\($0.start.line):\($0.start.column): \($0.severity.word): \($0.message) [\($0.check)]")
        + "\n"
    }.joined()
  }

  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")].compactMap { severity, noun in
      let number = count(severity)
      return number == 0 ? nil : number.counted(noun)
    }
    let sum = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    return "swiftkit: \(sum) in \(files.counted("document"))\n"
  }

  var document: CheckDocument {
    CheckDocument(
      findings: findings.map { CheckDocument.FoundPlace($0) },
      summary: CheckDocument.Summary(
        files: files, errors: count(.error), warnings: count(.warning), infos: count(.info), skipped: []),
      problems: [])
  }

  private func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}
