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
    abstract: "Show every setting that applies to a file or folder, and where its value comes from.",
    discussion: """
      Also shows whether 'check' skips the path, which pattern excludes it, and which checks are off there. The file \
      does not have to exist yet.
      """)

  @Argument(help: ArgumentHelp("A file or folder; by default the current folder.", valueName: "path"))
  var path = "."

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let report = try SettingsReport(on: path, in: context.workplace)
    if json {
      context.output.write(try JSONText.report(SettingsDocument(report, resolving: context.resolve)))
    } else {
      context.show(folded: SettingsText(report, in: context).text)
    }
    return .done
  }
}

extension SettingsDocument {
  init(_ report: SettingsReport, resolving resolve: (String) -> FilePath) {
    // The file is said where it is not the one that the document names.
    func file(_ word: CheckSettings.Named?) -> String? {
      let file = word.map { resolve($0.file) }
      return file == report.file ? nil : file?.string
    }
    self.init(
      path: report.path.string, file: report.file?.string, passedOver: report.passedOver.map(\.string),
      settings: report.values.map {
        Setting(
          name: $0.name, value: $0.value, line: $0.origin?.place.line ?? $0.project?.line,
          file: file($0.origin) ?? $0.project?.file.string)
      },
      excluded: report.exclusion.map { Exclusion($0, resolving: resolve) },
      checks: report.checks.map { check in
        var (setting, origin) = ("default", CheckSettings.Named?.none)
        if case .setting(let name, let word) = check.origin { (setting, origin) = (name, word) }
        return Check(
          id: check.check, severity: check.severity?.rawValue ?? "off", by: setting, line: origin?.place.line,
          file: file(origin))
      })
  }
}

extension SettingsDocument.Exclusion {
  fileprivate init(_ exclusion: PathExclusion, resolving resolve: (String) -> FilePath) {
    let part = exclusion.part.string
    switch exclusion.reason {
    case .hidden: self.init(by: "hidden", part: part, file: nil, line: nil, pattern: nil)
    case .builtIn: self.init(by: "built-in", part: part, file: nil, line: nil, pattern: nil)
    case .ofOthers: self.init(by: "vendored", part: part, file: nil, line: nil, pattern: nil)
    case .git(let file, let line): self.init(by: "git", part: part, file: file.string, line: line, pattern: nil)
    case .settings(let pattern):
      self.init(
        by: "settings", part: part, file: resolve(pattern.file).string, line: pattern.place.line, pattern: pattern.name)
    case .notIncluded(let first):
      self.init(by: "include", part: part, file: resolve(first.file).string, line: first.place.line, pattern: nil)
    }
  }
}
