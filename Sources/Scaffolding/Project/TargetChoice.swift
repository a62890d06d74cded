import ProjectModel
import RuleModel

/// The target that gets new files, of those of a project that could.
struct TargetChoice {
  /// Why it is the one.
  enum Reason: Hashable, Sendable {
    /// Somebody named it or works in it, or no other could be meant.
    case plain
    /// It is the app that the others only come with, or show something of, or that has nearly all screens; its twins build
    /// nearly the same files.
    case app(besides: [String], twins: [String])
    /// It has nearly all screens of the project.
    case screens
  }

  let target: ProjectTarget
  let reason: Reason

  private init(_ target: ProjectTarget, _ reason: Reason) {
    self.target = target
    self.reason = reason
  }

  /// The wanted target, the one around `here`, the only one there, the only app, the one with nearly all screens, or the
  /// only library.
  init(
    among all: [ProjectTarget], in model: ProjectModel, near here: String, wanted: String?
  ) throws(ScaffoldingError) {
    if let wanted {
      self.init(try TargetChoice.named(wanted, among: all), .plain)
      return
    }
    let candidates = TargetChoice.candidates(among: all, in: model, near: here)
    let screens = TargetScreens(of: candidates, in: model)
    let asides = TargetChoice.asides(among: candidates, screens, in: model, near: here)
    let apps = TargetChoice.apps(among: candidates.filter { !asides.contains($0) }, screens)
    let main = TargetChoice.main(among: apps, in: model)
    let modules = main.count == 1 ? TargetChoice.modules(of: main[0], among: candidates, screens, in: model) : nil
    let libraries = candidates.filter { !$0.isExecutable && !$0.isExtension }
    // Of a library and what shows it, people may mean either.
    let isLibrary = apps.isEmpty && asides.isEmpty
    let likely = modules == nil ? [candidates, apps, main, isLibrary ? libraries : []] : []
    let only = likely.first { $0.count == 1 }?.first
    let unread = apps.contains(where: \.isApp) ? nil : model.unreadTargets
    guard let chosen = only ?? screens.leading, !asides.contains(chosen),
      // A program may be no app, and an extension belongs to one, which is then among what could not be read.
      unread == nil || !here.isEmpty || !chosen.isExtension && !chosen.isExecutable
    else {
      let offer = TargetOffer(screens, in: model)
      if let modules {
        throw .severalTargets(offer.likely(modules).map(\.name) + main.map(\.name))
      }
      // Nobody writes a screen for a command beside an app.
      let others = candidates.filter { !apps.contains($0) && (apps.isEmpty || !$0.isExecutable) }
      throw .severalTargets(offer.likely(apps + others).map(\.name), unread: unread)
    }
    let others = apps.contains(chosen) ? apps.filter { $0 != chosen } : []
    guard !others.isEmpty else {
      self.init(chosen, only == nil ? .screens : .plain)
      return
    }
    let twins = TwinApps.twins(of: chosen, among: apps, in: model)
    let besides = others.filter { !twins.contains($0) }
    self.init(chosen, .app(besides: besides.map(\.name), twins: twins.map(\.name)))
  }

  private static func named(
    _ wanted: String, among all: [ProjectTarget]
  ) throws(ScaffoldingError) -> ProjectTarget {
    let found = all.filter { $0.name == wanted }
    // Two packages may have modules of one name; the one that an app uses is meant.
    if found.count > 1, let used = found.first(where: { isUsed($0, by: all.filter(\.isApp), among: all) }) {
      return used
    }
    if let found = found.first { return found }
    let names = all.map(\.name)
    throw .unknownTarget(wanted, suggestion: Spelling.nearest(to: wanted, in: names), known: names)
  }

  /// The targets around `here`, or below it; one that two project files declare alike counts once.
  private static func candidates(
    among all: [ProjectTarget], in model: ProjectModel, near here: String
  ) -> [ProjectTarget] {
    var found = all
    if !here.isEmpty {
      let around = model.targets(at: here + "/New.swift").filter { all.contains($0) }
      let below = all.filter { ($0.sources + $0.files).contains { $0.hasPrefix(here + "/") } }
      found = around.isEmpty ? (below.isEmpty ? all : below) : around
    }
    let alike = Dictionary(grouping: found, by: \.name)
    var seen: Set<[String]> = []
    return TwinApps.editions(of: found, in: model).filter { target in
      guard let others = alike[target.name], (2...mostAlike).contains(others.count) else { return true }
      return seen.insert([target.name, "\(target.product)", TargetFolders(of: target, in: model).base]).inserted
    }
  }

  /// How many targets of one name are compared; no real project has more.
  private static let mostAlike = 20

  // MARK: - Apps

  /// The apps; where there are none, the programs of packages that have screens.
  private static func apps(among candidates: [ProjectTarget], _ screens: TargetScreens) -> [ProjectTarget] {
    let apps = candidates.filter(\.isApp)
    if !apps.isEmpty { return apps }
    let programs = candidates.filter { $0.isExecutable && screens[$0] >= leastOfProgram }
    return programs.isEmpty ? [program(among: candidates, screens)].compactMap(\.self) : programs
  }

  /// The program with the only screens, where all libraries are there for it.
  static func program(among targets: [ProjectTarget], _ screens: TargetScreens) -> ProjectTarget? {
    only(showing: \.isExecutable, among: targets, screens)
  }

  /// The target with the only screens, where it is such a one and uses all libraries; what else is run, as a command, shows
  /// nothing.
  private static func only(
    showing isMeant: (ProjectTarget) -> Bool, among targets: [ProjectTarget], _ screens: TargetScreens
  ) -> ProjectTarget? {
    let showing = targets.filter { screens[$0] > 0 }
    guard showing.count == 1, let only = showing.first, isMeant(only) else { return nil }
    let used = uses(of: only, among: targets)
    return targets.allSatisfy { $0 == only || $0.product != .library || used.contains($0) } ? only : nil
  }

  /// The screens of a program that shows something, whatever lies beside it.
  private static let leastOfProgram = 3

  /// The apps below the root that only show how something is used, where there is something else that files could go to or that
  /// could not be read; one with the only screens, which uses all others, shows more than that.
  private static func asides(
    among candidates: [ProjectTarget], _ screens: TargetScreens, in model: ProjectModel, near here: String
  ) -> [ProjectTarget] {
    let asides = candidates.filter { $0.isApp && $0.isExampleBelowRoot }
    if asides.isEmpty { return [] }
    let isRead = !here.isEmpty || model.unreadTargets == nil
    guard candidates.contains(where: { !$0.isExampleBelowRoot }) else { return isRead ? [] : asides }
    guard isRead, let main = only(showing: \.isApp, among: candidates, screens), screens[main] >= leastOfProgram else {
      return asides
    }
    return asides.filter { $0 != main }
  }

  /// The apps that no other one brings along, as it does what starts it at login, or an app of the watch, and that do
  /// not only show how something is used or looks, or run tests; of twins one.
  private static func main(among apps: [ProjectTarget], in model: ProjectModel) -> [ProjectTarget] {
    let brought = Set(apps.flatMap(\.dependencies))
    let main = apps.filter { app in
      let isWatch = !app.platforms.isEmpty && app.platforms.allSatisfy { $0.platform == .watchOS }
      return !isWatch && !brought.contains(app.name)
    }
    let own = main.filter { !$0.isExample && !$0.isHost(in: model) }
    return TwinApps.leading(among: own.isEmpty ? main : own, in: model)
  }

  // MARK: - Modules

  /// The modules of an app that only starts what they hold, from the ones that it names itself on; nil where the app has
  /// code of its own, or its modules have little and none of them has nearly all screens.
  ///
  /// One that has far fewer screens than its modules is such an app too: then those with screens are meant. So is one beside
  /// the only module that outgrows it.
  private static func modules(
    of app: ProjectTarget, among candidates: [ProjectTarget], _ screens: TargetScreens, in model: ProjectModel
  ) -> [ProjectTarget]? {
    let found = uses(of: app, among: candidates)
    if app.isStarter(in: model) {
      let isMany = found.reduce(0) { $0 + model.count(of: $1) } >= leastOfModules
      return isMany || library(startedBy: app, among: candidates, screens, in: model) != nil ? found : nil
    }
    let showing = found.filter { screens[$0] > 0 }
    let count = showing.reduce(0) { $0 + screens[$1] }
    if count >= leastOfModules, count >= screens[app] * 10 { return showing }
    return showing.count == 1 && outgrows(showing[0], app, screens, in: model) ? showing : nil
  }

  /// Whether `module` is one of the app's own project for another system, and has three times its files and what it shows: it
  /// may be what people see, as a bundle that an app for the phone brings to the Mac. One for the same system may hold parts of
  /// screens.
  private static func outgrows(
    _ module: ProjectTarget, _ app: ProjectTarget, _ screens: TargetScreens, in model: ProjectModel
  ) -> Bool {
    let count = screens[module]
    let (systems, ofApp) = (TwinApps.systems(of: module), TwinApps.systems(of: app))
    guard !systems.isEmpty, !ofApp.isEmpty, systems.isDisjoint(with: ofApp) else { return false }
    guard module.source.file == app.source.file, count >= leastOfModule,
      model.count(of: module) >= model.count(of: app) * timesOfModule
    else { return false }
    return count >= (screens[app] + CountedFolder.controllers(of: app, in: model)) * timesOfModule
  }

  /// The library with nearly all screens, where `app` uses it and has hardly more than what starts it.
  static func library(
    startedBy app: ProjectTarget, among targets: [ProjectTarget], _ screens: TargetScreens, in model: ProjectModel
  ) -> ProjectTarget? {
    guard app.isStarter(in: model) else { return nil }
    let used = uses(of: app, among: targets)
    return screens.leading.flatMap { used.contains($0) ? $0 : nil }
  }

  /// The libraries that `target` uses by others too, the ones that it names itself first.
  static func uses(of target: ProjectTarget, among all: [ProjectTarget]) -> [ProjectTarget] {
    var libraries: [String: [Int]] = [:]
    for (index, target) in all.enumerated() where target.product == .library {
      for name in Set([target.name] + target.products) { libraries[name, default: []].append(index) }
    }
    var (found, next, seen, asked) = ([ProjectTarget](), [target], Set<Int>(), Set<[String]>())
    while !next.isEmpty {
      var named: [ProjectTarget] = []
      for user in next {
        for name in user.dependencies + user.links where asked.insert([name, user.source.file]).inserted {
          let called = libraries[name] ?? []
          // The package's own, or what a product of another one holds.
          let isOwn = called.contains { all[$0].source.file == user.source.file }
          let file = isOwn ? user.source.file : called.first.map { all[$0].source.file }
          named += called.filter { all[$0].source.file == file && seen.insert($0).inserted }.map { all[$0] }
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

  /// The files of modules in which a screen more has its likes.
  private static let leastOfModules = 20
  /// The screens of a module that an app may be there for, and how many times the app's files and screens it has.
  private static let (leastOfModule, timesOfModule) = (5, 3)
}

extension ProjectModel {
  /// What is known of targets that no reading finds, as a program makes them.
  ///
  /// One for which the usual folders are taken is not missing.
  fileprivate var unreadTargets: String? {
    (problems.first { $0.kind == .unreadTargets } ?? problems.first { $0.kind == .guessedTargets })?.description
  }
}
