package import POSIXSupport

/// The libraries that the user trusts, by path and SHA-256, in the user's own folder.
///
/// The file is one that `sha256sum --check` reads. Nothing in a project can add to it.
package struct TrustStore: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let library: FilePath
    package let digest: String
  }

  package static let fileName = "trusted-plugins.sha256"

  /// Sorted by path; one entry a library.
  package private(set) var entries: [Entry] = []
  private let file: FilePath

  /// Reads the store in `folder`; one that is not there is empty.
  package init(in folder: FilePath) throws(TrustError) {
    file = folder.appending(TrustStore.fileName)
    let text: String
    do {
      text = try FileContents.text(of: file, limit: 1 << 20)
    } catch {
      if error.isMissing { return }
      throw .unreadable(error)
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      guard let entry = Entry(line: line) else { throw .malformed(file, line: index + 1) }
      set(entry)
    }
  }

  /// The digest that was trusted for `library`, which must be a path without symbolic links.
  package func digest(of library: FilePath) -> String? { entries.first { $0.library == library }?.digest }

  /// Trusts the library as it is now.
  package mutating func trust(_ library: FilePath) throws(TrustError) -> Entry {
    guard !library.string.contains(where: \.isNewline) else { throw .strangeName(library) }
    let entry = Entry(library: library, digest: try TrustStore.digest(of: library))
    set(entry)
    return entry
  }

  /// Trusts the library no more; false when it was not trusted.
  package mutating func remove(_ library: FilePath) -> Bool {
    let count = entries.count
    entries.removeAll { $0.library == library }
    return entries.count < count
  }

  package func save() throws(TrustError) {
    let text = entries.map { "\($0.digest)  \($0.library)\n" }.joined()
    do {
      try Folder.make(file.removingLastComponent(), permissions: 0o700)
      try AtomicFile.write(Array(text.utf8), to: file, permissions: 0o600)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Looks whether nobody but its owner can change a library.
  ///
  /// Refused are files, and folders around them, that others may write to, and files of other users.
  package static func inspect(_ library: FilePath) throws(TrustError) {
    guard let status = FileStatus(library, followingLinks: false) else { throw .missing(library) }
    guard status.kind == .file else { throw .notAFile(library) }
    guard status.permissions & 0o022 == 0 else { throw .writableByOthers(library) }
    guard status.owner == geteuid() || status.owner == 0 else { throw .ownedByAnother(library) }
    let folder = library.removingLastComponent()
    // A sticky folder, as /tmp, lets only owners replace their files.
    if let around = FileStatus(folder), around.permissions & 0o022 != 0, around.permissions & 0o1000 == 0 {
      throw .writableByOthers(folder)
    }
  }

  private static func digest(of library: FilePath) throws(TrustError) -> String {
    try inspect(library)
    do {
      return SHA256.hexadecimal(of: try FileContents.bytes(of: library))
    } catch {
      throw .unreadable(error)
    }
  }

  private mutating func set(_ entry: Entry) {
    entries.removeAll { $0.library == entry.library }
    entries.append(entry)
    entries.sort { $0.library.string < $1.library.string }
  }
}

extension TrustStore.Entry {
  /// A line of `sha256sum`: 64 digits, two spaces, an absolute path.
  fileprivate init?(line: Substring) {
    let digest = line.prefix(64)
    let path = FilePath(String(line.dropFirst(66)))
    guard digest.count == 64, digest.allSatisfy({ $0.isHexDigit && !$0.isUppercase }), path.isAbsolute,
      line.dropFirst(64).hasPrefix("  ")
    else { return nil }
    self.init(library: path, digest: String(digest))
  }
}
