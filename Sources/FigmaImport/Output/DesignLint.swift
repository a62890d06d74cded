import JSON
import RuleModel

/// What in a design makes a conversion guess: a list for the designer.
package enum DesignLint {
  package struct Problem: Hashable, Sendable {
    package let id: String
    package let rule: String
    package let message: String
  }

  /// The problems as JSON on one line.
  ///
  /// - Parameter schemaVersion: that of the document.
  package static func json(_ problems: [Problem], schemaVersion: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.number("schemaVersion", Double(schemaVersion))
      writer.array("problems") { list in
        for problem in problems {
          list.object { object in
            object.string("id", problem.id)
            object.string("rule", problem.rule)
            object.string("msg", problem.message)
          }
        }
      }
    }
    return writer.text + "\n"
  }

  /// The problems of a layer and all below it, in the order of the document.
  package static func problems(in node: FigmaNode, of document: FigmaDocument, tree: SlimTree) -> [Problem] {
    var problems: [Problem] = []
    func add(_ node: FigmaNode, _ rule: String, _ message: String) {
      problems.append(Problem(id: node.id, rule: rule, message: message))
    }
    func visit(_ node: FigmaNode) {
      guard node.isVisible else { return }
      let name = PlainText.name(node.name)
      let holdsWords = node.children.contains { $0.isVisible && !LayerSense.isDrawing($0) }
      if node.children.count(where: \.isVisible) > 1, holdsWords, !node.hasLayoutMode, node.type != "GROUP",
        node.type != "CANVAS",
        node.type != "DOCUMENT"
      {
        add(node, "no-auto-layout", "'\(name)' has no auto layout; its stacks are guessed from positions")
      }
      if ["FRAME", "INSTANCE", "COMPONENT"].contains(node.type), holdsWords, PlainText.isGenerated(name) {
        add(node, "unnamed", "'\(name)' has a default name; name it after its purpose")
      }
      if let text = node.text, node.type == "TEXT", text.size > 0 {
        let style = TypeStyle(size: text.size, weight: text.weight)
        if style.style.size != text.size {
          add(
            node, "off-scale-type",
            "'\(name)' is \(JSONWriter.digits(text.size)) points; \(style.style.rawValue) is \(JSONWriter.digits(style.style.size))"
          )
        }
        if text.isMixed { add(node, "mixed-text", "'\(name)' changes style within the text") }
      }
      if let color = node.fills.last(where: { $0.isVisible })?.color, node.styles["fill"] == nil, node.type == "TEXT",
        SystemColor.expression(for: HexColor(color), use: .label) == nil
      {
        add(node, "unnamed-color", "'\(name)' has the colour \(HexColor(color)), which no style defines")
      }
      node.children.forEach(visit)
    }
    visit(PixelScale.inPoints(node, in: document))
    tree.root.forEach { part in
      let isControl = part.isControl && part.role != .field && part.role != .search
      if isControl, min(part.box.width, part.box.height) < 44, part.box.width > 0, part.kind != .icon {
        let size = "\(Int(nearest: part.box.width)) x \(Int(nearest: part.box.height))"
        problems.append(
          Problem(
            id: part.id, rule: "small-target", message: "'\(part.name)' is \(size) points; touch targets need 44 x 44"))
      }
    }
    return problems + tree.warnings.map { Problem(id: $0.id, rule: $0.rule, message: $0.message) }
  }
}
