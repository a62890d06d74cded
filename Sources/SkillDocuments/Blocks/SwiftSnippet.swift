import ByteText
import RuleModel

/// Swift code in a Markdown document that its readers may write; what it calls bad is none.
package struct SwiftSnippet: Hashable, Sendable {
  /// As it stands in the document, with the document's indentation.
  package let code: String
  /// Counted from 1.
  package let firstLine: Int

  /// All of a document, in order: fenced blocks that say they are Swift.
  ///
  /// Code is bad where its comments, the words above it or the heading of its section say so, as `Avoid` and `// BAD` do.
  /// - Parameter bytes: of the document; one that is no text has none.
  package static func all(in bytes: [UInt8]) -> [SwiftSnippet] {
    let source = SourceText(bytes)
    var heading = Example.Verdict.neutral
    // What the words directly above a block say of it.
    var leadIn: Example.Verdict?
    var snippets: [SwiftSnippet] = []
    for block in BlockScanner.scan(source, from: 0).blocks {
      switch block.kind {
      case .heading:
        heading = Example.Verdict(comment: InlineText(block.text).plain) ?? .neutral
        leadIn = nil
      case .paragraph, .item: leadIn = Example.Verdict(comment: InlineText(block.text).plain)
      case .code(let language) where language.lowercased() == "swift" && source.isFence(block.lines.first):
        let examples = CodeExamples.examples(of: block, verdict: leadIn ?? heading)
        snippets += examples.filter { $0.verdict != .bad }.map {
          SwiftSnippet(code: source.text(of: $0.lines), firstLine: $0.lines.first)
        }
        leadIn = nil
      case .frontMatter, .code, .table, .quote, .thematicBreak, .comment: leadIn = nil
      }
    }
    return snippets
  }
}

extension SourceText {
  /// Whole lines as they stand there, with an end after each.
  fileprivate func text(of range: LineRange) -> String {
    let wanted = lines[max(range.first - 1, 0)..<min(range.last, lines.count)]
    return wanted.map { String(decoding: bytes[$0], as: UTF8.self) + "\n" }.joined()
  }
}
