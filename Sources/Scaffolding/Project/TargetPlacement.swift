import POSIXSupport
import ProjectModel
import RuleModel

/// Where in a project that says its targets new files go: the target, the folder beside its likes, and its tests.
struct TargetPlacement {
  let target: ProjectTarget
  /// The folder of the target, relative to the root; for a target that lists its files, the one that holds them all.
  let base: String
  /// The folder that holds all code of the target, which what features share lies in.
  let shared: String
  /// The folder that features lie in.
  let features: String
  /// How these are arranged; nothing is known of them where somebody asks for a folder.
  let habits: FeatureHabits
  /// The test target that tests the target, or a twin of it; nil where none does.
  let testTarget: ProjectTarget?
  /// The folder of the test target.
  let tests: String?
  /// Whether the tests there lie in folders called as features are.
  let hasTestsByFeature: Bool
  /// The module that tests import.
  let module: String
  /// Whether files must be added to the target by hand.
  let needsMembership: Bool
  /// The other targets that files could go to.
  let others: [String]
  /// Why the target is the one, where nobody chose it among several.
  let reason: TargetChoice.Reason

  /// - Parameters:
  ///   - root: the folder of the project.
  ///   - here: the folder that somebody works in, relative to the root, empty for the root.
  ///   - isChosen: whether somebody asks for that folder; then a target that does not hold it is none.
  ///   - wanted: the target that somebody asks for.
  init?(
    in model: ProjectModel, at root: FilePath, near here: String, isChosen: Bool, wanted: String?
  ) throws(ScaffoldingError) {
    let all = model.targets.filter { !$0.isTest && !$0.isTool && TargetPlacement.takesSwift($0) }
    guard !all.isEmpty else { return nil }
    if isChosen, wanted == nil, model.targets(at: here + "/New.swift").allSatisfy({ !all.contains($0) }) { return nil }
    let choice = try TargetChoice(among: all, in: model, near: here, wanted: wanted)
    (target, reason) = (choice.target, choice.reason)
    others = all.map(\.name).filter { [name = target.name] in $0 != name }
    let folders = TargetFolders(of: target, in: model)
    base = folders.base
    shared = folders.code.joined(separator: "/")
    let isInside = !here.isEmpty && model.targets(at: here + "/New.swift").contains(target)
    // Who works at the top of a target wishes for no folder of it.
    let isWish = isInside && (isChosen || here != base)
    features = isWish ? here : folders.features
    habits = isChosen ? FeatureHabits() : FeatureHabits(of: folders, in: features, isWish: isWish)
    let candidates = TestTargets(of: target, or: folders.twins, in: model, at: root)
    let isBelow = isInside && isChosen && (base.isEmpty || here.hasPrefix(base + "/"))
    let below = isBelow ? here.dropFirst(base.isEmpty ? 0 : base.count + 1) : ""
    let place = features
    testTarget = candidates.best(TargetPlacement.takesSwift)
    module = (testTarget == nil ? target : candidates.tested).module
    let mirrored = place == shared ? nil : place.split(separator: "/").last
    let testing = testTarget.map {
      TestPlace(of: $0, in: model, below: below, mirroring: mirrored) { folders.areas(in: place) }
    }
    (tests, hasTestsByFeature) = (testing?.folder, testing?.isByFeature ?? false)
    needsMembership = target.kind == .xcode && !target.sources.contains { place == $0 || place.hasPrefix($0 + "/") }
  }

  /// Whether it has a place for Swift files: one of C alone has none.
  private static func takesSwift(_ target: ProjectTarget) -> Bool {
    !target.sources.isEmpty || target.files.contains { $0.hasSuffix(".swift") }
  }
}
