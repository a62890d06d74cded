/// The folders that a target arranged by kinds has for view models and what these are built on, beside that of its screens.
struct KindFolders: Hashable, Sendable {
  private struct Place: Hashable, Sendable {
    let path: String
    /// Whether files lie in it side by side, and not in folders of features.
    let isFlat: Bool
  }

  private var places: [FeaturePart: Place] = [:]

  /// Those of a target that is not arranged so.
  init() {}

  /// None, unless nearly all view models of the target lie in a folder called after them that no feature has for itself, and
  /// there are several of them or that folder is one beside `Views` and has more files; or `Views` has no folders, and what is
  /// no screen lies around it.
  ///
  /// - Parameter features: the folder that features lie in.
  init(of target: TargetFolders, beside features: [Substring]) {
    let own = target.own.filter { $0.names.starts(with: target.code) }
    places = KindFolders.aroundModels(of: own, in: target.code, beside: features)
    if places.isEmpty { places = KindFolders.aroundViews(features, of: own, in: target.code) }
  }

  /// Those of a target with a folder of view models.
  private static func aroundModels(
    of own: [CountedFolder], in code: [Substring], beside features: [Substring]
  ) -> [FeaturePart: Place] {
    let count = own.reduce(0) { $0 + $1.viewModels }
    guard count > 0,
      let most = folders(for: .viewModels, of: own, in: code, beside: features)
        .max(by: { ($0.models, $1.path) < ($1.models, $0.path) }), most.models * 4 >= count * 3,
      count >= least || most.isBeside(features) && most.isKept(for: count)
    else { return [:] }
    var places = others(of: own, in: code, beside: features)
    places[.viewModels] = most.place
    if let name = features.last, FeaturePart(folder: name) == .views {
      let files = own.files(below: features)
      places[.views] = Place(
        path: features.joined(separator: "/"), isFlat: own.files(directlyIn: features) * 2 >= files)
    }
    return places
  }

  /// Those for what view models are built on.
  private static func others(
    of own: [CountedFolder], in code: [Substring], beside features: [Substring]
  ) -> [FeaturePart: Place] {
    var places: [FeaturePart: Place] = [:]
    for part in [FeaturePart.models, .services] {
      let most = folders(for: part, of: own, in: code, beside: features)
        .max { ($0.files, $1.path) < ($1.files, $0.path) }
      if let most, most.files >= leastOthers { places[part] = most.place }
    }
    return places
  }

  /// Those of a target whose screens lie side by side in a folder of views, and most other files right in the folder around it.
  private static func aroundViews(
    _ views: [Substring], of own: [CountedFolder], in code: [Substring]
  ) -> [FeaturePart: Place] {
    let around = views.dropLast()
    guard let name = views.last, FeaturePart(folder: name) == .views, !around.isEmpty else { return [:] }
    let inside = own.filter { $0.names.starts(with: views) }
    guard inside.allSatisfy({ $0.names.count == views.count }),
      inside.reduce(0, { $0 + $1.screens }) >= leastFlat
    else { return [:] }
    let outside = own.filter { !$0.names.starts(with: views) }
    let beside = outside.filter { $0.names.elementsEqual(around) }
    let count = { (folders: [CountedFolder]) in folders.reduce(0) { $0 + $1.files - $1.screens } }
    let models = { (folders: [CountedFolder]) in folders.reduce(0) { $0 + $1.viewModels } }
    guard count(beside) >= leastFlat, count(beside) * 2 > count(outside), models(beside) == models(own) else {
      return [:]
    }
    var places = others(of: own, in: code, beside: views)
    places[.views] = Place(path: views.joined(separator: "/"), isFlat: true)
    places[.viewModels] = Place(path: around.joined(separator: "/"), isFlat: true)
    return places
  }

  /// The folder for a part of a feature whose folder would be called `name`; nil where that part lies in the feature's own.
  ///
  /// What has no folder goes with view models.
  func folder(for part: FeaturePart, of name: String) -> String? {
    guard let place = places[part] ?? (part == .views ? nil : places[.viewModels]) else { return nil }
    return place.isFlat ? place.path : "\(place.path)/\(name)"
  }

  // MARK: - Finding

  private struct Folder {
    let path: String
    var files = 0
    var filesInside = 0
    var models = 0

    /// Whether it lies beside `features`, which is a folder of views.
    func isBeside(_ features: [Substring]) -> Bool {
      guard let name = features.last, FeaturePart(folder: name) == .views else { return false }
      return path.split(separator: "/").dropLast() == features.dropLast()
    }

    /// Whether it says where the `count` view models of the target are kept: by all of two, or by the files beside one.
    func isKept(for count: Int) -> Bool { files >= KindFolders.least || count > 1 && models == count }

    var place: Place { Place(path: path, isFlat: filesInside * 2 >= files) }

    mutating func add(_ folder: CountedFolder, isInside: Bool) {
      files += folder.files
      models += folder.viewModels
      if isInside { filesInside += folder.files }
    }
  }

  /// The folders below `base` that are called after `part`, besides those inside of features.
  private static func folders(
    for part: FeaturePart, of own: [CountedFolder], in base: [Substring], beside features: [Substring]
  ) -> [Folder] {
    var folders: [[Substring]: Folder] = [:]
    for folder in own {
      let names = folder.names[base.count...]
      guard let place = names.firstIndex(where: { FeaturePart(folder: $0) == part }) else { continue }
      let path = Array(folder.names[...place])
      if path.count > features.count + 1, path.starts(with: features) { continue }
      folders[path, default: Folder(path: path.joined(separator: "/"))]
        .add(folder, isInside: path.count == folder.names.count)
    }
    return Array(folders.values)
  }

  /// The view models that say where such are kept, the files of a folder for anything else, and the screens in a folder of views
  /// without folders, or the files around it.
  private static let (least, leastOthers, leastFlat) = (3, 2, 3)
}
