/// The folder of screens where their names do not say it.
extension TargetFolders {
  /// The only folder in `base` that is called for screens, where it holds folders of areas and hardly a file of the
  /// target is called as screens are.
  ///
  /// - Parameter screens: the folders with files that are.
  func namedPlace(beside screens: [CountedFolder], in base: [Substring]) -> [Substring]? {
    let count = screens.files()
    let named = own.groups(in: base).keys.filter { FolderWords.isOne($0, of: FolderWords.collections) }
    guard count <= TargetFolders.fewScreens, named.count == 1, let name = named.first,
      screens.files(below: base + [name]) * 3 >= count
    else { return nil }
    let areas = own.groups(in: base + [name]).keys.filter { FolderWords.isFeature($0) }
    return areas.count >= 2 ? base + [name] : nil
  }

  /// The folder in `base` that is called for view controllers, such as `View Controllers` or `Controllers`, where it holds
  /// most of many, in folders of areas, and there are more of these than of other screens.
  func placeOfControllers(in base: [Substring]) -> [Substring]? {
    let controllers = CountedFolder.controllers(of: own, below: base)
    let count = controllers.files()
    guard count >= TargetFolders.manyControllers, count > CountedFolder.screens(of: own, below: base).files() else {
      return nil
    }
    let name = controllers.groups(in: base).keys.sorted().first { name in
      FolderWords.controllers.contains(FolderWords.joined(name))
        && controllers.files(below: base + [name]) * 3 >= count * 2
        && controllers.groups(in: base + [name]).count >= TargetFolders.leastAreas
    }
    return name.map { base + [$0] }
  }

  /// The folder, whatever it is called, that holds twice as many areas as any other one and little else: folders each of
  /// which has screens together with their view models or controllers.
  func placeOfAreas(in base: [Substring]) -> [Substring]? {
    var places: [[Substring]: Areas] = [:]
    for (folder, files) in filesOfAreas(below: base) {
      places[Array(folder.dropLast()), default: Areas()].add(files)
    }
    guard let (best, areas) = places.max(by: { $0.value.whole < $1.value.whole }), best != base,
      areas.whole >= TargetFolders.leastAreas, areas.whole * 2 > areas.all,
      !places.contains(where: { $0.key != best && $0.value.whole * 2 > areas.whole }),
      !best[base.count...].contains(where: { FolderWords.isSupply($0) })
    else { return nil }
    return best
  }

  /// The names of the folders of features in `place`, and of those in folders of areas there.
  func areas(in place: String) -> Set<Substring> {
    let place: [Substring] = place.split(separator: "/")
    var names: Set<Substring> = []
    for folder in own where folder.names.starts(with: place) {
      names.formUnion(folder.names[place.count...].prefix(2))
    }
    return names.filter { FeaturePart(folder: $0) == nil && FolderWords.isFeature($0) }
  }

  /// What the folders below `base` hold, each with the folders in it.
  private func filesOfAreas(below base: [Substring]) -> [[Substring]: AreaFiles] {
    var sums: [[Substring]: AreaFiles] = [:]
    for folder in own where folder.screens + folder.models > 0 && folder.names.starts(with: base) {
      for depth in base.count..<folder.names.count {
        sums[Array(folder.names[...depth]), default: AreaFiles()].add(folder)
      }
    }
    return sums
  }

  private struct AreaFiles {
    private var screens = 0
    private var models = 0
    /// Whether there are screens together with their view models or controllers.
    var isWhole: Bool { screens > 0 && models > 0 }

    mutating func add(_ folder: CountedFolder) {
      screens += folder.screens
      models += folder.models
    }
  }

  /// The folders in a folder that hold screens or what these show.
  private struct Areas {
    private(set) var all = 0
    private(set) var whole = 0

    mutating func add(_ files: AreaFiles) {
      all += 1
      if files.isWhole { whole += 1 }
    }
  }

  /// So few files are called as screens are where screens have other names.
  private static let fewScreens = 2
  private static let leastAreas = 4
  /// So many controllers are how an app shows its screens.
  private static let manyControllers = 10
}
