/// How the features in a folder are arranged, so that a new one looks as they do.
struct FeatureHabits: Hashable, Sendable {
  /// What the names of their folders end in, as `SettingsView` does; empty where most are called otherwise.
  private let ending: String
  /// The folders in theirs, by what these hold; none where most have no such folders.
  private let folders: [FeaturePart: String]

  /// Those of a folder of which nothing is known.
  init() { (ending, folders) = ("", [:]) }

  /// - Parameter features: the folder of the target that features lie in.
  init(of target: TargetFolders, in features: String) {
    let place: [Substring] = features.split(separator: "/")
    let screens = CountedFolder.screens(of: target.own, below: place).groups(in: place)
    ending = FeatureHabits.ending(of: Array(screens.keys))
    folders = FeatureHabits.folders(of: FeatureHabits.parts(of: target.own, in: place, showing: Set(screens.keys)))
  }

  /// The name of the folder for a feature called `name`.
  func folder(for name: String) -> String { name.hasSuffix(ending) ? name : name + ending }

  /// The name of the folder for a part of a feature; empty where it has none. What has no folder goes with view models.
  func folder(for part: FeaturePart) -> String { folders[part] ?? folders[.viewModels] ?? "" }

  // MARK: - Names

  private static let endings = ["View", "Views", "Screen", "Screens", "Scene", "Scenes", "Feature", "Module"]

  private static func ending(of names: [Substring]) -> String {
    endings.first { ending in
      isMost(names.count { $0.hasSuffix(ending) && $0.utf8.count > ending.utf8.count }, of: names.count)
    } ?? ""
  }

  /// Whether so many of `all` are no accident.
  private static func isMost(_ count: Int, of all: Int) -> Bool { count >= 3 && count * 3 >= all * 2 }

  // MARK: - Folders

  /// The folders of each feature in `place` by what they hold.
  ///
  /// - Parameter showing: the names of the folders with screens.
  private static func parts(
    of own: [CountedFolder], in place: [Substring], showing: Set<Substring>
  ) -> [[FeaturePart: String]] {
    var names: [Substring: Set<Substring>] = [:]
    for folder in own where folder.names.count > place.count && folder.names.starts(with: place) {
      let rest = folder.names[place.count...]
      names[rest[rest.startIndex], default: []].formUnion(rest.dropFirst().prefix(1))
    }
    return names.compactMap { name, inner in
      if FolderWords.isOne(name, of: FolderWords.collections) || FolderWords.isSupply(name) { return nil }
      var parts: [FeaturePart: String] = [:]
      for folder in inner.sorted() {
        if let part = FeaturePart(folder: folder), parts[part] == nil { parts[part] = String(folder) }
      }
      return parts[.views] != nil || showing.contains(name) ? parts : nil
    }
  }

  /// The folders that most features have for their views and view models, and half of these for the rest.
  private static func folders(of features: [[FeaturePart: String]]) -> [FeaturePart: String] {
    let arranged = features.filter { $0[.views] != nil && $0[.viewModels] != nil }
    guard isMost(arranged.count, of: features.count) else { return [:] }
    var folders: [FeaturePart: String] = [:]
    for part in FeaturePart.allCases {
      let names = arranged.compactMap { $0[part] }
      guard names.count * 2 >= arranged.count else { continue }
      let counts = names.reduce(into: [Substring: Int]()) { $0[Substring($1), default: 0] += 1 }
      folders[part] = counts.largest.map { String($0.name) }
    }
    return folders
  }
}
