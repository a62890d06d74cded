/// Reads Tuist's `Project.swift` as far as it is plain data.
///
/// Many projects make their targets with functions of their own. Those with one result are read with their parameters
/// put in. What others return only running them would tell, so their usual folders, `Sources` and `Tests` beside the
/// manifest, are taken for them, and a problem says so.
enum TuistReader {
  /// What calls of Tuist's own targets are named.
  private static let plain: Set<String?> = ["target", "Target", "init"]

  static func targets(
    in path: String, _ bytes: [UInt8], _ files: inout ProjectFiles, _ helpers: inout TuistHelpers
  ) -> [ProjectTarget] {
    // A file of an app may be called so as well, with a type Project: what it says beside targets is no problem.
    let isManifest = String(decoding: bytes, as: UTF8.self).firstRange(of: "ProjectDescription") != nil
    let reader = helpers.reader(of: bytes, &files)
    for (reason, line) in isManifest ? reader.faults : [] {
      files.problems.append(ProjectProblem(reason, FactSource(file: path, line: line)))
    }
    let project = reader.calls.first { $0.name == "Project" && !$0.arguments.isEmpty }
    let common = layer(project?["settings"], path)
    var room = Allowance(16 << 20)
    var targets: [ProjectTarget] = []
    var unread: [ManifestValue] = []
    // What a function is not given, it has none of.
    for value in project?["targets"]?.items ?? [] where value.name != "nil" {
      let found = self.targets(from: value, common, path, &room, files)
      if found.isEmpty { unread.append(value) } else { targets += found }
      if let target = found.first, TuistSources.areUnknown(of: value) {
        let assumed = target.sources.first.map { "the folder '\($0)' is taken for them" }
        files.problems.append(notPlain("the sources of '\(target.name)' are", target.source, assumed))
      }
    }
    if !unread.isEmpty {
      // A function of the manifest that returns a target has it in its lines.
      let known = Set(targets.map(\.name))
      for call in reader.calls where plain.contains(call.name) && self.name(of: call) != nil {
        let found = self.targets(from: call, common, path, &room, files).filter { !known.contains($0.name) }
        targets += found
        unread.removeFirst(min(found.count, unread.count))
      }
    }
    for value in isManifest ? unread : [] {
      files.problems.append(notPlain("a target is", FactSource(file: path, line: value.line)))
    }
    guard targets.isEmpty, isManifest else { return targets }
    let call = project ?? reader.calls.first { $0["name"]?.text != nil }
    targets = call.map { usual($0, path, files) } ?? []
    let assumed = targets.isEmpty ? nil : "the folders 'Sources' and 'Tests' are taken for them"
    files.problems.append(notPlain("its targets are", FactSource(file: path, line: call?.line ?? 1), assumed))
    return targets
  }

  /// - Parameter assumed: what is taken for what could not be read, if something is.
  private static func notPlain(_ what: String, _ source: FactSource, _ assumed: String? = nil) -> ProjectProblem {
    let message = "\(what) not plain data" + (assumed.map { "; \($0)" } ?? "")
    return ProjectProblem(message, source, assumed == nil ? .unreadTargets : .guessedTargets)
  }

  /// The target that `value` says; of a function of the project, what it makes by its name.
  private static func targets(
    from value: ManifestValue, _ common: BuildSettings.Layer, _ path: String, _ room: inout Allowance,
    _ files: borrowing ProjectFiles
  ) -> [ProjectTarget] {
    let isUsual = !plain.contains(value.name) && value["sources"] == nil && value["buildableFolders"] == nil
    if isUsual { return name(of: value) == nil ? [] : usual(value, path, files) }
    var sources = TuistSources.of(value, in: RelativePath.folder(of: path))
    guard let name = name(of: value) ?? sources.first.flatMap({ name(of: $0, madeBy: value.name) }) else { return [] }
    if TuistSources.areUnknown(of: value) {
      sources = usual(value, path, files).first { $0.name == name }?.folders ?? []
    }
    var target = ProjectTarget(name: name, kind: .tuist, source: FactSource(file: path, line: value.line))
    target.product = TargetProduct(tuist: value["product"]?.name ?? "")
    target.dependencies = (value["dependencies"]?.items ?? []).compactMap {
      $0["name"]?.text ?? $0["target"]?.text ?? $0["product"]?.text
    }
    let settings = BuildSettings(layers: [layer(value["settings"], path), common])
    target.read([settings], &room)
    let lowest = value["deploymentTargets"] ?? value["deploymentTarget"]
    for destination in destinations(value["destinations"] ?? value["platform"]) {
      let said = lowest?.name == destination.rawValue ? lowest?.arguments.first?.value : lowest?[destination.rawValue]
      let fact =
        said.flatMap { said in said.text.map { Fact($0, FactSource(file: path, line: said.line)) } }
        ?? settings.value(destination.deploymentSetting, sdk: destination.sdk, &room)
      target.platforms.append(
        ProjectTarget.Support(
          platform: destination,
          lowest: fact.flatMap { fact in SystemVersion(fact.value).map { Fact($0, fact.source) } }))
    }
    for source in sources {
      if source.path.hasSuffix(".swift") { target.files.append(source.path) } else { target.folders.append(source) }
    }
    return [target]
  }

  private static func name(of target: ManifestValue) -> String? {
    target["name"]?.text ?? target["productName"]?.text
  }

  /// The name of a target that does not say it in plain text: that of its folder, as `App` of `App/Sources`, or of the
  /// function that makes it.
  private static func name(of source: ProjectTarget.Folder, madeBy function: String?) -> String? {
    let folder = source.path.hasSuffix(".swift") ? RelativePath.folder(of: source.path) : source.path
    let name = folder.split(separator: "/").last { $0 != "Sources" }.map(String.init)
    return name ?? (plain.contains(function) ? nil : function)
  }

  /// What a function that is called for a module makes of the folders beside the manifest.
  private static func usual(
    _ value: ManifestValue, _ path: String, _ files: borrowing ProjectFiles
  ) -> [ProjectTarget] {
    let base = RelativePath.folder(of: path)
    let name = value["name"]?.text ?? RelativePath.name(of: base)
    guard !name.isEmpty else { return [] }
    func target(_ name: String, _ product: TargetProduct, _ folder: String) -> ProjectTarget? {
      guard let folder = RelativePath.joined(base, folder), files.exists(folder) else { return nil }
      var target = ProjectTarget(name: name, kind: .tuist, source: FactSource(file: path, line: value.line))
      target.product = product
      target.folders = [ProjectTarget.Folder(path: folder)]
      return target
    }
    let product = value["product"]?.name.map(TargetProduct.init(tuist:)) ?? .library
    if product == .tests || product == .uiTests { return [target(name, product, "Tests")].compactMap(\.self) }
    var tests = target(name + "Tests", .tests, "Tests")
    tests?.dependencies = [name]
    return [target(name, product, "Sources"), tests].compactMap(\.self)
  }

  /// The `base` of `.settings(base: [...])`.
  private static func layer(_ settings: ManifestValue?, _ path: String) -> BuildSettings.Layer {
    BuildSettings.Layer(
      (settings?["base"]?.pairs ?? []).compactMap { pair in
        guard let name = pair.key.text, let value = pair.value.text else { return nil }
        return BuildSettings.Line(named: name, Fact(value, FactSource(file: path, line: pair.value.line)))
      })
  }

  private static func destinations(_ value: ManifestValue?) -> [Platform] {
    if let value, value.name == "Set", let list = value.arguments.first?.value { return destinations(list) }
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
