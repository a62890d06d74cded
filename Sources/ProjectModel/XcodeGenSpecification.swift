import RuleModel
import YAMLSubset

/// What `project.yml` says together with the files that it includes: the file itself first, and what it includes after.
struct XcodeGenSpecification {
  /// A file, or a target or template in it, with the folder that its paths start at.
  struct Part {
    let node: YAMLNode
    let path: String
    let base: String
  }

  private static let mostFiles = 100
  private(set) var parts: [Part] = []
  /// What a file says of a template stands above what it includes.
  private var templates: [String: Part] = [:]

  init(_ path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) {
    var seen: Set<String> = [path]
    read(path, bytes, RelativePath.folder(of: path), &seen, &files)
    for part in parts {
      for entry in part.node["targetTemplates"]?.entries ?? [] where templates[entry.name] == nil {
        templates[entry.name] = Part(node: entry.value, path: part.path, base: part.base)
      }
    }
  }

  private mutating func read(
    _ path: String, _ bytes: [UInt8], _ base: String, _ seen: inout Set<String>, _ files: inout ProjectFiles
  ) {
    let (node, problems) = YAMLReader.read(bytes)
    for problem in problems {
      files.problems.append(
        ProjectProblem("the file is not all plain YAML", FactSource(file: path, line: problem.place.line)))
    }
    guard let node else { return }
    parts.append(Part(node: node, path: path, base: base))
    // One file is a map or a text, several are a list.
    let include = node["include"]
    for item in include.map({ $0.entries.isEmpty ? $0.items : [$0] }) ?? [] {
      guard let name = item.text ?? item["path"]?.text, item["enable"]?.text != "false" else { continue }
      let place = FactSource(file: path, line: item.place.line)
      guard let included = RelativePath.joined(RelativePath.folder(of: path), name) else {
        files.problems.append(ProjectProblem("'\(name)' is outside the project", place))
        continue
      }
      // Files may include the same one, and that is no mistake.
      guard seen.insert(included).inserted else { continue }
      guard seen.count <= XcodeGenSpecification.mostFiles else {
        files.problems.append(ProjectProblem("too many files are included; not all were read", place))
        return
      }
      guard let bytes = files.bytes(included, from: place) else { continue }
      let isRelative = item["relativePaths"]?.text != "false"
      read(included, bytes, isRelative ? RelativePath.folder(of: included) : base, &seen, &files)
    }
  }

  // MARK: - Targets

  /// What a target says itself, and what its templates say; the strongest first.
  func parts(of target: YAMLNode.Entry, in part: Part) -> [Part] {
    var found = [Part(node: target.value, path: part.path, base: part.base)]
    var names = target.value["templates"]?.texts ?? []
    var seen: Set<String> = []
    // The last template is laid over those before it.
    while let name = names.popLast(), seen.count < XcodeGenSpecification.mostFiles {
      guard seen.insert(name).inserted, let template = templates[name] else { continue }
      found.append(template)
      names += template.node["templates"]?.texts ?? []
    }
    return found
  }

  /// `${target_name}` is what templates are for.
  static func filled(_ text: String, _ target: String) -> String {
    guard let range = text.firstRange(of: "${target_name}") else { return text }
    return String(text[..<range.lowerBound]) + target + text[range.upperBound...]
  }
}
