/// Reads `Package.swift`, of a package or of a Swift Playgrounds app.
enum PackageReader {
  static func targets(in path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) -> [ProjectTarget] {
    let reader = ManifestReader(bytes)
    for (reason, line) in reader.faults {
      files.problems.append(ProjectProblem(reason, FactSource(file: path, line: line)))
    }
    guard let package = reader.calls.first(where: { $0.name == "Package" && !$0.arguments.isEmpty }) else {
      files.problems.append(ProjectProblem("no 'Package(...)' was found", FactSource(file: path, line: 1)))
      return []
    }
    let isPlayground = (package["products"]?.items ?? []).contains { $0.name == "iOSApplication" }
    var products: [String: [String]] = [:]
    for library in package["products"]?.items ?? [] where library.name == "library" {
      let name = library["name"]?.text ?? ""
      for target in library["targets"]?.texts ?? [] { products[target, default: []].append(name) }
    }
    var declared = package["targets"]?.items ?? []
    if let targets = package["targets"], !targets.isList {
      files.problems.append(
        ProjectProblem(
          "the targets are not plain data", FactSource(file: path, line: targets.line), .unreadTargets))
    }
    for call in reader.calls where call.name == "append" && declared.count <= ManifestReader.mostItems {
      guard let added = call.arguments.first?.value else { continue }
      declared += (added.isList ? added.items : [added]).filter { $0["name"] != nil }
    }
    var platforms: [ProjectTarget.Support] = []
    for support in (package["platforms"]?.items ?? []).lazy.compactMap({ support($0, path) })
    where !platforms.contains(where: { $0.platform == support.platform }) { platforms.append(support) }
    let catalyst = (package["platforms"]?.items ?? []).first { $0.name == "macCatalyst" }
    let mode = languageMode(package, path) ?? toolsVersion(bytes, path)
    var targets: [ProjectTarget] = []
    for value in declared where targets.count <= ProjectModel.mostTargets {
      guard let kind = value.name, kinds.contains(kind) else { continue }
      guard let name = value["name"]?.text else {
        files.problems.append(
          ProjectProblem("the name of a target is not plain text", FactSource(file: path, line: value.line)))
        continue
      }
      var target = ProjectTarget(
        name: name, kind: isPlayground ? .playground : .package, source: FactSource(file: path, line: value.line))
      target.product =
        switch kind {
        case "testTarget": .tests
        case "executableTarget": isPlayground ? .app : .command
        case "macro", "plugin": .buildTool
        default: .library
        }
      target.products = products[name] ?? []
      target.platforms = platforms
      (target.isForCatalyst, target.lowestCatalyst) = (catalyst != nil, catalyst.flatMap { lowest($0, path) })
      target.languageMode = mode
      read(value, into: &target, &files)
      targets.append(target)
    }
    return targets
  }

  private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro", "plugin"]

  private static func read(_ value: ManifestValue, into target: inout ProjectTarget, _ files: inout ProjectFiles) {
    let file = target.source.file
    target.dependencies = (value["dependencies"]?.items ?? []).compactMap { $0.text ?? $0["name"]?.text }
    for setting in value["swiftSettings"]?.items ?? [] {
      let source = FactSource(file: file, line: setting.line)
      switch setting.name {
      case "defaultIsolation":
        // `MainActor.self` is a name whose last step is `self`; only nil is another value.
        if let isolation = setting.arguments.first?.value {
          target.defaultIsolation = Fact(isolation.name == "nil" ? "nonisolated" : "MainActor", source)
        }
      case "swiftLanguageMode", "swiftLanguageVersion":
        if let version = setting.arguments.first?.value.name { target.languageMode = Fact(number(version), source) }
      default: break
      }
    }
    let base = RelativePath.folder(of: file)
    guard let folder = folder(of: target, value, base, files) else {
      files.problems.append(ProjectProblem("the path of '\(target.name)' is outside the project", target.source))
      return
    }
    // The manifest itself is no source, where the target's folder is the package's own.
    let excluded = [file] + (value["exclude"]?.texts ?? []).compactMap { RelativePath.joined(folder, $0) }
    for path in value["sources"]?.texts ?? [""] {
      guard let path = RelativePath.joined(folder, path) else { continue }
      if path.hasSuffix(".swift") {
        target.files.append(path)
      } else {
        target.folders.append(ProjectTarget.Folder(path: path, excluded: excluded))
      }
    }
  }

  /// The folder that is said, or the first of the usual ones that is there.
  private static func folder(
    of target: ProjectTarget, _ value: ManifestValue, _ base: String, _ files: borrowing ProjectFiles
  ) -> String? {
    if let path = value["path"]?.text { return RelativePath.joined(base, path) }
    let places =
      switch value.name {
      case "testTarget": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    let usual = places.compactMap { RelativePath.joined(base, "\($0)/\(target.name)") }
    return usual.first { files.exists($0) } ?? usual.first
  }

  private static func support(_ value: ManifestValue, _ file: String) -> ProjectTarget.Support? {
    // As `.custom("xros", versionString: "1.0")` an older tools version writes what it has no name for.
    let platform =
      value.name == "custom"
      ? value.arguments.first?.value.text.flatMap { Platform(filter: $0) } : value.name.flatMap { Platform(named: $0) }
    guard let platform, let lowest = lowest(value, file) else { return nil }
    return ProjectTarget.Support(platform: platform, lowest: lowest)
  }

  /// The version that a platform is said with.
  private static func lowest(_ value: ManifestValue, _ file: String) -> Fact<SystemVersion>? {
    guard let version = value["versionString"] ?? value.arguments.first?.value,
      let lowest = SystemVersion(version.text ?? number(version.name ?? ""))
    else { return nil }
    return Fact(lowest, FactSource(file: file, line: value.line))
  }

  private static func languageMode(_ package: ManifestValue, _ file: String) -> Fact<String>? {
    guard let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"],
      let name = modes.items.last?.name
    else { return nil }
    return Fact(number(name), FactSource(file: file, line: modes.line))
  }

  /// The mode that `// swift-tools-version:` stands for: its first number.
  private static func toolsVersion(_ bytes: [UInt8], _ file: String) -> Fact<String>? {
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard first.hasPrefix("//"), let mark = first.firstRange(of: "swift-tools-version:")?.upperBound else { return nil }
    let major = first[mark...].drop { $0 == " " }.prefix { $0.isNumber }
    return major.isEmpty ? nil : Fact(String(major), FactSource(file: file, line: 1))
  }

  /// `v17_4` as `17.4`, `v6` as `6`; macOS's old names as `10.15`.
  static func number(_ name: String) -> String {
    String(name.drop { $0 == "v" }.map { $0 == "_" ? "." : $0 })
  }
}
