package import ArgumentParser
import POSIXSupport
import Scaffolding
import WireFormats

/// Writes new code from a template.
package struct NewCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a feature from a template: all of its files, or none.",
    discussion: """
      'swiftkit new feature Portfolio' writes the view, view model, model, service, mock, previews and tests of a \
      screen. In a Swift package they go to Sources/<target>/Portfolio and Tests/<target>Tests, in an Xcode project \
      to the app's folder, elsewhere to ./Portfolio and ./PortfolioTests; what features share goes to Shared.

      Templates come from .swiftkit/templates of the project, then the user's folder, then swiftkit itself. Existing \
      files are never overwritten.
      """)

  @Argument(help: "The template, such as 'feature'.")
  var template: String

  @Argument(help: "The name of the new thing in UpperCamelCase, such as 'Portfolio'.")
  var name: String = ""

  @Option(name: .customLong("set"), help: ArgumentHelp("Answer a variable of the template.", valueName: "name=value"))
  var settings: [TemplateSetting] = []

  @OptionGroup var place: ScaffoldOptions

  @Flag(name: .long, help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .long, help: "Report as JSON; a dry run reports exactly what the run would.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    do {
      let plan = try plan(in: context)
      if !dryRun { try plan.carryOut() }
      if json {
        context.output.write(try JSONText.document(ScaffoldReport(plan)))
      } else {
        context.output.write(PlanText(plan: plan, isDryRun: dryRun).text)
      }
      return plan.conflicts.isEmpty ? .done : .findings
    } catch let error as ScaffoldingError where error.isUsage {
      throw ValidationError("\(error)")
    }
  }

  private func plan(in context: CommandContext) throws -> Plan {
    let layout = try place.layout(in: context)
    let template = try ScaffoldOptions.library(for: layout.root.folder, in: context).template(named: template)
    var values: [String: String] = [:]
    for setting in settings {
      guard values.updateValue(setting.value, forKey: setting.name) == nil else {
        throw ValidationError("'\(setting.name)' is set twice")
      }
    }
    return try Planner(template: template, layout: layout).plan(name: name, settings: values)
  }
}
