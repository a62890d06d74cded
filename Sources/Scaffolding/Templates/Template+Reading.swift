package import POSIXSupport

extension Template {
  /// Reads the template in `folder`: its `template.json` and every file that it lists.
  ///
  /// All that can be wrong with a template is found here, before anything is planned.
  package init(in folder: FilePath, origin: TemplateOrigin) throws(ScaffoldingError) {
    let reader = try TemplateReader(folder)
    do throws(TemplateProblem) {
      self = try reader.template(origin)
    } catch {
      throw .template(error)
    }
  }
}

/// Reads and checks one template folder.
private struct TemplateReader {
  let folder: FilePath
  let description: TemplateDescription
  let json: String
  private let sources: [String: String]

  /// A file larger than this is no template.
  private static let largestFile = 1 << 20
  private static let mostFiles = 200

  init(_ folder: FilePath) throws(ScaffoldingError) {
    self.folder = folder
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileContents.bytes(of: folder.appending("template.json"), limit: TemplateReader.largestFile)
    } catch {
      throw .file(error)
    }
    let json = String(decoding: bytes, as: UTF8.self)
    self.json = json
    do throws(JSONDocument.Problem) {
      description = try JSONDocument.value(TemplateDescription.self, from: bytes)
    } catch {
      throw .template(TemplateReader.problem(error.message, at: error.word, in: json))
    }
    var sources: [String: String] = [:]
    for file in description.files.prefix(TemplateReader.mostFiles) where sources[file.source] == nil {
      try TemplateReader.checkSource(file.source, json)
      do throws(FileFault) {
        let path = folder.pushing(FilePath(file.source))
        try TemplateReader.refuseLinks(on: file.source, in: folder)
        let bytes = try FileContents.bytes(of: path, limit: TemplateReader.largestFile)
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw FileFault("read", path, reason: "it is not UTF-8 text")
        }
        sources[file.source] = text
      } catch {
        throw .file(error)
      }
    }
    self.sources = sources
  }

  func template(_ origin: TemplateOrigin) throws(TemplateProblem) -> Template {
    guard description.files.count <= TemplateReader.mostFiles else {
      throw problem("more than \(TemplateReader.mostFiles) files", at: "files")
    }
    let variables = try variables()
    var files: [TemplateFile] = []
    for file in description.files { files.append(try self.file(file, variables)) }
    try checkUse(of: variables, in: files)
    return Template(
      name: description.name, version: description.version, summary: description.summary, variables: variables,
      files: files, origin: origin, folder: folder)
  }

  private func variables() throws(TemplateProblem) -> [TemplateVariable] {
    var variables: [TemplateVariable] = []
    for variable in description.variables {
      let name = variable.name
      guard name.first?.isLetter == true, name.utf8.allSatisfy({ isIdentifierByte($0) }) else {
        throw problem("'\(name)' is no variable name; use letters and digits", at: name)
      }
      guard !variables.contains(where: { $0.name.lowercased() == name.lowercased() }) else {
        throw problem("the variable '\(name)' is declared twice", at: name)
      }
      let result = TemplateVariable(
        name: name, kind: try kind(of: variable), standard: variable.standard, help: variable.help ?? "",
        isArgument: variable.from == "argument")
      if let from = variable.from, from != "argument", from != "project" {
        throw problem(
          Complaint.unknown(from, among: ["argument", "project"], what: "a source of values").message, at: from)
      }
      try checkStandard(of: result, after: variables)
      variables.append(result)
    }
    return variables
  }

  private func kind(of variable: TemplateDescription.Variable) throws(TemplateProblem) -> TemplateVariable.Kind {
    switch variable.type {
    case "typeName": return .typeName(withoutSuffixes: variable.withoutSuffixes ?? [])
    case "moduleName": return .moduleName
    case "bool": return .bool
    case "string": return .string
    case "choice":
      guard let choices = variable.choices, choices.count > 1 else {
        throw problem("'\(variable.name)' needs two or more choices", at: variable.name)
      }
      return .choice(choices)
    default:
      let known = ["typeName", "moduleName", "bool", "choice", "string"]
      throw problem(
        Complaint.unknown(variable.type, among: known, what: "a type of variable").message, at: variable.type)
    }
  }

  /// A default is parsed as the placeholder text or the answer that it will be.
  private func checkStandard(
    of variable: TemplateVariable, after earlier: [TemplateVariable]
  ) throws(TemplateProblem) {
    guard let standard = variable.standard else { return }
    switch variable.kind {
    case .typeName, .string, .moduleName:
      let line = position(of: standard).line
      _ = try TemplateText(name: standard, file: "template.json", line: line, variables: earlier)
    case .bool, .choice:
      do throws(ScaffoldingError) {
        _ = try Answer(standard, for: variable)
      } catch {
        throw problem("\(error)", at: variable.name)
      }
    }
  }

  private func file(
    _ file: TemplateDescription.File, _ variables: [TemplateVariable]
  ) throws(TemplateProblem) -> TemplateFile {
    guard let place = TemplateFile.Place(rawValue: file.place) else {
      let known = TemplateFile.Place.allCases.map(\.rawValue)
      throw problem(Complaint.unknown(file.place, among: known, what: "a place").message, at: file.place)
    }
    let target = file.to ?? file.source
    let name = try TemplateText(
      name: target, file: "template.json", line: position(of: target).line, variables: variables)
    if let flaw = RelativePath.flaw(in: target) { throw problem("the path '\(target)' \(flaw)", at: target) }
    let condition: Condition?
    do throws(Complaint) {
      if let when = file.when { condition = try Condition(when, variables: variables) } else { condition = nil }
    } catch {
      throw problem(error.message, at: file.when)
    }
    let text = try TemplateText(sources[file.source] ?? "", file: file.source, variables: variables)
    return TemplateFile(
      source: file.source, name: name, place: place, role: file.role, isOnce: file.once ?? false,
      condition: condition, text: text)
  }

  /// A variable that nothing uses is a slip: a misspelt placeholder, or a question asked for nothing.
  private func checkUse(of variables: [TemplateVariable], in files: [TemplateFile]) throws(TemplateProblem) {
    var used: Set<String> = []
    for file in files {
      used.formUnion(file.name.variables.union(file.text.variables).union(file.condition?.variables ?? []))
    }
    for variable in variables where !used.contains(variable.name) {
      let served = variables.contains { later in
        used.contains(later.name) && (later.standard ?? "").contains("__\(variable.name)")
      }
      if !served { throw problem("the variable '\(variable.name)' is used in no file", at: variable.name) }
    }
  }

  private static func checkSource(_ source: String, _ json: String) throws(ScaffoldingError) {
    if let flaw = RelativePath.flaw(in: source) {
      throw .template(problem("the path '\(source)' \(flaw)", at: source, in: json))
    }
  }

  /// A template comes with a repository, and a link in it could name any file of whoever uses it.
  private static func refuseLinks(on source: String, in folder: FilePath) throws(FileFault) {
    var path = folder
    for part in source.split(separator: "/") {
      path.append(String(part))
      if FileStatus(path, followingLinks: false)?.kind == .symbolicLink {
        throw FileFault("read", path, reason: "it is a symbolic link")
      }
    }
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
  }

  private func problem(_ message: String, at word: String?) -> TemplateProblem {
    TemplateReader.problem(message, at: word, in: json)
  }

  private func position(of word: String) -> (line: Int, column: Int) { TemplateReader.position(of: word, in: json) }

  private static func problem(_ message: String, at word: String?, in json: String) -> TemplateProblem {
    let place = word.map { position(of: $0, in: json) } ?? (line: 1, column: 1)
    return TemplateProblem(file: "template.json", line: place.line, column: place.column, message: message)
  }

  /// Where `"word"` first stands in the JSON text, as the decoder keeps no positions; the beginning when it does not.
  private static func position(of word: String, in json: String) -> (line: Int, column: Int) {
    let needle = Array("\"\(word)\"".utf8)
    var line = 1
    for text in LineSequence(json) {
      var rest = text.utf8[...]
      while let start = rest.firstIndex(of: needle[0]) {
        if text.utf8[start...].starts(with: needle) { return (line, text[..<start].count + 1) }
        rest = text.utf8[text.utf8.index(after: start)...]
      }
      line += 1
    }
    return (1, 1)
  }
}
