package import ArgumentParser
import POSIXSupport
import RuleModel

/// Something that swiftkit does for one call: it gets its world handed in, says how it ended, and throws what it could
/// not do.
package protocol KitAction {
  /// Does it, and prints what came of it.
  func run(in context: CommandContext) throws -> ExitStatus
}

extension KitAction {
  /// Runs in the context of this process and turns the outcome into an exit code.
  ///
  /// An error becomes one line on standard error, `swiftkit: ` and its sentence, and exit code 2. So does an output that
  /// could not be written to its end, whatever else the outcome is.
  package func perform() throws {
    let context = CommandContext.current()
    let status: ExitStatus
    do {
      status = try run(in: context)
    } catch let usage as ValidationError {
      throw ValidationError(ForeignText.line(usage.message))
    } catch {
      context.tell(error)
      throw ExitStatus.failed.code
    }
    if let fault = context.output.fault {
      context.tell(OutputFault(code: fault))
      throw ExitStatus.failed.code
    }
    if status != .done { throw status.code }
  }
}

/// A command of swiftkit, whose arguments the parser reads.
package protocol KitCommand: ParsableCommand, KitAction {}

extension KitCommand {
  /// Performs what the arguments ask for.
  package mutating func run() throws { try perform() }
}

extension CommandConfiguration {
  /// A command directly below `swiftkit` that has none below itself.
  ///
  /// Only the root is asked for completion scripts. A parser that finds no super-command looks for such a request first,
  /// by reflection, and that takes longer than all other parsing.
  init(leaf name: String, abstract: String, discussion: String) {
    self.init(commandName: name, _superCommandName: "swiftkit", abstract: abstract, discussion: discussion)
  }
}
