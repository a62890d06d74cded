package import ArgumentParser
import POSIXSupport
import Reports
import Scaffolding
import WireFormats
import Workbench

/// Shows one template: what it asks and what it writes, with its code if asked.
package struct TemplateShowCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the variables and files of a template, and which templates it hides.",
    discussion: """
      --code prints the code that the template writes for the name Portfolio, in a project that has nothing yet. \
      'new --diff' shows what it would write in your project.
      """)

  @Argument(help: "The template, such as 'feature'.", completion: .templates)
  var name: String

  @Flag(name: .long, help: "Print the code of every file that it writes.")
  var code = false

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("With --code, set a variable of the template.", valueName: "name=value"))
  var settings: [TemplateSetting] = []

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func validate() throws {
    guard code || settings.isEmpty else { throw ValidationError("--set needs --code") }
  }

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(around: context.workingFolder).folder
    do throws(ScaffoldingError) {
      let library = TemplateLibrary(for: root, in: context.workplace)
      let values = Dictionary(settings.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
      let template = try library.template(named: name, for: values)
      let sample = try code ? TemplateSample(of: template, settings: values, from: library, in: context.workplace) : nil
      if json, let document = try? JSONText.report(TemplateDocument(template, sample)) {
        context.output.write(document)
      } else if let sample {
        let texts = sample.files.map { "==> \($0.path) (\($0.role)) <==\n\($0.text)" }
        context.show(texts.joined(separator: "\n"))
      } else {
        context.show(TemplateSheet(template: template, width: context.output.columns).text)
      }
      return .done
    } catch {
      if error.isUsage { throw ValidationError("\(error)") }
      throw error
    }
  }

  /// A template as a person reads it.
  private struct TemplateSheet {
    let template: Template
    let width: Int?

    var text: String {
      var lines = ["\(template.name) \(template.version) [\(template.origin.rawValue)]", "  \(template.summary)"]
      if !template.bases.isEmpty { lines.append("  extends \(template.bases.joined(separator: ", "))") }
      if !template.parts.isEmpty { lines.append("  made of \(template.parts.joined(separator: ", "))") }
      if !template.shadows.isEmpty {
        lines.append("  hides \(template.shadows.map(\.rawValue).joined(separator: " and "))")
      }
      var text = TextFold.text(lines.joined(separator: "\n"), width: width) + "\n\nasks for\n"
      text += TextTable.text(
        template.variables.map { variable in
          let standard = variable.isArgument ? "<name>" : variable.standard ?? "-"
          return ["", variable.name, variable.kind.word, standard, variable.help]
        }, width: width)
      text += "\nwrites\n"
      text += TextTable.text(
        template.files.map { file in
          let conditions = file.conditions.map(\.text)
          let condition =
            conditions.isEmpty ? (file.isOnce ? "once a project" : "") : "if " + conditions.joined(separator: " && ")
          return ["", file.place.rawValue, file.target, file.role, condition]
        }, width: width)
      if template.rules.isEmpty { return text }
      return text + "\nkeeps\n" + template.rules.map { "  \($0)\n" }.joined()
    }
  }
}

extension TemplateDocument {
  init(_ template: Template, _ sample: TemplateSample?) {
    self.init(
      name: template.name, version: template.version, summary: template.summary, origin: template.origin.rawValue,
      hides: template.shadows.map(\.rawValue), extends: template.bases,
      variables: template.variables.map {
        Variable(
          name: $0.name, type: $0.kind.word, standard: $0.standard, choices: $0.kind.choices, help: $0.help,
          isArgument: $0.isArgument)
      },
      files: template.files.map {
        File(
          from: $0.source, to: $0.target, place: $0.place.rawValue, role: $0.role, once: $0.isOnce,
          when: $0.conditions.isEmpty ? nil : $0.conditions.map(\.text).joined(separator: " && "))
      }, rules: template.rules, code: sample?.files.map { Code(path: $0.path, role: $0.role, text: $0.text) })
  }
}
