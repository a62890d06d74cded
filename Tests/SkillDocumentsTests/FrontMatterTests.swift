import RuleModel
import SkillDocuments
import Testing

struct FrontMatterTests {
  @Test func fieldsOfEveryShape() {
    let skill = document(
      """
      ---
      name: sample-skill
      description: "Says: \\"hello\\" # not a comment"
      version: 1.0
      tags: [one, "two, three", 'it''s']
      author: Somebody  # a comment
      triggers:
        - "create a view"
        - plain
      metadata:
        runner:
          requires:
            bins:
              - xcrun
          os: [darwin, linux]
      license: >-
        MIT,
        folded
      notes: |
        first
          second
      ---
      # Title
      """
    ).skill
    #expect(skill.id == "sample-skill")
    #expect(skill.title == "Title")
    #expect(skill.summary == "Says: \"hello\" # not a comment")
    #expect(skill.version == "1.0")
    #expect(skill.tags == ["one", "two, three", "it's"])
    #expect(skill.author == "Somebody")
    #expect(skill.triggers == ["create a view", "plain"])
    #expect(skill.requirements == Skill.Requirements(programs: ["xcrun"], systems: ["darwin", "linux"]))
    #expect(
      skill.otherFields == [
        Skill.Field(name: "metadata", value: "{runner: {requires: {bins: [xcrun]}, os: [darwin, linux]}}"),
        Skill.Field(name: "license", value: "MIT, folded"), Skill.Field(name: "notes", value: "first\n  second"),
      ])
  }

  @Test(arguments: [
    ("---\nname: a\n", "never closed", 1),
    ("---\nmeta:\n\tbad: tab\n---\n", "tabs", 3),
    ("---\nname: a\njust words\n---\n", "is not 'name: value'", 3),
    ("---\nname: a\nname: b\n---\n", "appears twice", 3),
    ("---\ndescription: Use when: it rains\n---\n", "': '", 2),
    ("---\ndescription: \"open\n---\n", "never closed", 2),
    ("---\ntags: [a, b\n---\n", "not a valid YAML list or map", 2),
    ("---\nname: a\n    deep: b\n---\n", "indented more", 3),
  ])
  func problemsAreNamedAndPlaced(text: String, message: String, line: Int) {
    let problems = document(text).problems.filter { $0.kind == .frontMatter }
    #expect(problems.count == 1)
    #expect(problems.first?.message.contains(message) == true, "\(problems)")
    #expect(problems.first?.lines.first == line)
  }

  @Test func whatIsReadableIsKept() {
    let skill = document("---\nname: a-name\n%%%\nversion: 2\n---\n# T\n").skill
    #expect(skill.id == "a-name")
    #expect(skill.version == "2")
  }

  @Test(arguments: [
    ("# The Heading!\n", "a/b.md", "the-heading"), ("no heading\n", "folder/My Notes.md", "my-notes"),
    ("", "x.md", "x"),
    ("---\nname: Über Ärger\n---\n", "x.md", "über-ärger"), ("***\n", "---", "document"),
  ])
  func identifierFallsBack(text: String, path: String, id: String) {
    #expect(document(text, path: path).skill.id == id)
  }

  @Test func aRuleInTheTextIsNoFrontMatter() {
    let sample = document("# T\n\n---\n\nname: x\n\n---\n")
    #expect(sample.frontMatter == nil)
    #expect(sample.problems.isEmpty)
  }

  @Test func byteOrderMarkAndCarriageReturns() {
    let text = "\u{FEFF}---\r\nname: a\r\n---\r\n# T\r\n\r\n- Never do it\r\n"
    let sample = document(text)
    #expect(sample.skill.id == "a")
    #expect(sample.rules.map(\.lines) == [LineRange(6, 6)])
    #expect(sample.rules.first?.statement == "Never do it")
    #expect(sample.lineCount == 6)
  }

  @Test(
    arguments: [
      ("version: 1\nmetadata:\n  version: 2\n", "1", nil), ("metadata:\n  version: 2\n  author: Ann\n", "2", "Ann"),
      ("author: Bo\nmetadata:\n  author: Ann\n", nil, "Bo"),
    ] as [(String, String?, String?)])
  func whatStandsAboveCountsBeforeMetadata(fields: String, version: String?, author: String?) {
    let skill = document("---\nname: a\n\(fields)---\n").skill
    #expect(skill.version == version && skill.author == author)
  }

  @Test func aListMayBeALine() {
    #expect(document("---\nname: a\ntags: one, , two\n---\n").skill.tags == ["one", "two"])
  }

  @Test func whatIsNoNameIsNoTool() {
    let tools = document("---\ndescription: Requires the tools (get_a, two words, b-c).\n---\n").skill.requirements
      .tools
    #expect(tools == ["get_a", "b-c"])
    #expect(document("---\ndescription: Requires care (get_a).\n---\n").skill.requirements.tools.isEmpty)
  }

  @Test func toolsOfTheDescription() {
    let sample = document("---\ndescription: Does it. Requires the x tools (get_a, srv:get_b). And (more).\n---\n")
    #expect(sample.skill.requirements.tools == ["get_a", "srv:get_b"])
  }
}
