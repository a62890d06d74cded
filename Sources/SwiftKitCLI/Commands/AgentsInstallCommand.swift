package import ArgumentParser
import BundledContent
import POSIXSupport
import Scaffolding
import Workbench

/// `swiftkit agents install`: the server, a few instructions and our skills, where a client reads them.
package struct AgentsInstallCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Set up a coding agent to use swiftkit in this project.",
    discussion: """
      Adds the server to the client's configuration, a section to its instructions (AGENTS.md, CLAUDE.md or GEMINI.md), \
      the bundled skills to its skills folder, and hooks that check each edit. If one of them fails, nothing is \
      changed. The rest of these files stays the same. --remove deletes what this command added. Parts that you have edited \
      since are kept and listed, and the exit code is 2.
      """)

  @Option(help: "The client: \(AgentClient.allCases.map(\.rawValue).joined(separator: ", ")).")
  var client: AgentClient = .generic

  @Flag(help: "Remove what an earlier call added.")
  var remove = false

  @Flag(help: "Replace bundled skill files that were edited or come from another version.")
  var replace = false

  @Flag(help: "Do not install the skills.")
  var noSkills = false

  @Flag(help: "Do not install the hooks, which run 'swiftkit hook' after an edit.")
  var noHooks = false

  @Flag(help: "Show the changes and the resulting files; write nothing.")
  var dryRun = false

  package init() {}

  package func validate() throws {
    if replace, remove || noSkills {
      throw ValidationError("--replace cannot be combined with --remove or --no-skills")
    }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let project = SkillRoots.projectFolder(around: context.workingFolder) else { throw InventoryError.noContent }
    if !dryRun {
      try Transaction(in: project, context.workplace.transactions).recover()
      if case .home = client.configuration, let home = context.workplace.home {
        try Transaction(in: home, context.workplace.transactions).recover()
      }
    }
    let bundled = context.installed?.skills
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
      context.show("Dry run: nothing was written.\n")
    }
    // What was to be taken out and is still there must not look like done.
    return remove && !installation.kept.isEmpty ? .failed : .done
  }
}

extension AgentClient: ExpressibleByArgument {}
