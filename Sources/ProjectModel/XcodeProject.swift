/// The objects of a `project.pbxproj`, and the paths that its groups give to files.
struct XcodeProject {
  /// The project's file, relative to the root.
  let file: String
  private let objects: [String: PropertyList]
  let root: PropertyList
  /// What may still be looked at: objects that name each other in great numbers are more than the file is long.
  private var room = Allowance(1_000_000)
  /// The bytes of all paths: a short name in a folder of a long one is a long path.
  private var pathRoom = Allowance(64 << 20)
  /// The bytes of all settings that are looked at.
  var settingRoom = Allowance(16 << 20)
  /// Whether there was more to look at.
  var isCut: Bool { room.isSpent || pathRoom.isSpent || settingRoom.isSpent }
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

  /// The object that `id` names; none once too much was looked at.
  mutating func object(_ id: String?) -> PropertyList? {
    guard let object = id.flatMap({ objects[$0] }) else { return nil }
    return room.take(object.count) ? object : nil
  }

  /// `path` seen from the folder `base`; nil where it leads out of the root, and once there were too many.
  mutating func joined(_ base: String, _ path: String) -> String? {
    pathRoom.take(base.utf8.count + path.utf8.count) ? RelativePath.joined(base, path) : nil
  }

  /// The texts of the list at `key`; none once too much was looked at.
  mutating func texts(_ key: String, of object: PropertyList) -> [String] {
    guard let list = object[key] else { return [] }
    return room.take(list.count) ? list.texts : []
  }

  /// The entries of the map at `key`; none once too much was looked at.
  mutating func entries(_ key: String, of object: PropertyList) -> [PropertyList.Entry] {
    guard let map = object[key] else { return [] }
    return room.take(map.count) ? map.entries : []
  }

  /// The objects that the list at `key` names; none once too much was looked at.
  mutating func objects(_ key: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
    let named = texts(key, of: object).compactMap { id in objects[id].map { (id, $0) } }
    return room.take(named.reduce(0) { $0 + $1.1.count }) ? named : []
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
        case "<group>": parent.flatMap { joined($0, path ?? "") }
        case "SOURCE_ROOT": joined(base, path ?? "")
        default: nil
        }
      if path != nil || object["children"] == nil { paths[id] = folder }
      for child in object["children"]?.texts ?? [] { ahead.append((child, folder)) }
    }
  }
}
