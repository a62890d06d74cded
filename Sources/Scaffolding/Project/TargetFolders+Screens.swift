/// The folder that a screen has its likes in.
extension TargetFolders {
  /// The folder of the target that holds most screens and folders of them; the one of all code where there are no two.
  ///
  /// A folder `Views` that all screens share is such a place; one inside of a feature holds the parts of that feature. One that
  /// Xcode takes all files of comes before those whose files a project lists.
  var features: String {
    let base = code
    if let place = synchronizedPlace(beside: base) { return place.joined(separator: "/") }
    let all = CountedFolder.screens(of: own, below: base)
    let proper = all.filter { folder in
      !folder.names[base.count...].contains { FolderWords.supplies.contains($0.lowercased()) }
    }
    // Where nearly all of them lie in such a folder, it is theirs.
    let screens = proper.files() * 4 < all.files() ? all : proper
    var folder = TargetFolders.place(of: screens, from: base)
    let isCalledForScreens = folder[base.count...].contains { FolderWords.isOne($0, of: FolderWords.collections) }
    if !isCalledForScreens, let place = placeOfControllers(in: base) { folder = place }
    if folder == base { folder = namedPlace(beside: screens, in: base) ?? placeOfAreas(in: base) ?? base }
    return (folder + (shared(of: all, in: folder, below: base).map { [$0] } ?? [])).joined(separator: "/")
  }

  private static func place(of screens: [CountedFolder], from base: [Substring]) -> [Substring] {
    var folder = base
    var isInside = false
    while true {
      let count = screens.files(below: folder)
      let groups = screens.groups(in: folder)
      let words = isInside ? FolderWords.inner : FolderWords.collections
      if let (name, files) = groups.filter({ FolderWords.isOne($0.key, of: words) }).largest,
        isInside ? likes(screens, in: folder + [name]) >= groups.count - 1 : files * 3 >= count
      {
        folder.append(name)
        isInside = true
        continue
      }
      guard let (name, files) = groups.largest else { break }
      if isInside {
        // `UI/Views` with nearly all of them is the collection itself.
        guard FolderWords.isOne(name, of: FolderWords.collections), files * 4 > count * 3 else { break }
      } else {
        guard groups.count <= 3, files * 2 > count else { break }
        let below = screens.groups(in: folder + [name]).keys
        let isAround = below.contains { FolderWords.isOne($0, of: FolderWords.collections) }
        guard below.count >= 2 || isAround else { break }
      }
      folder.append(name)
    }
    return screens.files(directlyIn: folder) + screens.groups(in: folder).count >= 2 ? folder : base
  }

  /// The folder in `folder` for what all systems show, beside those for what only one of them does.
  private func shared(of screens: [CountedFolder], in folder: [Substring], below base: [Substring]) -> Substring? {
    let names = screens.groups(in: folder).keys
    let others = names.filter { !FolderWords.systems.contains($0.lowercased()) }
    guard others.count < names.count else { return nil }
    let isOfSystems = names.count - others.count > 1 && screens.files(directlyIn: folder) == 0
    let isOfAll = { (name: Substring) in FolderWords.ofAllSystems.contains(name.lowercased()) }
    // Where each system has screens of its own alone, what they share still has a folder.
    if isOfSystems, others.allSatisfy(isOfAll) { return own.groups(in: folder).keys.filter(isOfAll).min() }
    return folder == base ? nil : others.filter(isOfAll).min()
  }

  /// How many features lie in `folder`: those with folders of their own or, where none has, the screens.
  private static func likes(_ screens: [CountedFolder], in folder: [Substring]) -> Int {
    let groups = screens.groups(in: folder).count
    return groups > 0 ? groups : screens.files(directlyIn: folder)
  }
}
