/// The folder of new screens in a project that lists the files of its old ones.
extension TargetFolders {
  /// The folder that Xcode takes all files of, where the target lists most of its files one by one elsewhere: it is called for
  /// screens, as `UI` and `Views` are not, which may hold parts of them, lies beside those files and holds screens in folders of
  /// areas.
  ///
  /// Such a folder is younger than the list, so what people write now goes there, however many old screens there are; of two
  /// the one with most screens.
  ///
  /// - Parameter base: the folder of the files that are listed.
  func synchronizedPlace(beside base: [Substring]) -> [Substring]? {
    guard listsMostFiles else { return nil }
    let folders: [[Substring]] = sources.map { $0.split(separator: "/") }
    // What lies in such a folder itself is not listed.
    guard !folders.contains(where: { base.starts(with: $0) }) else { return nil }
    var best: (folder: [Substring], screens: Int)?
    for folder in folders {
      guard let name = folder.last, FolderWords.isOne(name, of: FolderWords.inner),
        base.starts(with: folder.dropLast())
      else { continue }
      let screens = CountedFolder.screens(of: own, below: folder)
      let count = screens.files()
      guard screens.groups(in: folder).count >= TargetFolders.leastSynchronized, count > best?.screens ?? 0 else {
        continue
      }
      best = (folder, count)
    }
    return best?.folder
  }

  /// The folders of areas with screens that make a synchronized folder a place for more.
  private static let leastSynchronized = 3
}
