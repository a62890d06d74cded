package import ArgumentParser
import POSIXSupport
import RuleModel
import Workbench

/// `swiftkit hook`: what a coding agent runs after it edited a file, and before it stops.
package struct HookCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "hook",
    abstract: "Report findings on changed lines to a coding agent, from its hooks.",
    discussion: """
      Reads the client's event from standard input. After an edit it checks the edited Swift files. When the agent is about \
      to stop, it checks all changes of the session once. It reports at most ten findings, only on lines that differ from the last commit, \
      and prints nothing otherwise. Findings go to standard error with exit code 2, or to standard output as JSON with exit \
      code 0, as the client expects. Exit code 1 means that the check could not run; it does not stop the agent. 'swiftkit \
      agents install' sets it up.
      """)

  /// An edit comes with the whole text of the file; more than that is no event.
  private static let longestEvent = 16 << 20

  @Argument(
    help: ArgumentHelp(
      "The client that runs it: \(HookClient.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "client"))
  var client: HookClient

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    do {
      let event = try event()
      guard let findings = try HookRequest(event).findings(in: context.workplace) else { return .done }
      let isStop = if case .stop = event.moment { true } else { false }
      switch client.answer(HookText(findings: findings, isStop: isStop).text, at: event.moment) {
      case .refusal(let text):
        context.errors.write(text + "\n")
        return .failed
      case .document(let document):
        context.output.write(document + "\n")
        return .done
      }
    } catch {
      // Exit code 2 would stop an agent for what is not its fault.
      context.tell(error)
      return .findings
    }
  }

  private func event() throws -> HookEvent {
    let bytes = try FileContents.readToEnd(STDIN_FILENO, limit: HookCommand.longestEvent)
    guard bytes.count <= HookCommand.longestEvent else {
      throw HookFault(reason: "it is longer than \(HookCommand.longestEvent) bytes")
    }
    do {
      return try HookEvent(json: bytes)
    } catch {
      throw HookFault(reason: "\(error)")
    }
  }
}

/// What came on standard input is no event.
private struct HookFault: Error, CustomStringConvertible {
  let reason: String
  var description: String {
    "'swiftkit hook' expects a coding agent's event, as JSON, on standard input: \(reason)"
  }
}

extension HookClient: ExpressibleByArgument {}
