import RuleModel
import YAMLSubset

/// Reads XcodeGen's `project.yml` and the files that it includes.
enum XcodeGenReader {
  static func targets(in path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) -> [ProjectTarget] {
    let specification = XcodeGenSpecification(path, bytes, &files)
    var reader = ConfigurationFileReader()
    var room = Allowance(16 << 20)
    var settings = XcodeGenSettings(specification.parts, &room)
    var targets: [ProjectTarget] = []
    var names: Set<String> = []
    for part in specification.parts {
      for entry in part.node["targets"]?.entries ?? [] where targets.count <= ProjectModel.mostTargets {
        // What a file says stands above what it includes.
        guard names.insert(entry.name).inserted else { continue }
        let parts = specification.parts(of: entry, in: part)
        targets.append(target(entry, parts, &settings, &reader, &room, &files))
      }
    }
    if room.isSpent {
      files.problems.append(
        ProjectProblem("its settings refer to each other too often; not all were read", FactSource(file: path, line: 1))
      )
    }
    return targets
  }

  private static func target(
    _ entry: YAMLNode.Entry, _ parts: [XcodeGenSpecification.Part], _ all: inout XcodeGenSettings,
    _ reader: inout ConfigurationFileReader, _ room: inout Allowance, _ files: inout ProjectFiles
  ) -> ProjectTarget {
    let source = FactSource(file: parts[0].path, line: entry.place.line)
    var target = ProjectTarget(name: entry.name, kind: .xcodeGen, source: source)
    func first(_ key: String) -> YAMLNode? { parts.lazy.compactMap { $0.node[key] }.first }
    target.product = TargetProduct(type: first("type")?.text ?? "")
    let platforms = ["platform", "supportedDestinations"].flatMap { first($0)?.texts ?? [] }
      .compactMap { Platform(named: $0) }
    var settings = all.settings(of: parts, on: platforms, &reader, &room, &files)
    for index in settings.indices { settings[index].layers.insert(.targetName(target.name, source), at: 0) }
    target.read(settings, &room)
    for platform in platforms where !target.platforms.contains(where: { $0.platform == platform }) {
      let lowest = BuildSettings.deployment(of: platform, settings, &room)
      target.platforms.append(ProjectTarget.Support(platform: platform, lowest: lowest))
    }
    for part in parts {
      target.dependencies += (part.node["dependencies"]?.items ?? []).compactMap { item in
        item["target"]?.text ?? item["product"]?.text ?? item["package"]?.text
      }
      for source in part.node["sources"]?.items ?? [] { add(source, at: part.base, to: &target) }
    }
    return target
  }

  private static func add(_ source: YAMLNode, at base: String, to target: inout ProjectTarget) {
    guard let text = source.text ?? source["path"]?.text,
      let path = RelativePath.joined(base, XcodeGenSpecification.filled(text, target.name))
    else { return }
    if path.hasSuffix(".swift") {
      target.files.append(path)
    } else {
      let excluded = (source["excludes"]?.texts ?? []).compactMap { RelativePath.joined(path, $0) }
      target.folders.append(ProjectTarget.Folder(path: path, excluded: excluded))
    }
  }
}
