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
struct ScaffoldCheck: Sendable {
  private let workplace: Workplace
  private let host: HostReserve?
  private let knownProjects: [FilePath: ProjectModel]

  /// - Parameters:
  ///   - host: where the host may be that edited the project's files.
  ///   - known: what has been read already of a project, by its root.
  init(in workplace: Workplace, host: HostReserve? = nil, knowing known: [FilePath: ProjectModel] = [:]) {
    (self.workplace, self.host, knownProjects) = (workplace, host, known)
  }

  /// The check of files below `folder`, whose host loads what it needs from now on.
  func begun(in folder: FilePath) throws -> CheckRun {
    var run = try run(of: [], in: folder)
    try run.begin()
    return run
  }

  /// The check of files below `folder`, with what can be found out before they are known.
  ///
  /// - Parameters:
  ///   - begun: one that has begun already; it is of no use in another folder.
  ///   - folders: what has been seen of the project's folders; nil where that may be out of date.
  func prepared(in folder: FilePath, from begun: CheckRun? = nil, seeing folders: FolderMemory?) throws -> CheckRun {
    var run = try begun.flatMap { $0.workplace.workingFolder == folder ? $0 : nil } ?? self.begun(in: folder)
    run.knownProjects = knownProjects
    run.prepare(seeing: folders)
    return run
  }

  /// The plan with its findings; where the checks cannot run, with a note that says why.
  ///
  /// - Parameter prepared: the check of files in the project.
  func checked(_ plan: Plan, by prepared: @autoclosure () -> Result<CheckRun, any Error>) -> Plan {
    let texts = plan.written.filter { $0.path.hasSuffix(".swift") && !$0.isInjection }
      .map { (path: $0.path, source: $0.merged ?? Array($0.text.utf8)) }
    guard !texts.isEmpty else { return plan }
    var plan = plan
    do {
      var run = try prepared().get()
      run.request.subject = .texts(texts)
      let outcome = try run.run().outcome
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
      var run = try run(of: texts, in: folder, writtenFor: lowest)
      run.knownProjects = knownProjects
      let outcome = try run.run().outcome
      return outcome.findings.map(\.finding).filter(isWanted).map(\.line)
        + outcome.problems.map { "not everything was checked: \($0.sentence)" }
    } catch {
      return ["the files were not checked: \(error)"]
    }
  }

  private func run(
    of texts: [(path: String, source: [UInt8])], in folder: FilePath, writtenFor lowest: String? = nil
  ) throws -> CheckRun {
    var place = workplace
    place.workingFolder = folder
    var request = CheckRequest(of: .texts(texts))
    request.deploymentTarget = lowest
    return try CheckRun(request, in: place, host: host)
  }
}
