/// Reads the targets of an Xcode project.
enum XcodeReader {
  /// Apps have two, those with many stages and customers some dozens.
  private static let mostConfigurations = 100

  static func targets(in path: String, _ files: inout ProjectFiles) -> [ProjectTarget] {
    let file = "\(path)/project.pbxproj"
    guard let bytes = files.bytes(file) else { return [] }
    let list: PropertyList
    do throws(PropertyListFault) {
      list = try PropertyListReader.read(bytes)
    } catch {
      files.problems.append(ProjectProblem(error.reason, FactSource(file: file, line: error.line)))
      return []
    }
    guard var project = XcodeProject(list, file: file) else {
      files.problems.append(ProjectProblem("the project has no root object", FactSource(file: file, line: 1)))
      return []
    }
    var configurationFiles = ConfigurationFileReader()
    let projectLayers = layers(of: project.root, in: &project, &configurationFiles, &files)
    let layersByName = Dictionary(
      projectLayers.map { ($0.name, $0.layers) }, uniquingKeysWith: { first, _ in first })
    var targets: [ProjectTarget] = []
    var ids: [String] = []
    for (id, object) in project.objects("targets", of: project.root) where targets.count <= ProjectModel.mostTargets {
      guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.name else { continue }
      var target = ProjectTarget(name: name, kind: .xcode, source: project.source(object))
      target.product = TargetProduct(type: object["productType"]?.text ?? "")
      target.dependencies = dependencies(of: object, in: &project)
      target.links = linkedFrameworks(of: object, in: &project)
      readFiles(of: object, in: &project, into: &target)
      var settings: [BuildSettings] = []
      for (name, own) in layers(of: object, in: &project, &configurationFiles, &files) {
        settings.append(BuildSettings(layers: own + (layersByName[name] ?? [])))
      }
      if settings.isEmpty { settings = projectLayers.map { BuildSettings(layers: $0.layers) } }
      for index in settings.indices {
        settings[index].layers.insert(.targetName(name, project.source(object)), at: 0)
      }
      read(settings, &project.settingRoom, into: &target)
      targets.append(target)
      ids.append(id)
    }
    readExceptions(ids, in: &project, into: &targets)
    if project.isCut {
      files.problems.append(
        ProjectProblem("its objects refer to each other too often; not all were read", FactSource(file: file, line: 1)))
    }
    return targets
  }

  /// The layers of each configuration of a target or project: its own settings, then those of its file.
  private static func layers(
    of owner: PropertyList, in project: inout XcodeProject, _ reader: inout ConfigurationFileReader,
    _ files: inout ProjectFiles
  ) -> [(name: String, layers: [BuildSettings.Layer])] {
    guard let list = project.object(owner["buildConfigurationList"]?.text) else { return [] }
    var configurations: [(name: String, layers: [BuildSettings.Layer])] = []
    let found = project.objects("buildConfigurations", of: list)
    if found.count > mostConfigurations {
      files.problems.append(
        ProjectProblem(
          "more than \(mostConfigurations) configurations; the others are ignored", project.source(list)))
    }
    for (_, configuration) in found.prefix(mostConfigurations) {
      var own: [BuildSettings.Line] = []
      for entry in project.entries("buildSettings", of: configuration) {
        let value = Fact(
          entry.value.texts.joined(separator: " "), FactSource(file: project.file, line: entry.value.line))
        if let line = BuildSettings.Line(named: entry.key, value) { own.append(line) }
      }
      var layers = [BuildSettings.Layer(own)]
      if let path = file(of: configuration, in: &project) {
        layers.append(reader.layer(of: path, from: project.source(configuration), &files))
      }
      configurations.append((configuration["name"]?.text ?? "", layers))
    }
    return configurations
  }

  /// The `.xcconfig` of a configuration, by reference or below a synchronized folder.
  private static func file(of configuration: PropertyList, in project: inout XcodeProject) -> String? {
    if let id = configuration["baseConfigurationReference"]?.text { return project.paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return project.paths[anchor].flatMap { project.joined($0, path) }
  }

  private static func dependencies(of object: PropertyList, in project: inout XcodeProject) -> [String] {
    let targets = project.objects("dependencies", of: object)
    let products = project.objects("packageProductDependencies", of: object)
    return targets.compactMap { project.object($0.object["target"]?.text)?["name"]?.name }
      + products.compactMap { $0.object["productName"]?.name }
  }

  /// The frameworks that some project builds and a target links.
  private static func linkedFrameworks(of object: PropertyList, in project: inout XcodeProject) -> [String] {
    var names: [String] = []
    for (_, phase) in project.objects("buildPhases", of: object) where phase["isa"]?.text == "PBXFrameworksBuildPhase" {
      for (_, file) in project.objects("files", of: phase) {
        guard let product = project.object(file["fileRef"]?.text), product["sourceTree"]?.text == "BUILT_PRODUCTS_DIR",
          let path = product["path"]?.text, path.hasSuffix(".framework")
        else { continue }
        names.append(String(path.dropLast(".framework".count)))
      }
    }
    return names
  }

  private static func readFiles(
    of object: PropertyList, in project: inout XcodeProject, into target: inout ProjectTarget
  ) {
    for (_, phase) in project.objects("buildPhases", of: object) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for (_, file) in project.objects("files", of: phase) {
        guard let path = file["fileRef"]?.text.flatMap({ project.paths[$0] }) else { continue }
        target.files.append(path)
        let names = project.texts("platformFilters", of: file) + [file["platformFilter"]?.text].compactMap(\.self)
        let filter = Set(names.compactMap(Platform.init(filter:)))
        // A file that is there twice, for one system each, is for both.
        if !filter.isEmpty { target.filters[path, default: []].formUnion(filter) }
      }
    }
    for id in project.texts("fileSystemSynchronizedGroups", of: object) {
      if let path = project.paths[id] { target.folders.append(ProjectTarget.Folder(path: path)) }
    }
  }

  /// What a set of exceptions names is out of a target that has the folder, and in one that has not.
  private static func readExceptions(
    _ ids: [String], in project: inout XcodeProject, into targets: inout [ProjectTarget]
  ) {
    let places = Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var folders = targets.map { target in
      Dictionary(target.folders.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }
    for (group, path) in project.paths.sorted(by: { $0.key < $1.key }) {
      guard let object = project.object(group), object["exceptions"] != nil else { continue }
      for (_, set) in project.objects("exceptions", of: object) {
        guard let index = set["target"]?.text.flatMap({ places[$0] }) else { continue }
        readFilters(of: set, below: path, in: &project, into: &targets[index])
        let named = project.texts("membershipExceptions", of: set).compactMap { project.joined(path, $0) }
        if let folder = folders[index][path] {
          targets[index].folders[folder].excluded += named
          continue
        }
        targets[index].files += named.filter { $0.hasSuffix(".swift") }
        for path in named where !path.hasSuffix(".swift") {
          folders[index][path] = folders[index][path] ?? targets[index].folders.count
          targets[index].folders.append(ProjectTarget.Folder(path: path))
        }
      }
    }
  }

  /// The files of a synchronized folder that are built for some of a target's systems only.
  private static func readFilters(
    of set: PropertyList, below path: String, in project: inout XcodeProject, into target: inout ProjectTarget
  ) {
    for entry in project.entries("platformFiltersByRelativePath", of: set) {
      let filter = Set(entry.value.texts.compactMap(Platform.init(filter:)))
      guard !filter.isEmpty, let file = project.joined(path, entry.key) else { continue }
      target.filters[file, default: []].formUnion(filter)
    }
  }

  /// Takes from all configurations what is lowest, or said first.
  private static func read(
    _ settings: [BuildSettings], _ room: inout Allowance, into target: inout ProjectTarget
  ) {
    target.read(settings, &room)
    if target.product == .tests {
      target.hasHost = ["TEST_HOST", "BUNDLE_LOADER"].contains { BuildSettings.first($0, settings, &room) != nil }
    }
    let said =
      BuildSettings.first("SUPPORTED_PLATFORMS", settings, &room) ?? BuildSettings.first("SDKROOT", settings, &room)
    let names = (said?.value ?? "").split(separator: " ")
    for platform in Platform.allCases {
      let lowest = BuildSettings.deployment(of: platform, settings, &room)
      let isBuilt =
        names.isEmpty || names == ["auto"] ? lowest != nil : names.contains { $0.hasPrefix(platform.sdk) }
      if isBuilt { target.platforms.append(ProjectTarget.Support(platform: platform, lowest: lowest)) }
    }
    target.isForCatalyst =
      target.platforms.contains { $0.platform == .iOS }
      && BuildSettings.first("SUPPORTS_MACCATALYST", settings, &room)?.value.uppercased() == "YES"
  }
}
