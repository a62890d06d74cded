import POSIXSupport

/// A file of the manifest as it is on the disk now.
struct GeneratedFile {
  enum State {
    case pristine, edited, missing
  }

  let record: Manifest.File
  let bytes: [UInt8]?
  private let untouched: Set<String>

  /// - Parameter manifest: with it, a file that only injections have changed counts as pristine.
  init(
    _ record: Manifest.File, in root: FilePath, untouched manifest: Manifest? = nil
  ) throws(ScaffoldingError) {
    self.record = record
    untouched = manifest?.untouchedHashes(of: record.path, generatedAs: record.sha256) ?? [record.sha256]
    do throws(FileFault) {
      bytes = try FileContents.bytes(of: root.pushing(FilePath(record.path)))
    } catch {
      guard error.isMissing else { throw .file(error) }
      bytes = nil
    }
  }

  var state: State {
    guard let bytes else { return .missing }
    return untouched.contains(SHA256.hexadecimal(of: bytes)) ? .pristine : .edited
  }
}
