import ProjectModel

/// Apps that show nearly the same screens on the same systems, as one that is built for previews from the files of another.
///
/// An app is a twin of another one where they share at least 10 screens and these are nine tenths of its own.
enum TwinApps {
  /// Whether so many of an app's `screens` are those of another app that it is a twin of it.
  static func areNearlyAll(_ shared: Int, of screens: Int) -> Bool { shared >= least && shared * 10 >= screens * 9 }

  /// `apps` without the twins of others among them that lead: new files are for all of these.
  static func leading(among apps: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    guard (2...most).contains(apps.count) else { return apps }
    let all = candidates(apps, in: model)
    let leading = all.indices.filter { app in
      !all.indices.contains { all[$0].leads(all[app]) && isTwin(app, of: $0, among: all) }
    }
    return leading.isEmpty ? apps : leading.map { apps[$0] }
  }

  /// The twins of `app` among `apps`.
  static func twins(of app: ProjectTarget, among apps: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    guard (2...most).contains(apps.count), let place = apps.firstIndex(of: app) else { return [] }
    let all = candidates(apps, in: model)
    return all.indices.filter { isTwin($0, of: place, among: all) }.map { apps[$0] }
  }

  /// Of apps that are built of the very same files, as one for development and one for the store, the one that leads: new
  /// files are in all of them.
  static func editions(of targets: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    var first: [[String]: Candidate] = [:]
    func files(of target: ProjectTarget) -> [String]? {
      let files = target.sources.sorted() + target.files.sorted()
      return target.isApp && !files.isEmpty ? files : nil
    }
    for target in targets {
      guard let files = files(of: target) else { continue }
      let next = Candidate(target, in: model)
      first[files] = first[files].map { next.leads($0) ? next : $0 } ?? next
    }
    return targets.filter { target in files(of: target).flatMap { first[$0] }.map { $0.app == target } ?? true }
  }

  static func systems(of app: ProjectTarget) -> Set<Platform> { Set(app.platforms.map(\.platform)) }

  // MARK: - Comparison

  private struct Candidate {
    let app: ProjectTarget
    let isTested: Bool
    let sideWords: Int
    var files = 0
    /// The screens that each app has as well, its own with itself.
    var shared: [Int] = []

    init(_ app: ProjectTarget, in model: ProjectModel) {
      (self.app, isTested, sideWords) = (app, !model.tests(of: app).isEmpty, app.sideWords)
    }

    /// Whether it has tests and the other one has none, or its name has fewer words such as `Preview` or `Debug`, or it has
    /// clearly more files, or a shorter name; the first of these that tells them apart counts.
    func leads(_ other: Candidate) -> Bool {
      if isTested != other.isTested { return isTested }
      if sideWords != other.sideWords { return sideWords < other.sideWords }
      // A file more or less says nothing.
      if files * 20 > other.files * 21 { return true }
      if other.files * 20 > files * 21 { return false }
      return app.name.utf8.count < other.app.name.utf8.count
    }
  }

  private static func isTwin(_ app: Int, of other: Int, among all: [Candidate]) -> Bool {
    app != other && areNearlyAll(all[app].shared[other], of: all[app].shared[app])
      && systems(of: all[app].app) == systems(of: all[other].app)
  }

  private static func candidates(_ apps: [ProjectTarget], in model: ProjectModel) -> [Candidate] {
    let places = apps.map { model.targets.firstIndex(of: $0) ?? -1 }
    var all = apps.map { Candidate($0, in: model) }
    for index in all.indices { all[index].shared = [Int](repeating: 0, count: apps.count) }
    for group in model.groups {
      let owners = places.indices.filter { group.targets.contains(places[$0]) }
      guard !owners.isEmpty else { continue }
      let screens = CountedFolder.screens(of: group, in: model)
      for owner in owners {
        all[owner].files += group.files.count
        for other in owners { all[owner].shared[other] += screens }
      }
    }
    return all
  }

  /// The shared screens that make a twin, and the apps that are compared.
  private static let (least, most) = (10, 50)
}
