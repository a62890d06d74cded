package import ArgumentParser
import POSIXSupport
import Scaffolding
import SourceChecking
import WireFormats

/// Writes new code from a template.
package struct NewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "new",
    abstract: "Write a feature from a template: all of its files, or none.",
    discussion: """
      'swiftkit new feature Portfolio' writes the view, view model, model, service, mock, previews and tests of a \
      screen. In a Swift package they go to Sources/<target>/Portfolio and Tests/<target>Tests, in an Xcode project \
      to the app's folder, elsewhere to ./Portfolio and ./PortfolioTests; what features share goes to Shared.

      The lowest iOS and the palette come from .swiftkit.yml, if it is there. Templates come from .swiftkit/templates of the project, then the user's folder, then swiftkit itself. Existing \
      files are overwritten only with --on-conflict. What a template needs to know and was not told is asked for on a \
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

  @Flag(name: .long, help: "Never ask, even on a terminal.")
  var noInput = false

  @Flag(name: .long, help: "Report as JSON; a dry run reports exactly what the run would.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    do {
      let plan = try ScaffoldingError.retrying {
        let plan = try self.plan(in: context)
        if !dryRun, !diff { try plan.carryOut(in: context.transactions) }
        return plan
      }
      if diff {
        context.show(patch: UnifiedDiff(plan.fileChanges).text)
      } else if json {
        context.output.write(try JSONText.document(ScaffoldReport(plan)))
      } else {
        context.show(PlanText(plan: plan, isDryRun: dryRun).text)
      }
      return plan.conflicts.isEmpty && !plan.hasMarkers ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error)")
    }
  }

  private func plan(in context: CommandContext) throws -> Plan {
    var layout = try place.layout(in: context)
    var values = try values()
    var conversation = Conversation(in: context, noInput: noInput)
    let root = layout.root.folder
    // What an interrupted run began is finished first, so that the plan sees the project as it will be.
    if !dryRun, !diff, try Transaction(in: root, context.transactions).recover() {
      layout = try place.layout(in: context)
    }
    let library = ScaffoldOptions.library(
      for: root, in: context, project: try CheckSettings.answers(for: root, in: context))
    if let answers {
      // Which answers a template wants, its description says; what it writes is read afterwards.
      let variables = try library.template(named: template, for: values).variables
      let file = try AnswersFile(at: context.resolve(answers), shown: answers, for: variables)
      values.merge(file.values) { told, _ in told }
    }
    let template = try library.template(named: template, for: values)
    let planner = Planner(template: template, layout: layout, editing: CodeEditingHost.editing(in: context))
    var name = name
    if let conversation {
      for question in planner.questions(name: name, settings: values) {
        guard let value = conversation.value(of: question) else { break }
        if question.isArgument { name = value } else { values[question.name] = value }
      }
    }
    let roles = (only ?? "").split(separator: ",").map(String.init)
    return try planner.plan(name: name, settings: values, only: roles).resolving { file in
      guard onConflict == .ask else { return onConflict }
      return conversation?.policy(for: file, changes: NewCommand.patch) ?? .fail
    }
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
