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
}
