/// The folder of a test target that a test has its likes in.
extension TargetFolders {
  /// The folder of a test target that most of its tests of view models lie in, unless it is one feature's, which some of the
  /// `areas` is called as; where there are hardly any, the one in which most of many tests lie side by side, or the one that
  /// nearly all of them share, where they are many or lie in folders of their own below it.
  func tests(_ areas: @autoclosure () -> Set<Substring>) -> String {
    if let place = placeOfModelTests(areas()) { return place.joined(separator: "/") }
    let base: [Substring] = base.split(separator: "/")
    let tests = CountedFolder.screens(of: own, below: base)
    let shared = TargetFolders.folder(around: tests, from: base)
    return (TargetFolders.main(of: tests, in: shared) ?? shared).joined(separator: "/")
  }

  /// The folder that most of several tests of view models lie in, unless it is one feature's.
  private func placeOfModelTests(_ areas: @autoclosure () -> Set<Substring>) -> [Substring]? {
    let base: [Substring] = base.split(separator: "/")
    let ofModels = testsOfModels(below: base)
    let count = ofModels.values.reduce(0, +)
    guard count >= TargetFolders.leastTestsOfModels, let most = ofModels.first(where: { $0.value * 2 > count })?.key,
      areas().isDisjoint(with: most[base.count...])
    else { return nil }
    return most
  }

  /// The folder that holds most tests of view models in folders called as some of these `areas`; nil where there is none.
  func testsByFeature(_ areas: @autoclosure () -> Set<Substring>) -> String? {
    let base: [Substring] = base.split(separator: "/")
    let ofModels = testsOfModels(below: base)
    guard ofModels.count >= TargetFolders.leastTestedAreas else { return nil }
    let places = TargetFolders.places(of: ofModels, below: base, in: areas())
    let all = ofModels.values.reduce(0, +)
    let place = places.first { $0.value.count * 2 > all && $0.value.names.count >= TargetFolders.leastTestedAreas }
    return place?.key.joined(separator: "/")
  }

  /// The folder called `name`, as that of the features is, which holds tests in folders called as some of these `areas`; of two
  /// the one with most tests. Nil where there is none, or more tests lie side by side in some other folder below the
  /// target's, or those of view models have one.
  ///
  /// - Parameter likely: the folder that tests go to otherwise; only one in it says more.
  func testsMirroring(
    _ name: Substring?, in likely: String, _ areas: @autoclosure () -> Set<Substring>
  ) -> String? {
    guard let name else { return nil }
    let base: [Substring] = base.split(separator: "/")
    let all = CountedFolder.screens(of: own, below: base)
    let tests = all.filter { folder in
      folder.names.starts(with: likely.split(separator: "/"))
        && folder.names.dropFirst(base.count).dropLast().contains(name)
    }
    guard tests.count >= TargetFolders.leastTestedAreas, placeOfModelTests(areas()) == nil else { return nil }
    var counts: [[Substring]: Int] = [:]
    for folder in tests { counts[folder.names, default: 0] += folder.screens }
    var best: (path: String, count: Int)?
    for (place, found) in TargetFolders.places(of: counts, below: base, in: areas())
    where place.last == name && found.names.count >= TargetFolders.leastTestedAreas {
      let next = (path: place.joined(separator: "/"), count: found.count)
      if let known = best, (known.count, next.path) >= (next.count, known.path) { continue }
      best = next
    }
    let others = all.reduce(into: [[Substring]: Int]()) { counts, folder in
      if folder.names != base { counts[folder.names, default: 0] += folder.files }
    }
    return best.flatMap { $0.count >= others.values.max() ?? 0 ? $0.path : nil }
  }

  /// The folders around those called as `areas`, with the tests in these and their names.
  private static func places(
    of counts: [[Substring]: Int], below base: [Substring], in areas: Set<Substring>
  ) -> [[Substring]: (count: Int, names: Set<Substring>)] {
    var places: [[Substring]: (count: Int, names: Set<Substring>)] = [:]
    for (folder, count) in counts {
      let names = folder.indices.dropFirst(base.count)
      guard let place = names.first(where: { areas.contains(folder[$0]) }) else { continue }
      let around = Array(folder[..<place])
      let known = places[around] ?? (count: 0, names: [])
      places[around] = (count: known.count + count, names: known.names.union([folder[place]]))
    }
    return places
  }

  /// How many tests of view models lie in each folder; files of other targets may lie among them.
  private func testsOfModels(below base: [Substring]) -> [[Substring]: Int] {
    own.reduce(into: [:]) { counts, folder in
      if folder.models > 0, folder.names.starts(with: base) { counts[folder.names, default: 0] += folder.models }
    }
  }

  /// The folder that nearly all tests share.
  private static func folder(around tests: [CountedFolder], from base: [Substring]) -> [Substring] {
    var folder = base
    while let (name, files) = tests.groups(in: folder).largest {
      if files * 10 < tests.files(below: folder) * 9 { return folder }
      folder.append(name)
    }
    return tests.files(directlyIn: folder) >= manyTests ? folder : base
  }

  /// The folder in `folder` with most of the tests there, unless it is one for tests of what screens are built on.
  private static func main(of tests: [CountedFolder], in folder: [Substring]) -> [Substring]? {
    let count = tests.files(below: folder)
    let name = tests.groups(in: folder).keys.first { name in
      let files = tests.files(directlyIn: folder + [name])
      return files >= manyTests && files * 2 > count && (!FolderWords.isSupply(name) || isOfModels(name))
    }
    return name.map { folder + [$0] }
  }

  private static func isOfModels(_ name: Substring) -> Bool {
    ["model", "models", "viewmodel", "viewmodels"].contains(FolderWords.joined(name))
  }

  private static let manyTests = 10
  /// The tests of view models that say where such lie, and the features whose tests have folders of their own.
  private static let (leastTestsOfModels, leastTestedAreas) = (3, 3)
}
