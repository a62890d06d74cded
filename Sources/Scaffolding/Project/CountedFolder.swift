import ByteText
import ProjectModel

/// A folder with files of a target in it, and what these are by their names.
struct CountedFolder {
  /// The names on its path.
  let names: [Substring]
  let files: Int
  /// How many of them are screens; of a test target, tests.
  let screens: Int
  /// How many of them are view models or view controllers; of a test target, tests of view models.
  let models: Int
  /// How many of them are view models, also by a short name such as `HomeVM`; of a test target none.
  let viewModels: Int
  /// How many of them are view controllers, also by a short name such as `HomeVC`; of a test target none.
  let controllers: Int

  init(of group: ProjectModel.Group, isOfTests: Bool, in model: ProjectModel) {
    names = group.folder.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    files = group.files.count
    let count = { CountedFolder.count(of: group, in: model, endingIn: $0) }
    if isOfTests {
      (screens, models) = (count(CountedFolder.testEndings), count(CountedFolder.modelTestEndings))
      (viewModels, controllers) = (0, 0)
    } else {
      let (full, short) = (count(CountedFolder.modelEndings), count(CountedFolder.shortModelEndings))
      controllers = count(CountedFolder.controllerEndings)
      (screens, models, viewModels) = (count(CountedFolder.screenEndings), full + controllers, full + short)
    }
  }

  /// A folder as if `files` of one kind were all that it holds: its screens or its controllers, counted as screens.
  private init(_ files: Int, of folder: CountedFolder) {
    (names, self.files, screens, models, viewModels, controllers) = (folder.names, files, files, 0, 0, 0)
  }

  /// How many files of a group are screens by their names.
  static func screens(of group: ProjectModel.Group, in model: ProjectModel) -> Int {
    count(of: group, in: model, endingIn: screenEndings)
  }

  /// How many files of a target are view controllers by their names.
  static func controllers(of target: ProjectTarget, in model: ProjectModel) -> Int {
    guard let index = model.targets.firstIndex(of: target) else { return 0 }
    return model.groups.reduce(0) { sum, group in
      sum + (group.targets.contains(index) ? count(of: group, in: model, endingIn: controllerEndings) : 0)
    }
  }

  private static func count(of group: ProjectModel.Group, in model: ProjectModel, endingIn endings: [[UInt8]]) -> Int {
    group.files.count { place in endings.contains { model.files[place].path.utf8.ends(with: $0) } }
  }

  private static let screenEndings = ["View.swift", "Screen.swift"].map { Array($0.utf8) }
  private static let modelEndings = [Array("ViewModel.swift".utf8)]
  private static let shortModelEndings = [Array("VM.swift".utf8)]
  private static let controllerEndings = ["ViewController.swift", "VC.swift"].map { Array($0.utf8) }
  private static let testEndings = ["Test.swift", "Tests.swift", "Spec.swift", "Specs.swift"].map { Array($0.utf8) }
  private static let modelTestEndings = ["ViewModelTest.swift", "ViewModelTests.swift"].map { Array($0.utf8) }

  /// The folders in `base` that hold screens, with these as their files.
  static func screens(of folders: [CountedFolder], below base: [Substring]) -> [CountedFolder] {
    folders.filter { $0.screens > 0 && $0.names.starts(with: base) }.map { CountedFolder($0.screens, of: $0) }
  }

  /// The folders in `base` that hold view controllers, with these as their files.
  static func controllers(of folders: [CountedFolder], below base: [Substring]) -> [CountedFolder] {
    folders.filter { $0.controllers > 0 && $0.names.starts(with: base) }.map { CountedFolder($0.controllers, of: $0) }
  }
}

extension [CountedFolder] {
  /// How many files lie in `folder` and the folders below it.
  func files(below folder: [Substring] = []) -> Int {
    reduce(0) { $1.names.starts(with: folder) ? $0 + $1.files : $0 }
  }

  /// How many files lie in `folder` itself.
  func files(directlyIn folder: [Substring]) -> Int { reduce(0) { $1.names == folder ? $0 + $1.files : $0 } }

  /// How many files lie in the folders of `folder`, by the name of each.
  func groups(in folder: [Substring]) -> [Substring: Int] {
    reduce(into: [:]) { groups, next in
      if next.names.count > folder.count, next.names.starts(with: folder) {
        groups[next.names[folder.count], default: 0] += next.files
      }
    }
  }
}

extension [Substring: Int] {
  /// The name with the largest number; of two alike, the first by name.
  var largest: (name: Substring, files: Int)? {
    self.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
  }
}

extension String.UTF8View {
  /// Quicker than `hasSuffix`, which compares characters.
  fileprivate func ends(with ending: [UInt8]) -> Bool {
    withContiguousStorageIfAvailable { UnsafeRawBufferPointer($0).ends(with: ending) }
      ?? suffix(ending.count).elementsEqual(ending)
  }
}
