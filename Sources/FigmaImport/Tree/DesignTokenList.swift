import RuleModel

/// The named values of a design, and the unnamed ones that it uses most.
package struct DesignTokenList: Sendable {
  package struct Color: Hashable, Sendable {
    package var name: String
    package var color: HexColor
    package var uses: Int
  }

  package struct Font: Hashable, Sendable {
    package var name: String
    package var family: String
    package var size: Double
    package var weight: Int
    package var uses: Int
  }

  package struct Number: Hashable, Sendable {
    package var value: Double
    package var uses: Int
  }

  /// Colours with a style's name, by name.
  package var colors: [Color] = []
  package var fonts: [Font] = []
  package var spacing: [Number] = []
  package var radii: [Number] = []
  /// Colours without a name, most used first: what is left to go by where a design has no styles.
  package var palette: [Color] = []
  /// The variables of the file with their values by mode; nil where nobody asked for them.
  package var variables: [DesignVariable]?

  package init() {}

  /// The tokens that `node` and all below it use.
  package init(of node: FigmaNode, in document: FigmaDocument) {
    var colors: [String: Color] = [:]
    var palette: [HexColor: Int] = [:]
    var fonts: [String: Font] = [:]
    var spacing: [Double: Int] = [:]
    var radii: [Double: Int] = [:]
    func visit(_ node: FigmaNode) {
      guard node.isVisible else { return }
      for (paints, key) in [(node.fills, "fill"), (node.strokes, "stroke")] {
        guard let top = paints.last(where: { $0.isVisible && $0.opacity > 0 }), let color = top.color else { continue }
        let hex = HexColor(color, opacity: top.opacity)
        let name = (node.styles[key] ?? node.styles[key + "s"]).flatMap { document.styles[$0]?.name } ?? ""
        if name.isEmpty {
          palette[hex, default: 0] += 1
        } else {
          colors[name, default: Color(name: name, color: hex, uses: 0)].uses += 1
        }
      }
      if let text = node.text, node.type == "TEXT", text.size > 0 {
        let name = node.styles["text"].flatMap { document.styles[$0]?.name } ?? ""
        let key = name.isEmpty ? "\(text.family) \(text.size) \(text.weight)" : name
        fonts[
          key,
          default: Font(
            name: name, family: text.family, size: text.size, weight: Int(nearest: text.weight.rounded(.down)), uses: 0)
        ].uses += 1
      }
      if node.hasLayoutMode, let layout = node.layout {
        let padding = layout.padding
        for value in [layout.spacing, padding.top, padding.right, padding.bottom, padding.left] where value > 0 {
          spacing[value, default: 0] += 1
        }
      }
      if node.cornerRadius > 0, node.cornerRadius < 100 { radii[node.cornerRadius, default: 0] += 1 }
      node.children.forEach(visit)
    }
    visit(node)
    self.colors = colors.values.sorted { $0.name < $1.name }
    self.fonts = fonts.values.sorted {
      ($0.name, -$0.size, $0.weight, $0.family) < ($1.name, -$1.size, $1.weight, $1.family)
    }
    self.spacing = DesignTokenList.numbers(spacing)
    self.radii = DesignTokenList.numbers(radii)
    self.palette = palette.map { Color(name: "", color: $0.key, uses: $0.value) }
      .sorted { ($1.uses, $0.color.description) < ($0.uses, $1.color.description) }
  }

  private static func numbers(_ counts: [Double: Int]) -> [Number] {
    counts.map { Number(value: $0.key, uses: $0.value) }.sorted { $0.value < $1.value }
  }
}
