import SwiftKitSDK
import Testing

/// Another way to write the same code, as edits of the source: nothing that a check looks for is gained or lost.
///
/// Unlike a `Mutation` it may move code, so only the number of findings is compared.
struct Rewriting: CustomTestStringConvertible, Sendable {
  let name: String
  let edits: @Sendable (SourceFile) -> [Edit]

  var testDescription: String { name }

  static let all = views + members + values + statements

  /// The rewritten source; nil where there is nothing to rewrite.
  func apply(_ source: [UInt8]) -> [UInt8]? {
    let edits = findings(Rewriter(edits: edits), in: source).flatMap(\.edits).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    guard !edits.isEmpty else { return nil }
    var result: [UInt8] = []
    var copied = 0
    for edit in edits where edit.range.lowerBound >= copied {
      result += source[copied..<edit.range.lowerBound] + Array(edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    return result + source[copied...]
  }

  /// A check that reports nothing but edits.
  private struct Rewriter: Check {
    let id = "rewriter"
    let severity = Severity.info
    let title = "code to be rewritten"
    let literals: [String] = []
    let edits: @Sendable (SourceFile) -> [Edit]

    func check(_ file: SourceFile, _ report: Report) {
      let edits = edits(file)
      if !edits.isEmpty { report(at: 0..<0, "code to be rewritten", edits: edits) }
    }
  }
}
