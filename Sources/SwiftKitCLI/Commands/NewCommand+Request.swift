import ArgumentParser
import Scaffolding
import Workbench

extension NewCommand {
  /// What the options ask for.
  func request() throws -> ScaffoldRequest {
    var request = ScaffoldRequest(template, name: name)
    (request.settings, request.answers) = (try values(), answers)
    request.roles = (only ?? "").split(separator: ",").map(String.init)
    (request.output, request.target, request.mayLeaveProject) = (place.output, place.target, place.outside)
    request.isWritten = !dryRun && !diff
    // A patch goes to another program, and has no room for findings.
    request.isChecked = !noCheck && !diff
    return request
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
  static func patch(_ file: PlannedFile) -> String {
    UnifiedDiff([Change(file.path, before: file.existing, after: Array(file.text.utf8))]).text
  }
}
