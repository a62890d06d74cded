/// The folder of a test target that a test has its likes in.
extension TargetFolders {
  /// The folder of a test target that most of its tests of view models lie in; where there are hardly any, the one in
  /// which most of many tests lie side by side, or the one that nearly all of them share, where they are many or lie in
  /// folders of their own below it.
  var tests: String {
    let base: [Substring] = base.split(separator: "/")
    let ofModels = own.filter { $0.models > 0 && $0.names.starts(with: base) }
    let count = ofModels.reduce(0) { $0 + $1.models }
    if count >= 3, let most = ofModels.first(where: { $0.models * 2 > count }) {
      return most.names.joined(separator: "/")
    }
    let tests = CountedFolder.screens(of: own, below: base)
    let shared = TargetFolders.folder(around: tests, from: base)
    return (TargetFolders.main(of: tests, in: shared) ?? shared).joined(separator: "/")
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
}
