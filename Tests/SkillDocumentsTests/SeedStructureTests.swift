import RuleModel
import SkillDocuments
import Testing

/// The structure of the five documents, counted by hand and by other tools.
@Suite(.enabled(if: Seeds.all != nil, "needs the five documents beside the checkout"))
struct SeedStructureTests {
  private func counts(_ count: (SkillDocument) -> Int) throws -> [Int] { try #require(Seeds.all).documents.map(count) }

  private func blocks(_ matches: @escaping (Block.Kind) -> Bool) throws -> [Int] {
    try counts { $0.blocks.count { matches($0.kind) } }
  }

  private func items(_ matches: @escaping (Block.Item.Marker) -> Bool) throws -> [Int] {
    try blocks { if case .item(let item) = $0 { matches(item.marker) } else { false } }
  }

  @Test func frontMatter() throws {
    #expect(try counts { $0.frontMatter?.lines.count ?? 0 } == [4, 12, 13, 7, 0])
    #expect(try counts(\.lineCount) == [439, 223, 435, 104, 980])
    let skills = try #require(Seeds.all).documents.map(\.skill)
    #expect(
      skills.map(\.id) == [
        "figma-to-swiftui", "swiftui-development-skill", "swiftui-ux-craft", "ios-liquid-glass-ui",
        "the-world-class-swiftui-ui-playbook",
      ])
    #expect(skills.map(\.version) == [nil, nil, "1.0.0", "1.0", nil])
    #expect(skills.map(\.triggers.count) == [3, 8, 7, 4, 0])
    #expect(skills.map(\.exclusions.count) == [0, 0, 0, 3, 0])
    #expect(skills.map(\.tags.count) == [0, 0, 0, 5, 0])
    #expect(skills[0].requirements.tools == ["get_swift_tree", "get_design_tokens", "get_screenshot_url"])
    #expect(skills[2].requirements == Skill.Requirements(programs: ["xcrun"], systems: ["darwin"]))
    #expect(skills[2].otherFields.contains { $0.value.contains("\u{1F4F1}") })
    #expect(skills[3].author == "Antigravity Architecture Team")
  }

  @Test func headings() throws {
    #expect(try blocks { if case .heading(1...6) = $0 { true } else { false } } == [17, 12, 24, 9, 72])
    #expect(try counts(\.sections.count) == blocks { if case .heading = $0 { true } else { false } })
  }

  @Test func code() throws {
    #expect(try blocks { if case .code = $0 { true } else { false } } == [13, 9, 12, 2, 31])
    #expect(try blocks { $0 == .code(language: "swift") } == [12, 9, 11, 2, 30])
    #expect(try blocks { $0 == .code(language: "") } == [1, 0, 1, 0, 1])
  }

  @Test func tables() throws {
    #expect(try blocks { if case .table = $0 { true } else { false } } == [5, 4, 1, 0, 1])
    let rows = try counts { document in
      document.blocks.reduce(0) { sum, block in
        if case .table(let table) = block.kind { sum + table.rows.count } else { sum }
      }
    }
    #expect(rows == [54, 26, 6, 0, 4])
  }

  @Test func lists() throws {
    #expect(try items { $0 == .bullet } == [56, 0, 64, 25, 83])
    #expect(try items { if case .task = $0 { true } else { false } } == [0, 0, 6, 0, 19])
    #expect(try items { if case .number = $0 { true } else { false } } == [6, 8, 10, 3, 17])
    let nested = try #require(Seeds.all).documents[3].blocks.filter { $0.depth == 1 }.map(\.lines.first)
    #expect(nested == [40, 41, 42, 66, 67, 68])
  }

  @Test func links() throws {
    #expect(try counts(\.links.count) == [0, 0, 0, 0, 10])
    #expect(try #require(Seeds.all).documents[4].links.map(\.line) == Array(971...980))
  }

  @Test func mojibake() throws {
    let found = try #require(Seeds.all).documents.map { $0.problems.filter { $0.kind == .mojibake }.map(\.lines.first) }
    #expect(found == [[], [], [12, 33, 41, 316, 354, 377, 379, 381, 382, 384, 385, 387, 434], [], []])
    #expect(try counts(\.problems.count) == [0, 0, 13, 0, 0])
  }

  @Test func everyLineLiesInOneBlock() throws {
    let seeds = try #require(Seeds.all)
    for (document, text) in zip(seeds.documents, seeds.texts) {
      var owners = [Int](repeating: 0, count: document.lineCount)
      for block in document.blocks { for line in block.lines.first...block.lines.last { owners[line - 1] += 1 } }
      for (line, owner) in owners.enumerated() {
        let isBlank = text[line].allSatisfy(\.isWhitespace)
        #expect(isBlank ? owner <= 1 : owner == 1, "\(document.path):\(line + 1)")
      }
    }
  }

  @Test func tokens() throws {
    var sizes: [String: Int] = [:]
    for document in try #require(Seeds.all).documents {
      for token in document.tokens { sizes["\(document.skill.id) \(token.namespace) \(token.kind)", default: 0] += 1 }
    }
    #expect(
      sizes == [
        "swiftui-development-skill Color colour": 9, "swiftui-development-skill PFSpacing length": 7,
        "swiftui-development-skill PFRadius length": 4, "swiftui-development-skill Typography font": 6,
        "swiftui-ux-craft AppColors colour": 5, "swiftui-ux-craft Springs duration": 3,
        "swiftui-ux-craft Typography Scale font": 9, "the-world-class-swiftui-ui-playbook AppTheme.Spacing length": 7,
        "the-world-class-swiftui-ui-playbook AppTheme.Radius length": 3,
        "the-world-class-swiftui-ui-playbook AppTheme.Motion duration": 3,
        "the-world-class-swiftui-ui-playbook Spacing Scale length": 8,
      ])
  }
}
