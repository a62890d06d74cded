import RuleModel
import SkillDocuments
import Testing

struct LintTests {
  /// Findings as `line check`, for a document at `path` in a world that holds the named skills and files.
  private func lint(
    _ text: String, path: String = "folder/sample.md", as role: SkillLint.Role = .standalone, skills: Set<String> = [],
    files: [String: Int] = [:]
  ) -> [String] {
    SkillLint(SkillLint.Surroundings(skills: skills) { files[$0] }).findings(in: document(text, path: path), as: role)
      .map { "\($0.start.line) \($0.check)" }
  }

  private static let head = "---\nname: sample\ndescription: What it is for.\n---\n"

  @Test func aCleanDocumentHasNoFindings() {
    let text = """
      ---
      name: sample
      description: Rules for cards. Requires the card tools (get_card).
      ---

      # Cards

      Call `cards:get_card` first. See `references/cards.md` and [more](more.md#part), use the skill `other-skill`.

      | Token | Hex |
      |---|---|
      | `Color.ink` | `#FF0000` |
      | `Color.paper` | `#FFFFFF` |
      | `Color.line` | `#808080` |

      ```swift
      extension Color {
        static let ink = Color(red: 1.0, green: 0, blue: 0)
        static let paper = Color.white
        static let line = Color(hex: "808080")
      }
      ```

      ## Spacing

      Stick to: **4, 8, 12, 16**

      ```swift
      enum Spacing {
        static let a: CGFloat = 4
        static let b: CGFloat = 8
        static let c: CGFloat = 12
        static let d: CGFloat = 16
      }
      ```

      - Never put a card on another card
      - Always give a card one main action
      - Line 3 of a card is its footer
      """
    let files = ["folder/references/cards.md": 10, "folder/more.md": 1]
    #expect(lint(text, skills: ["other-skill"], files: files) == [])
  }

  @Test(arguments: [
    ("# T\n", ["1 front-matter-missing"]), ("---\ndescription: d\n---\n", ["1 name-missing"]),
    ("---\nname: n\n---\n", ["1 description-missing"]), ("---\nname:\ndescription: d\n---\n", ["2 name-missing"]),
    ("---\nname: n\ndescription: d\nversion: 1.0\n---\n", ["4 version-not-text"]),
    ("---\nname: n\ndescription: d\nversion: \"1.0\"\n---\n", []),
    ("---\nname: n\ndescription: d\nversion: 1.0.0\n---\n", []),
    ("---\nname: 12\ndescription: yes\n---\n", ["2 name-not-text", "3 description-not-text"]),
    ("---\nname: n\n", ["1 front-matter-malformed"]),
    ("---\nname: n\ndescription: d\nwords\n---\n", ["4 front-matter-malformed"]),
  ])
  func frontMatter(text: String, expected: [String]) {
    #expect(lint(text) == expected)
    #expect(lint(text, as: .companion).allSatisfy { $0.hasSuffix("malformed") })
  }

  @Test(arguments: [
    ("See `references/a.md`.", ["5 reference-unresolved"]), ("See [a](docs/a.md).", ["5 reference-unresolved"]),
    ("See `references/b.md` and [b](references/b.md#x).", []),
    ("See `references/b.md:9`.", ["5 line-reference-dangling"]),
    ("See `references/b.md:3-8`.", []), ("See `references/b.md:8`.", []),
    ("See <https://a.b/c.md>, [c](https://a.b/c.md), [d](#d), `a/b`, `x/<name>.md`.", []),
    ("Use `missing-skill` instead.", ["5 reference-unresolved"]),
    ("See the `missing-skill` skill.", ["5 reference-unresolved"]),
    ("Use `known-skill` instead. A `left-right` layout.", []), ("As line 99 says.", ["5 line-reference-dangling"]),
    ("As line 5 says, with 99 lines.", []),
  ])
  func references(text: String, expected: [String]) {
    #expect(lint(Self.head + text + "\n", skills: ["known-skill"], files: ["folder/references/b.md": 8]) == expected)
  }

  /// A file of a skill lies up to three folders below it.
  @Test(
    arguments: [
      ("skill/x.md", []), ("skill/references/x.md", []), ("skill/q/r/s/x.md", []),
      ("skill/q/r/s/t/x.md", ["5 reference-unresolved"]), ("x.md", ["5 reference-unresolved"]),
    ] as [(String, [String])])
  func filesOfTheSkillAreFoundFromBelow(path: String, expected: [String]) {
    let files = ["skill/SKILL.md": 1, "skill/assets/y.md": 1]
    #expect(lint(Self.head + "See `assets/y.md`.\n", path: path, files: files) == expected)
  }

  /// A name is told with the first line that has it, in words or in a block of code.
  @Test(arguments: [
    ("Call `x:get_list`.\n\n```\nget_list(id)\n```\n", 5), ("```\nget_list(id)\n```\n\nCall `x:get_list`.\n", 6),
    ("```\nnone()\nget_list(id)\nget_list(id)\n```\n", 7),
  ])
  func theFirstLineOfAnotherToolName(text: String, line: Int) {
    let head = "---\nname: n\ndescription: It is. Requires the x tools (get_lists).\n---\n"
    let finding = SkillLint(SkillLint.Surroundings(skills: []) { _ in nil })
      .findings(in: document(head + text), as: .standalone).first { $0.check == "tool-names-differ" }
    #expect(
      finding?.message
        == "the tool 'get_lists' is required here but not mentioned below; the text uses 'get_list' (line \(line)) instead"
    )
  }

  /// A tool is called in small letters, with an underscore inside, and by no more than a hundred of them.
  @Test(arguments: [
    ("get_all", true), ("get_2", true), ("x:get_all", true), ("Get_all", false), ("get_All", false),
    ("get_all_", false),
    ("_all", false), ("getall", false), ("get_" + String(repeating: "a", count: 96), true),
    ("get_" + String(repeating: "a", count: 97), false),
  ])
  func namesOfTools(code: String, isTool: Bool) {
    let head = "---\nname: n\ndescription: It is. Requires the x tools (get_tree).\n---\n"
    #expect(lint(head + "Call `\(code)`.\n") == (isTool ? ["3 tool-names-differ"] : []))
  }

  /// The other name is told for the tool that it is most like, and once.
  @Test func theLikeliestOtherName() {
    let head = "---\nname: n\ndescription: It is. Requires the x tools (set_token_list, get_token).\n---\n"
    let messages = SkillLint(SkillLint.Surroundings(skills: []) { _ in nil })
      .findings(in: document(head + "Call `get_tokens`.\n"), as: .standalone).map(\.message)
    let end = "is required here but not mentioned below"
    #expect(
      messages.sorted() == [
        "the tool 'get_token' \(end); the text uses 'get_tokens' (line 5) instead", "the tool 'set_token_list' \(end)",
      ])
  }

  @Test func toolsWithTwoNames() {
    let head = "---\nname: n\ndescription: It is. Requires the x tools (get_tree, get_tokens).\n---\n"
    #expect(lint(head + "Call `x:get_tree` and `x:get_token_list`.\n") == ["3 tool-names-differ"])
    #expect(lint(head + "Call `get_tree`.\n\n```\nx:get_tokens(id)\n```\n") == [])
    #expect(lint(head + "Nothing is called.\n") == [])
    let message = SkillLint(SkillLint.Surroundings(skills: []) { _ in nil })
      .findings(in: document(head + "Call `x:get_tree` and `x:get_token_list`.\n"), as: .standalone).first?.message
    #expect(
      message
        == "the tool 'get_tokens' is required here but not mentioned below; the text uses 'get_token_list' (line 5) instead"
    )
  }

  @Test(arguments: [
    ("Color.a | #FF0000", "static let a = Color(red: 1.0, green: 0.1, blue: 0)", true),
    ("Color.a | #BE845D", "static let a = Color(red: 190/255, green: 132/255, blue: 93/255)", false),
    ("Color.a | #FFF", "static let a = Color.white", false), ("Color.a | #FFF", "static let a = Color.black", true),
    ("Color.a | #FFF", "static let a = Color(.systemBackground)", false),
    ("Color.a | #123456", "static let a = Color(hex: 0x123456)", false),
    ("Color.z | #123456", "static let a = Color.white", true),
  ])
  func tokensAgainstCode(row: String, line: String, isWrong: Bool) {
    let text =
      Self.head
      + "| Token | Hex |\n|---|---|\n| \(row) |\n\n```swift\nextension Color {\n  \(line)\n  static let b = Color.white\n"
      + "  static let c = Color.white\n}\n```\n"
    #expect(lint(text) == (isWrong ? ["7 tokens-disagree"] : []))
  }

  @Test func aScaleAgainstItsType() {
    func text(_ steps: String) -> String {
      Self.head
        + "## Radius\n\nUse: **\(steps)**\n\n```swift\nextension Theme {\n  enum Radius {\n    static let a = 4\n"
        + "    static let b = 8\n    static let c = 12\n    static let d = 16\n  }\n}\n```\n"
    }
    #expect(lint(text("4, 8, 12, 16")) == [])
    #expect(lint(text("4, 8, 12, 20")) == ["7 tokens-disagree", "7 tokens-disagree"])
  }

  @Test func rulesThatAreThereTwice() {
    let text = Self.head + "## A\n- Never put glass effects on toolbar buttons\n\n## B\n"
    #expect(lint(text + "- Never put a glass effect on toolbar buttons\n") == [])
    #expect(lint(text + "- Never put glass effects on the toolbar buttons\n") == ["9 near-duplicate"])
    #expect(lint(text + "- Always put glass effects on toolbar buttons\n") == [])
  }

  @Test(arguments: [
    ("Never hang wet sails", "Never hang wet sails", true), ("Never hang sails", "Never hang sails", false),
    // Six words of eight.
    ("Never hang wet red old sails outside", "Never hang wet red old sails inside", true),
    ("Never hang wet red sails outside", "Never hang wet red sails inside", false),
  ])
  func threeQuartersOfTheWordsAreARepetition(one: String, other: String, isTwice: Bool) {
    #expect(lint(Self.head + "## A\n- \(one)\n\n## B\n- \(other)\n") == (isTwice ? ["9 near-duplicate"] : []))
  }

  @Test func damageIsAFinding() {
    #expect(lint(Self.head + "a \u{E2}\u{20AC}\u{201D} b\n\n```\n") == ["5 mojibake", "7 open-fence"])
  }

  /// In bytes of the file, as editors and compilers count.
  @Test(arguments: [
    ("a \u{E2}\u{20AC}\u{201D} b", 3), ("\u{FC} \u{E2}\u{20AC}\u{201D}", 4), ("\u{E2}\u{20AC}\u{201D}", 1),
  ])
  func damageHasAColumn(line: String, column: Int) {
    let document = document(Self.head + "one\n\n" + line + "\n", path: "folder/sample.md")
    #expect(document.problems.map(\.column) == [column] && document.problems.map(\.lines.first) == [7])
  }

  @Test(arguments: [
    ("name: sample\ndescription: d\n", []), ("name: Sample\ndescription: d\n", ["2 skill-name", "2 skill-name"]),
    ("name: other\ndescription: d\n", ["2 skill-name"]), ("description: d\n", ["1 skill-name"]),
    ("name: sample\n", ["1 skill-description"]), ("name: sample\ndescription: \"\"\n", ["3 skill-description"]),
    ("name: sample\ndescription: d\nversion: 1\n", ["4 skill-field-unknown"]),
    ("name: sample\ndescription: d\nmetadata:\n  tags: [a]\n", ["5 skill-front-matter"]),
    ("name: sample\ndescription: d\nmetadata:\n  a: b\nlicense: MIT\nallowed-tools: Read\ncompatibility: any\n", []),
    ("name: sample\ndescription: \(String(repeating: "x", count: 1025))\n", ["3 skill-description"]),
    ("name: sample\ndescription: \(String(repeating: "x", count: 1024))\n", []),
    ("name: sample\ndescription: d\ncompatibility: \(String(repeating: "x", count: 501))\n", ["4 skill-compatibility"]),
    ("name: sample\ndescription: d\ncompatibility: \(String(repeating: "x", count: 500))\n", []),
  ])
  func agentSkillsFormat(fields: String, expected: [String]) {
    #expect(lint("---\n\(fields)---\n", path: "pack/sample/SKILL.md", as: .skillFile) == expected)
  }

  @Test(arguments: ["a--b", "-a", "a-", "a_b", "a b", String(repeating: "a", count: 65)])
  func namesThatAreNone(name: String) {
    let text = "---\nname: \(name)\ndescription: d\n---\n"
    #expect(lint(text, path: "pack/\(name)/SKILL.md", as: .skillFile) == ["2 skill-name"])
  }

  @Test(arguments: ["a-b", "a1", "1", String(repeating: "a", count: 64)])
  func namesThatAreFine(name: String) {
    let text = "---\nname: \"\(name)\"\ndescription: d\n---\n"
    #expect(lint(text, path: "pack/\(name)/SKILL.md", as: .skillFile) == [])
  }

  /// Each tool is compared with each name in the text: of ten thousand, fifty are looked at.
  @Test func toolsByTheThousand() {
    let names = (0..<10_000).map { "get_\($0)_\(String(repeating: "x", count: 50))" }
    let head = "---\nname: n\ndescription: It is. Requires the x tools (\(names.joined(separator: ", "))).\n---\n"
    let text = names.map { "Call `x:\($0)_y`.\n" }.joined()
    #expect(lint(head + text).count { $0 == "3 tool-names-differ" } == 50)
  }

  @Test func noFrontMatterAtAll() {
    #expect(lint("# T\n", path: "pack/sample/SKILL.md", as: .skillFile) == ["1 skill-front-matter"])
  }

  @Test(.enabled(if: Seeds.all != nil, "needs the five documents beside the checkout"))
  func theFiveDocuments() throws {
    let seeds = try #require(Seeds.all)
    let lint = SkillLint(SkillLint.Surroundings(skills: Set(seeds.documents.map(\.skill.id))) { _ in nil })
    let found = seeds.documents.map { document in
      lint.findings(in: document, as: .standalone).map { "\($0.start.line) \($0.check)" }
    }
    #expect(
      found[0] == ["3 tool-names-differ", "3 tool-names-differ", "314 near-duplicate", "439 reference-unresolved"])
    #expect(found[1] == ["1 name-missing"])
    #expect(found[2] == [12, 33, 41, 316, 354, 377, 379, 381, 382, 384, 385, 387, 434].map { "\($0) mojibake" })
    #expect(found[3] == ["4 version-not-text", "22 reference-unresolved", "23 reference-unresolved"])
    #expect(found[4] == ["1 front-matter-missing", "29 tokens-disagree"])
  }
}
