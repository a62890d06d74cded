import ProjectModel

/// The folder of a test target that the tests of a feature go to.
struct TestPlace {
  let folder: String
  /// Whether the tests there lie in folders called as features are.
  let isByFeature: Bool

  /// - Parameters:
  ///   - below: the folder that somebody asks for, seen from that of the tested target; empty where nobody does.
  ///   - place: the name of the folder that features lie in; nil where that is the target's own.
  ///   - areas: the names of the folders of features.
  init(
    of tests: ProjectTarget, in model: ProjectModel, below: Substring, mirroring place: Substring?,
    areas: () -> Set<Substring>
  ) {
    let folders = TargetFolders(of: tests, in: model)
    let likely = TestPlace(in: folders, of: model, below: below, mirroring: place, areas: areas)
    guard likely.isBuiltElsewhere(than: tests, in: model) else {
      self = likely
      return
    }
    // Tests may lie among the sources as exceptions of their folder, which a new one would not be: in a folder called as the
    // tests are, where people keep them, somebody has to make it one, and the plan says so.
    if tests.sources.isEmpty {
      let isTheirs = likely.folder.split(separator: "/").contains(Substring(tests.name))
      self = isTheirs ? likely : TestPlace(folder: TestPlace.folder(beside: tests), isByFeature: false)
    } else {
      let held = TargetFolders(of: tests, in: model, isHeldToSources: true)
      self.init(in: held, of: model, below: below, mirroring: place, areas: areas)
    }
  }

  private init(
    in folders: TargetFolders, of model: ProjectModel, below: Substring, mirroring place: Substring?,
    areas: () -> Set<Substring>
  ) {
    guard below.isEmpty else {
      self.init(folder: TestPlace.mirrored(below, in: folders.base, of: model), isByFeature: false)
      return
    }
    let others = folders.tests(areas())
    let byFeature = folders.testsByFeature(areas()) ?? folders.testsMirroring(place, in: others, areas())
    self.init(folder: byFeature ?? others, isByFeature: byFeature != nil)
  }

  private init(folder: String, isByFeature: Bool) { (self.folder, self.isByFeature) = (folder, isByFeature) }

  /// Whether a new file there would be built into something that is no test, and not into the tests.
  private func isBuiltElsewhere(than tests: ProjectTarget, in model: ProjectModel) -> Bool {
    let around = model.targets(at: folder.isEmpty ? "New.swift" : folder + "/New.swift")
    return !around.contains(tests) && around.contains { !$0.isTest }
  }

  /// A folder called as the tests are, beside the project that has them.
  private static func folder(beside tests: ProjectTarget) -> String {
    let project = tests.source.file.split(separator: "/").dropLast().filter { !$0.hasSuffix(".xcodeproj") }
    return (project + [Substring(tests.name)]).joined(separator: "/")
  }

  /// The folder of a test target for what is tested in `folder` of its target: where tests lie as sources do, the one
  /// that answers to it; where there are no tests yet, one called the same.
  private static func mirrored(_ folder: Substring, in tests: String, of model: ProjectModel) -> String {
    // Files that are listed one by one have no folder to answer to.
    if tests.isEmpty || folder.isEmpty { return tests }
    let known = model.files.map(\.path).filter { $0.hasPrefix(tests + "/") }
    var parts = folder.split(separator: "/")
    while !known.isEmpty, !parts.isEmpty,
      !known.contains(where: { $0.hasPrefix("\(tests)/\(parts.joined(separator: "/"))/") })
    {
      parts.removeLast()
    }
    return ([Substring(tests)] + parts).joined(separator: "/")
  }
}
