import ByteText
import ProjectModel

/// Where the files of a target lie: the folder that is the target's own, and the one that its screens share.
struct TargetFolders {
  /// A folder with files of the target in it.
  private struct Folder {
    /// The names on its path.
    let names: [Substring]
    let files: Int
    /// How many of them are screens by their names; of a test target, tests.
    var screens = 0
    /// How many of a test target are tests of view models.
    var ofModels = 0
  }

  private let target: ProjectTarget
  /// The folders of its own Swift files.
  private let own: [Folder]
  /// The folders of what is built for other targets alone, each with a slash at its end.
  private let others: [String]

  init(of target: ProjectTarget, in model: ProjectModel) {
    self.target = target
    let index = model.targets.firstIndex(of: target) ?? -1
    let systems = Set(target.platforms.map(\.platform))
    var (all, alone, family): ([Folder], [Folder], [Folder]) = ([], [], [])
    var others: [String] = []
    for group in model.groups {
      guard group.targets.contains(index) else {
        if !group.targets.isEmpty { others.append("\(group.folder)/") }
        continue
      }
      let rest = group.targets.filter { $0 != index && !model.targets[$0].isTest }
      let folder = TargetFolders.folder(of: group, isOfTests: target.isTest, in: model)
      all.append(folder)
      if rest.isEmpty { alone.append(folder) }
      if rest.allSatisfy({ Set(model.targets[$0].platforms.map(\.platform)) == systems }) { family.append(folder) }
    }
    // What another app has too, or a package in a folder of the target, is no place for what this one shows. But
    // editions of one app share nearly all, and some have a package that builds the same files. Tests may build those
    // of the app.
    let least = target.isTest ? 1 : max(1, TargetFolders.count(all) / 8)
    own = [alone, family].first { TargetFolders.count($0) >= least } ?? all
    self.others = others
  }

  private static func folder(of group: ProjectModel.Group, isOfTests: Bool, in model: ProjectModel) -> Folder {
    let names = group.folder.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    func count(_ endings: [[UInt8]]) -> Int {
      group.files.count { place in endings.contains { model.files[place].path.utf8.ends(with: $0) } }
    }
    return Folder(
      names: names, files: group.files.count, screens: count(isOfTests ? testEndings : endings),
      ofModels: isOfTests ? count(modelTestEndings) : 0)
  }

  /// How many files of a group are screens by their names.
  static func screens(of group: ProjectModel.Group, in model: ProjectModel) -> Int {
    folder(of: group, isOfTests: false, in: model).screens
  }

  private static func count(_ folders: [Folder], below folder: [Substring] = []) -> Int {
    folders.reduce(0) { $1.names.starts(with: folder) ? $0 + $1.files : $0 }
  }

  /// The folder that new files go below: the target's only one, or the one that holds most of what is its own.
  var base: String {
    let sources = target.sources
    if sources.count == 1, target.files.isEmpty { return sources[0] }
    let counts = sources.map { TargetFolders.count(own, below: $0.split(separator: "/")) }
    let best = counts.indices.max { (counts[$0], $1) < (counts[$1], $0) }
    // Only Xcode builds what lies beside the folders that a target names.
    if let best, counts[best] * 2 > TargetFolders.count(own) || target.kind != .xcode { return sources[best] }
    let common = commonFolder.joined(separator: "/")
    return common.isEmpty ? best.map { sources[$0] } ?? "" : common
  }

  /// The folder that all its own files share; where there are others too, that of most of them.
  private var commonFolder: [Substring] {
    var folder: [Substring] = []
    while let (name, files) = TargetFolders.largest(TargetFolders.groups(own, in: folder)) {
      let count = TargetFolders.count(own, below: folder)
      let isShared = folder.isEmpty || others.contains { $0.hasPrefix(folder.joined(separator: "/") + "/") }
      guard files == count || isShared && files * 2 > count else { break }
      // The folder called like the target is its own, unless it is one around those of several.
      if let last = folder.last, last == target.name, name != last, !isShared || files != count { break }
      folder.append(name)
    }
    return folder
  }

  // MARK: - Beside its likes

  private static let collections: Set = ["feature", "module", "page", "scene", "screen", "ui", "view"]
  /// What may be called so inside of a collection holds screens; a folder `Views` there holds parts of them.
  private static let inner: Set = ["feature", "module", "page", "scene", "screen"]
  private static let endings = ["View.swift", "Screen.swift"].map { Array($0.utf8) }
  private static let testEndings = ["Test.swift", "Tests.swift", "Spec.swift", "Specs.swift"].map { Array($0.utf8) }
  private static let modelTestEndings = ["ViewModelTest.swift", "ViewModelTests.swift"].map { Array($0.utf8) }
  private static let systems: Set = [
    "ios", "ipad", "ipados", "iphone", "mac", "macos", "tv", "tvos", "vision", "visionos", "watch", "watchos",
  ]
  private static let ofAllSystems: Set = ["common", "multiplatform", "shared", "universal"]
  private static let supplies: Set = [
    "common", "components", "core", "extensions", "helpers", "models", "modifiers", "resources", "services", "shared",
    "support", "utilities", "utils", "viewmodels",
  ]

  /// The folder of the target that holds most screens and folders of them; the target's own where there are no two.
  ///
  /// A folder `Views` that all screens share is such a place; one inside of a feature holds the parts of that feature.
  var features: String {
    let base = base.split(separator: "/")
    let all = screens(below: base)
    let screens = all.filter { folder in
      !folder.names[base.count...].contains { TargetFolders.supplies.contains($0.lowercased()) }
    }
    // Where nearly all of them lie in such a folder, it is theirs.
    let isOther = TargetFolders.count(screens) * 4 < TargetFolders.count(all)
    let folder = TargetFolders.place(of: isOther ? all : screens, from: base)
    return (folder + (shared(of: all, in: folder).map { [$0] } ?? [])).joined(separator: "/")
  }

  /// The folder of a test target that most of its tests of view models lie in; where there are hardly any, the one that
  /// nearly all its tests share, where they are many or lie in folders of their own below it.
  var tests: String {
    let base = base
    var folder = base.split(separator: "/")
    let ofModels = own.filter { $0.ofModels > 0 && $0.names.starts(with: folder) }
    let count = ofModels.reduce(0) { $0 + $1.ofModels }
    if count >= 3, let most = ofModels.first(where: { $0.ofModels * 2 > count }) {
      return most.names.joined(separator: "/")
    }
    let tests = screens(below: folder)
    while true {
      guard let (name, files) = TargetFolders.largest(TargetFolders.groups(tests, in: folder)) else {
        return TargetFolders.direct(tests, in: folder) >= 10 ? folder.joined(separator: "/") : base
      }
      if files * 10 < TargetFolders.count(tests, below: folder) * 9 { return folder.joined(separator: "/") }
      folder.append(name)
    }
  }

  /// The folders in `base` that hold screens, each with how many.
  private func screens(below base: [Substring]) -> [Folder] {
    own.filter { $0.screens > 0 && $0.names.starts(with: base) }.map { Folder(names: $0.names, files: $0.screens) }
  }

  private static func place(of screens: [Folder], from base: [Substring]) -> [Substring] {
    var folder = base
    var isInside = false
    while true {
      let count = count(screens, below: folder)
      let groups = groups(screens, in: folder)
      let named = groups.filter { isOne($0.key, of: isInside ? inner : collections) }
      if let (name, files) = largest(named),
        isInside ? likes(screens, in: folder + [name]) >= groups.count - 1 : files * 3 >= count
      {
        folder.append(name)
        isInside = true
        continue
      }
      if isInside {
        // `UI/Views` with nearly all of them is the collection itself.
        guard let (name, files) = largest(groups), isOne(name, of: collections), files * 4 > count * 3 else { break }
        folder.append(name)
        continue
      }
      guard groups.count <= 3, let (name, files) = largest(groups), files * 2 > count else { break }
      let below = self.groups(screens, in: folder + [name])
      guard below.count >= 2 || below.keys.contains(where: { isOne($0, of: collections) }) else { break }
      folder.append(name)
    }
    return direct(screens, in: folder) + groups(screens, in: folder).count >= 2 ? folder : base
  }

  /// The folder in `folder` for what all systems show, beside those for what only one of them does.
  private func shared(of screens: [Folder], in folder: [Substring]) -> Substring? {
    let names = TargetFolders.groups(screens, in: folder).keys
    let others = names.filter { !TargetFolders.systems.contains($0.lowercased()) }
    guard others.count < names.count else { return nil }
    let isOfSystems = names.count - others.count > 1 && TargetFolders.direct(screens, in: folder) == 0
    let isOfAll = { (name: Substring) in TargetFolders.ofAllSystems.contains(name.lowercased()) }
    // Where each system has screens of its own alone, what they share still has a folder.
    if isOfSystems, others.allSatisfy(isOfAll) {
      return TargetFolders.groups(own, in: folder).keys.filter(isOfAll).min()
    }
    return folder == base.split(separator: "/") ? nil : others.filter(isOfAll).min()
  }

  private static func direct(_ screens: [Folder], in folder: [Substring]) -> Int {
    screens.reduce(0) { $1.names == folder ? $0 + $1.files : $0 }
  }

  /// How many features lie in `folder`: those with folders of their own or, where none has, the screens.
  private static func likes(_ screens: [Folder], in folder: [Substring]) -> Int {
    let groups = groups(screens, in: folder).count
    return groups > 0 ? groups : direct(screens, in: folder)
  }

  private static func isOne(_ name: Substring, of words: Set<String>) -> Bool {
    let name = name.lowercased()
    return words.contains(name) || name.hasSuffix("s") && words.contains(String(name.dropLast()))
  }

  /// How many files lie in the folders of `folder`, by the name of each.
  private static func groups(_ folders: [Folder], in folder: [Substring]) -> [Substring: Int] {
    folders.reduce(into: [:]) { groups, next in
      if next.names.count > folder.count, next.names.starts(with: folder) {
        groups[next.names[folder.count], default: 0] += next.files
      }
    }
  }

  /// The folder with most files; of two alike, the first by name.
  private static func largest(_ groups: [Substring: Int]) -> (name: Substring, files: Int)? {
    groups.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}

extension String.UTF8View {
  /// Quicker than `hasSuffix`, which compares characters.
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).ends(with: ending) }
      ?? suffix(ending.count).elementsEqual(ending)
  }
}
