package import ArgumentParser
package import POSIXSupport
import RuleModel
import WireFormats
package import Workbench

/// The root of the command line: one subcommand a file in Commands/.
package struct SwiftKit: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "swiftkit",
    abstract: "Ask about SwiftUI rules, write features that follow them, and check code against them.",
    discussion: "'swiftkit --version --verbose' prints the versions of all components.",
    version: Version.current,
    subcommands: commands)

  /// Every subcommand, in the order that help shows.
  static let commands: [any ParsableCommand.Type] = [
    NewCommand.self, UpdateCommand.self, DestroyCommand.self, StatusCommand.self, UndoCommand.self,
    TemplateCommand.self, AskCommand.self, CheckCommand.self, IngestCommand.self, RuleCommand.self,
    ConflictsCommand.self, ChecksCommand.self, SkillsCommand.self, TokensCommand.self, PluginCommand.self,
    ReviewCommand.self, FigmaCommand.self, InitCommand.self, McpCommand.self, ContextCommand.self,
    AgentsCommand.self, DoctorCommand.self, CacheCommand.self, SettingsCommand.self, ProjectCommand.self,
    APICommand.self, HookCommand.self,
  ]

  package init() {}

  /// Serves agents until the input ends.
  package typealias AgentServing = @Sendable (AgentServiceRequest, Workplace, Int32, StandardStream) -> Void

  /// What `mcp` runs; only the program knows both clients. It is set before anything else runs, and never again.
  nonisolated(unsafe) private(set) static var serve: AgentServing?

  /// Parses the arguments of this process, runs the command they name and ends the process.
  ///
  /// - Parameter serve: what `mcp` runs.
  package static func start(serving serve: @escaping AgentServing) -> Never {
    self.serve = serve
    // A reader that closes the pipe early is not our failure: writes then fail softly instead of ending us.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow any more then says so, too.
    signal(SIGXFSZ, SIG_IGN)
    StandardStream.occupy()
    // Whoever starts us with SIGCHLD ignored would have the system forget how a plugin host ended.
    signal(SIGCHLD, SIG_DFL)
    // "- A list" is an entry of a list and no option; a space before it says so.
    let arguments = CommandLine.arguments.dropFirst().map { $0.hasPrefix("- ") ? " " + $0 : $0 }
    if arguments.first == "--version" || arguments.last == "--version" { VersionReport.answer(arguments) }
    if let action = plainAction(arguments) {
      do {
        try action.perform()
        exit()
      } catch {
        end(with: error, as: error is ValidationError ? leaf(arguments) ?? self : self)
      }
    }
    if let complaint = UnknownCommand(in: arguments, below: configuration) {
      StandardStream.error.write(
        self.complaint("\(complaint)", ExitStatus.usage.code, otherwise: "Error: \(complaint)") + "\n")
      exit(withError: ExitStatus.usage.code)
    }
    let leaf = leaf(arguments)
    do {
      var command = try parsed(arguments, as: leaf)
      try command.run()
      exit()
    } catch let usage as ValidationError {
      end(with: usage, as: leaf ?? self)
    } catch {
      end(with: error, as: self)
    }
  }

  /// Ends the process as the parser would, but tells where a help text or the version could not be printed, and shows
  /// the words of a wrong call harmlessly.
  ///
  /// What a command finds wrong while it runs is shown with the usage of that command.
  private static func end(with error: any Error, as command: any ParsableCommand.Type) -> Never {
    let message = command.fullMessage(for: error)
    if message.isEmpty { exit(withError: error) }
    guard exitCode(for: error) == .success else {
      let words = complaint(self.message(for: error), exitCode(for: error), otherwise: message)
      StandardStream.error.write(words + "\n")
      exit(withError: exitCode(for: error))
    }
    StandardStream.output.write(message + "\n")
    endOutput()
  }

  /// What to say of a wrong call: a document where JSON was asked for.
  private static func complaint(_ sentence: String, _ code: ExitCode, otherwise text: String) -> String {
    guard CommandContext.asksForJSON(CommandLine.arguments.dropFirst()),
      let document = try? JSONText.failure(
        ErrorDocument(exitCode: Int(code.rawValue), message: sentence))
    else { return ForeignText.lines(text) }
    return document
  }

  /// Ends the process well, unless what it printed did not arrive.
  static func endOutput() -> Never {
    guard let fault = StandardStream.output.fault else { exit() }
    StandardStream.error.write("swiftkit: \(OutputFault(code: fault))\n")
    exit(withError: ExitStatus.failed.code)
  }

  private static func parsed(
    _ arguments: [String], as leaf: (any ParsableCommand.Type)?
  ) throws -> any ParsableCommand {
    // Parsing as root reads every command on the way twice. What a command cannot parse alone, a cry for help or an
    // error, is left to the root, which knows the whole usage.
    if let leaf, let parsed = try? leaf.parse(Array(arguments.dropFirst())) { return parsed }
    return try parseAsRoot(arguments)
  }

  /// What is to be done for the usual arguments of `ask`, `ingest` and `new`; nil for all others, which the parser reads.
  ///
  /// It comes before anything that looks at `commands`: setting that table up takes a tenth of the time of an answer.
  static func plainAction(_ arguments: [String]) -> (any KitAction)? {
    let rest = arguments.dropFirst()
    return switch arguments.first {
    case "ask": AskCommand.plain(rest)
    case "ingest": IngestCommand.plain(rest)
    case "new": NewCommand.plain(rest)
    default: nil
    }
  }

  /// The command that the arguments name, where it has none below itself.
  private static func leaf(_ arguments: [String]) -> (any ParsableCommand.Type)? {
    guard let name = arguments.first, let command = commands.first(where: { $0._commandName == name }),
      command.configuration.subcommands.isEmpty
    else { return nil }
    return command
  }
}
