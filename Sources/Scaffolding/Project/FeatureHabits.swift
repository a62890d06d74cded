/// How the features in a folder are arranged, so that a new one looks as they do.
struct FeatureHabits: Hashable, Sendable {
  /// What the names of their folders end in, as `SettingsView` does; empty where most are called otherwise.
  private let ending: String
  /// The folders in theirs, by what these hold; none where most have no such folders.
  private let folders: [FeaturePart: String]
  /// The folder in theirs that screens lie in, where most have one and it is not called for views.
  private let layer: FeatureLayer?
  /// The folders that all features share, where the target is arranged by kinds.
  private let kinds: KindFolders

  /// Those of a folder of which nothing is known.
  init() { (ending, folders, layer, kinds) = ("", [:], nil, KindFolders()) }

  /// - Parameters:
  ///   - features: the folder of the target that features lie in.
  ///   - isWish: whether somebody wishes for that folder, so that all of a feature goes there.
  init(of target: TargetFolders, in features: String, isWish: Bool) {
    let place: [Substring] = features.split(separator: "/")
    let screens = CountedFolder.screens(of: target.own, below: place).groups(in: place)
    ending = FeatureHabits.ending(of: Array(screens.keys))
    let found = FeatureHabits.folders(of: target.own, in: place)
    folders = found
    layer = found[.views] == nil ? FeatureLayer(of: target.own, in: place) : nil
    kinds = isWish || !found.isEmpty ? KindFolders() : KindFolders(of: target, beside: place)
  }

  /// The folders that most features have, those right in `place` first and then those in folders of areas as well.
  private static func folders(of own: [CountedFolder], in place: [Substring]) -> [FeaturePart: String] {
    // In most projects no feature has such folders, which is seen at a glance.
    let hasSome = own.contains { folder in
      folder.names.count > place.count + 1 && folder.names.starts(with: place)
        && folder.names[(place.count + 1)...].contains { FeaturePart(folder: $0) != nil }
    }
    guard hasSome else { return [:] }
    let near = FeatureFolders(of: own, in: place, depth: 1).ofBoth
    if !near.isEmpty { return near }
    let all = FeatureFolders(of: own, in: place, depth: 2)
    let both = all.ofBoth
    return both.isEmpty ? all.ofEither : both
  }

  /// The name of the folder for a feature called `name`.
  func folder(for name: String) -> String { FeatureHabits.name(of: name, endingIn: ending) }

  /// The path of the folder for a part of the feature `name` in that of the feature; empty where it has none. What has no folder
  /// goes with view models, but views do not; a layer knows what lies beside it.
  func folder(for part: FeaturePart, of name: String) -> String {
    if let folder = folders[part] ?? (part == .views ? nil : folders[.viewModels]) { return folder }
    return layer?.folder(for: part, of: name) ?? ""
  }

  /// The folder outside of that of a feature which a part of the feature `name` goes to, where the target is arranged by
  /// kinds; nil where it is not.
  func sharedFolder(for part: FeaturePart, of name: String) -> String? {
    kinds.folder(for: part, of: folder(for: name))
  }

  // MARK: - Names

  private static let endings = ["View", "Views", "Screen", "Screens", "Scene", "Scenes", "Feature", "Module"]

  /// What most of the names of folders end in; empty where they end in nothing of that kind.
  static func ending(of names: [Substring]) -> String {
    endings.first { ending in
      let count = names.count { name in
        name.utf8.count > ending.utf8.count && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      }
      return isMost(count, of: names.count)
    } ?? ""
  }

  /// The name of a folder for `feature` beside others whose names end in `ending`.
  static func name(of feature: String, endingIn ending: String) -> String {
    feature.hasSuffix(ending) ? feature : feature + ending
  }

  /// Whether so many of `all` are no accident.
  static func isMost(_ count: Int, of all: Int) -> Bool { count >= least && count * 3 >= all * 2 }

  private static let least = 3
}
