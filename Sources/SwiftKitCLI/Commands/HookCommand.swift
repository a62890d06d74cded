package import ArgumentParser
import POSIXSupport
import RuleModel
import Workbench

/// `swiftkit hook`: what a coding agent runs after it edited a file, and before it stops.
package struct HookCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "hook",
    abstract: "Tell a coding agent what is wrong on the lines it changed; its hooks run this.",
    discussion: """
      Reads the event that the client sends on standard input. After an edit it checks the edited Swift files, before the \
      agent stops the whole change, once; it tells findings on lines that differ from the last commit, ten at most, the way \
      the client hands them to its agent, and nothing otherwise. Exit code 2 and standard error, or 0 and a document on \
      standard output, mean findings; 1 that it could not be done, which holds up nobody. 'swiftkit agents install' writes \
      the settings that run it.
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
      throw HookFault(reason: "it has more than \(HookCommand.longestEvent) bytes")
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
    "'swiftkit hook' reads the event of a coding agent, a JSON document, from standard input: \(reason)"
  }
}

extension HookClient: ExpressibleByArgument {}
