/// The objects of a `project.pbxproj`, and the paths that its groups give to files.
struct XcodeProject {
  /// The project's file, relative to the root.
  let file: String
  private let objects: [String: PropertyList]
  let root: PropertyList
  /// What may still be looked at: objects that name each other in great numbers are more than the file is long.
  private var room = 1_000_000
  /// Whether there was more to look at.
  var isCut: Bool { room < 0 }
  /// The paths of file references and synchronized folders, by id.
  private(set) var paths: [String: String] = [:]

  init?(_ list: PropertyList, file: String) {
    self.file = file
    objects = Dictionary(
      (list["objects"]?.entries ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard let id = list["rootObject"]?.text, let root = objects[id] else { return nil }
    self.root = root
    readPaths()
  }

  /// The folder that the project's paths start at.
  var base: String? {
    RelativePath.joined(
      RelativePath.folder(of: RelativePath.folder(of: file)), root["projectDirPath"]?.text ?? "")
  }

  /// The object that `id` names.
  func object(_ id: String?) -> PropertyList? { id.flatMap { objects[$0] } }

  /// The texts of the list at `key`; none once too much was looked at.
  mutating func texts(_ key: String, of object: PropertyList) -> [String] {
    guard let list = object[key] else { return [] }
    return take(list.count) ? list.texts : []
  }

  /// The entries of the map at `key`; none once too much was looked at.
  mutating func entries(_ key: String, of object: PropertyList) -> [PropertyList.Entry] {
    guard let map = object[key] else { return [] }
    return take(map.count) ? map.entries : []
  }

  /// The objects that the list at `key` names; none once too much was looked at.
  mutating func objects(_ key: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
    let named = texts(key, of: object).compactMap { id in objects[id].map { (id, $0) } }
    return take(named.reduce(0) { $0 + $1.1.count }) ? named : []
  }

  private mutating func take(_ count: Int) -> Bool {
    if room >= 0 { room -= count }
    return room >= 0
  }

  func source(_ object: PropertyList) -> FactSource { FactSource(file: file, line: object.line) }

  /// Walks the groups from the outermost; one that is its own child is met once.
  private mutating func readPaths() {
    guard let base, let main = root["mainGroup"]?.text else { return }
    var ahead: [(id: String, folder: String?)] = [(main, base)]
    var seen: Set<String> = []
    while let (id, parent) = ahead.popLast() {
      guard seen.insert(id).inserted, let object = objects[id] else { continue }
      let path = object["path"]?.text
      let folder: String? =
        switch object["sourceTree"]?.text {
        case "<group>": parent.flatMap { RelativePath.joined($0, path ?? "") }
        case "SOURCE_ROOT": RelativePath.joined(base, path ?? "")
        default: nil
        }
      if path != nil || object["children"] == nil { paths[id] = folder }
      for child in object["children"]?.texts ?? [] { ahead.append((child, folder)) }
    }
  }
}
