/// The objects of a `project.pbxproj`, and the paths that its groups give to files.
struct XcodeProject {
  /// The project's file, relative to the root.
  let file: String
  private let objects: [String: PropertyList]
  let root: PropertyList
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

  /// The objects that the list at `key` names.
  func objects(_ key: String, of object: PropertyList) -> [(id: String, object: PropertyList)] {
    (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
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
