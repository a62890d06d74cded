/// What a plan says of new files that Xcode does not add to their targets by itself.
extension Planner {
  /// A note for each target and cause; it names the files where there are other new ones.
  func membershipNotes(_ files: [PlannedFile]) -> [String] {
    let created = files.filter { $0.action == .create }
    var missing: [(cause: ProjectLayout.MissingMembership, paths: [String])] = []
    for file in created {
      guard let cause = layout.missingMembership(of: file) else { continue }
      if let place = missing.firstIndex(where: { $0.cause == cause }) {
        missing[place].paths.append(file.path)
      } else {
        missing.append((cause, [file.path]))
      }
    }
    return missing.map { missing in
      note(missing.cause, missing.paths, others: created.map(\.path).filter { !missing.paths.contains($0) })
    }
  }

  /// - Parameter others: the other new files, which are named where they are fewer.
  private func note(_ missing: ProjectLayout.MissingMembership, _ paths: [String], others: [String]) -> String {
    let isOne = paths.count == 1
    let names =
      others.isEmpty
      ? "the new \(isOne ? "file" : "files")"
      : others.count < paths.count
        ? "the new files other than \(others.joined(separator: ", "))" : paths.joined(separator: ", ")
    let target = missing.target.map { "the target '\($0)'" } ?? (isOne ? "its target" : "their targets")
    let folders = self.folders(of: paths)
    return switch missing.cause {
    case .isListed: "the Xcode project lists its files one by one: add \(names) to \(target) in Xcode"
    case .isInNone: "no target contains \(folders): add \(names) to \(target) in Xcode"
    case .isInOthers: "\(target) does not contain \(folders): add \(names) to it in Xcode"
    case .isBuilt(let others):
      "Xcode builds \(folders) into \(quoted(others, "and")): take \(names) out of "
        + "\(others.count == 1 ? "that target" : "those targets"), and add \(isOne ? "it" : "them") to \(target) in Xcode"
    }
  }

  private func folders(of paths: [String]) -> String {
    let folders = Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") }).sorted()
    let named = folders.filter { !$0.isEmpty }
    if named.isEmpty { return "the project's folder" }
    let root = named.count < folders.count ? "the project's folder and " : ""
    return "\(root)the \(named.count == 1 ? "folder" : "folders") \(quoted(named, "and"))"
  }
}
