import RuleModel

// Tables and code.
extension RuleExtractor {
  mutating func readTable(_ table: Block.Table) {
    announcer = nil
    let reader = TableReader(table, leadIn: leadIn, titleSense: builder.titleSense)
    for (number, cells) in table.rows.enumerated() {
      let line = table.firstRowLine + number
      for cell in cells { collectLinks(InlineText(cell), line) }
      if let reason = reader.add(cells, line: line, to: &builder) {
        leave(cells.map { InlineText($0).plain }.joined(separator: " \u{2014} "), LineRange(line, line), reason)
      }
    }
    if leadIn?.isHeading != true { leadIn = nil }
  }

  mutating func readCode(_ block: Block, _ language: String) {
    let isFenced = builder.source.isFence(block.lines.first)
    // A lead-in speaks of the code that follows it, not of code behind a list.
    if block.depth == 0, isBehindList { leadIn = nil }
    let scope = block.depth > 0 ? parents.last ?? leadIn : leadIn
    let verdict = scope?.verdict ?? .neutral
    builder.noteCode(language.lowercased())
    let pieces = CodeExamples.pieces(of: block, language: language, isFenced: isFenced, verdict: verdict)
    for piece in pieces {
      let title = scope?.text ?? builder.section.last ?? ""
      let comments = piece.comments.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }.joined(separator: "; ")
      let told = [title, String(comments.prefix(240))].filter { !$0.isEmpty }.joined(separator: ": ")
      let statement = told.isEmpty ? String(piece.code.prefix(80)) : told
      let inline = InlineText(title + ". " + comments)
      var interfaces = InterfaceRoles()
      interfaces.read(code: piece.code.utf8, role: .mention)
      let isBad = !piece.examples.isEmpty && piece.examples.allSatisfy { $0.verdict == .bad }
      let strength = isBad ? .never : codeStrength(piece.comments)
      _ = builder.add(
        kind: .example, strength: strength, polarity: strength.polarity, statement: statement,
        leadIn: scope?.text ?? "",
        rationale: nil, fix: nil, words: Words(inline), interfaces: interfaces.uses, quantities: [],
        minimumOS: Quantities.minimumOS(inline.bytes), lines: piece.lines, examples: piece.examples)
    }
    if let announcer { builder.attach(pieces.flatMap(\.examples), to: announcer) }
    announcer = nil
    if leadIn?.isHeading != true { leadIn = nil }
  }

  /// Comments are norms only where they begin with the mark of good or bad code: "DON'T", "Wrong: ...".
  private func codeStrength(_ comments: [String]) -> Strength {
    let found = comments.compactMap { comment -> Strength? in
      guard Example.Verdict(comment: comment) != nil else { return nil }
      let inline = InlineText(comment)
      guard let norm = Norm(Words(inline), in: inline), norm.isExplicit else { return nil }
      return norm.strength == .never || norm.strength == .always ? norm.strength : nil
    }
    return found.contains(.never) ? .never : found.first ?? .info
  }
}
