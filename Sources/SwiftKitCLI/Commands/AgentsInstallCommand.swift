package import ArgumentParser
import BundledContent
import POSIXSupport

/// `swiftkit agents install`: the server, a few instructions and our skills, where a client reads them.
package struct AgentsInstallCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Write what a client needs to use swiftkit in this project.",
    discussion: """
      Adds the server to the client's configuration, a section to its instructions (AGENTS.md, CLAUDE.md or GEMINI.md) \
      and the bundled skills to its folder of skills. What else is in these files stays. --remove takes it all out again; \
      skills that somebody changed stay.
      """)

  @Option(help: "The client: \(AgentClient.allCases.map(\.rawValue).joined(separator: ", ")).")
  var client: AgentClient = .generic

  @Flag(help: "Take out what an earlier call wrote.")
  var remove = false

  @Flag(help: "Leave the skills out.")
  var noSkills = false

  @Flag(help: "Show what would be done, and do nothing.")
  var dryRun = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let project = SkillRoots.projectFolder(around: context.workingFolder) else { throw InventoryError.noContent }
    var lines: [String] = []
    let configuration = project.appending(client.configuration)
    let before = try text(of: configuration)
    try write(try client.configured(before, removing: remove), over: before, to: configuration, project, &lines)
    let instructions = project.appending(client.instructions)
    let told = try text(of: instructions)
    let section = MarkedSection(opening: "<!-- swiftkit:begin -->", closing: "<!-- swiftkit:end -->")
    try write(section.placed(remove ? nil : Self.section, in: told), over: told, to: instructions, project, &lines)
    if !noSkills || remove { try moveSkills(in: project, context, &lines) }
    if remove, !dryRun {
      // A folder that is not empty stays: rmdir refuses.
      for path in [client.skills, client.configuration] {
        var folder = project.appending(path)
        while folder != project {
          _ = rmdir(folder.string)
          guard folder.removeLastComponent() else { break }
        }
      }
    }
    context.output.write(lines.isEmpty ? "Nothing to do.\n" : lines.map { $0 + "\n" }.joined())
    if dryRun, !lines.isEmpty { context.output.write("Nothing was written: a run without --dry-run does this.\n") }
    return .done
  }

  private static let section = """
    ## SwiftUI with swiftkit

    - Before you write SwiftUI, call the tool `context` (or run `swiftkit context "TASK"`) and keep to what it says.
    - Call `scaffold` (or run `swiftkit new feature NAME`) instead of typing a new feature.
    - After you wrote Swift, call `check` (or run `swiftkit check PATH`) and mend every finding; `explain` tells how.
    """

  private func text(of file: FilePath) throws -> String? {
    FileStatus(file) == nil ? nil : try FileContents.text(of: file, limit: 4 << 20)
  }

  private func write(
    _ text: String?, over before: String?, to file: FilePath, _ project: FilePath, _ lines: inout [String]
  ) throws {
    guard text != before else { return }
    var shown = file
    _ = shown.removePrefix(project)
    lines.append("\(text == nil ? "remove" : before == nil ? "create" : "change")  \(shown)")
    guard !dryRun else { return }
    guard let text else {
      _ = unlink(file.string)
      return
    }
    try Folder.make(file.removingLastComponent())
    try AtomicFile.write(Array(text.utf8), to: file)
  }

  private func moveSkills(in project: FilePath, _ context: CommandContext, _ lines: inout [String]) throws {
    guard let source = context.executable.flatMap({ InstalledContent(executable: $0) })?.skills else { return }
    let target = project.appending(client.skills)
    for name in try Folder.names(in: source) where FileStatus(source.appending(name).appending("SKILL.md")) != nil {
      for file in try FileTree.files(below: source.appending(name)) {
        var path = file
        guard path.removePrefix(source) else { continue }
        let copy = target.pushing(path)
        let ours = try FileContents.text(of: file)
        let theirs = try text(of: copy)
        if remove {
          if theirs == ours { try write(nil, over: theirs, to: copy, project, &lines) }
        } else if theirs == nil {
          try write(ours, over: nil, to: copy, project, &lines)
        } else if theirs != ours {
          lines.append("keep    \(client.skills)/\(path): it was changed")
        }
      }
      if remove, !dryRun { removeEmptyFolders(target.appending(name)) }
    }
  }

  /// Removes the folder and those in it, as far as nothing is left in them.
  private func removeEmptyFolders(_ folder: FilePath) {
    for name in (try? Folder.names(in: folder)) ?? [] where FileStatus(folder.appending(name))?.kind == .folder {
      removeEmptyFolders(folder.appending(name))
    }
    _ = rmdir(folder.string)
  }
}
