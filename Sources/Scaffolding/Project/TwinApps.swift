import ProjectModel

/// Apps that show nearly the same screens on the same systems, as one that is built for previews from the files of another.
enum TwinApps {
  /// Whether so many of an app's `screens` are those of another app that it is a twin of it.
  static func areNearlyAll(_ shared: Int, of screens: Int) -> Bool { shared >= least && shared * 10 >= screens * 9 }

  /// `apps` without the twins of others among them that have more screens or files or, where they have about as many, a shorter
  /// name: new files are for all of these.
  static func leading(among apps: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    guard (2...most).contains(apps.count) else { return apps }
    let counts = counts(of: apps, in: model)
    let leading = apps.indices.filter { app in
      !apps.indices.contains { other in
        other != app && counts[other].leads(counts[app])
          && areNearlyAll(counts[app].shared[other], of: counts[app].shared[app])
          && systems(of: apps[app]) == systems(of: apps[other])
      }
    }
    return leading.isEmpty ? apps : leading.map { apps[$0] }
  }

  static func systems(of app: ProjectTarget) -> Set<Platform> { Set(app.platforms.map(\.platform)) }

  private struct Count {
    let name: String
    var files = 0
    /// The screens that each app has as well, its own with itself.
    var shared: [Int]

    func leads(_ other: Count) -> Bool {
      // A file more or less says nothing.
      if files * 20 > other.files * 21 { return true }
      if other.files * 20 > files * 21 { return false }
      return name.utf8.count < other.name.utf8.count
    }
  }

  private static func counts(of apps: [ProjectTarget], in model: ProjectModel) -> [Count] {
    let places = apps.map { model.targets.firstIndex(of: $0) ?? -1 }
    var counts = apps.map { Count(name: $0.name, shared: [Int](repeating: 0, count: apps.count)) }
    for group in model.groups {
      let owners = places.indices.filter { group.targets.contains(places[$0]) }
      guard !owners.isEmpty else { continue }
      let screens = CountedFolder.screens(of: group, in: model)
      for owner in owners {
        counts[owner].files += group.files.count
        for other in owners { counts[owner].shared[other] += screens }
      }
    }
    return counts
  }

  /// The shared screens that make a twin, and the apps that are compared.
  private static let (least, most) = (10, 50)
}
