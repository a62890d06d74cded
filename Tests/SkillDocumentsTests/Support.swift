import POSIXSupport
import RuleModel
import SkillDocuments
import TestSupport

/// The document that `text` makes, at a path of no importance.
func document(_ text: String, path: String = "sample.md") -> SkillDocument {
  SkillReader.read(bytes: Array(text.utf8), path: path)
}

/// The five documents that the reader is measured on; nil where the checkout has none beside it.
struct Seeds {
  let documents: [SkillDocument]
  let texts: [[String]]

  static let all: Seeds? = {
    guard let folder = PackageFolder.shared("seeds"), let files = try? FileTree.files(below: folder) else { return nil }
    let bytes = files.compactMap { try? FileContents.bytes(of: $0) }
    guard bytes.count == 5 else { return nil }
    return Seeds(
      documents: zip(files, bytes).map { SkillReader.read(bytes: $1, path: $0.string) },
      texts: bytes.map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      })
  }()
}
