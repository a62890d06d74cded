import RuleModel
import Scaffolding
import SourceChecking

/// What the checks find in files that are about to be written.
///
/// They run under the settings of the project, as `check` would run them afterwards. A file that only gets something put
/// in is the project's own, and its findings are no fault of the template.
struct ScaffoldCheck {
  private let workplace: Workplace

  init(in workplace: Workplace) { self.workplace = workplace }

  /// The plan with its findings; where the checks cannot run, with a note that says why.
  func checked(_ plan: Plan) -> Plan {
    let texts = plan.written.filter { $0.path.hasSuffix(".swift") && !$0.isInjection }
      .map { (path: $0.path, source: $0.merged ?? Array($0.text.utf8)) }
    guard !texts.isEmpty else { return plan }
    var plan = plan
    do {
      let outcome = try outcome(of: texts, in: plan.root)
      plan.findings = outcome.findings.map(\.finding)
      plan.notes += outcome.problems.map { "not everything was checked: \($0.plugin): \($0.reason)" }
    } catch {
      plan.notes.append("what is written was not checked: \(error)")
    }
    return plan
  }

  private func outcome(of texts: [(path: String, source: [UInt8])], in root: ProjectRoot) throws -> CheckOutcome {
    var place = workplace
    place.workingFolder = root.folder
    var request = CheckRequest(of: .texts(texts))
    request.isCached = false
    return try CheckRun(request, in: place).run().outcome
  }
}
