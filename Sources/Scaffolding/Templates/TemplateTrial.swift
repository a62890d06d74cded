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

  /// - Parameters:
  ///   - folder: an empty folder that the plan looks at; nothing is written, except what the template needs to be there.
  ///   - needed: the template that writes what this one puts something into.
  package init(
    of template: Template, label: String, settings: [String: String], in folder: FilePath,
    name: String = TemplateTrial.name, needed: Template? = nil, editing: CodeEditing? = nil
  ) throws(ScaffoldingError) {
    let ground = try needed.map { needed throws(ScaffoldingError) in
      // Both are for the same system, and the like.
      let common = needed.variables.compactMap { variable in
        settings[variable.name].flatMap { variable.kind.choice(for: $0) }.map { (variable.name, $0) }
      }
      return try TemplateTrial(
        of: needed, label: label, settings: Dictionary(uniqueKeysWithValues: common), in: folder, name: "Ground"
      ).written(in: folder)
    }
    var settings = settings
    // What has no default gets a value that fits.
    for variable in template.variables where !variable.isArgument && variable.standard == nil {
      if settings[variable.name] == nil, let sample = TemplateTrial.sample(of: variable) {
        settings[variable.name] = sample
      }
    }
    let layout = try ProjectLayout(workingFolder: folder, output: folder)
    let plan = try Planner(template: template, layout: layout, editing: editing).plan(name: name, settings: settings)
    self.label = label
    var files: [File] = []
    for file in plan.files {
      if case .conflict(let reason) = file.action { throw .cannotEdit(path: file.path, reason: reason) }
      let text = file.merged.map { String(decoding: $0, as: UTF8.self) } ?? file.text
      files.append(File(path: file.path, role: file.role, text: text))
    }
    self.files = files + (ground?.files ?? []).filter { old in !files.contains { $0.path == old.path } }
  }

  private func written(in folder: FilePath) throws(ScaffoldingError) -> TemplateTrial {
    do throws(FileFault) {
      for file in files {
        let path = folder.pushing(FilePath(file.path))
        try Folder.make(path.removingLastComponent())
        try AtomicFile.write(Array(file.text.utf8), to: path)
      }
    } catch {
      throw .file(error)
    }
    return self
  }

  static func sample(of variable: TemplateVariable) -> String? {
    switch variable.kind {
    case .typeName: "Sample"
    case .memberName: "sample"
    case .swiftType: "Int"
    case .int: "3"
    case .number: "0.3"
    case .hexColor: "4F46E5"
    case .string: "A sample"
    case .path: "Samples"
    case .swiftCode: "// A sample"
    case .list(let members): members.map { sample(of: $0) ?? "true" }.joined(separator: ":")
    case .choice(let words): words.first
    case .bool: "true"
    case .access: "internal"
    case .designTokens: "system"
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
        let body = LineSequence.body(of: line)
        if body.last?.isWhitespace == true {
          complaints.append("\(file.path):\(number): trailing whitespace")
        }
        if body.count > 120 { complaints.append("\(file.path):\(number): the line is longer than 120 characters") }
      }
      if file.text.isEmpty { complaints.append("\(file.path): the file is empty") }
      if let last = file.text.utf8.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") {
        complaints.append("\(file.path): no newline at end of file")
      }
    }
    return complaints
  }
}
