import AgentServer
import Answering
import JSON
import POSIXSupport
import Reports
import RuleIndex
import RuleModel
import SkillDocuments
import Workbench

/// The skills and rules of the index as resources: `skill://<name>/<file>` and `rule://<key>`.
struct AgentShelf: AgentLibrary {
  let workplace: Workplace
  let index: IndexKeeper

  func resources() throws -> [AgentResource] {
    try served().flatMap { skill in
      skill.resources.map { resource in
        var resource = resource
        // A client shows this; whoever reads the file is to know whose words they are.
        if let text = resource.description, skill.origin != .bundled {
          resource.description = "[\(skill.origin.rawValue)] " + ForeignText.line(text)
        }
        return resource
      }
    }
  }

  func bytes(of uri: String) throws -> (resource: AgentResource, bytes: [UInt8])? {
    if uri.hasPrefix("rule://") { return try rule(String(uri.dropFirst(7)), uri) }
    guard let (name, path) = AgentShelf.parts(of: uri), let skill = try served().first(where: { $0.name == name }),
      let file = skill.files.first(where: { $0.path == path })
    else { return nil }
    let bytes = try file.bytes()
    let resource = AgentResource(uri: uri, name: path, mediaType: file.mediaType, size: bytes.count)
    return (resource, bytes)
  }

  func skills() throws -> [JSONValue] { try served().map { try $0.entry() } }

  func children(of uri: String) throws -> [AgentResource]? {
    guard let (name, folder) = AgentShelf.parts(of: uri), let skill = try served().first(where: { $0.name == name })
    else { return nil }
    return skill.children(of: folder)
  }

  func state() -> String {
    (try? index.withStore { store in try store.files().map { "\($0.path) \($0.stamp)" }.joined(separator: "\n") }) ?? ""
  }

  /// Keys of rules that begin with, or have a part that begins with, what was typed.
  func keys(_ typed: String) throws -> [String] {
    let wanted = typed.lowercased()
    return try index.withStore { store in try store.keys() }.filter { key in
      key.hasPrefix(wanted) || key.split(separator: "/").contains { $0.hasPrefix(wanted) }
    }.sorted()
  }

  func names(_ typed: String) throws -> [String] {
    try served().map(\.name).filter { $0.hasPrefix(typed.lowercased()) }.sorted()
  }

  func paths(_ typed: String, of skill: String?) throws -> [String] {
    let all = try served().filter { skill == nil || $0.name == skill }.flatMap { $0.files.map(\.path) }
    return Set(all).filter { $0.hasPrefix(typed) }.sorted()
  }

  private func rule(_ key: String, _ uri: String) throws -> (resource: AgentResource, bytes: [UInt8])? {
    let answers = try index.withStore { store in try Answerer.rules(withKey: key, from: store) }
    guard !answers.isEmpty else { return nil }
    let text = ForeignText.lines(AgentText(workplace).rules(answers))
    return (AgentResource(uri: uri, name: key, mediaType: "text/markdown"), Array(text.utf8))
  }

  /// The skills that can be served, each under a name of its own.
  ///
  /// The bundled ones have theirs first, then the user's: a skill of a project gets another, as `project-glass`, where it
  /// would take the place of one.
  private func served() throws -> [ServedSkill] {
    let origin = TextOrigin(in: workplace)
    let order: [LoadedSkill.Root] = [.bundled, .user, .project, .named]
    let (skills, roots) = try index.withStore { store in (try store.skills(), try store.roots()) }
    let reach = SkillReach(roots: roots, links: SkillRoots.links(in: workplace))
    let stored = skills.map { (origin.root(of: $0.path), $0) }
    var names: Set<String> = []
    return order.flatMap { root in stored.filter { $0.0 == root } }.compactMap { root, skill in
      guard let served = ServedSkill(skill, in: reach, from: root) else { return nil }
      if names.insert(served.name).inserted { return served }
      let other = "\(root.rawValue)-\(served.name)"
      return names.insert(other).inserted ? ServedSkill(skill, in: reach, from: root, named: other) : nil
    }
  }

  /// `skill://name/path`; the path of a skill's own folder is empty.
  private static func parts(of uri: String) -> (name: String, path: String)? {
    guard uri.hasPrefix("skill://") else { return nil }
    let parts = uri.dropFirst(8).split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty else { return nil }
    return (String(name), parts.count > 1 ? String(parts[1]) : "")
  }
}
