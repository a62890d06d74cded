package import RuleModel

/// Reads a skill document: Markdown bytes in, everything they say out.
///
/// No content makes it fail. What is wrong with a document is listed in its `problems`; the rest is read. The work grows
/// with the size of the document and with nothing else.
package enum SkillReader {
  /// Reads the document that lies at `path`.
  ///
  /// A file with an `id` in a folder named `rules` is one rule of the skill whose folder that is.
  /// - Parameter skill: what the document belongs to, where that is known from elsewhere; by default the document
  ///   itself says so by its front matter, its first heading or its file name.
  package static func read(bytes: [UInt8], path: String, skill: Skill? = nil) -> SkillDocument {
    let source = SourceText(bytes)
    let (matter, matterProblems) = FrontMatter.read(source)
    let (scanned, scanProblems) = BlockScanner.scan(source, from: matter?.lines.last ?? 0)
    var blocks = scanned
    if let matter { blocks.insert(Block(kind: .frontMatter, lines: matter.lines, text: "", depth: 0), at: 0) }

    let sections = SectionTree.build(blocks, lineCount: source.lines.count)
    var described = SkillMetadata.skill(matter, sections: sections, path: path)
    if let folder = RuleFile.skillFolder(of: path), matter?["id"] != nil { described.id = Slug.make(folder) }
    let id = skill?.id ?? described.id
    if let file = RuleFile(matter, blocks, source: source, path: path, skill: id) {
      return SkillDocument(
        skill: skill ?? described, path: path, frontMatter: matter, sections: sections, blocks: blocks,
        rules: [file.rule], leftOut: [], tokens: [], links: [],
        problems: source.problems + matterProblems + scanProblems + file.problems, lineCount: source.lines.count)
    }
    let tokens = TokenReader(blocks)
    var extractor = RuleExtractor.extract(
      blocks, from: source, skill: id, signs: Leaning.signs(of: matter, at: path))
    extractor.add(tokens.onlyCoded)
    described.triggers += extractor.usage
    described.exclusions += extractor.exclusions

    return SkillDocument(
      skill: skill ?? described, path: path, frontMatter: matter, sections: sections, blocks: blocks,
      rules: extractor.rules, leftOut: extractor.leftOut, tokens: tokens.all, links: extractor.links,
      problems: source.problems + matterProblems + scanProblems, lineCount: source.lines.count)
  }
}
