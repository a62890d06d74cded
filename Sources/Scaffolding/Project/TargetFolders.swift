import ByteText
import ProjectModel

/// Where the files of a target lie: the folder that is the target's own, and the one that its screens share.
struct TargetFolders {
  private let target: ProjectTarget
  /// Its own Swift files, as the names of their paths.
  private let own: [[Substring]]
  /// The paths of what is built for other targets alone.
  private let others: [String]

  init(of target: ProjectTarget, in model: ProjectModel) {
    self.target = target
    let index = model.targets.firstIndex(of: target) ?? -1
    let systems = Set(target.platforms.map(\.platform))
    var (all, alone, family): ([[Substring]], [[Substring]], [[Substring]]) = ([], [], [])
    var others: [String] = []
    for file in model.files {
      guard file.targets.contains(index) else {
        if !file.targets.isEmpty { others.append(file.path) }
        continue
      }
      let path = file.path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
      let rest = file.targets.lazy.filter { $0 != index && !model.targets[$0].isTest }.map { model.targets[$0] }
      all.append(path)
      if rest.isEmpty { alone.append(path) }
      if rest.allSatisfy({ Set($0.platforms.map(\.platform)) == systems }) { family.append(path) }
    }
    // What another app has too, or a package in a folder of the target, is no place for what this one shows. But
    // editions of one app share nearly all, and some have a package that builds the same files. Tests may build those
    // of the app.
    let least = target.isTest ? 1 : max(1, all.count / 8)
    own = [alone, family].first { $0.count >= least } ?? all
    self.others = others
  }

  /// The folder that new files go below: the target's only one, or the one that holds most of what is its own.
  var base: String {
    let sources = target.sources
    if sources.count == 1, target.files.isEmpty { return sources[0] }
    let counts = sources.map { source in
      let names = source.split(separator: "/")
      return own.count { $0.count > names.count && $0.starts(with: names) }
    }
    let best = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) }
    // Only Xcode builds what lies beside the folders that a target names.
    if let best, counts[best] * 2 > own.count || target.kind != .xcode { return sources[best] }
    let common = commonFolder.joined(separator: "/")
    return common.isEmpty ? best.map { sources[$0] } ?? "" : common
  }

  /// The folder that all its own files share; where there are others too, that of most of them.
  private var commonFolder: [Substring] {
    var folder: [Substring] = []
    while let (name, files) = TargetFolders.largest(TargetFolders.groups(own, in: folder)) {
      let count = own.count { $0.starts(with: folder) }
      let isShared = folder.isEmpty || others.contains { $0.hasPrefix(folder.joined(separator: "/") + "/") }
      guard files.count == count || isShared && files.count * 2 > count else { break }
      if let last = folder.last, last == target.name, name != last { break }
      folder.append(name)
    }
    return folder
  }

  // MARK: - Beside its likes

  private static let collections: Set = ["feature", "module", "page", "scene", "screen", "ui", "view"]
  /// What may be called so inside of a collection holds screens; a folder `Views` there holds parts of them.
  private static let inner: Set = ["feature", "module", "page", "scene", "screen"]
  private static let endings = ["View.swift", "Screen.swift"].map { Array($0.utf8) }
  private static let supplies: Set = [
    "common", "components", "core", "extensions", "helpers", "models", "modifiers", "resources", "services", "shared",
    "support", "utilities", "utils", "viewmodels",
  ]

  /// The folder of the target that holds most screens and folders of them; the target's own where there are no two.
  ///
  /// A folder `Views` that all screens share is such a place; one inside of a feature holds the parts of that feature.
  var features: String {
    let base = base.split(separator: "/")
    let all = own.filter { path in
      guard let name = path.last?.utf8, TargetFolders.endings.contains(where: { name.ends(with: $0) }) else {
        return false
      }
      return path.count > base.count && path.starts(with: base)
    }
    var known: [Substring: Bool] = [:]
    let isSupply = { (name: Substring) in
      if let known = known[name] { return known }
      known[name] = TargetFolders.supplies.contains(name.lowercased())
      return known[name] ?? false
    }
    let screens = all.filter { path in !path[base.count...].dropLast().contains(where: isSupply) }
    let folder = TargetFolders.place(of: screens.isEmpty ? all : screens, from: base)
    return folder.joined(separator: "/")
  }

  private static func place(of screens: [[Substring]], from base: [Substring]) -> [Substring] {
    var folder = base
    var isInside = false
    while true {
      let count = screens.count { $0.starts(with: folder) }
      let groups = groups(screens, in: folder)
      let named = groups.filter { isOne($0.key, of: isInside ? inner : collections) }
      if let (name, files) = largest(named), isInside || files.count * 3 >= count {
        folder.append(name)
        isInside = true
        continue
      }
      if isInside {
        // `UI/Views` with nearly all of them is the collection itself.
        guard let (name, files) = largest(groups), isOne(name, of: collections), files.count * 4 > count * 3 else {
          break
        }
        folder.append(name)
        continue
      }
      guard groups.count <= 3, let (name, files) = largest(groups), files.count * 2 > count else { break }
      let below = self.groups(files, in: folder + [name])
      guard below.count >= 2 || below.keys.contains(where: { isOne($0, of: collections) }) else { break }
      folder.append(name)
    }
    let units = Set(screens.filter { $0.starts(with: folder) }.map { $0[folder.count] })
    return units.count >= 2 ? folder : base
  }

  private static func isOne(_ name: Substring, of words: Set<String>) -> Bool {
    let name = name.lowercased()
    return words.contains(name) || name.hasSuffix("s") && words.contains(String(name.dropLast()))
  }

  /// The files in the folders of `folder`, by the name of each.
  private static func groups(_ files: [[Substring]], in folder: [Substring]) -> [Substring: [[Substring]]] {
    let inside = files.filter { $0.count > folder.count + 1 && $0.starts(with: folder) }
    return Dictionary(grouping: inside) { $0[folder.count] }
  }

  /// The folder with most files; of two alike, the first by name.
  private static func largest(_ groups: [Substring: [[Substring]]]) -> (name: Substring, files: [[Substring]])? {
    groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }.map { ($0.key, $0.value) }
  }
}

extension Substring.UTF8View {
  /// Quicker than `hasSuffix`, which compares characters.
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).ends(with: ending) }
      ?? suffix(ending.count).elementsEqual(ending)
  }
}
