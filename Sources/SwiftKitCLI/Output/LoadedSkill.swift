import BundledContent
import POSIXSupport
import RuleIndex
import RuleModel
import WireFormats

/// A skill on its way to people and programs, with what this machine lacks of its needs.
struct LoadedSkill {
  /// The kind of place that a skill comes from.
  enum Root: String {
    case bundled, user, project, named
  }

  let skill: StoredSkill
  let root: Root
  /// What it needs and what is not here.
  let unmet: [String]

  init(_ skill: StoredSkill, in context: CommandContext) {
    self.skill = skill
    root = LoadedSkill.root(of: skill.path, in: context)
    let systems = skill.requirements.systems
    let isHere = systems.isEmpty || systems.contains { LoadedSkill.systemNames.contains($0.lowercased()) }
    unmet = (isHere ? [] : systems) + skill.requirements.programs.filter { !LoadedSkill.isProgram($0, in: context) }
  }

  private static func root(of path: String, in context: CommandContext) -> Root {
    func holds(_ folder: FilePath?) -> Bool {
      guard let folder = folder.flatMap({ ProcessEnvironment.resolved($0) }) else { return false }
      return path == folder.string || path.hasPrefix(folder.string + "/")
    }
    if holds(context.executable.flatMap { InstalledContent(executable: $0) }?.skills) { return .bundled }
    if holds(context.configurationFolder?.appending("skills")) { return .user }
    let project = SkillRoots.projectFolder(around: context.workingFolder)
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

  private static func isProgram(_ name: String, in context: CommandContext) -> Bool {
    guard !name.isEmpty, !name.contains("/") else { return FileStatus(FilePath(name))?.kind == .file }
    let path = context.environment.first { $0.hasPrefix("PATH=") }?.dropFirst(5) ?? ""
    return path.split(separator: ":").contains { folder in
      FileStatus(FilePath(String(folder)).appending(name))?.kind == .file
    }
  }

  // MARK: - For people

  func lines(_ style: TextStyle, _ shown: (String) -> String) -> [String] {
    let version = skill.version.map { " \($0)" } ?? ""
    var lines = ["\(style.bold(skill.id))\(version)  \(root.rawValue)  \(style.dim(shown(skill.path)))"]
    var facts = [skill.rules.counted("rule")]
    if skill.files > 1 { facts.append("\(skill.files) files") }
    if !skill.problems.isEmpty {
      facts.append(style.yellow(skill.problems.count.counted("problem")))
    }
    lines.append("  " + facts.joined(separator: ", "))
    if !unmet.isEmpty {
      lines.append("  " + style.yellow("requires \(unmet.joined(separator: ", ")): not available here"))
    }
    if !skill.triggers.isEmpty {
      let more = skill.triggers.count > 4 ? " and \(skill.triggers.count - 4) more" : ""
      lines.append("  use when: " + skill.triggers.prefix(4).joined(separator: "; ") + more)
    }
    return lines
  }

  // MARK: - For programs

  func document(_ shown: (String) -> String) -> SkillsDocument.Entry {
    SkillsDocument.Entry(
      name: skill.id, title: skill.title, description: skill.summary, version: skill.version, path: shown(skill.path),
      root: root.rawValue, files: skill.files, rules: skill.rules,
      problems: skill.problems.map {
        SkillsDocument.Problem(path: shown($0.path), line: $0.line, column: $0.column, message: $0.message)
      },
      requires: SkillsDocument.Requirements(
        programs: skill.requirements.programs, systems: skill.requirements.systems),
      unmet: unmet, triggers: skill.triggers, exclusions: skill.exclusions)
  }
}
