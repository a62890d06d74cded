import POSIXSupport
import RuleIndex
import RuleModel

/// Small documents made by hand.
enum Samples {
  static func file(
    _ path: FilePath, _ statements: [String], skill: String = "sample",
    aliases: AliasBook = AliasBook([Alias(words: "frosted", target: "glass")])
  ) -> IndexedFile {
    let rules = statements.enumerated().map { index, statement in
      Rule(
        key: "\(skill)/top/rule-\(index)", kind: .rule, strength: .must, polarity: .requires, statement: statement,
        interfaces: [InterfaceUse(name: "glassEffect", role: .require)],
        quantities: [Quantity(lower: 44, upper: 44, unit: "pt")], section: ["Top", "Inner"],
        lines: LineRange(index + 1, index + 1),
        examples: [Example(verdict: .good, language: "swift", code: "Text()\n  .bold()", lines: LineRange(9, 10))])
    }
    return IndexedFile(
      path: path, unit: path.string, stamp: FileStamp(size: 1, modified: 2, inode: 3), hash: "h", lineCount: 10,
      skill: Skill(id: skill, title: "Sample"), rules: rules,
      tokens: [
        Token(
          namespace: "Space", name: "md", value: "12", kind: .length, number: 12, unit: "pt", lines: LineRange(3, 3))
      ], aliases: aliases)
  }
}
