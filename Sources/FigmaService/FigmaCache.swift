package import POSIXSupport

/// Answers that were fetched, on disk: by file, layer and version, and which of them is the latest.
package struct FigmaCache: Sendable {
  private let folder: FilePath

  package init(folder: FilePath) { self.folder = folder }

  /// The latest answer to a question, or the one of a version.
  ///
  /// - Returns: the answer, and how many seconds ago it was fetched.
  func answer(file: String, question: String, version: String?) -> (bytes: [UInt8], age: Int)? {
    let place = place(file, question)
    guard let version = version ?? (try? FileContents.text(of: place.appending("latest"))) else { return nil }
    let file = place.appending(FigmaCache.name(version) + ".json")
    guard let bytes = try? FileContents.bytes(of: file) else { return nil }
    let age = FileStatus(file).map { (ContentStamp.now() &- $0.modified) / 1_000_000_000 } ?? 0
    return (bytes, Int(max(0, age)))
  }

  /// Keeps an answer; a cache that cannot be written costs the next fetch and nothing else.
  func keep(_ bytes: [UInt8], file: String, question: String, version: String) {
    let place = place(file, question)
    // Designs are nobody else's business.
    try? Folder.make(place, permissions: 0o700)
    try? AtomicFile.write(bytes, to: place.appending(FigmaCache.name(version) + ".json"), permissions: 0o600)
    try? AtomicFile.write(Array(version.utf8), to: place.appending("latest"), permissions: 0o600)
  }

  private func place(_ file: String, _ question: String) -> FilePath {
    folder.appending(FigmaCache.name(file)).appending(String(SHA256.hexadecimal(of: question).prefix(16)))
  }

  private static func name(_ text: String) -> String {
    let safe = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return safe.isEmpty ? "unknown" : safe
  }
}
