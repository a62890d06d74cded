import ByteText
package import HostMessages
import POSIXSupport

extension Manifest {
  /// Something that was put into a file of the project.
  package struct Injection: Hashable, Sendable, Encodable {
    package let path: String
    package let role: String
    let kind: String
    let into: String
    let call: String?
    let argument: String?
    let text: String
    /// The whole file before and after, by SHA-256: a generated file that only changed so counts as unedited.
    var before: String
    var after: String

    private enum CodingKeys: String, CodingKey {
      case path, role, kind = "as", into, call, argument, text, before, after
    }

    init(_ edit: CodeEdit, path: String, role: String, before: String, after: String) {
      (self.path, self.role, self.before, self.after) = (path, role, before, after)
      (kind, into, call, argument, text) = (edit.kind.rawValue, edit.place, edit.call, edit.argument, edit.text)
    }

    /// The edits of one planned file.
    static func list(_ file: PlannedFile) -> [Injection] {
      guard let existing = file.existing else { return [] }
      let before = SHA256.hexadecimal(of: existing)
      let after = SHA256.hexadecimal(of: file.merged ?? existing)
      return file.edits.map { Injection($0.edit, path: file.path, role: $0.role, before: before, after: after) }
    }

    package var edit: CodeEdit {
      CodeEdit(
        CodeEdit.Kind(rawValue: kind) ?? .member, into: into, call: call, argument: argument, text: text)
    }

    /// True where the file still holds it, as far as that can be seen without a parser.
    func stands(in bytes: [UInt8]) -> Bool {
      func words(_ text: some StringProtocol) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      return words(String(decoding: bytes, as: UTF8.self)).utf8
        .contains(bytesOf: kind == "import" ? "import \(text)" : words(text))
    }
  }

  /// The hashes that the file at `path` may have without anybody having edited it.
  func untouchedHashes(of path: String, generatedAs hash: String) -> Set<String> {
    let injections = features.flatMap { $0.injections ?? [] }.filter { $0.path == path }
    var hashes: Set = [hash]
    for _ in injections {
      for injection in injections where hashes.contains(injection.before) { hashes.insert(injection.after) }
    }
    return hashes
  }

  /// Another feature than `feature` that has put something into the file at `path`.
  func feature(injectingInto path: String, except feature: Feature) -> Feature? {
    features.first { $0 != feature && ($0.injections ?? []).contains { $0.path == path } }
  }
}
