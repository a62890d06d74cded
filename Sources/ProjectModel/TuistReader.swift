/// Reads Tuist's `Project.swift` as far as it is plain data.
enum TuistReader {
  static func targets(in path: String, _ bytes: [UInt8], _ files: inout ProjectFiles) -> [ProjectTarget] {
    let reader = ManifestReader(bytes)
    for (reason, line) in reader.faults {
      files.problems.append(ProjectProblem(reason, FactSource(file: path, line: line)))
    }
    guard let project = reader.calls.first(where: { $0.name == "Project" && $0["targets"] != nil })
    else { return [] }
    let base = RelativePath.folder(of: path)
    return (project["targets"]?.items ?? []).compactMap { value in
      guard let name = value["name"]?.text else {
        files.problems.append(
          ProjectProblem("a target is not plain data", FactSource(file: path, line: value.line)))
        return nil
      }
      var target = ProjectTarget(name: name, kind: .tuist, source: FactSource(file: path, line: value.line))
      target.isTest = ["unitTests", "uiTests"].contains(value["product"]?.name ?? "")
      target.isUITest = value["product"]?.name == "uiTests"
      target.isExtension = value["product"]?.name?.hasSuffix("Extension") ?? false
      target.isApp = ["app", "appClip"].contains(value["product"]?.name ?? "")
      target.dependencies = (value["dependencies"]?.items ?? []).compactMap { $0["name"]?.text ?? $0["target"]?.text }
      let lowest = value["deploymentTargets"]
      for destination in destinations(value["destinations"] ?? value["platform"]) {
        var fact: Fact<SystemVersion>?
        let said = lowest?.name == destination.rawValue ? lowest?.arguments.first?.value : lowest?[destination.rawValue]
        if let said, let version = said.text.flatMap({ SystemVersion($0) }) {
          fact = Fact(version, FactSource(file: path, line: said.line))
        }
        target.platforms.append(ProjectTarget.Support(platform: destination, lowest: fact))
      }
      for source in value["sources"]?.texts ?? value["sources"]?.text.map({ [$0] }) ?? [] {
        // `App/Sources/**` is all below the folder in front of the first star.
        let folder = source.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
        guard let path = RelativePath.joined(base, folder) else { continue }
        if path.hasSuffix(".swift") { target.files.append(path) } else { target.folders.append(.init(path: path)) }
      }
      return target
    }
  }

  private static func destinations(_ value: ManifestValue?) -> [Platform] {
    let names = value?.items.isEmpty == false ? value?.items.compactMap(\.name) ?? [] : [value?.name ?? ""]
    return Platform.allCases.filter { platform in
      names.contains { name in
        name == platform.rawValue || (platform == .iOS && ["iPhone", "iPad"].contains(name))
          || (platform == .macOS && name == "mac") || (platform == .watchOS && name == "appleWatch")
          || (platform == .tvOS && name == "appleTv") || (platform == .visionOS && name == "appleVision")
      }
    }
  }
}
