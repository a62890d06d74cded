import POSIXSupport

/// A file of the manifest as it is on the disk now.
struct GeneratedFile {
  enum State {
    case pristine, edited, missing
  }

  static let linked = "is now a symbolic link"

  let record: Manifest.File
  /// What it holds; nil when it is gone.
  let bytes: [UInt8]?
  /// Somebody has put a symbolic link in its place, which is left alone.
  let isLink: Bool
  private let untouched: Set<String>

  /// - Parameter manifest: with it, a file that only injections have changed counts as pristine.
  init(
    _ record: Manifest.File, in root: FilePath, untouched manifest: Manifest? = nil
  ) throws(ScaffoldingError) {
    self.record = record
    untouched = manifest?.untouchedHashes(of: record.path, generatedAs: record.sha256) ?? [record.sha256]
    isLink = try Looking.isBehindLink(record.path, in: root)
    bytes = isLink ? [] : try Looking.bytes(of: record.path, in: root)
  }

  /// Why it is not as it was generated.
  var editing: String { isLink ? GeneratedFile.linked : Revision.edited }

  var state: State {
    guard let bytes else { return .missing }
    if isLink { return .edited }
    return untouched.contains(SHA256.hexadecimal(of: bytes)) ? .pristine : .edited
  }
}
