/// A folder or file that is read with all that lies below it, and how far symbolic links may lead from there.
///
/// What a project brings is read through an open folder, so that neither a link nor a folder that is exchanged for one
/// meanwhile leads out of it. What is the user's own is read wherever links lead.
package struct ReadingRoot: Sendable {
  package let path: FilePath
  /// Nil where links may lead anywhere.
  private let door: Door?

  /// An open folder cannot be copied; all that read below it share it.
  private final class Door: Sendable {
    let folder: OpenFolder

    init(_ path: FilePath) throws(FileFault) { folder = try OpenFolder(path) }
  }

  /// A root that is the user's own, or a file that he names: links in it lead anywhere.
  package init(trusting path: FilePath) {
    self.path = path
    door = nil
  }

  /// A root below which links are followed as long as they stay in `boundary`, a folder that holds it, without links.
  ///
  /// Where `boundary` does not hold it the root is its own boundary. Throws where that cannot be opened.
  package init(_ path: FilePath, staying boundary: FilePath? = nil) throws(FileFault) {
    self.path = path
    door = try Door(boundary.flatMap { path.starts(with: $0) ? $0 : nil } ?? path)
  }

  /// What lies at `path`, links followed; nil when nothing is there. Throws where a link leads out.
  package func status(of path: FilePath) throws(FileFault) -> FileStatus? {
    guard let door else { return try FileStatus.look(at: path) }
    return try door.folder.status(of: relative(path, door), links: .inside)
  }

  /// The bytes of the regular file at `path`, which a link may lead to.
  package func bytes(of path: FilePath, limit: Int = 256 << 20) throws(FileFault) -> [UInt8] {
    guard let door else { return try FileContents.bytes(of: path, limit: limit) }
    return try door.folder.bytes(of: relative(path, door), links: .inside, limit: limit)
  }

  /// The folder at `path`, which a link may lead to.
  package func folder(_ path: FilePath) throws(FileFault) -> OpenFolder {
    guard let door else { return try OpenFolder(path) }
    return try door.folder.folder(relative(path, door), links: .inside)
  }

  /// The names in the folder at `path`, in order of their bytes.
  package func names(in path: FilePath) throws(FileFault) -> [String] {
    try folder(path).entries().map { String(decoding: $0.name, as: UTF8.self) }
  }

  private func relative(_ path: FilePath, _ door: Door) -> FilePath {
    var relative = path
    // A path that lies elsewhere stays as it is, absolute, and the door refuses it.
    _ = relative.removePrefix(door.folder.path)
    return relative
  }
}
