import ProjectModel

/// Where the files of a target lie: the folder that is the target's own, and the one that its screens share.
struct TargetFolders {
  private let target: ProjectTarget
  /// Whether new files must lie in a folder that the target names.
  private let isHeldToSources: Bool
  /// The folders of its own Swift files.
  let own: [CountedFolder]
  /// The folders of what is built for other targets alone, each with a slash at its end.
  private let others: [String]
  /// The apps that it is a twin of.
  private(set) var twins: [ProjectTarget] = []
  /// The folder in `base` that holds all code, such as `Sources` beside one of resources; else `base` itself.
  private(set) var code: [Substring] = []

  /// - Parameter isHeldToSources: whether new files must lie in a folder that the target names, if it names some.
  init(of target: ProjectTarget, in model: ProjectModel, isHeldToSources: Bool = false) {
    (self.target, self.isHeldToSources) = (target, isHeldToSources)
    let index = model.targets.firstIndex(of: target) ?? -1
    let systems = TwinApps.systems(of: target)
    var (all, alone, family): ([CountedFolder], [CountedFolder], [CountedFolder]) = ([], [], [])
    var others: [String] = []
    // The other targets of each folder, and the screens of all that an app has as well.
    var (sharing, screens): ([[Int]], [Int: Int]) = ([], [:])
    for group in model.groups {
      guard group.targets.contains(index) else {
        if !group.targets.isEmpty { others.append("\(group.folder)/") }
        continue
      }
      let rest = group.targets.filter { $0 != index && !model.targets[$0].isTest }
      let folder = CountedFolder(of: group, isOfTests: target.isTest, in: model)
      all.append(folder)
      sharing.append(rest)
      if rest.isEmpty { alone.append(folder) }
      if rest.allSatisfy({ TwinApps.systems(of: model.targets[$0]) == systems }) { family.append(folder) }
      for app in rest where target.isApp && model.targets[app].isApp { screens[app, default: 0] += folder.screens }
    }
    let count = all.reduce(0) { $0 + $1.screens }
    let twins = screens.filter { app, shared in
      TwinApps.areNearlyAll(shared, of: count) && TwinApps.systems(of: model.targets[app]) == systems
    }.keys
    // What another app has too, or a package in a folder of the target, is no place for what this one shows. But
    // editions of one app share nearly all, and some have a package that builds the same files. Tests may build those
    // of the app.
    let least = target.isTest ? 1 : max(1, all.files() / 8)
    if !twins.isEmpty, alone.files() >= least {
      alone = zip(all, sharing).filter { $0.1.allSatisfy(twins.contains) }.map { $0.0 }
    }
    own = [alone, family].first { $0.files() >= least } ?? all
    self.others = others
    self.twins = twins.sorted().map { model.targets[$0] }
    code = codeFolder
  }

  /// The folders that the target names.
  var sources: [String] { target.sources }

  /// Whether it is one of an Xcode project that lists most of its own files one by one.
  var listsMostFiles: Bool {
    guard target.kind == .xcode, !target.files.isEmpty else { return false }
    let folders: [[Substring]] = sources.map { $0.split(separator: "/") }
    let listed = own.filter { folder in !folders.contains { folder.names.starts(with: $0) } }
    return listed.files() * 2 > own.files()
  }

  /// The folder that new files go below: the target's only one, or the one that holds most of what is its own.
  var base: String {
    let sources = target.sources
    if sources.count == 1, target.files.isEmpty { return sources[0] }
    let counts = sources.map { own.files(below: $0.split(separator: "/")) }
    let best = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) }
    // Only Xcode builds what lies beside the folders that a target names.
    if let best, isHeldToSources || counts[best] * 2 > own.files() || target.kind != .xcode { return sources[best] }
    let common = commonFolder.joined(separator: "/")
    return common.isEmpty ? best.map { sources[$0] } ?? "" : common
  }

  private var codeFolder: [Substring] {
    var folder: [Substring] = base.split(separator: "/")
    while own.files(directlyIn: folder) == 0 {
      let groups = own.groups(in: folder)
      guard groups.count == 1, let name = groups.keys.first, FolderWords.code.contains(name.lowercased()) else { break }
      folder.append(name)
    }
    return folder
  }

  /// The folder that all its own files share; where there are others too, that of most of them.
  private var commonFolder: [Substring] {
    var folder: [Substring] = []
    while let (name, files) = own.groups(in: folder).largest {
      let count = own.files(below: folder)
      let isShared = folder.isEmpty || others.contains { $0.hasPrefix(folder.joined(separator: "/") + "/") }
      guard files == count || isShared && files * 2 > count else { break }
      // The folder called like the target is its own, unless it is one around those of several.
      if let last = folder.last, last == target.name, name != last, !isShared || files != count { break }
      folder.append(name)
    }
    return folder
  }
}
