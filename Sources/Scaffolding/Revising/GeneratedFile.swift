import POSIXSupport

/// A file of the manifest as it is on the disk now.
struct GeneratedFile {
  enum State {
    case pristine, edited, missing
  }

  let record: Manifest.File
  let bytes: [UInt8]?

  init(_ record: Manifest.File, in root: FilePath) throws(ScaffoldingError) {
    self.record = record
    do throws(FileFault) {
      bytes = try FileContents.bytes(of: root.pushing(FilePath(record.path)))
    } catch {
      guard error.isMissing else { throw .file(error) }
      bytes = nil
    }
  }

  var state: State {
    guard let bytes else { return .missing }
    return SHA256.hexadecimal(of: bytes) == record.sha256 ? .pristine : .edited
  }
}
