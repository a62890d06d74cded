import RuleModel
import SkillDocuments
import Testing

struct RuleFileTests {
  private let text = """
    ---
    id: no-glass-in-toolbars
    topic: toolbar
    strength: never
    severity: error
    applies: [toolbar, button]
    apis: [glassEffect, ToolbarItem]
    asked: ["glass on a bar button", toolbar looks wrong]
    formerly: [liquid-glass/bars/glass-in-bars]
    os: 26
    sources: ["000:217-218", "000:318"]
    check: glass-effect-in-toolbar
    ---

    # No glass in toolbars

    Never apply `.glassEffect()` inside a toolbar.

    The bar draws glass by itself.

    ### Bad

    ```swift
    .toolbar { Button("A") {}.glassEffect() }
    ```

    ### Good

    ```swift
    .toolbar { Button("A") {} }
    ```

    """

  @Test func oneFileIsOneRule() throws {
    let sample = document(text, path: "Skills/liquid-glass/rules/no-glass-in-toolbars.md")
    #expect(sample.problems.isEmpty)
    #expect(sample.skill.id == "liquid-glass")
    let rule = try #require(sample.rules.first)
    #expect(sample.rules.count == 1)
    #expect(rule.key == "liquid-glass/toolbar/no-glass-in-toolbars")
    #expect(rule.strength == .never && rule.polarity == .forbids && rule.severity == .error)
    #expect(rule.statement == "Never apply .glassEffect() inside a toolbar.")
    #expect(rule.rationale == "The bar draws glass by itself.")
    #expect(rule.contexts == ["toolbar", "button"])
    #expect(
      rule.interfaces == [
        InterfaceUse(name: "glassEffect", role: .forbid), InterfaceUse(name: "ToolbarItem", role: .subject),
      ])
    #expect(rule.minimumOS == 26)
    #expect(rule.sources == ["000:217-218", "000:318"])
    #expect(rule.check == "glass-effect-in-toolbar")
    #expect(rule.section == ["No glass in toolbars"])
    #expect(rule.asked == ["glass on a bar button", "toolbar looks wrong"])
    #expect(rule.formerly == ["liquid-glass/bars/glass-in-bars"])
    #expect(rule.lines == LineRange(17, 17))
    #expect(rule.examples.map(\.verdict) == [.bad, .good])
    #expect(rule.examples.map(\.lines.first) == [24, 30])
  }

  @Test(arguments: ["strength: never\n", "severity: error\n"])
  func unknownWordsAreReported(field: String) {
    let wrong = text.replacing(field, with: field.replacing("never", with: "nope").replacing("error", with: "nope"))
    let sample = document(wrong, path: "s/rules/x.md")
    #expect(sample.problems.map(\.kind) == [.frontMatter])
    #expect(sample.problems.first?.message.contains("'nope'") == true)
    #expect(sample.rules.count == 1)
  }

  @Test func elsewhereTheFileIsADocument() {
    #expect(document(text, path: "notes/x.md").rules.count > 1)
    #expect(document("---\nname: x\n---\n- Never a\n", path: "s/rules/x.md").rules.map(\.key) == ["x/top/never-a"])
  }

  @Test func aFolderIsOneSkill() throws {
    let files = [
      (path: "Skills/pack/rules/b.md", bytes: Array("---\nid: b\ntopic: t\n---\nNever b.\n".utf8)),
      (path: "Skills/pack/references/more.md", bytes: Array("# T\n- Never a\n".utf8)),
      (path: "Skills/pack/SKILL.md", bytes: Array("---\nname: other\ndescription: d\n---\n# T\n- Never a\n".utf8)),
    ]
    let folder = try #require(SkillFolder.read(name: "pack", files: files))
    #expect(folder.skill.id == "pack")
    #expect(folder.skill.summary == "d")
    #expect(
      folder.documents.map(\.path) == [
        "Skills/pack/SKILL.md", "Skills/pack/references/more.md", "Skills/pack/rules/b.md",
      ])
    #expect(folder.documents.flatMap(\.rules).map(\.key) == ["pack/t/never-a", "pack/t/never-a-2", "pack/t/b"])
    #expect(SkillFolder.read(name: "pack", files: Array(files.prefix(2))) == nil)
  }

  @Test func aListOfLinksToItsOwnFilesIsNoAnswer() throws {
    let main =
      "---\nname: pack\ndescription: d\n---\n# T\n- [b](rules/b.md)\n- [site](https://a.b/c)\n- See [b](rules/b.md)\n"
    let folder = try #require(SkillFolder.read(name: "pack", files: [(path: "pack/SKILL.md", bytes: Array(main.utf8))]))
    #expect(folder.documents[0].rules.map(\.lines.first) == [8])
    #expect(folder.documents[0].leftOut.map(\.reason) == [.pointer, .pointer])
    #expect(folder.documents[0].links.count == 3)
  }

  @Test func aLinkThatSaysWhatIsThereIsNoAnswerEither() throws {
    let main = """
      ---
      name: pack
      description: d
      ---
      # T
      - [b](rules/b.md): Never b.
      - [more](references/more.md): All about c.
      - [gone](rules/gone.md): Never d.

      """
    let files = ["SKILL.md": main, "rules/b.md": "---\nid: b\n---\nNever b.\n", "references/more.md": "# C\n"]
    let folder = try #require(
      SkillFolder.read(name: "pack", files: files.map { (path: "pack/" + $0.key, bytes: Array($0.value.utf8)) }))
    #expect(folder.documents[0].rules.isEmpty)
  }
}
