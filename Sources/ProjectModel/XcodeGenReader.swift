import RuleModel
import YAMLSubset

/// Reads XcodeGen's `project.yml`.
enum XcodeGenReader {
  static func targets(in path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) -> [ProjectTarget] {
    let (node, problems) = YAMLReader.read(bytes)
    for problem in problems {
      files.problems.append(
        ProjectProblem("the file is not all plain YAML", FactSource(file: path, line: problem.place.line)))
    }
    guard let node else { return [] }
    let base = RelativePath.folder(of: path)
    let common = layer(node["settings"], path)
    let lowest = node["options"]?["deploymentTarget"]
    var room = Allowance(16 << 20)
    let targets = (node["targets"]?.entries ?? []).prefix(ProjectModel.mostTargets + 1).map { entry in
      let value = entry.value
      var target = ProjectTarget(
        name: entry.name, kind: .xcodeGen, source: FactSource(file: path, line: entry.place.line))
      let type = value["type"]?.text ?? ""
      target.isTest = type.hasSuffix("unit-test") || type.hasSuffix("ui-testing")
      target.isUITest = type.hasSuffix("ui-testing")
      target.isExtension = type.hasSuffix("-extension")
      target.isApp = type.hasPrefix("application")
      let settings = BuildSettings(layers: [layer(value["settings"], path), common])
      target.languageMode = settings.value("SWIFT_VERSION", &room)
      target.defaultIsolation = settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION", &room)
      for platform in (value["platform"]?.texts ?? []).compactMap({ Platform(named: $0) })
      where !target.platforms.contains(where: { $0.platform == platform }) {
        let own = value["deploymentTarget"]
        let said = own?.text == nil ? own?[platform.rawValue] ?? lowest?[platform.rawValue] : own
        let fact =
          settings.value(platform.deploymentSetting, sdk: platform.sdk, &room)
          ?? said.flatMap { node in node.text.map { Fact($0, FactSource(file: path, line: node.place.line)) } }
        target.platforms.append(
          ProjectTarget.Support(
            platform: platform,
            lowest: fact.flatMap { fact in SystemVersion(fact.value).map { Fact($0, fact.source) } }))
      }
      target.dependencies = (value["dependencies"]?.items ?? []).compactMap { item in
        item["target"]?.text ?? item["product"]?.text ?? item["package"]?.text
      }
      for source in value["sources"]?.items ?? [] { add(source, at: base, to: &target) }
      return target
    }
    if room.isSpent {
      files.problems.append(
        ProjectProblem("its settings refer to each other too often; not all were read", FactSource(file: path, line: 1))
      )
    }
    return targets
  }

  private static func add(_ source: YAMLNode, at base: String, to target: inout ProjectTarget) {
    guard let name = source.text ?? source["path"]?.text, let path = RelativePath.joined(base, name) else { return }
    if path.hasSuffix(".swift") {
      target.files.append(path)
    } else {
      let excluded = (source["excludes"]?.texts ?? []).compactMap { RelativePath.joined(path, $0) }
      target.folders.append(ProjectTarget.Folder(path: path, excluded: excluded))
    }
  }

  private static func layer(_ settings: YAMLNode?, _ path: String) -> BuildSettings.Layer {
    let entries = (settings?.entries ?? []) + (settings?["base"]?.entries ?? [])
    return BuildSettings.Layer(
      entries.compactMap { entry in
        entry.value.text.flatMap {
          BuildSettings.Line(named: entry.name, Fact($0, FactSource(file: path, line: entry.place.line)))
        }
      })
  }
}
