import FigmaImport
import Testing

/// What is made of a tree beside code: tokens, drawing, checklist, problems, differences, explanations.
@Suite struct OutputTests {
  @Test func tokensKeepTheirNames() throws {
    let layer = Layer.screen(
      "S", 390, 844, [],
      [
        .text("a", 16, 100, color: "#010203", [("styles", #"{"fill":"9:1","text":"9:2"}"#)]),
        .text("b", 16, 140, size: 13, color: "#be845d"),
      ])
    let document = try layer.document(styles: [("9:1", "Labels/Primary", "FILL"), ("9:2", "Body/Regular", "TEXT")])
    let tree = SlimTree(of: try document.mainScreen(), in: document)
    #expect(tree.tokens.colors.map(\.name) == ["Labels/Primary"])
    #expect(tree.tokens.palette.map(\.color.description) == ["#be845d"])
    let json = tree.tokens.json()
    #expect(
      json.hasPrefix(##"{"colors":{"Labels/Primary":"#010203"},"swift":{"Labels/Primary":".primary"},"fonts":[{"##))
    #expect(json.contains(#""name":"Body/Regular""#))
    #expect(GeneratedScreen(of: tree).code.contains("Color.brandPrimary"))
    let empty = Layer.screen("S", 390, 844, [], [])
    #expect(
      try empty.tree().tokens.json().hasPrefix(
        #"{"colors":{},"swift":{},"fonts":[],"spacing":[],"radii":[],"palette":[]"#))
  }

  @Test func aDrawingOfTheTree() throws {
    let svg = try Synthetic.noise().tree().wireframe()
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 402 874\""))
    #expect(svg.contains(">One thing</text>"))
    #expect(svg.contains("&quot;quotes&quot;"))
    #expect(!svg.contains("\u{8}"))
  }

  /// The counts of the checklist are those of the tree.
  @Test func theChecklistHasTheFacts() throws {
    for (name, layer) in try Synthetic.all() {
      let document = try layer.document()
      let node = try document.mainScreen()
      let tree = try layer.tree()
      var counts: [SlimNode.Kind: Int] = [:]
      tree.root.forEach { counts[$0.kind, default: 0] += 1 }
      let lines = ScreenChecklist(of: tree, node: node).lines
      #expect(lines.count == 5)
      #expect(
        lines[1].contains("\(counts[.text] ?? 0) texts, \(counts[.icon] ?? 0) icons, \(counts[.image] ?? 0) images"),
        "\(name)")
    }
    let document = try Synthetic.noise().document()
    let lines = ScreenChecklist(of: try Synthetic.noise().tree(), node: try document.mainScreen()).lines
    #expect(lines[4].contains("effects 1 LAYER_BLUR"))
  }

  @Test func problemsOfADesign() throws {
    let layer = Layer.screen(
      "Home", 390, 844, [],
      [
        .text("a", 16, 100, size: 14),
        .frame("Frame 2", 16, 200, 200, 80, Layer.row(8), [.text("b", 0, 0), .text("c", 100, 0)]),
      ])
    let document = try layer.document()
    let problems = DesignLint.problems(in: try document.mainScreen(), of: document, tree: try layer.tree())
    #expect(problems.map(\.rule) == ["no-auto-layout", "off-scale-type", "unnamed"])
    #expect(problems[1].message == "'a' is 14 points; subheadline is 15")
    let clean = Layer.screen("Home", 390, 844, Layer.column(8, 16), [.text("a", 16, 16), .text("b", 16, 44)])
    let cleanDocument = try clean.document()
    #expect(DesignLint.problems(in: try cleanDocument.mainScreen(), of: cleanDocument, tree: try clean.tree()).isEmpty)
  }

  @Test func differencesOfTwoVersions() throws {
    func screen(_ value: String, shift: Double = 0) -> Layer {
      .screen(
        "Home", 390, 844, [],
        [
          .frame("Head", 16, 100 + shift, 358, 60, [Layer.fill("#f2f2f7")], [.text("Title", 16, 19)]),
          .frame("Tail", 16, 200 + shift, 358, 60, [Layer.fill("#f2f2f7")], [.text(value, 16, 19)]),
        ])
    }
    let (old, new) = (try screen("8").tree(), try screen("9").tree())
    let lines = TreeDifference.lines(from: old, to: new)
    #expect(
      lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.map { $0.filter { $0 != " " } } == [
        "-Text\"8\"body", "+Text\"9\"body",
      ])
    #expect(TreeDifference.changedSections(from: old, to: new) == ["Tail"])
    #expect(TreeDifference.lines(from: old, to: try screen("8").tree()).isEmpty)
  }

  @Test func everyLayerHasAnExplanation() throws {
    for (name, layer) in try Synthetic.all() {
      let document = try layer.document()
      let node = try document.mainScreen()
      let tree = try layer.tree { $0.explains = true }
      node.forEach { part in
        let lines = tree.explanation(of: part.id, in: node)
        #expect((lines?.count ?? 0) >= 2, "\(name) \(part.id)")
      }
    }
    let tree = try Synthetic.pushed().tree { $0.explains = true }
    #expect(tree.explanation(of: "9:9", in: try Synthetic.pushed().document().mainScreen()) == nil)
    #expect(tree.json(explaining: true).contains(#""why":"named like a status bar""#))
  }

  /// A tree over the budget is cut, and its stubs say what to ask for.
  @Test func budgets() throws {
    let tree = try Synthetic.rows().tree()
    for bytes in [400, 700, 1000, 100_000] {
      var cut = tree
      cut.cut(toBytes: bytes)
      let json = cut.json()
      #expect(json.utf8.count <= max(bytes, 420))
      #expect(json.contains("\"more\":") == (json.utf8.count < tree.json().utf8.count))
    }
  }

  /// What alike rows save is room for more of them.
  @Test(arguments: [2_000, 5_000, 9_000])
  func budgetsAreUsed(bytes: Int) throws {
    let rows = (0..<150).map { index in
      Layer.frame(
        "Row", 16, Double(index) * 60, 358, 52, Layer.row(8, 12) + [Layer.fill("#f2f2f7")],
        [.text("Title \(index)", 12, 15, weight: 590), .text("Detail \(index)", 200, 15, size: 13, color: "#445566")])
    }
    var tree = try Layer.screen("Rows", 390, 9_000, Layer.column(8, 16), rows).tree()
    #expect(tree.json().utf8.count > 10_000)
    tree.cut(toBytes: bytes)
    #expect((bytes * 9 / 10...bytes).contains(tree.json().utf8.count))
  }

  /// Nothing of the raw document that a tree has no use for gets into it.
  @Test func treesHaveNothingRaw() throws {
    for (name, layer) in try Synthetic.all() {
      let json = try layer.tree().json()
      for key in ["absoluteBoundingBox", "blendMode", "constraints", "scrollBehavior", "characters", "fills"] {
        #expect(!json.contains("\"\(key)\""), "\(name)")
      }
      #expect(json.utf8.count * 4 < layer.response().utf8.count, "\(name)")
    }
  }
}
