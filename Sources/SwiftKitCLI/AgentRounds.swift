import BundledContent
import Diagnosis
import POSIXSupport
import RuleModel
import Scaffolding
import Workbench

/// Looks which clients of coding agents are connected with swiftkit here, and whether that is as this version writes it.
struct AgentRounds {
  /// What of ours a client has.
  private struct Connection {
    let hasSkills: Bool
    let hasHooks: Bool
  }

  private let workplace: Workplace
  private let call: String

  init(in workplace: Workplace, call: String) { (self.workplace, self.call) = (workplace, call) }

  func add(to diagnosis: inout Diagnosis) {
    guard let project = SkillRoots.projectFolder(around: workplace.workingFolder) else { return }
    let bundled = workplace.installed?.skills
    for client in AgentClient.allCases {
      guard let found = connection(of: client, in: project, bundled) else { continue }
      do {
        var wish = AgentInstallation.Wish(skills: found.hasSkills ? bundled : nil)
        (wish.hasHooks, wish.isReplacing) = (found.hasHooks, true)
        let wanted = try AgentInstallation(of: client, in: project, wish, for: workplace)
        let stale = wanted.homeSettings.count + wanted.settings.count + wanted.skills.count
        diagnosis.add(
          Part(
            .agents, client.rawValue, at: place(of: client, in: project), counts: true,
            why: stale == 0 ? "up to date" : "\(stale == 1 ? "1 file is" : "\(stale) files are") outdated or edited"))
        if let first = (wanted.settings + wanted.skills).first {
          let more = stale > 1 ? " and \(stale - 1) more" : ""
          diagnosis.addStaleAgents(
            client.rawValue, sentence: "'\(project.appending(first.path))'\(more)", project: project, call: call,
            options: (found.hasSkills ? "--replace" : "--no-skills") + (found.hasHooks ? "" : " --no-hooks"))
        }
      } catch {
        diagnosis.remark("\(error)")
      }
    }
  }

  /// Whether our server is in the client's configuration and something else of ours beside it; nil where it is not.
  private func connection(of client: AgentClient, in project: FilePath, _ bundled: FilePath?) -> Connection? {
    func removal(_ skills: FilePath?) -> AgentInstallation? {
      var wish = AgentInstallation.Wish(skills: skills)
      wish.isRemoval = true
      return try? AgentInstallation(of: client, in: project, wish, for: workplace)
    }
    let configuration = client.configuration.path
    // Most projects have none: their skills need not be looked at.
    guard let settings = removal(nil),
      (settings.settings + settings.homeSettings).contains(where: { $0.path == configuration })
    else { return nil }
    let hasInstructions =
      settings.settings.contains { $0.path != configuration } || settings.kept.contains { $0.path != configuration }
    let all = removal(bundled)
    let hasSkills =
      all.map { !$0.skills.isEmpty || $0.kept.contains { $0.path.hasPrefix(client.skills + "/") } } ?? false
    guard hasInstructions || hasSkills else { return nil }
    return Connection(hasSkills: hasSkills, hasHooks: settings.changesHooks)
  }

  private func place(of client: AgentClient, in project: FilePath) -> String {
    switch client.configuration {
    case .project(let path): project.appending(path).string
    case .home(let path): "~/\(path)"
    }
  }
}
