import ProjectModel

/// How many files of each target are screens by their names.
struct TargetScreens {
  private let model: ProjectModel
  private let candidates: [ProjectTarget]
  /// By the places of targets in the model.
  private let counts: [Int]

  /// - Parameter candidates: the targets that are compared; a single one needs no counting.
  init(of candidates: [ProjectTarget], in model: ProjectModel) {
    (self.model, self.candidates) = (model, candidates)
    var counts = [Int](repeating: 0, count: model.targets.count)
    for group in candidates.count > 1 ? model.groups : [] {
      let screens = CountedFolder.screens(of: group, in: model)
      for target in screens > 0 ? group.targets : [] { counts[target] += screens }
    }
    self.counts = counts
  }

  subscript(target: ProjectTarget) -> Int { model.targets.firstIndex(of: target).map { counts[$0] } ?? 0 }

  /// `targets` with those first that have most screens; of those with as many in the order in which they are given.
  func sorted(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    targets.map { (target: $0, screens: self[$0]) }.enumerated()
      .sorted { ($1.element.screens, $0.offset) < ($0.element.screens, $1.offset) }.map { $0.element.target }
  }

  /// The target with nearly all screens of the project: a screen more has its likes there.
  ///
  /// What modules with screens are built on holds parts of screens instead, as a design system does.
  var leading: ProjectTarget? {
    let sorted = candidates.map { ($0, self[$0]) }.sorted { $0.1 > $1.1 }
    guard let (first, screens) = sorted.first, screens >= TargetScreens.least,
      screens >= (sorted.dropFirst().first?.1 ?? 0) * TargetScreens.times
    else { return nil }
    let names = Set([first.name] + first.products)
    let isShared = candidates.contains { target in
      target.product == .library && self[target] > 0 && !names.isDisjoint(with: target.dependencies)
    }
    return isShared ? nil : first
  }

  /// The screens of a target that leads, and how many times those of any other they are.
  private static let (least, times) = (10, 4)
}
