import POSIXSupport
import SkillDocuments
import SourceChecking
import SourceScanning

/// The Swift code of Markdown documents: a file for each piece, with the places that it has in its document.
struct DocumentCode {
  private(set) var files: [CheckedFile] = []
  /// The documents themselves, by shown path.
  private(set) var documents: [String: [UInt8]] = [:]
  private(set) var skipped: [SkippedFile] = []

  /// So many empty lines may stand above all pieces of one document together: with more, small pieces by the thousand
  /// would need gigabytes.
  private static let mostEmptyLines = 4 << 20

  static func isDocument(_ path: FilePath) -> Bool { endings.contains((path.extension ?? "").lowercased()) }

  private static let endings = ["md", "markdown"]

  /// - Parameter limit: documents with more bytes are not read.
  init(of documents: [CheckedFile], limit: Int) {
    for document in documents {
      do throws(FileFault) {
        let bytes = try DocumentCode.bytes(of: document, limit)
        if let reason = bytes.withUnsafeBytes(\.reasonNotToRead) {
          skipped.append(SkippedFile(path: document.shown, reason: reason))
        } else {
          add(document, bytes)
        }
      } catch {
        skipped.append(SkippedFile(path: document.shown, reason: error.reason))
      }
    }
  }

  private static func bytes(of document: CheckedFile, _ limit: Int) throws(FileFault) -> [UInt8] {
    if let source = document.source { return source }
    return try FileContents.bytes(of: document.path, limit: limit)
  }

  private mutating func add(_ document: CheckedFile, _ bytes: [UInt8]) {
    let snippets = SwiftSnippet.all(in: bytes)
    guard snippets.reduce(0, { $0 + $1.firstLine }) <= DocumentCode.mostEmptyLines else {
      let what =
        snippets.count == 1
        ? "its Swift code is too far down to be checked"
        : "it contains \(snippets.count) Swift code blocks, too many to check"
      let reason = "\(what); split the document"
      skipped.append(SkippedFile(path: document.shown, reason: reason))
      return
    }
    documents[document.shown] = bytes
    for snippet in snippets {
      // Empty lines in place of the words above keep the numbers of the lines. Readers of a document know that its code
      // is SwiftUI's, so what few pieces say stands in the first of them.
      let head = snippet.importsSomething ? "" : "import SwiftUI"
      let text = head + String(repeating: "\n", count: snippet.firstLine - 1) + snippet.code
      files.append(CheckedFile(path: document.path, shown: document.shown, source: Array(text.utf8)))
    }
  }
}

extension SwiftSnippet {
  fileprivate var importsSomething: Bool {
    code.split(separator: "\n").contains { line in
      let words = line.split(separator: " ", maxSplits: 2)
      return words.first == "import" || words.first?.first == "@" && words.dropFirst().first == "import"
    }
  }
}
