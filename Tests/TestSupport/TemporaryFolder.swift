package import POSIXSupport

/// A folder of a test's own, removed with everything in it when the owner goes.
package final class TemporaryFolder: Sendable {
  package let path: FilePath

  package init(_ name: String = "swiftkit-test-") throws {
    let parent = ProcessEnvironment.value("TMPDIR").map { FilePath($0) } ?? "/tmp"
    path = ProcessEnvironment.resolved(try Folder.makeTemporary(in: parent, prefix: name)) ?? parent
  }

  deinit { try? Folder.removeAll(path) }

  /// For what many tests share, such as a program's copy; removed when the run ends.
  package static let ofTheRun: Result<TemporaryFolder, any Error> = Result {
    let folder = try TemporaryFolder()
    // A static value never goes by itself.
    atexit { try? Folder.removeAll(try TemporaryFolder.ofTheRun.get().path) }
    return folder
  }

  /// Writes `text` to `name` below the folder, making the folders between.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> FilePath {
    try write(Array(text.utf8), to: name)
  }

  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> FilePath {
    let file = path.appending(name)
    try Folder.make(file.removingLastComponent())
    try AtomicFile.write(bytes, to: file)
    return file
  }

  package func read(_ name: String) throws -> String { try FileContents.text(of: path.appending(name)) }

  /// Every file below the folder, hidden ones included, as paths relative to it.
  package func listing() throws -> [String] {
    try FileTree.files(below: path) { _, _ in true }.map { file in
      var relative = file
      _ = relative.removePrefix(path)
      return relative.string
    }
  }
}
