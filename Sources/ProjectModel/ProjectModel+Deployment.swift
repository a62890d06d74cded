/// What the files of a project may rely on: one number for all platforms, as rules and templates want it.
extension ProjectModel {
  /// The iOS that a target's lowest systems stand for; nil where nothing is said.
  ///
  /// A target without iOS counts by the iOS of the same year: macOS 14 brought what iOS 17 did.
  package func deployment(of targets: [ProjectTarget]) -> Fact<SystemVersion>? {
    let said = lowest(of: targets)
    if let iOS = said.first(where: { $0.0 == .iOS }) { return iOS.1 }
    return said.compactMap { platform, lowest in
      platform.iOS(besides: lowest.value).map { Fact($0, lowest.source) }
    }.min { $0.value < $1.value }
  }

  /// The system that the deployment of a target is counted by, in words; nil where the target says none.
  package func lowestSystemName(of target: ProjectTarget) -> String? {
    let said = lowest(of: [target])
    return (said.first { $0.0 == .iOS } ?? said.first).map { "\($0.0.rawValue) \($0.1.value)" }
  }

  private func lowest(of targets: [ProjectTarget]) -> [(Platform, Fact<SystemVersion>)] {
    support(of: targets).compactMap { support in
      support.lowest.flatMap { $0.value.major < 100 ? (support.platform, $0) : nil }
    }
  }

  /// The lowest systems that a Swift file at `path` runs on, where `deployment(at:)` knows one; of those for iOS and more, iOS.
  package func systems(at path: String) -> [Platform: SystemVersion] {
    systems(of: building(path)) ?? systems
  }

  /// The lowest systems of what is built, of those for iOS and more iOS alone; nil where nothing is said.
  func systems(of targets: [ProjectTarget]) -> [Platform: SystemVersion]? {
    let said = lowest(of: targets).map { ($0.0, $0.1.value) }
    guard deployment(of: targets) != nil else { return nil }
    if let iOS = said.first(where: { $0.0 == .iOS }) { return [.iOS: iOS.1] }
    return Dictionary(said, uniquingKeysWith: min)
  }

  /// The value for a Swift file at `path`: that of its targets, else that of the project.
  ///
  /// Tests are built for what they test, so a file of theirs counts like one of the app.
  package func deployment(at path: String) -> Fact<SystemVersion>? {
    deployment(of: building(path)) ?? deployment
  }

  /// Whether code in the file at `path` that says no actor is the main actor's, in each target that builds it.
  package func isOnMainActor(at path: String) -> Bool {
    let targets = building(path)
    return !targets.isEmpty && targets.allSatisfy { $0.defaultIsolation?.value == "MainActor" }
  }

  /// The targets that build the file at `path` for people, each for the systems that it builds it for.
  private func building(_ path: String) -> [ProjectTarget] {
    targets(at: path).filter { !$0.isTest }.map { $0.narrowed(to: path) }
  }

  /// The test targets that test units of `target`: they depend on it, or are called like it, and can import it.
  package func tests(of target: ProjectTarget) -> [ProjectTarget] {
    let folder = RelativePath.folder(of: target.source.file)
    let depending = names.tests(of: target.name).filter { RelativePath.folder(of: targets[$0].source.file) == folder }
    let tests = (depending.isEmpty ? testsCalled(after: target) : depending).map { targets[$0] }
    return tests.filter { !$0.isUITest && ($0.hasHost || target.product == .library) }
  }

  /// The test targets that are called like `target`; those of a package only import what they depend on, which is no target
  /// of another project.
  private func testsCalled(after target: ProjectTarget) -> [Int] {
    names.tests(named: target.name + "Tests").filter { index in
      let tests = targets[index]
      return tests.kind != .package || target.kind == .package || tests.dependencies.contains(target.name)
    }
  }

  /// The modules that files of `target` may import besides those of the system.
  package func imports(of target: ProjectTarget) -> [String] {
    var seen: Set<String> = []
    let isTest = target.isTest && !target.isUITest
    return target.dependencies.compactMap { name in
      guard let known = names.target(named: name).map({ targets[$0] }) else { return ProjectTarget.identifier(name) }
      return known.isImported(byTests: isTest) ? known.module : nil
    }.filter { seen.insert($0).inserted }
  }
}

extension Platform {
  /// The iOS that came out in the year of this platform's `version`; nil where there was none.
  func iOS(besides version: SystemVersion) -> SystemVersion? {
    // From 26 on all systems count alike.
    if version.major >= 26 { return version }
    let major =
      switch self {
      case .iOS, .tvOS: version.major
      case .macOS: version.major == 10 ? 13 : version.major + 3
      case .watchOS: version.major + 7
      case .visionOS: version.major + 16
      }
    return SystemVersion("\(major).0")
  }
}
