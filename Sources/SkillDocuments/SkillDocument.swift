package import RuleModel

/// All that one Markdown file says.
package struct SkillDocument: Sendable {
  package var skill: Skill
  /// As it was given.
  package let path: String
  package let frontMatter: FrontMatter?
  package let sections: [DocumentSection]
  /// Every non-blank line lies in exactly one of these.
  package let blocks: [Block]
  /// In the order of the document; their keys are unique.
  package var rules: [Rule]
  /// What became no rule, in the order of the document.
  package var leftOut: [LeftOut]
  package let tokens: [Token]
  package let links: [DocumentLink]
  package let problems: [DocumentProblem]
  package let lineCount: Int
}

/// A heading and the lines up to the next one of the same rank.
package struct DocumentSection: Hashable, Sendable {
  package let title: String
  /// 1 to 6; 7 for a line that is bold from end to end.
  package let level: Int
  package let lines: LineRange
  /// The section that it lies in, as an index into the document's sections.
  package let parent: Int?
}

/// A reference to something outside the document.
package struct DocumentLink: Hashable, Sendable {
  package let title: String
  package let target: String
  package let line: Int
}
