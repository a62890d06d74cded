import POSIXSupport
import PluginHosting
import ProjectModel
import RuleModel
import Scaffolding
import SourceChecking

/// What the checks find in files that are about to be written.
///
/// They run under the settings of the project, as `check` would run them afterwards. A file that only gets something
/// inserted is the project's own, and its findings are no fault of the template.
struct ScaffoldCheck {
  private let workplace: Workplace
  private let host: HostReserve?
  private let knownProjects: [FilePath: ProjectModel]
  private let folders: FolderMemory?

  /// - Parameters:
  ///   - host: where the host may be that edited the project's files.
  ///   - known: what has been read already of a project, by its root.
  ///   - folders: what has been seen of its folders.
  init(
    in workplace: Workplace, host: HostReserve? = nil, knowing known: [FilePath: ProjectModel] = [:],
    _ folders: FolderMemory? = nil
  ) {
    (self.workplace, self.host, knownProjects, self.folders) = (workplace, host, known, folders)
  }

  /// The plan with its findings; where the checks cannot run, with a note that says why.
  func checked(_ plan: Plan) -> Plan {
    let texts = plan.written.filter { $0.path.hasSuffix(".swift") && !$0.isInjection }
      .map { (path: $0.path, source: $0.merged ?? Array($0.text.utf8)) }
    guard !texts.isEmpty else { return plan }
    var plan = plan
    do {
      let outcome = try outcome(of: texts, in: plan.root.folder)
      plan.findings = outcome.findings.map(\.finding)
      plan.notes += outcome.problems.map { "not everything was checked: \($0.sentence)" }
    } catch {
      plan.notes.append("the new files were not checked: \(error)")
    }
    return plan
  }

  /// What the checks find in texts that would stand at these paths below `folder`, in lines.
  ///
  /// - Parameter lowest: the iOS version that the texts are written for.
  func sentences(
    about texts: [(path: String, source: [UInt8])], in folder: FilePath, writtenFor lowest: String?,
    where isWanted: (Finding) -> Bool
  ) -> [String] {
    guard !texts.isEmpty else { return [] }
    do {
      let outcome = try outcome(of: texts, in: folder, writtenFor: lowest)
      return outcome.findings.map(\.finding).filter(isWanted).map(\.line)
        + outcome.problems.map { "not everything was checked: \($0.sentence)" }
    } catch {
      return ["the files were not checked: \(error)"]
    }
  }

  private func outcome(
    of texts: [(path: String, source: [UInt8])], in folder: FilePath, writtenFor lowest: String? = nil
  ) throws -> CheckOutcome {
    var place = workplace
    place.workingFolder = folder
    var request = CheckRequest(of: .texts(texts))
    request.deploymentTarget = lowest
    var run = try CheckRun(request, in: place, host: host)
    (run.knownProjects, run.folders) = (knownProjects, folders)
    return try run.run().outcome
  }
}
