import ByteText
package import POSIXSupport

/// The record of what was generated: which template, which answers, which files with which content.
///
/// It lies in `.swiftkit/manifest.json` and belongs under version control. The content that each file was generated
/// with is kept in `.swiftkit/base`, named by its SHA-256, so that an update needs no old template; once
/// git has the same text, its id stands in the record in place of the copy.
package struct Manifest: Hashable, Sendable, Encodable {
  package struct Feature: Hashable, Sendable, Encodable {
    package let name: String
    package let template: String
    package var version: String
    package let origin: String
    package var answers: [String: String]
    /// The folder of each place, relative to the root, as the files were generated.
    package var folders: [String: String]
    package var files: [File]
    /// How its files are indented, `tab` or a number of spaces; nil where they are as the template is.
    package var indentation: String?
    /// `card/Portfolio`: names are only unique among those of one template.
    package var fullName: String { "\(template)/\(name)" }
    /// What was put into files of the project; nil where nothing was.
    package var injections: [Injection]?
    /// The roles of all that was ever put into files for it, sorted: an update looks after these and no others.
    ///
    /// Nil where nothing was, and in records of versions that gave all injections into one file the role of the first.
    package var injectedRoles: [String]?
    /// The names of types of frameworks that types of the project hid from its files, sorted; nil where none did.
    package var hiddenNames: [String]?
  }

  package struct File: Hashable, Sendable, Encodable {
    /// Relative to the project's root.
    package let path: String
    package let role: String
    package let sha256: String
    /// Used by other features as well; it goes with the last of them.
    package let isShared: Bool
    /// The id of the text in the project's git repository, where no copy of it is kept.
    package var blob: String?
  }

  package var schema = 1
  package var features: [Feature] = []

  package init() {}

  package static let path = ".swiftkit/manifest.json"

  /// The path of the content that a file was generated with.
  package static func basePath(of sha256: String) -> String { "\(bases)/\(sha256)" }
  static let bases = ".swiftkit/base"

  /// Reads the manifest of the project at `root`; an empty one where there is none.
  package init(in root: FilePath) throws(ScaffoldingError) {
    try self.init(try Manifest.bytes(in: root), in: root)
  }

  /// The manifest that is written as `bytes`.
  init(_ bytes: [UInt8]?, in root: FilePath) throws(ScaffoldingError) {
    guard let bytes else { return }
    do throws(JSONPart.Problem) {
      self = try Manifest(json: bytes)
    } catch {
      throw .manifest(root.pushing(FilePath(Manifest.path)), reason: error.message)
    }
    guard schema == 1 else {
      throw .manifest(root.pushing(FilePath(Manifest.path)), reason: "schema \(schema) is from a newer swiftkit")
    }
    // Teams share it by git, so that whoever may commit chooses what is in it.
    for path in features.flatMap({ $0.files.map(\.path) + ($0.injections ?? []).map(\.path) }) {
      guard let flaw = RelativePath.flaw(inRecord: path) else { continue }
      throw .manifest(root.pushing(FilePath(Manifest.path)), reason: "'\(path)' \(flaw)")
    }
    for file in features.flatMap(\.files) where !file.sha256.isHexadecimal(digits: 64) {
      throw .manifest(root.pushing(FilePath(Manifest.path)), reason: "'\(file.path)' has a digest that is not SHA-256")
    }
    for file in features.flatMap(\.files) {
      guard let blob = file.blob, ![40, 64].contains(where: { blob.isHexadecimal(digits: $0) }) else { continue }
      let reason = "'\(file.path)' has a 'blob' that is not the id of a git object"
      throw .manifest(root.pushing(FilePath(Manifest.path)), reason: reason)
    }
  }

  static func bytes(in root: FilePath) throws(ScaffoldingError) -> [UInt8]? {
    try Looking.bytes(of: Manifest.path, in: root)
  }
}
