import RuleModel

/// The text of a document outside code blocks, with the places of its inline code and links.
struct ProseText {
  struct Code {
    let text: String
    let line: Int
    /// The words directly around it, in lower case and without punctuation; empty at the edges of the text.
    let before: String
    let after: String
  }

  private(set) var codes: [Code] = []
  private(set) var links: [DocumentLink] = []
  /// Plain text by the line that it begins on.
  private(set) var passages: [(text: String, line: Int)] = []

  init(_ document: SkillDocument) {
    for block in document.blocks {
      switch block.kind {
      case .heading, .item, .paragraph, .quote: add(block.text, line: block.lines.first)
      case .table(let table):
        for (number, row) in table.rows.enumerated() {
          for cell in row { add(cell, line: table.firstRowLine + number) }
        }
      case .frontMatter, .code, .thematicBreak, .comment: continue
      }
    }
  }

  private mutating func add(_ text: String, line: Int) {
    for chunk in TextChunks.split(text, firstLine: line) {
      let inline = InlineText(chunk.text)
      let words = Words(inline)
      for (index, word) in words.all.enumerated() {
        guard let code = word.code else { continue }
        codes.append(
          Code(
            text: inline.codes[code].text, line: chunk.lines.first + inline.line(at: word.range.lowerBound),
            before: words.text(index - 1) ?? "", after: words.text(index + 1) ?? ""))
      }
      links += inline.links.map {
        DocumentLink(title: $0.title, target: $0.target, line: chunk.lines.first + $0.lineOffset)
      }
      passages.append((inline.plain, chunk.lines.first))
    }
  }
}
