package import ArgumentParser
import BundledContent
import POSIXSupport
import Scaffolding
import Workbench

/// `swiftkit agents install`: the server, a few instructions and our skills, where a client reads them.
package struct AgentsInstallCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Write what a client needs to use swiftkit in this project.",
    discussion: """
      Adds the server to the client's configuration, a section to its instructions (AGENTS.md, CLAUDE.md or GEMINI.md) \
      the bundled skills to its folder of skills, and the hooks that check what it edits: all of it, or nothing. What else \
      is in these files stays as it is written. --remove takes out what is still as it was put in; what somebody changed stays, is named, and the exit \
      code is 2.
      """)

  @Option(help: "The client: \(AgentClient.allCases.map(\.rawValue).joined(separator: ", ")).")
  var client: AgentClient = .generic

  @Flag(help: "Take out what an earlier call wrote.")
  var remove = false

  @Flag(help: "Give files of our skills that differ, edited or of another version, the text of this version.")
  var replace = false

  @Flag(help: "Leave the skills out.")
  var noSkills = false

  @Flag(help: "Leave the hooks out, which run 'swiftkit hook' after an edit.")
  var noHooks = false

  @Flag(help: "Show what would be done, and what the files would hold; do nothing.")
  var dryRun = false

  package init() {}

  package func validate() throws {
    if replace, remove || noSkills {
      throw ValidationError("--replace writes skills; leave --remove and --no-skills out")
    }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let project = SkillRoots.projectFolder(around: context.workingFolder) else { throw InventoryError.noContent }
    if !dryRun { try Transaction(in: project, context.workplace.transactions).recover() }
    let bundled = context.executable.flatMap { InstalledContent(executable: $0) }?.skills
    var wish = AgentInstallation.Wish(skills: noSkills && !remove ? nil : bundled)
    (wish.hasHooks, wish.isRemoval, wish.isReplacing) = (!noHooks || remove, remove, replace)
    let installation = try AgentInstallation(of: client, in: project, wish, for: context.workplace)
    guard !installation.isEmpty else {
      context.show("Nothing to do.\n")
      return .done
    }
    if !dryRun { try installation.carryOut(in: context.workplace.transactions) }
    context.show(installation.lines.map { $0 + "\n" }.joined())
    if dryRun {
      // Of skills the names will do; they are long, and whole files.
      context.show(patch: "\n" + UnifiedDiff(installation.homeSettings + installation.settings).text + "\n")
      context.show("Nothing was written: a run without --dry-run does this.\n")
    }
    // What was to be taken out and is still there must not look like done.
    return remove && !installation.kept.isEmpty ? .failed : .done
  }
}

extension AgentClient: ExpressibleByArgument {}
