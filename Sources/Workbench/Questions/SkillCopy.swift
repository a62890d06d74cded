import POSIXSupport

/// Bundled skills that lie in a project once more, as `agents install` writes them for clients that read files.
///
/// They say what the bundled ones say. Read twice, each rule would stand beside itself, and conflict with itself.
enum SkillCopy {
  /// What is to be read of a project's folder of skills: all of it, or only what is no copy.
  static func others(in folder: FilePath, than bundled: FilePath?) -> [FilePath] {
    guard let bundled, let names = try? Folder.names(in: folder) else { return [folder] }
    let others = names.filter { !isCopy(folder.appending($0), of: bundled.appending($0)) }
    return others.count == names.count ? [folder] : others.filter { !$0.hasPrefix(".") }.map { folder.appending($0) }
  }

  /// Whether a folder holds the files of another one, byte for byte, and nothing else; links are no copies.
  private static func isCopy(_ copy: FilePath, of original: FilePath) -> Bool {
    guard let wanted = FileStatus(original, followingLinks: false), let found = FileStatus(copy, followingLinks: false),
      wanted.kind == found.kind
    else { return false }
    switch wanted.kind {
    case .folder:
      guard let names = try? Folder.names(in: original), (try? Folder.names(in: copy)) == names else { return false }
      return names.allSatisfy { isCopy(copy.appending($0), of: original.appending($0)) }
    case .file:
      guard wanted.size == found.size, let bytes = try? FileContents.bytes(of: copy, limit: wanted.size) else {
        return false
      }
      return (try? FileContents.bytes(of: original)) == bytes
    case .symbolicLink, .other: return false
    }
  }
}
