import POSIXSupport
import SourceChecking
import WireFormats

extension Baseline {
  /// The largest file that is read, in bytes.
  static let limit = 64 << 20

  /// Reads a baseline file.
  init(at path: FilePath) throws { try self.init(FileContents.bytes(of: path, limit: Baseline.limit), at: path) }

  /// Takes the contents of a baseline file.
  init(_ bytes: [UInt8], at path: FilePath) throws {
    guard let document = try? JSONText.value(BaselineDocument.self, from: bytes), document.version == 1 else {
      throw NoBaseline(path: path)
    }
    self.init(
      document.findings.map { known in
        var around: CodeAround?
        if let before = known.before, let after = known.after { around = CodeAround(before: before, after: after) }
        return Entry(
          check: known.check, path: known.path, fingerprint: known.fingerprint, line: known.line, around: around)
      })
  }

  func write(to path: FilePath) throws {
    let document = BaselineDocument(
      findings: entries.map {
        .init(
          check: $0.check, path: $0.path, fingerprint: $0.fingerprint, line: $0.line, before: $0.around?.before,
          after: $0.around?.after)
      })
    try AtomicFile.write(Array(try JSONText.document(document).utf8), to: path, syncing: true)
  }
}

/// A file that is no baseline of ours.
struct NoBaseline: Error, CustomStringConvertible {
  let path: FilePath

  var description: String { "'\(path)' is not a baseline file; '--write-baseline \(path)' writes one" }
}
