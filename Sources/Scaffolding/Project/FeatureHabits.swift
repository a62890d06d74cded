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
    folders = FeatureHabits.folders(of: target.own, in: place, showing: Set(screens.keys))
  }

  /// The name of the folder for a feature called `name`.
  func folder(for name: String) -> String { name.hasSuffix(ending) ? name : name + ending }

  /// The name of the folder for a part of a feature; empty where it has none. What has no folder goes with view models.
  func folder(for part: FeaturePart) -> String { folders[part] ?? folders[.viewModels] ?? "" }

  // MARK: - Names

  private static let endings = ["View", "Views", "Screen", "Screens", "Scene", "Scenes", "Feature", "Module"]

  private static func ending(of names: [Substring]) -> String {
    endings.first { ending in
      let count = names.count { name in
        name.utf8.count > ending.utf8.count && name.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
      }
      return isMost(count, of: names.count)
    } ?? ""
  }

  /// Whether so many of `all` are no accident.
  private static func isMost(_ count: Int, of all: Int) -> Bool { count >= least && count * 3 >= all * 2 }

  private static let least = 3

  // MARK: - Folders

  /// The folders that most features have for their views and view models, and half of these for the rest.
  ///
  /// - Parameter showing: the names of the folders with screens, which are features whether they have such folders or not.
  private static func folders(
    of own: [CountedFolder], in place: [Substring], showing: Set<Substring>
  ) -> [FeaturePart: String] {
    let parts = parts(of: own, in: place).filter { isFeature($0.key) && $0.value[.views] != nil }
    let arranged = parts.values.filter { $0[.viewModels] != nil }
    guard arranged.count >= least, isMost(arranged.count, of: showing.filter(isFeature).union(parts.keys).count) else {
      return [:]
    }
    var folders: [FeaturePart: String] = [:]
    for part in FeaturePart.allCases {
      let names = arranged.compactMap { $0[part] }
      guard names.count * 2 >= arranged.count else { continue }
      let counts = names.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
      folders[part] = counts.largest.map { String($0.name) }
    }
    return folders
  }

  /// The folders inside of those in `place`, by what they hold; of two for the same, the first by name.
  private static func parts(
    of own: [CountedFolder], in place: [Substring]
  ) -> [Substring: [FeaturePart: Substring]] {
    own.reduce(into: [:]) { parts, folder in
      guard folder.names.count > place.count + 1, folder.names.starts(with: place),
        case let inner = folder.names[place.count + 1], let part = FeaturePart(folder: inner)
      else { return }
      let known = parts[folder.names[place.count], default: [:]][part]
      parts[folder.names[place.count], default: [:]][part] = known.map { min($0, inner) } ?? inner
    }
  }

  private static func isFeature(_ name: Substring) -> Bool {
    !FolderWords.isOne(name, of: FolderWords.collections) && !FolderWords.isSupply(name)
  }
}
