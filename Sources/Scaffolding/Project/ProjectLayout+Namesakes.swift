import ProjectModel

extension ProjectLayout {
  /// For those of `paths` that are new, another Swift file of the same name in a target that they would be built in: no
  /// compiler takes two files of one name into a module.
  func namesakes(of paths: [String]) -> [String: String] {
    guard let surroundings else { return [:] }
    let model = surroundings.model
    var wanted: [Substring: [(path: String, targets: [Int])]] = [:]
    for path in paths where path.hasSuffix(".swift") {
      let around = model.targets(at: path)
      let targets = (around.isEmpty ? [surroundings.target] : around).compactMap { model.targets.firstIndex(of: $0) }
      wanted[path.split(separator: "/").last ?? path[...], default: []].append((path, targets))
    }
    let lengths = Set(wanted.keys.map(\.utf8.count))
    var found: [String: String] = [:]
    for group in model.groups {
      let start = group.folder.isEmpty ? 0 : group.folder.utf8.count + 1
      for place in group.files {
        let known = model.files[place].path
        // Quick, as it is asked of every file of a project.
        guard lengths.contains(known.utf8.count - start) else { continue }
        for (path, targets) in wanted[Substring(known.utf8.dropFirst(start))] ?? []
        where path != known && targets.contains(where: group.targets.contains) { found[path] = known }
      }
    }
    return found
  }
}
