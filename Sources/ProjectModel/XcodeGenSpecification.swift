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

  init(_ path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) {
    var seen: Set<String> = [path]
    read(path, bytes, RelativePath.folder(of: path), &seen, &files)
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
      guard seen.insert(name).inserted else { continue }
      for part in parts {
        guard let template = part.node["targetTemplates"]?[name] else { continue }
        found.append(Part(node: template, path: part.path, base: part.base))
        names += template["templates"]?.texts ?? []
        break
      }
    }
    return found
  }

  /// `${target_name}` is what templates are for.
  static func filled(_ text: String, _ target: String) -> String {
    guard let range = text.firstRange(of: "${target_name}") else { return text }
    return String(text[..<range.lowerBound]) + target + text[range.upperBound...]
  }

  // MARK: - Settings

  /// The settings of each configuration of a target: its own, its `.xcconfig`, those of the project, and its file.
  func settings(
    of target: [Part], on platforms: [Platform], _ reader: inout ConfigurationFileReader, _ files: inout ProjectFiles
  ) -> [BuildSettings] {
    var names: [String] = []
    for part in target + parts {
      for entry in part.node["configFiles"]?.entries ?? [] where !names.contains(entry.name) {
        names.append(entry.name)
      }
    }
    return (names.isEmpty ? [""] : names).prefix(XcodeGenSpecification.mostFiles).map { name in
      var layers: [BuildSettings.Layer] = []
      for (owner, key) in [(target, "deploymentTarget"), (parts, "options")] {
        for part in owner { layers += self.layers(part.node["settings"], name, part.path) }
        for part in owner {
          let said = key == "options" ? part.node["options"]?["deploymentTarget"] : part.node[key]
          layers.append(XcodeGenSpecification.deployment(said, on: platforms, part.path))
        }
        for part in owner {
          guard let file = part.node["configFiles"]?[name], let text = file.text,
            let path = RelativePath.joined(part.base, text)
          else { continue }
          layers.append(reader.layer(of: path, from: FactSource(file: part.path, line: file.place.line), &files))
        }
      }
      return BuildSettings(layers: layers)
    }
  }

  /// A group of settings may name others; a settings map names them as `groups`.
  private func layers(_ settings: YAMLNode?, _ configuration: String, _ path: String) -> [BuildSettings.Layer] {
    guard let settings else { return [] }
    let nodes = [settings["configs"]?[configuration], settings, settings["base"]].compactMap(\.self)
    let own = nodes.map { XcodeGenSpecification.layer($0, path) }
    let groups = (settings["groups"]?.texts ?? []).flatMap { name in
      parts.compactMap { part in part.node["settingGroups"]?[name].map { (part.path, $0) } }.flatMap { path, group in
        [group, group["base"]].compactMap(\.self).map { XcodeGenSpecification.layer($0, path) }
      }
    }
    return own + groups
  }

  private static func layer(_ node: YAMLNode, _ path: String) -> BuildSettings.Layer {
    BuildSettings.Layer(
      node.entries.compactMap { entry in
        entry.value.text.flatMap {
          BuildSettings.Line(named: entry.name, Fact($0, FactSource(file: path, line: entry.place.line)))
        }
      })
  }

  /// One version for all systems, or one for each.
  private static func deployment(_ said: YAMLNode?, on platforms: [Platform], _ path: String) -> BuildSettings.Layer {
    BuildSettings.Layer(
      platforms.compactMap { platform in
        guard let node = said?.text == nil ? said?[platform.rawValue] : said, let text = node.text else { return nil }
        return BuildSettings.Line(
          named: platform.deploymentSetting, Fact(text, FactSource(file: path, line: node.place.line)))
      })
  }
}
