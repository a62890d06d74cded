package import POSIXSupport
import RuleIndex

/// Remembers in the user's cache folder what tables of aliases hold, in order and with their stems.
///
/// The bundled table is the same for every index, and making a book of it costs more than reading five documents.
package struct AliasCache: Sendable {
  private let folder: FilePath?

  /// - Parameter folder: nil where nothing is to be remembered.
  package init(in folder: FilePath?) { self.folder = folder }

  /// The book of the table whose bytes have `hash`; `read` makes it where it is not known.
  func book(
    of hash: String, _ read: () -> (book: AliasBook, problems: [IndexedFile.Problem])
  ) -> (book: AliasBook, problems: [IndexedFile.Problem]) {
    let file = folder?.appending("aliases-\(hash).cache")
    if let file, let bytes = try? FileContents.bytes(of: file), let known = AliasBook(bytes: bytes) {
      return (known, [])
    }
    let made = read()
    // A table with mistakes is read each time, so that they are told each time.
    if let folder, let file, made.problems.isEmpty {
      try? Folder.make(folder, permissions: 0o700)
      try? AtomicFile.write(made.book.bytes, to: file, permissions: 0o600)
    }
    return made
  }
}
