import POSIXSupport
import SourceChecking
import WireFormats

extension Baseline {
  /// Reads a baseline file.
  init(at path: FilePath) throws {
    let bytes = try FileContents.bytes(of: path, limit: 64 << 20)
    guard let document = try? JSONText.value(BaselineDocument.self, from: bytes), document.version == 1 else {
      throw NoBaseline(path: path)
    }
    self.init(document.findings.map { Entry(check: $0.check, path: $0.path, fingerprint: $0.fingerprint) })
  }

  func write(to path: FilePath) throws {
    let document = BaselineDocument(
      findings: entries.map { .init(check: $0.check, path: $0.path, fingerprint: $0.fingerprint) })
    try AtomicFile.write(Array(try JSONText.document(document).utf8), to: path, syncing: true)
  }
}

/// A file that is no baseline of ours.
struct NoBaseline: Error, CustomStringConvertible {
  let path: FilePath

  var description: String { "'\(path)' is no baseline of this swiftkit; '--write-baseline \(path)' writes one" }
}
