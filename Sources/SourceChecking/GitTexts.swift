package import POSIXSupport

/// Texts that a git repository holds, by the ids of its objects.
package struct GitTexts: Sendable {
  private let git: Git

  /// - Parameters:
  ///   - folder: a folder of the working tree; paths are relative to it.
  ///   - environment: that of git, as `NAME=value`.
  package init(in folder: FilePath, environment: [String]) throws(GitError) {
    git = try Git(in: folder, environment: environment)
  }

  /// The ids of those of `files` whose bytes the last commit has at one of `paths`.
  ///
  /// Where there are remotes, it is the last commit of the remote's main branch: commits of other branches may be squashed, and
  /// their texts are then in no clone. An error where that branch is not known.
  package func committed(_ files: [String], at paths: [String]) throws(GitError) -> [String: String] {
    let commit = try git.line(["remote"]).isEmpty ? "HEAD" : "refs/remotes/origin/HEAD"
    let tree = try git.bytes(["ls-tree", "-r", "-z", commit, "--"] + paths)
    // `100644 blob ID<tab>path`
    let known = Set(
      tree.split(separator: 0).compactMap { line in
        let words = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
        return words.count == 3 ? String(decoding: words[2], as: UTF8.self) : nil
      })
    // No filter makes other bytes of what lies there.
    let hashed = try git.line(["hash-object", "--no-filters", "--"] + files)
    let ids = hashed.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    guard ids.count == files.count else { return [:] }
    return Dictionary(zip(files, ids).filter { known.contains($0.1) }) { first, _ in first }
  }

  /// The bytes of the blob `id`; an error where the repository does not hold it.
  package func text(_ id: String) throws(GitError) -> [UInt8] {
    try git.bytes(["cat-file", "blob", id])
  }
}
