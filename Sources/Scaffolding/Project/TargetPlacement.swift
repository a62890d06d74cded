import ProjectModel
import RuleModel

/// Where in a project that says its targets new files go: the target, the folder beside its likes, and its tests.
struct TargetPlacement {
  let target: ProjectTarget
  /// The folder of the target, relative to the root; for a target that lists its files, the one that holds them all.
  let base: String
  /// The folder that features lie in.
  let features: String
  /// The folder of the test target that tests the target; nil where none does.
  let tests: String?
  /// Whether files must be added to the target by hand.
  let needsMembership: Bool
  /// The other targets that files could go to.
  let others: [String]
  /// The apps that this one was chosen among, as they only come with it.
  let helpers: [String]

  /// - Parameters:
  ///   - here: the folder that somebody works in, relative to the root, empty for the root.
  ///   - isChosen: whether somebody asks for that folder; then a target that does not hold it is none.
  ///   - wanted: the target that somebody asks for.
  init?(
    in model: ProjectModel, near here: String, isChosen: Bool, wanted: String?
  ) throws(ScaffoldingError) {
    let all = model.targets.filter { !$0.isTest && !$0.isTool && TargetPlacement.takesSwift($0) }
    guard !all.isEmpty else { return nil }
    if isChosen, wanted == nil, model.targets(at: here + "/New.swift").allSatisfy({ !all.contains($0) }) { return nil }
    (target, helpers) = try TargetPlacement.target(among: all, in: model, near: here, wanted)
    others = all.map(\.name).filter { [name = target.name] in $0 != name }
    let folders = TargetFolders(of: target, in: model)
    base = folders.base
    let isInside = !here.isEmpty && model.targets(at: here + "/New.swift").contains(target)
    // Who works at the top of a target wishes for no folder of it.
    features = isInside && (isChosen || here != base) ? here : folders.features
    let testing = model.tests(of: target).first(where: TargetPlacement.takesSwift).map {
      TargetFolders(of: $0, in: model)
    }
    let isBelow = isInside && isChosen && (base.isEmpty || here.hasPrefix(base + "/"))
    let below = isBelow ? here.dropFirst(base.isEmpty ? 0 : base.count + 1) : ""
    tests = testing.map { below.isEmpty ? $0.tests : TargetPlacement.mirrored(below, in: $0.base, of: model) }
    let place = features
    needsMembership = target.kind == .xcode && !target.sources.contains { place == $0 || place.hasPrefix($0 + "/") }
  }

  /// The wanted target, the one around `here`, the only one there, the only app, or the only library; with the apps that
  /// only come with it.
  private static func target(
    among all: [ProjectTarget], in model: ProjectModel, near here: String, _ wanted: String?
  ) throws(ScaffoldingError) -> (target: ProjectTarget, helpers: [String]) {
    if let wanted {
      let found = all.filter { $0.name == wanted }
      // Two packages may have modules of one name; the one that an app uses is meant.
      if let used = found.count < 2 ? nil : found.first(where: { isUsed($0, by: all.filter(\.isApp), among: all) }) {
        return (used, [])
      }
      if let found = found.first { return (found, []) }
      let names = all.map(\.name)
      throw .unknownTarget(wanted, suggestion: Spelling.nearest(to: wanted, in: names), known: names)
    }
    var candidates = all
    if !here.isEmpty {
      let around = model.targets(at: here + "/New.swift").filter { all.contains($0) }
      let below = all.filter { ($0.sources + $0.files).contains { $0.hasPrefix(here + "/") } }
      candidates = around.isEmpty ? (below.isEmpty ? all : below) : around
    }
    let apps = TargetPlacement.apps(among: candidates, in: model)
    if let modules = TargetPlacement.modules(of: apps, among: candidates, in: model) { throw .severalTargets(modules) }
    let libraries = candidates.filter { !$0.isExecutable && !$0.isExtension }
    let likely = [candidates, apps, TargetPlacement.main(among: apps), apps.isEmpty ? libraries : []]
    let isAppRead = apps.contains(where: \.isApp)
    let unread = isAppRead ? nil : model.problems.first { $0.message.contains("not plain data") }?.description
    guard let only = likely.first(where: { $0.count == 1 })?.first,
      // A program may be no app, and an extension belongs to one, which is then among what could not be read.
      unread == nil || !here.isEmpty || !only.isExtension && !only.isExecutable
    else {
      // What people most likely mean comes first. Nobody writes a screen for a command beside an app.
      let others = candidates.filter { !apps.contains($0) && (apps.isEmpty || !$0.isExecutable) }
      let sorted = apps + others.filter { !$0.isExtension } + others.filter(\.isExtension)
      throw .severalTargets(sorted.map(\.name), unread: unread)
    }
    return (only, apps.contains(only) ? apps.map(\.name).filter { $0 != only.name } : [])
  }

  /// The apps; where there are none, the programs of packages that have screens.
  private static func apps(among candidates: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    let apps = candidates.filter(\.isApp)
    if !apps.isEmpty { return apps }
    return candidates.filter { $0.isExecutable && TargetFolders.screens(of: $0, in: model) >= leastOfProgram }
  }

  /// The screens of a program that shows something.
  private static let leastOfProgram = 3

  /// An app that only starts what its modules hold, and these modules, from the ones that it names itself on; nil where
  /// the only app has code of its own, or its modules have little.
  ///
  /// One that has far fewer screens than its modules is such an app too: then those with screens are meant.
  private static func modules(
    of apps: [ProjectTarget], among candidates: [ProjectTarget], in model: ProjectModel
  ) -> [String]? {
    guard apps.count == 1, let app = apps.first else { return nil }
    let found = uses(of: app, among: candidates)
    if model.count(of: app) <= mostOfStarter {
      guard found.reduce(0, { $0 + model.count(of: $1) }) >= leastOfModules else { return nil }
      return found.map(\.name) + [app.name]
    }
    let showing = found.map { ($0.name, TargetFolders.screens(of: $0, in: model)) }.filter { $0.1 > 0 }
    let screens = showing.reduce(0) { $0 + $1.1 }
    guard screens >= leastOfModules, screens >= TargetFolders.screens(of: app, in: model) * 10 else { return nil }
    return showing.map(\.0) + [app.name]
  }

  /// The libraries that `target` uses by others too, the ones that it names itself first.
  private static func uses(of target: ProjectTarget, among all: [ProjectTarget]) -> [ProjectTarget] {
    let libraries = Dictionary(grouping: all.indices.filter { all[$0].product == .library }) { all[$0].name }
    var (found, next, seen) = ([ProjectTarget](), [target], Set<Int>())
    while !next.isEmpty {
      var named: [ProjectTarget] = []
      for user in next {
        for name in user.dependencies {
          let called = libraries[name] ?? []
          guard let own = called.first(where: { all[$0].source.file == user.source.file }) ?? called.first,
            seen.insert(own).inserted
          else { continue }
          named.append(all[own])
        }
      }
      next = named
      found += named
    }
    return found
  }

  private static func isUsed(_ target: ProjectTarget, by apps: [ProjectTarget], among all: [ProjectTarget]) -> Bool {
    apps.contains { uses(of: $0, among: all).contains(target) }
  }

  /// The files of an app that has nothing but its start.
  private static let mostOfStarter = 3
  /// The files of modules in which a screen more has its likes.
  private static let leastOfModules = 20

  /// The apps that no other one brings along, as it does what starts it at login, or an app of the watch.
  private static func main(among apps: [ProjectTarget]) -> [ProjectTarget] {
    let brought = Set(apps.flatMap(\.dependencies))
    return apps.filter { app in
      let isWatch = !app.platforms.isEmpty && app.platforms.allSatisfy { $0.platform == .watchOS }
      return !isWatch && !brought.contains(app.name)
    }
  }

  /// Whether it has a place for Swift files: one of C alone has none.
  private static func takesSwift(_ target: ProjectTarget) -> Bool {
    !target.sources.isEmpty || target.files.contains { $0.hasSuffix(".swift") }
  }

  /// The folder of a test target for what is tested in `folder` of its target: where tests lie as sources do, the one
  /// that answers to it; where there are no tests yet, one called the same.
  private static func mirrored(_ folder: Substring, in tests: String, of model: ProjectModel) -> String {
    // Files that are listed one by one have no folder to answer to.
    if tests.isEmpty || folder.isEmpty { return tests }
    let known = model.files.map(\.path).filter { $0.hasPrefix(tests + "/") }
    var parts = folder.split(separator: "/")
    while !known.isEmpty, !parts.isEmpty,
      !known.contains(where: { $0.hasPrefix("\(tests)/\(parts.joined(separator: "/"))/") })
    {
      parts.removeLast()
    }
    return ([Substring(tests)] + parts).joined(separator: "/")
  }
}
