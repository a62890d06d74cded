/// Text that shows what an answer of somebody looks like: it has the form of rules and is none.
struct SampleOutput {
  /// What is passed over: all below headings deeper than a level, or the blocks of one kind that come next.
  private enum Reach {
    case sections(above: Int)
    case next(isList: Bool?)
  }

  private var reach: Reach?
  /// The level of the heading that the current block stands under.
  private var level = 0

  /// Whether `block` is a part of a sample, or begins one.
  mutating func covers(_ block: Block, isFollowedBy next: Block?) -> Bool {
    if case .heading(let level) = block.kind {
      if case .sections(let top) = reach, level > top { return true }
      reach = SampleOutput.isTitle(block.text) ? .sections(above: level) : nil
      self.level = level
      return reach != nil
    }
    switch reach {
    case .sections: return true
    case .next(let isList):
      if let kind = SampleOutput.isList(block), isList == nil || isList == kind {
        reach = .next(isList: kind)
        return true
      }
      reach = nil
    case nil: break
    }
    guard case .paragraph = block.kind, block.text.hasSuffix(":"), SampleOutput.isTitle(block.text) else {
      return false
    }
    if case .heading(let below) = next?.kind {
      reach = below > level ? .sections(above: level) : nil
    } else {
      reach = .next(isList: nil)
    }
    return true
  }

  /// Whether a block that may show something is an entry of a list; nil for one that shows nothing.
  private static func isList(_ block: Block) -> Bool? {
    switch block.kind {
    case .item: true
    case .code, .quote, .table: false
    case .frontMatter, .heading, .paragraph, .thematicBreak, .comment: nil
    }
  }

  /// "Example output:", "Sample report".
  private static func isTitle(_ text: String) -> Bool {
    guard text.utf8.count <= 60 else { return false }
    let all = Words(InlineText(text)).all
    // "Example: answer a call" is an example of something else.
    guard all.dropFirst().allSatisfy({ $0.before < .bracket }) else { return false }
    let words = all.map(\.text)
    return words.count <= 5 && words.contains { ["example", "sample"].contains($0) }
      && words.contains { ["output", "report", "response", "transcript", "findings", "answer"].contains($0) }
  }
}
