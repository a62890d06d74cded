package import ArgumentParser
import POSIXSupport
import Reports
import Scaffolding
import WireFormats
import Workbench

/// Writes new code from a template.
package struct NewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "new",
    abstract: "Write a feature from a template: all of its files, or none.",
    discussion: """
      'swiftkit new feature Portfolio' writes the view, view model, model, service, mock, previews and tests of a \
      screen. They go to the target around the current folder, or the only app or library, into the folder that has its \
      screens, and tests to the target that tests it; 'swiftkit project' shows them. Outside of a project they go to \
      ./Portfolio and ./PortfolioTests. What features share goes to Shared.

      The lowest iOS and the palette come from .swiftkit.yml, if it says them, or from the target. Templates come from .swiftkit/templates of the project, then the user's folder, then swiftkit itself. Existing \
      files are overwritten only with --on-conflict. The checks run over what is written before anything is: findings stand \
      below the plan, and an error stops the run. What a template needs to know and was not told is asked for on a \
      terminal, and is an error elsewhere.
      """)

  @Argument(help: "The template, such as 'feature'.", completion: .templates)
  var template: String

  @Argument(help: "The name of the new thing in UpperCamelCase, such as 'Portfolio'.")
  var name: String = ""

  @Option(name: .customLong("set"), help: ArgumentHelp("Answer a variable of the template.", valueName: "name=value"))
  var settings: [TemplateSetting] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Answers from a JSON file, or the tokens of a design; --set comes first.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var answers: String?

  @Option(
    name: .long, help: ArgumentHelp("Write only files of these roles, such as 'tests,previews'.", valueName: "roles"))
  var only: String?

  @OptionGroup var place: ScaffoldOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to do where a file is in the way: \(ConflictPolicy.list).", valueName: "policy"))
  var onConflict: ConflictPolicy = .fail

  @Flag(name: .long, help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Show the changes as a patch, and write nothing.")
  var diff = false

  @Flag(name: .long, help: "Write what the template makes without running the checks over it.")
  var noCheck = false

  @Flag(name: .long, help: "Never ask, even on a terminal.")
  var noInput = false

  @Flag(name: .long, help: "Report as JSON; a dry run reports exactly what the run would.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    var conversation = Conversation(in: context, noInput: noInput)
    do {
      let plan = try Scaffold(request(), in: context.workplace).run(
        asking: conversation.map { conversation in { conversation.value(of: $0) } },
        choosing: conversation.map { conversation in { conversation.target(among: $0) } },
        resolving: { file in
          guard onConflict == .ask else { return onConflict }
          return conversation?.policy(for: file, changes: NewCommand.patch) ?? .fail
        })
      if diff {
        context.show(patch: UnifiedDiff(plan.fileChanges).text)
      } else if json {
        context.output.write(try JSONText.report(ScaffoldReport(plan)))
      } else {
        context.show(PlanText(plan: plan, isDryRun: dryRun).text)
      }
      return plan.isCarriedOutWhole ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error)")
    } catch let error as TokenOutOfRange {
      throw ValidationError(error.description)
    }
  }

  private func request() throws -> ScaffoldRequest {
    var request = ScaffoldRequest(template, name: name)
    (request.settings, request.answers) = (try values(), answers)
    request.roles = (only ?? "").split(separator: ",").map(String.init)
    (request.output, request.target, request.mayLeaveProject) = (place.output, place.target, place.outside)
    (request.isWritten, request.isChecked) = (!dryRun && !diff, !noCheck)
    return request
  }

  private func values() throws -> [String: String] {
    var values: [String: String] = [:]
    for setting in settings {
      guard values.updateValue(setting.value, forKey: setting.name) == nil else {
        throw ValidationError("'\(setting.name)' is set twice")
      }
    }
    return values
  }

  /// What overwriting a file in the way would change.
  private static func patch(_ file: PlannedFile) -> String {
    UnifiedDiff([Change(file.path, before: file.existing, after: Array(file.text.utf8))]).text
  }
}

extension ConflictPolicy: ExpressibleByArgument {
  static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
