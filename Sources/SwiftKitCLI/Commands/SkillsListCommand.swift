package import ArgumentParser
import POSIXSupport
import Reports
import RuleIndex
import SourceChecking
import WireFormats
import Workbench

/// `swiftkit skills`: which skills are loaded, from where, and what keeps them from their full use.
package struct SkillsListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the skills that answers come from.",
    discussion: """
      For each skill: where it was loaded from, how many rules it contains, problems in its files, when to use it, and \
      unmet requirements, such as an operating system or a program.
      """)

  @OptionGroup var source: IndexOptions

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (skills, flaw) = try skills(in: context)
    let entries = skills.map { LoadedSkill($0, in: context.workplace) }
    if json {
      context.output.write(try JSONText.report(SkillsDocument(skills: entries.map { $0.document(context.shown) })))
    } else {
      let style = TextStyle(isColoured: context.colours)
      let texts = entries.map { $0.lines(style, context.named).joined(separator: "\n") + "\n" }
      context.show(folded: texts.isEmpty ? "No skills are loaded.\n" : texts.joined())
    }
    guard let flaw else { return .done }
    context.workplace.remark("\(flaw)\n")
    return .failed
  }

  /// All that there are where the settings choose wrongly: who corrects them needs the names.
  private func skills(in context: CommandContext) throws -> (skills: [StoredSkill], flaw: SettingsError?) {
    do {
      return (try source.withStore(in: context) { store in try store.skills() }, nil)
    } catch let flaw as SettingsError {
      var request = source.request
      request.takesAll = true
      return (try request.withStore(in: context.workplace) { store in try store.skills() }, flaw)
    }
  }
}
