package import ArgumentParser
import Diagnosis
import POSIXSupport
import RuleModel
import SourceChecking
import WireFormats
import Workbench

/// `swiftkit settings show`: which settings count for a path, and what each comes from.
package struct SettingsShowCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the value of every setting that counts for a file or folder, and the line or default behind it.",
    discussion: """
      Says too whether a search for files passes over the path, and by which pattern, and which checks are off there. \
      A file that is not there yet is looked at as if it were.
      """)

  @Argument(help: ArgumentHelp("A file or folder; the current folder when there is none.", valueName: "path"))
  var path = "."

  @Flag(help: "Print JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let report = try SettingsReport(on: path, in: context.workplace)
    if json {
      context.output.write(try JSONText.document(SettingsDocument(report)))
    } else {
      context.show(SettingsText(report, in: context).text)
    }
    return .done
  }
}

extension SettingsDocument {
  init(_ report: SettingsReport) {
    self.init(
      path: report.path.string, file: report.file?.string, passedOver: report.passedOver.map(\.string),
      settings: report.values.map { Setting(name: $0.name, value: $0.value, line: $0.line) },
      excluded: report.exclusion.map { Exclusion($0, settings: report.file) },
      checks: report.checks.map { check in
        var (setting, line) = ("default", Int?.none)
        if case .setting(let name, let place) = check.origin { (setting, line) = (name, place.line) }
        return Check(id: check.check, severity: check.severity?.rawValue ?? "off", by: setting, line: line)
      })
  }
}

extension SettingsDocument.Exclusion {
  fileprivate init(_ exclusion: PathExclusion, settings: FilePath?) {
    let part = exclusion.part.string
    switch exclusion.reason {
    case .hidden: self.init(by: "hidden", part: part, file: nil, line: nil, pattern: nil)
    case .builtIn: self.init(by: "built-in", part: part, file: nil, line: nil, pattern: nil)
    case .git(let file, let line): self.init(by: "git", part: part, file: file.string, line: line, pattern: nil)
    case .settings(let pattern):
      self.init(by: "settings", part: part, file: settings?.string, line: pattern.place.line, pattern: pattern.name)
    }
  }
}
