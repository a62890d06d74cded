package import ArgumentParser
import POSIXSupport
import Reports
import Scaffolding
import WireFormats
import Workbench

/// Writes new code from a template.
package struct NewCommand: KitCommand, PlainlyCalled {
  package static let configuration = CommandConfiguration(
    leaf: "new",
    abstract: "Write a feature from a template: all of its files, or none.",
    discussion: """
      'swiftkit new feature Portfolio' writes the view, view model, model, service, mock, previews and tests of a screen.

      The files go to the target that contains the current folder, or to the only app or library, next to its other \
      screens. Tests go to its test target. 'swiftkit project' lists the targets. Outside a project, the files go to \
      ./Portfolio and ./PortfolioTests. The folder Shared gets the files that \
      several features use.

      The deployment target and the palette come from .swiftkit.yml, or else from the target. Templates are looked up in \
      the project's .swiftkit/templates, then in your settings folder, then among the bundled templates. Existing files \
      are overwritten only with --on-conflict. In a terminal, prompts for missing values. Elsewhere, missing values are an error.

      The checks run on the new files before anything is written. Their findings are listed below the files. If \
      there is an error, nothing is written.
      """)

  @Argument(help: "The template, such as 'feature'.", completion: .templates)
  var template: String

  @Argument(help: "The name, in UpperCamelCase, such as 'Portfolio'.")
  var name: String = ""

  @Option(name: .customLong("set"), help: ArgumentHelp("Set a variable of the template.", valueName: "name=value"))
  var settings: [TemplateSetting] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Read variables from a JSON file, or a design-token file; --set takes precedence.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var answers: String?

  @Option(
    name: .long, help: ArgumentHelp("Write only files with these roles, such as 'tests,previews'.", valueName: "roles"))
  var only: String?

  @OptionGroup var place: ScaffoldOptions

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What to do if a file already exists.", valueName: "policy"))
  var onConflict: ConflictPolicy = .fail

  @Flag(name: .long, help: "Show what would be written; write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Show the changes as a patch; write nothing.")
  var diff = false

  @Flag(name: .long, help: "Do not run the checks on the new files.")
  var noCheck = false

  @Flag(name: .long, help: "Never prompt, even in a terminal.")
  var noInput = false

  @Flag(name: .long, help: "Print the result as JSON; with --dry-run, exactly what the real run would print.")
  var json = false

  package init() {}

  /// Reads a template and a name, and `--dry-run`, `--json` and `--no-check`, each of these once at most.
  package static func plain(_ arguments: ArraySlice<String>) -> NewCommand? {
    var words: [String] = []
    var (dryRun, json, noCheck) = (false, false, false)
    for argument in arguments {
      switch argument {
      case "--dry-run" where !dryRun: dryRun = true
      case "--json" where !json: json = true
      case "--no-check" where !noCheck: noCheck = true
      case _ where argument.hasPrefix("-"): return nil
      default: words.append(argument)
      }
    }
    guard words.count == 2 else { return nil }
    var command = NewCommand()
    (command.template, command.name) = (words[0], words[1])
    (command.dryRun, command.json, command.noCheck) = (dryRun, json, noCheck)
    (command.settings, command.answers, command.only) = ([], nil, nil)
    (command.onConflict, command.diff, command.noInput) = (.fail, false, false)
    var place = ScaffoldOptions()
    (place.output, place.target, place.outside) = (nil, nil, false)
    command.place = place
    return command
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    var conversation = Conversation(in: context, noInput: noInput)
    do {
      let plan = try Scaffold(request(), in: context.workplace, endsSoon: true).run(
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
}

extension ConflictPolicy: ExpressibleByArgument {
  static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
