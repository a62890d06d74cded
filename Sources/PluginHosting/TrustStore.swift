package import POSIXSupport
import RuleModel

/// The libraries that the user trusts, and their descriptors, by path and SHA-256, in the user's own folder.
///
/// The file is one that `sha256sum --check` reads. Nothing in a project can add to it, and what others may write to is
/// not believed.
package struct TrustStore: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let library: FilePath
    package let digest: String
  }

  package static let fileName = "trusted-plugins.sha256"

  /// The libraries, sorted by path; one entry a library.
  package private(set) var entries: [Entry] = []
  /// The descriptors beside them, likewise; there is none for a library that was trusted before descriptors were.
  package private(set) var descriptors: [Entry] = []
  private let file: FilePath

  /// Reads the store in `folder`; one that is not there is empty.
  package init(in folder: FilePath) throws(TrustError) {
    file = folder.appending(TrustStore.fileName)
    let text: String
    do {
      guard let status = try FileStatus.look(at: file) else { return }
      if status.kind == .file { try TrustStore.requireOwn(status, file, in: folder) }
      text = try FileContents.text(of: file, limit: 1 << 20)
    } catch let fault as FileFault {
      throw .unreadable(fault)
    } catch let error as TrustError {
      throw error
    } catch {
      throw .unreadable(FileFault("read", file, reason: "\(error)"))
    }
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      guard let entry = Entry(line: line) else { throw .malformed(file, line: index + 1) }
      set(entry)
    }
  }

  /// Reads the store in `folder`, changes it and writes it, while no other swiftkit does the same.
  package static func update<Value>(
    in folder: FilePath, _ change: (inout TrustStore) throws -> Value
  ) throws -> Value {
    do {
      try Folder.make(folder, permissions: 0o700)
    } catch {
      throw TrustError.unwritable(error)
    }
    guard let lock = TrustLock(folder) else {
      throw TrustError.unwritable(FileFault("lock", folder, reason: "another swiftkit is using it"))
    }
    defer { lock.release() }
    var store = try TrustStore(in: folder)
    let before = store
    let result = try change(&store)
    if store != before { try store.save() }
    return result
  }

  /// The digest that was trusted for a library or descriptor, which must be a path without symbolic links.
  package func digest(of path: FilePath) -> String? { (entries + descriptors).first { $0.library == path }?.digest }

  /// Trusts the library as it is now, and its descriptor with it.
  package mutating func trust(_ library: FilePath, descriptor: FilePath? = nil) throws(TrustError) -> Entry {
    var trusted: [Entry] = []
    for path in [library] + (descriptor.map { [$0] } ?? []) {
      guard !path.string.contains(where: \.isNewline) else { throw .strangeName(path) }
      try TrustStore.inspect(path)
      try TrustStore.inspectFolders(around: path)
      trusted.append(Entry(library: path, digest: try TrustStore.digest(of: path)))
    }
    for entry in trusted { set(entry) }
    return trusted[0]
  }

  /// Trusts the library no more; false when it was not trusted.
  package mutating func remove(_ library: FilePath) -> Bool {
    let count = entries.count
    entries.removeAll { $0.library == library }
    let needed = entries.flatMap { PluginDescriptor.paths(besides: $0.library) }
    let gone = PluginDescriptor.paths(besides: library).filter { !needed.contains($0) }
    descriptors.removeAll { gone.contains($0.library) }
    return entries.count < count
  }

  package func save() throws(TrustError) {
    let lines = (entries + descriptors).sorted { $0.library.string < $1.library.string }
    let text = lines.map { "\($0.digest)  \($0.library)\n" }.joined()
    do {
      try Folder.make(file.removingLastComponent(), permissions: 0o700)
      try AtomicFile.write(Array(text.utf8), to: file, permissions: 0o600, syncing: true)
    } catch {
      throw .unwritable(error)
    }
  }

  private mutating func set(_ entry: Entry) {
    if entry.library.extension == "json" {
      TrustStore.set(entry, in: &descriptors)
    } else {
      TrustStore.set(entry, in: &entries)
    }
  }

  private static func set(_ entry: Entry, in entries: inout [Entry]) {
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

/// Keeps other swiftkits from changing the store; the system lets go of it when the process ends, however it ends.
private struct TrustLock {
  private let descriptor: Int32

  /// Waits up to ten seconds for its turn; nil when that is not enough.
  init?(_ folder: FilePath) {
    descriptor = folder.withPlatformString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return nil }
    for _ in 0..<1000 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(10_000)
    }
    _ = close(descriptor)
    return nil
  }

  func release() { _ = close(descriptor) }
}
