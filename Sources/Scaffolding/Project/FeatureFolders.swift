/// The features in a folder of a target, and what of them lies in folders of its own.
struct FeatureFolders {
  private struct Feature {
    /// The folders in that of the feature, by what they hold; of two for the same, the first by name.
    var folders: [FeaturePart: Substring] = [:]
    /// The screens and their controllers in a folder for views, and beside it.
    var screens = Split()
    /// The view models in a folder for these, and beside it.
    var models = Split()

    mutating func add(_ name: Substring, for part: FeaturePart) {
      folders[part] = folders[part].map { min($0, name) } ?? name
    }

    var hasBoth: Bool { folders[.views] != nil && folders[.viewModels] != nil }
  }

  private struct Split {
    private(set) var inside = 0
    private(set) var outside = 0
    var all: Int { inside + outside }
    var isMostlyInside: Bool { inside > outside }

    mutating func add(_ count: Int, isInside: Bool) {
      if isInside { inside += count } else { outside += count }
    }
  }

  /// By the names on the way to a feature from the folder that all lie in.
  private var features: [[Substring]: Feature] = [:]

  /// - Parameters:
  ///   - place: the folder that the features lie in.
  ///   - depth: how many names may be on the way to one; where folders of areas are around features, two.
  init(of own: [CountedFolder], in place: [Substring], depth: Int) {
    var inner: [(folder: CountedFolder, names: ArraySlice<Substring>, part: Int?)] = []
    for folder in own where folder.names.count > place.count && folder.names.starts(with: place) {
      let names = folder.names[place.count...]
      guard FolderWords.isFeature(names[place.count]) else { continue }
      let part = names.indices.dropFirst().prefix(depth).first { FeaturePart(folder: names[$0]) != nil }
      inner.append((folder, names, part))
    }
    let areas = FeatureFolders.areas(
      around: inner.compactMap { item in
        item.part.flatMap { FeatureFolders.isShown(item.names[$0]) ? Array(item.names[..<$0]) : nil }
      })
    for (folder, names, part) in inner {
      let key = part.map { Array(names[..<$0]) } ?? Array(names.prefix(areas.contains(names[place.count]) ? depth : 1))
      let kind = part.flatMap { FeaturePart(folder: names[$0]) }
      var feature = features[key] ?? Feature()
      if let part, let kind { feature.add(names[part], for: kind) }
      feature.screens.add(folder.screens + folder.controllers, isInside: kind == .views)
      feature.models.add(folder.viewModels, isInside: kind == .viewModels)
      features[key] = feature
    }
  }

  /// The folders that hold features instead of being one: a path with two names leads through them, and none ends there.
  private static func areas(around paths: [[Substring]]) -> Set<Substring> {
    let first = { (count: Int) in Set(paths.filter { $0.count == count }.compactMap(\.first)) }
    return first(2).subtracting(first(1))
  }

  /// Whether a folder of this name is for what is shown, or for view models.
  private static func isShown(_ name: Substring) -> Bool {
    FeaturePart(folder: name).map { [.views, .viewModels].contains($0) } ?? false
  }

  // MARK: - What most features have

  /// The folders of a feature's parts where most features have one for views and one for view models.
  var ofBoth: [FeaturePart: String] {
    let arranged = features.filter { $0.value.hasBoth }
    let count = features.values.count { $0.screens.all > 0 || $0.folders[.views] != nil }
    guard FeatureHabits.isMost(arranged.count, of: count) else { return [:] }
    return folders(for: FeaturePart.allCases, as: arranged)
  }

  /// The folder for views where most features keep their screens in one, and the folder for view models where most that have
  /// some keep these in one: folders that are called so may hold parts of screens alone.
  var ofEither: [FeaturePart: String] {
    let showing = features.values.filter { $0.screens.all > 0 }
    let modelled = features.values.filter { $0.models.all > 0 }
    var parts: [FeaturePart] = []
    let hasModels = FeatureHabits.isMost(modelled.count { $0.models.isMostlyInside }, of: modelled.count)
    if hasModels { parts.append(.viewModels) }
    // Beside folders of view models, a folder of views is one of screens.
    let keeping = showing.count { hasModels ? $0.screens.inside > 0 : $0.screens.isMostlyInside }
    if FeatureHabits.isMost(keeping, of: showing.count) { parts.append(.views) }
    if parts.isEmpty { return [:] }
    let arranged = features.filter { feature in parts.contains { feature.value.folders[$0] != nil } }
    return folders(for: parts + [.models, .services], as: arranged)
  }

  /// The folders of `arranged` features by the names that most have, of those outside of areas where there are some; for
  /// models and services only where half of the features have some.
  private func folders(
    for parts: [FeaturePart], as arranged: [[Substring]: Feature]
  ) -> [FeaturePart: String] {
    let inner = FeatureFolders.inner(of: Array(arranged.keys))
    var folders: [FeaturePart: String] = [:]
    for part in parts {
      let having = arranged.filter { $0.value.folders[part] != nil }
      guard part == .views || part == .viewModels || having.count * 2 >= arranged.count else { continue }
      let near = having.filter { $0.key.count == 1 }
      var counts: [Substring: Int] = [:]
      for name in (near.isEmpty ? having : near).values.compactMap({ $0.folders[part] }) {
        counts[name, default: 0] += 1
      }
      folders[part] = counts.largest.map { inner + String($0.name) }
    }
    return folders
  }

  /// The folder inside of most features that their parts lie in, such as `UI/`; empty where most have none.
  private static func inner(of paths: [[Substring]]) -> String {
    let names = paths.filter { $0.count > 1 }.compactMap(\.last)
    let counts = names.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
    guard let (name, count) = counts.largest, FeatureHabits.isMost(count, of: paths.count) else { return "" }
    return "\(name)/"
  }
}
