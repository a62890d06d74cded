import POSIXSupport
import ProjectModel

/// The test targets that test units of a target.
struct TestTargets {
  /// The target whose module they import: where nothing tests the one that gets the files, a twin that builds them as well.
  let tested: ProjectTarget
  private let all: [ProjectTarget]

  /// - Parameters:
  ///   - twins: the apps that the target is a twin of.
  ///   - root: the folder of the project; files of tests are only read where no target says that it tests this one.
  init(of target: ProjectTarget, or twins: [ProjectTarget], in model: ProjectModel, at root: FilePath) {
    tested = ([target] + twins).first { !model.tests(of: $0).isEmpty } ?? target
    let direct = model.tests(of: tested)
    all = direct.isEmpty ? TestTargets.importing(target, in: model, at: root).map { [$0] } ?? [] : direct
  }

  /// The one that is called after the target or, where there is none, the first whose tests are not of a special kind, such as
  /// those of all parts together.
  func best(_ isMeant: (ProjectTarget) -> Bool) -> ProjectTarget? {
    all.filter(isMeant).min { TestTargets.rank(of: $0, for: tested) < TestTargets.rank(of: $1, for: tested) }
  }

  /// The lower, the better.
  private static func rank(of tests: ProjectTarget, for target: ProjectTarget) -> Int {
    if endings.contains(where: { target.name + $0 == tests.name }) { return 0 }
    return special.isDisjoint(with: tests.words) ? 1 : 2
  }

  private static let endings = ["Tests", "UnitTests"]
  private static let special: Set = [
    "acceptance", "benchmark", "benchmarks", "integration", "performance", "screenshot", "screenshots", "smoke",
    "snapshot", "snapshots",
  ]

  // MARK: - Tests of an app

  /// The best of the test targets of apps that use the library `target`, where most of its files import the module: a
  /// package that holds the screens of an app may be tested there.
  private static func importing(
    _ target: ProjectTarget, in model: ProjectModel, at root: FilePath
  ) -> ProjectTarget? {
    guard target.product == .library else { return nil }
    let names = Set([target.name] + target.products)
    let apps = model.targets.filter { $0.isApp && !names.isDisjoint(with: $0.dependencies + $0.links) }
    var seen: Set<ProjectTarget> = []
    // A target that lists its files would need each new one added, and no note says so.
    let tests = apps.flatMap { model.tests(of: $0) }.filter {
      !$0.sources.isEmpty && $0.files.isEmpty && seen.insert($0).inserted
    }
    guard !tests.isEmpty, var search = try? ImportSearch(of: target.module, at: root) else { return nil }
    for wanted in 0...2 {
      for candidate in tests where rank(of: candidate, for: target) == wanted {
        if search.isImported(by: candidate, in: model) { return candidate }
      }
    }
    return nil
  }
}
