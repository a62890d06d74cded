import RuleModel

/// Headings as a tree: each section ends where the next one of its rank or above begins.
enum SectionTree {
  static func build(_ blocks: [Block], lineCount: Int) -> [DocumentSection] {
    var sections: [DocumentSection] = []
    var open: [Int] = []
    func close(above line: Int, from level: Int) {
      while let last = open.last, sections[last].level >= level {
        let section = sections[last]
        sections[last] = DocumentSection(
          title: section.title, level: section.level, lines: LineRange(section.lines.first, line),
          parent: section.parent)
        open.removeLast()
      }
    }
    for block in blocks {
      guard case .heading(let level) = block.kind else { continue }
      close(above: block.lines.first - 1, from: level)
      var title = InlineText(block.text).plain
      if title.hasSuffix(":") { title.removeLast() }
      sections.append(
        DocumentSection(title: title, level: level, lines: LineRange(block.lines.first, lineCount), parent: open.last))
      open.append(sections.count - 1)
    }
    return sections
  }
}
