package import POSIXSupport

/// What a template writes with one combination of its answers, in a project that holds nothing else.
package struct TemplateTrial: Hashable, Sendable {
  package let label: String
  package let files: [File]

  package struct File: Hashable, Sendable {
    package let path: String
    package let role: String
    package let text: String

    package init(path: String, role: String, text: String) {
      self.path = path
      self.role = role
      self.text = text
    }
  }

  /// The name that templates are tried with.
  package static let name = "Portfolio"

  /// - Parameter folder: an empty folder that the plan looks at; nothing is written.
  package init(
    of template: Template, label: String, settings: [String: String], in folder: FilePath,
    name: String = TemplateTrial.name
  ) throws(ScaffoldingError) {
    var settings = settings
    // What has no default gets a value that fits.
    for variable in template.variables where !variable.isArgument && variable.standard == nil {
      if settings[variable.name] == nil, let sample = TemplateTrial.sample(of: variable) {
        settings[variable.name] = sample
      }
    }
    let layout = try ProjectLayout(workingFolder: folder, output: folder)
    let plan = try Planner(template: template, layout: layout).plan(name: name, settings: settings)
    self.label = label
    files = plan.files.map { File(path: $0.path, role: $0.role, text: $0.text) }
  }

  private static func sample(of variable: TemplateVariable) -> String? {
    switch variable.kind {
    case .typeName: "Sample"
    case .memberName: "sample"
    case .swiftType: "Int"
    case .int: "3"
    case .hexColor: "4F46E5"
    case .string: "A sample"
    case .path: "Samples"
    case .list(let members): members.map { sample(of: $0) ?? "true" }.joined(separator: ":")
    case .choice(let words): words.first
    case .bool: "true"
    case .moduleName: nil
    }
  }

  /// What is wrong with the output as text, in sentences; an empty list when nothing is.
  package var complaints: [String] {
    var complaints: [String] = []
    for file in files {
      var number = 0
      for line in LineSequence(file.text) {
        number += 1
        let body = line.utf8.last == UInt8(ascii: "\n") ? line.dropLast() : line
        if body.last?.isWhitespace == true {
          complaints.append("\(file.path):\(number): white space at the end of the line")
        }
        if body.count > 120 { complaints.append("\(file.path):\(number): the line is longer than 120 characters") }
      }
      if file.text.isEmpty { complaints.append("\(file.path): the file is empty") }
      if let last = file.text.utf8.last, last != UInt8(ascii: "\n") {
        complaints.append("\(file.path): the last line does not end")
      }
    }
    return complaints
  }
}
