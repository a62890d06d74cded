package import ArgumentParser
import POSIXSupport
import Scaffolding
import WireFormats

/// Lists what was generated and how far it has moved since.
package struct StatusCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List generated files: pristine, edited or missing.")

  @Flag(name: .long, help: "Exit with 1 when a file is not as it was generated.")
  var check = false

  @Flag(name: .long, help: "Report as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = ProjectRoot(around: context.workingFolder).folder
    let status = try ProjectStatus(of: root)
    if json {
      context.output.write(try JSONText.document(ScaffoldStatusReport(status)))
    } else {
      context.output.write(text(of: status))
    }
    return check && status.hasDrift ? .findings : .done
  }

  private func text(of status: ProjectStatus) -> String {
    if status.features.isEmpty { return "Nothing was generated here.\n" }
    return status.features.map { feature in
      let lines = feature.files.map { file in
        "  \(file.state.rawValue)\(String(repeating: " ", count: 10 - file.state.rawValue.count))\(file.path)"
          + (file.injection.map { "  \($0)\n" } ?? "\n")
      }
      return "\(feature.name) (\(feature.template) \(feature.version))\n" + lines.joined()
    }.joined()
  }
}

extension ScaffoldStatusReport {
  init(_ status: ProjectStatus) {
    self.init(
      features: status.features.map { feature in
        Feature(
          name: feature.name, template: feature.template, version: feature.version,
          files: feature.files.map { File(path: $0.path, role: $0.role, state: $0.state.rawValue) })
      })
  }
}
