import ProjectModel

/// The targets that somebody chooses from where none is the one.
struct TargetOffer {
  private let model: ProjectModel
  private let screens: TargetScreens
  /// Whether files of the target show something, by the places of targets in the model.
  private let isShowing: [Bool]

  init(_ screens: TargetScreens, in model: ProjectModel) {
    (self.model, self.screens) = (model, screens)
    var isShowing = [Bool](repeating: false, count: model.targets.count)
    for group in model.groups where group.files.contains(where: { TargetOffer.isShown(model.files[$0].path) }) {
      for target in group.targets { isShowing[target] = true }
    }
    self.isShowing = isShowing
  }

  /// Those of `targets` that a screen could be meant for, the ones with most screens first; all of them where hardly one
  /// shows anything by its names.
  func likely(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    let hasApps = targets.contains(where: \.isApp)
    let meant = targets.filter { canBeMeant($0, besideApps: hasApps) }
    let sorted = screens.sorted(meant.count > 1 ? meant : targets)
    return sorted.filter { !$0.isExtension } + sorted.filter(\.isExtension)
  }

  /// Whether it shows something, and to those who use it: the host of previews or tests has no others, and what extends an
  /// app no screens of one.
  private func canBeMeant(_ target: ProjectTarget, besideApps: Bool) -> Bool {
    if target.isHost(in: model) || target.isExtension && besideApps { return false }
    if model.targets.firstIndex(of: target).map({ isShowing[$0] }) ?? false { return true }
    // The files of its screens may be called otherwise, or lie in modules.
    if target.isApp { return true }
    return target.words.last.map { TargetOffer.words.contains($0) } ?? false
  }

  /// Whether a file is called as what people see is, or what belongs to it.
  private static func isShown(_ path: String) -> Bool {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let stem = path[start...].prefix { $0 != "." && $0 != "+" }
    return endings.contains { stem.hasSuffix($0) && stem.utf8.count > $0.utf8.count }
  }

  private static let endings = ["View", "ViewModel", "ViewController", "Screen", "Sheet", "Page"]
  /// What the name of a module of screens ends in.
  private static let words: Set = ["feature", "screen", "screens", "ui"]
}
