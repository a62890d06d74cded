package import ArgumentParser
import POSIXSupport
import Scaffolding
import Workbench

/// Tries templates with every combination of their choices.
package struct TemplateTestCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Test templates with all combinations of their choices, and compare with golden files.",
    discussion: """
      Fills in each template with every combination of its choices. If there are more than 200 combinations, uses \
      enough of them to cover every pair of choices. Combinations listed under "tests" in template.json are compared with golden/<name>/ \
      next to it; --record writes these files. Swift that does not parse is reported. --output writes each \
      combination to a separate folder, so that you can compile or check it.
      """)

  @Argument(
    help: ArgumentHelp("Names or folders of templates; by default all that 'new' finds.", valueName: "template"),
    completion: .templates)
  var names: [String] = []

  @Option(name: .long, help: ArgumentHelp("Write every combination to this folder.", valueName: "dir"))
  var output: String?

  @Flag(name: .long, help: "Rewrite the golden files.")
  var record = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    let library = TemplateLibrary(for: root, in: context.workplace)
    var hasComplaints = false
    do throws(ScaffoldingError) {
      for name in names.isEmpty ? library.entries().map(\.name) : names {
        let template = try library.template(meantBy: name, in: context)
        let needed = try template.needs.map { name throws(ScaffoldingError) in try library.template(named: name) }
        let result = try TemplateTestRun(
          of: template, needed: needed, output: output.map(context.resolve), recording: record,
          in: context.workplace)
        context.show(TemplateTestText(result: result).text)
        hasComplaints = hasComplaints || !result.complaints.isEmpty
      }
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      throw error
    }
    return hasComplaints ? .findings : .done
  }
}

/// What came of trying a template, as a person reads it.
private struct TemplateTestText {
  let result: TemplateTestRun

  var text: String {
    let (name, complaints) = (result.template.name, result.complaints)
    let all = result.isEveryCombination ? "" : " of \(result.counts.possible)"
    let goldens = result.template.tests.isEmpty ? "" : ", \(result.counts.goldens) golden files"
    let verdict = complaints.isEmpty ? "no problems" : "\(complaints.count) problems"
    return complaints.map { "\(name): \($0)\n" }.joined()
      + "\(name): \(result.counts.combinations)\(all) combinations, \(result.counts.files) files\(goldens), \(verdict)\n"
  }
}
