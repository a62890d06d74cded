import POSIXSupport
package import Scaffolding
package import WireFormats

extension ScaffoldReport {
  package init(_ plan: Plan) {
    self.init(
      template: plan.template.name, version: plan.template.version, origin: plan.template.origin.rawValue,
      name: plan.name.text, answers: plan.answers.mapValues(\.description),
      files: plan.files.map { file in
        File(
          path: file.path, role: file.role, action: file.action.name, reason: file.action.reason,
          lines: file.lineCount, bytes: file.text.utf8.count, sha256: SHA256.hexadecimal(of: file.text))
      },
      notes: plan.notes, findings: plan.findings.map { CheckDocument.FoundPlace($0) })
  }
}
