import BundledContent
import POSIXSupport
package import RuleIndex
import RuleModel

/// A skill that answers come from, with what this machine lacks of its needs.
package struct LoadedSkill {
  /// The kind of place that a skill comes from.
  package enum Root: String {
    case bundled, user, project, named
  }

  package let skill: StoredSkill
  package let root: Root
  /// What it needs and what is not here.
  package let unmet: [String]

  package init(_ skill: StoredSkill, in workplace: Workplace) {
    self.skill = skill
    root = LoadedSkill.root(of: skill.path, in: workplace)
    let systems = skill.requirements.systems
    let isHere = systems.contains { LoadedSkill.systemNames.contains($0.lowercased()) }
    unmet = (isHere ? [] : systems) + skill.requirements.programs.filter { !LoadedSkill.isProgram($0, in: workplace) }
  }

  private static func root(of path: String, in workplace: Workplace) -> Root {
    func holds(_ folder: FilePath?) -> Bool {
      guard let folder = folder.flatMap({ ProcessEnvironment.resolved($0) }) else { return false }
      return path == folder.string || path.hasPrefix(folder.string + "/")
    }
    if holds(workplace.installed?.skills) { return .bundled }
    if holds(workplace.configurationFolder?.appending("skills")) { return .user }
    let project = SkillRoots.projectFolder(around: workplace.workingFolder)
    if holds(project?.appending("Skills")) || holds(project?.appending(".claude/skills")) { return .project }
    return .named
  }

  #if os(macOS)
    private static let systemNames: Set<String> = ["darwin", "macos", "mac", "osx"]
  #elseif os(Linux)
    private static let systemNames: Set<String> = ["linux"]
  #else
    private static let systemNames: Set<String> = []
  #endif

  private static func isProgram(_ name: String, in workplace: Workplace) -> Bool {
    guard !name.isEmpty, !name.contains("/") else { return FileStatus(FilePath(name))?.kind == .file }
    let path = workplace.environment.first { $0.hasPrefix("PATH=") }?.dropFirst(5) ?? ""
    return path.split(separator: ":").contains { folder in
      FileStatus(FilePath(String(folder)).appending(name))?.kind == .file
    }
  }
}
