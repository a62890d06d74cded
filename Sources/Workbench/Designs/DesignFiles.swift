package import POSIXSupport
import Scaffolding

/// Several files of one design, written together or not at all.
package enum DesignFiles {
  /// Writes `files` into `folder`; one that is there already as it would be is left alone.
  ///
  /// - Parameter overwriting: whether a file that differs gives way; otherwise nothing is written.
  /// - Returns: the paths of all, in their order.
  package static func write(
    _ files: [(name: String, bytes: [UInt8])], to folder: FilePath, overwriting: Bool, in workplace: Workplace
  ) throws -> [FilePath] {
    let base = workplace.workingFolder
    // What lies below the working folder came with a project, its links too, and none of them is followed.
    let root = folder.starts(with: base) ? base : folder
    if try FileStatus.look(at: root) == nil { try Folder.make(root) }
    let place = try OpenFolder(root)
    let inside = folder.components.dropFirst(root.components.count)
    var changes: [Change] = []
    var differing: [String] = []
    for (name, after) in files {
      let path = FilePath(root: nil, inside).appending(name)
      let before = try place.status(of: path) == nil ? nil : try place.bytes(of: path)
      if before == after { continue }
      if before != nil { differing.append(name) }
      changes.append(Change(path.string, before: before, after: after))
    }
    if !overwriting, let first = differing.first {
      let differ = differing.count > 1 ? "it and \(differing.count - 1) more exist and differ" : "it exists and differs"
      throw FileFault(
        "write", folder.appending(first),
        reason: "\(differ); nothing was written. --force overwrites, another --out keeps both")
    }
    try Transaction(in: root, workplace.transactions, keepingHistory: false).commit(changes)
    return files.map { folder.appending($0.name) }
  }
}
