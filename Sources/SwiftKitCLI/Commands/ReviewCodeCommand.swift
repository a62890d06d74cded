package import ArgumentParser
import BundledContent
import POSIXSupport
import PluginHosting
import Reports
import SkillDocuments
import SourceChecking
import WireFormats
import Workbench

/// `swiftkit review`: the checklists of the skill `review`, answered by checks where a check can.
package struct ReviewCodeCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Fill in the review checklist for Swift source.",
    discussion: """
      Checks answer 22 of the 25 questions; a person has to answer the rest. With --done, uses the eight items of the \
      definition of done instead. An item fails if one of its checks finds anything, at any severity. The exit code is 1 \
      if an item fails.
      """)

  @Argument(help: ArgumentHelp("Files and folders; by default the current folder.", valueName: "path"))
  var paths: [String] = []

  @Flag(help: "Use the eight items of the definition of done instead of the review questions.")
  var done = false

  @Flag(help: "Print the result as JSON.")
  var json = false

  @OptionGroup var plugins: PluginOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let checklist = try ReviewChecklist(reading: text(in: context))
    let inventory = try PluginInventory(in: context.workplace)
    try RequiredPlugins(plugins.libraries, in: context.workplace).requireUsable(inventory)
    let catalogue = CheckCatalogue(of: inventory.plugins)
    let available = Set(checklist.items.flatMap(\.checks)).filter { catalogue.entry(named: $0) != nil }
    var (settings, folder) = try CheckSettings.nearest(in: context.workplace)
    settings.called = CheckSelection(base: .none, named: available)
    let chosen = try catalogue.select(settings.selection, of: inventory.plugins)
    let pool = inventory.pool(
      of: chosen.filter { !$0.checks.isEmpty }, limits: plugins.limits,
      settings: settings.hostSettings(of: inventory.plugins))
    let check = SourceCheck(pool: pool, width: Processors.count, settings: settings, catalogue: catalogue)
    let files = try SwiftFiles(
      below: paths.isEmpty ? ["."] : paths, base: context.workingFolder,
      excluding: IgnoreList(lines: settings.excluded), including: IgnoreList(lines: settings.included), of: folder,
      withoutOthers: true)
    let outcome = try check.run(files) { _ in }
    let report = ReviewReport(checklist, outcome, available: available)
    for line in outcome.problems.map(\.sentence) {
      context.remark("swiftkit: \(line)\n")
    }
    if json {
      context.output.write(try JSONText.report(report.document))
    } else {
      context.show(report.text(TextStyle(isColoured: context.colours)))
    }
    return report.count(.fail) > 0 ? .findings : .done
  }

  private func text(in context: CommandContext) throws -> String {
    guard let content = context.installed else {
      throw InventoryError.noContent
    }
    let name = done ? "before-completion.md" : "checklist.md"
    return try FileContents.text(of: content.skills.appending("review/references").appending(name))
  }
}
