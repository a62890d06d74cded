import RuleModel
import YAMLSubset

/// The build settings that a specification of XcodeGen gives its targets; what the project says is worked out once.
struct XcodeGenSettings {
  typealias Part = XcodeGenSpecification.Part
  private typealias Layers = [BuildSettings.Layer]

  private static let mostConfigurations = 100
  /// What making a line of a layer costs, beside looking at one that is made.
  private static let costOfLine = 32

  private let parts: [Part]
  private let names: [String]
  private let groups: [String: Layers]
  /// The layers of the project itself, by configuration.
  private var project: [String: Layers] = [:]

  /// - Parameter room: what may be looked at, for all targets together.
  init(_ parts: [Part], _ room: inout Allowance) {
    self.parts = parts
    names = XcodeGenSettings.configurations(of: parts, and: [])
    var groups: [String: Layers] = [:]
    for part in parts {
      for group in part.node["settingGroups"]?.entries ?? [] {
        groups[group.name, default: []] += XcodeGenSettings.layers([group.value, group.value["base"]], part, &room)
      }
    }
    self.groups = groups
  }

  /// The settings of each configuration of a target: its own, its `.xcconfig`, those of the project, and its file.
  mutating func settings(
    of target: [Part], on platforms: [Platform], _ reader: inout ConfigurationFileReader, _ room: inout Allowance,
    _ files: inout ProjectFiles
  ) -> [BuildSettings] {
    let names = XcodeGenSettings.configurations(of: target, and: self.names)
    let unknown = names.filter { project[$0] == nil }
    let found = layers(
      of: parts, unknown, platforms: Platform.allCases, &reader, &room, &files
    ) { $0["options"]?["deploymentTarget"] }
    for (name, layers) in zip(unknown, found) { project[name] = layers }
    let own = layers(of: target, names, platforms: platforms, &reader, &room, &files) { $0["deploymentTarget"] }
    return zip(names, own).map { name, own in
      let outer = project[name] ?? []
      return BuildSettings(layers: room.take(outer.count) ? own + outer : own)
    }
  }

  /// The names of the configurations, or an empty one where none has a name.
  private static func configurations(of target: [Part], and others: [String]) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    let own = target.lazy.flatMap { ($0.node["configFiles"]?.entries ?? []).prefix(mostConfigurations) }.map(\.name)
    for list in [Array(own), others] {
      for name in list where names.count < mostConfigurations && !name.isEmpty && seen.insert(name).inserted {
        names.append(name)
      }
    }
    return names.isEmpty ? [""] : names
  }

  /// What `owner` says in each of the configurations: its settings, its lowest systems, its files.
  private func layers(
    of owner: [Part], _ names: [String], platforms: [Platform], _ reader: inout ConfigurationFileReader,
    _ room: inout Allowance, _ files: inout ProjectFiles, deployment: (YAMLNode) -> YAMLNode?
  ) -> [Layers] {
    if names.isEmpty { return [] }
    // What is the same in all configurations is made once.
    let common = owner.map { commonLayers($0, &room) }
    let systems = owner.map { XcodeGenSettings.layer(deployment($0.node), on: platforms, $0) }
    let special = owner.map { XcodeGenSettings.byName($0.node["settings"]?["configs"]) }
    let configurationFiles = owner.map { XcodeGenSettings.byName($0.node["configFiles"]) }
    let cost = common.reduce(owner.count) { $0 + $1.count }
    return names.map { name in
      guard room.take(cost) else { return [] }
      var layers: Layers = []
      for (index, part) in owner.enumerated() {
        layers += XcodeGenSettings.layers([special[index][name]], part, &room) + common[index]
      }
      layers += systems
      for (index, part) in owner.enumerated() {
        guard let file = configurationFiles[index][name], let text = file.text,
          let path = RelativePath.joined(part.base, text)
        else { continue }
        layers.append(reader.layer(of: path, from: FactSource(file: part.path, line: file.place.line), &files))
      }
      return layers
    }
  }

  /// A settings map has settings itself, or as `base`, and names groups of others as `groups`.
  private func commonLayers(_ part: Part, _ room: inout Allowance) -> Layers {
    guard let settings = part.node["settings"] else { return [] }
    var layers = XcodeGenSettings.layers([settings, settings["base"]], part, &room)
    for name in settings["groups"]?.texts ?? [] {
      let group = groups[name] ?? []
      guard room.take(group.count) else { break }
      layers += group
    }
    return layers
  }

  /// The values of the first configurations of a map.
  private static func byName(_ node: YAMLNode?) -> [String: YAMLNode] {
    let entries = (node?.entries ?? []).prefix(mostConfigurations)
    return Dictionary(entries.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func layers(_ nodes: [YAMLNode?], _ part: Part, _ room: inout Allowance) -> Layers {
    nodes.compactMap { node in
      guard let entries = node?.entries, room.take(entries.count * costOfLine) else { return nil }
      return BuildSettings.Layer(
        entries.compactMap { entry in
          entry.value.text.flatMap {
            BuildSettings.Line(named: entry.name, Fact($0, FactSource(file: part.path, line: entry.place.line)))
          }
        })
    }
  }

  /// One version for all systems, or one for each.
  private static func layer(_ said: YAMLNode?, on platforms: [Platform], _ part: Part) -> BuildSettings.Layer {
    BuildSettings.Layer(
      platforms.compactMap { platform in
        guard let node = said?.text == nil ? said?[platform.rawValue] : said, let text = node.text else { return nil }
        return BuildSettings.Line(
          named: platform.deploymentSetting, Fact(text, FactSource(file: part.path, line: node.place.line)))
      })
  }
}
