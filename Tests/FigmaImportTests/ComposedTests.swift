import FigmaImport
import TestSupport
import Testing

/// Whole outputs for many screens, so that no limit of the reading moves unseen.
@Suite struct ComposedTests {
  @Test(arguments: 0..<4)
  func treesAndCode(part: Int) throws {
    var text = ""
    for number in part * 8..<part * 8 + 8 {
      let tree = try Composed.screen(number).tree()
      text += "== Screen \(number)\n\n\(tree.outline())\n\(GeneratedScreen(of: tree).code)\n"
    }
    expectGolden(text, "composed-\(part + 1).txt")
  }

  /// What is cut away to fit a budget, what a drawing shows, and what the checklist counts.
  @Test func otherOutputs() throws {
    var text = ""
    for number in 0..<12 {
      let layer = try Composed.screen(number)
      let document = try layer.document()
      let node = try document.mainScreen()
      let tree = try layer.tree()
      text += "== Screen \(number)\n\n"
      for bytes in [700, 1_500] {
        var cut = tree
        cut.cut(toBytes: bytes)
        text += cut.json() + "\n"
      }
      text += ScreenChecklist(of: tree, node: node).lines.joined(separator: "\n") + "\n"
      for problem in DesignLint.problems(in: node, of: document, tree: tree) {
        text += "\(problem.rule): \(problem.message)\n"
      }
      text += number < 4 ? tree.wireframe() + "\n" : ""
      let other = try Composed.screen(number + 1).tree()
      text += number < 4 ? TreeDifference.lines(from: tree, to: other).prefix(40).joined(separator: "\n") + "\n" : ""
      text += "\n"
    }
    expectGolden(text, "composed-outputs.txt")
  }

  /// Designs of several screens: every file, with automatic layout, for the newest system and an older one.
  @Test(arguments: 0..<4) func designs(part: Int) throws {
    var text = ""
    for number in part * 3..<part * 3 + 3 {
      let layers = try Composed.design(number)
      let trees = try layers.map { try $0.tree() }
      let design = GeneratedDesign(
        of: trees, distances: number % 2 == 0 ? .design : .scale, iOS: number % 3 == 0 ? 17 : 26)
      for (name, code) in design.files { text += "== Design \(number), \(name)\n\n\(code)\n" }
      text += "assets \(design.assets.map { "\($0.name) \($0.layer) \($0.isDrawing)" })\n"
      text += trees[number % 3].outline() + "\n"
      let document = try layers[1].document()
      let tokens = DesignTokenList(of: try document.mainScreen(), in: document)
      text +=
        "tokens \(tokens.colors.map { "\($0.name) \($0.color) \($0.uses)" }) \(tokens.spacing.map(\.value)) \(tokens.radii.map(\.value))\n"
    }
    expectGolden(text, "composed-design-\(part + 1).txt")
  }
}
