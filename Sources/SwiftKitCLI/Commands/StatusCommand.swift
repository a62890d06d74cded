package import ArgumentParser
import POSIXSupport
import RuleModel
import Scaffolding
import WireFormats
import Workbench

/// Lists what was generated and how far it has moved since.
package struct StatusCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    leaf: "status",
    abstract: "List generated files (pristine, edited or missing) and the features whose template is newer.",
    discussion: "A template is newer if it would now generate something different; 'swiftkit update' applies it.")

  @Flag(name: .long, help: "Exit with code 1 if a generated file was edited or is missing.")
  var check = false

  @Flag(name: .long, help: "First finish or roll back an earlier run that was interrupted.")
  var finish = false

  @Flag(name: .long, help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let root = try ProjectRoot(recordedAround: context.workingFolder).folder
    if finish, try Transaction(in: root, context.workplace.transactions).recover() {
      context.remark("swiftkit: the interrupted run in this project was completed\n")
    }
    let status = try ProjectStatus(of: root, library: TemplateLibrary(for: root, in: context.workplace))
    if json {
      context.output.write(try JSONText.report(ScaffoldStatusReport(status)))
    } else {
      context.show(text(of: status))
    }
    let interruption = try Transaction(in: root, context.workplace.transactions).interruption
    switch interruption {
    case .ours?:
      context.remark(
        "swiftkit: a run in this project was interrupted; the next new, update, destroy or undo finishes it\n")
    case .foreign?:
      context.remark(
        "swiftkit: the run in '.swiftkit/transaction' was started by another user or in another place; it is ignored\n")
    case nil: break
    }
    return check && (status.hasDrift || interruption == .ours) ? .findings : .done
  }

  private func text(of status: ProjectStatus) -> String {
    if status.features.isEmpty { return "Nothing was generated here.\n" }
    return status.features.map { feature in
      let lines = feature.files.map { file in
        "  \(file.state.rawValue)\(String(repeating: " ", count: 10 - file.state.rawValue.count))"
          + ForeignText.line(file.path + (file.injection.map { "  \($0)" } ?? "")) + "\n"
      }
      let state: String
      switch feature.templateState {
      case .newer(let version)?:
        state = ", \(version == feature.version ? "changed since" : "now \(version)"): see 'swiftkit update'"
      case .unusable(let reason)?: state = ", \(reason)"
      case .same?, nil: state = ""
      }
      return ForeignText.line("\(feature.name) (\(feature.template) \(feature.version)\(state))") + "\n"
        + lines.joined()
    }.joined()
  }
}

extension ScaffoldStatusReport {
  init(_ status: ProjectStatus) {
    self.init(
      features: status.features.map { feature in
        Feature(
          name: feature.name, template: feature.template, version: feature.version,
          templateState: feature.templateState.map(Feature.TemplateState.init),
          files: feature.files.map {
            File(path: $0.path, role: $0.role, state: $0.state.rawValue, injection: $0.injection)
          })
      })
  }
}

extension ScaffoldStatusReport.Feature.TemplateState {
  init(_ state: ProjectStatus.TemplateState) {
    switch state {
    case .same: self.init(state: "same")
    case .newer(let version): self.init(state: "newer", version: version)
    case .unusable(let reason): self.init(state: "unusable", reason: reason)
    }
  }
}
