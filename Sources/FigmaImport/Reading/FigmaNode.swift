/// A layer of a Figma document, as far as it matters for a tree of views.
package struct FigmaNode: Sendable {
  package var id = ""
  package var name = ""
  package var type = ""
  package var isVisible = true
  package var opacity = 1.0
  package var box: Box?
  /// What is said of the box of a text, kept apart so that deep documents need little of the stack.
  package var textBox: TextBox {
    get { textBoxes.first ?? TextBox() }
    set { textBoxes = [newValue] }
  }
  private var textBoxes: [TextBox] = []
  /// Its fields may come without a mode, which then is no layout.
  package var layout: AutoLayout?
  package var hasLayoutMode = false
  package var sizing = Sizing()
  package var constraints = Constraints()
  package var fills: [Paint] = []
  package var strokes: [Paint] = []
  package var strokeWeight = 0.0
  /// The weights of top, right, bottom, left where they differ.
  package var strokeSides: [Double]?
  package var cornerRadius = 0.0
  /// Top left, top right, bottom right, bottom left, where they differ.
  package var cornerRadii: [Double]?
  package var effects: [Effect] = []
  package var isMask = false
  package var clips = false
  package var scrolls = false
  package var text: TextContent?
  package var componentID: String?
  package var properties: [Property] = []
  /// Where a tap on it leads, and of a page, with which screens its prototype begins; the first counts.
  package var links: [PrototypeLink] = []
  var hasInteractions = false
  /// The ids of the named styles by their use: fill, text, stroke, effect.
  package var styles: [String: String] = [:]
  package var children: [FigmaNode] = []
  /// How many layers below were deeper than we read.
  package var cutChildren = 0

  /// Where a frame puts its children by itself.
  package struct AutoLayout: Sendable {
    package enum Direction: Sendable { case horizontal, vertical, grid }
    package var direction: Direction
    package var spacing = 0.0
    package var crossSpacing = 0.0
    package var padding = Insets()
    /// MIN, CENTER, MAX, SPACE_BETWEEN.
    package var primary = "MIN"
    /// MIN, CENTER, MAX, BASELINE.
    package var counter = "MIN"
    package var wraps = false
    package var columns = 0
  }

  /// How a layer takes its size from its parent, in old and new files.
  package struct Sizing: Sendable {
    package var horizontal = ""
    package var vertical = ""
    package var grow = 0.0
    package var align = ""
    package var isAbsolute = false
  }

  package struct Constraints: Sendable {
    package var horizontal = ""
    package var vertical = ""
  }

  package struct Paint: Sendable {
    package var type = ""
    package var isVisible = true
    package var color: PaintColor?
    package var opacity = 1.0
    /// The colours of a gradient from its beginning, and the direction from there to its end.
    package var stops: [PaintColor] = []
    package var direction = (x: 0.0, y: 1.0)

    package var isImage: Bool { type == "IMAGE" || type == "VIDEO" }
    package var isGradient: Bool { type.hasPrefix("GRADIENT") }
    /// How much of what is below it hides, from 0 to 1.
    package var strength: Double { isVisible ? opacity * (color?.alpha ?? 1) : 0 }
    /// Its colour with its own opacity; grey where it has none.
    package var shade: PaintColor {
      var shade = color ?? PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      shade.alpha *= opacity
      return shade
    }
    /// Whether anybody sees it: exports from web pages paint every element, most of them with next to nothing.
    package var isSeen: Bool { strength >= 0.02 }
  }

  package struct Effect: Sendable {
    package var type: String
    package var isVisible: Bool
    package var radius: Double
    package var color: PaintColor?
    package var x = 0.0
    package var y = 0.0
  }

  /// A value of a component property; `kind` is BOOLEAN, TEXT, VARIANT or INSTANCE_SWAP.
  package struct Property: Sendable {
    package var name: String
    package var kind: String
    package var value: String
  }

  package struct TextBox: Sendable {
    /// Where what is drawn is, effects included.
    package var ink: Box?
    /// The height of a line in points; 0 where the design does not say it.
    package var lineHeight = 0.0
    /// Whether it is as high as its lines.
    package var hugsHeight = false
    /// How many characters have each style, as far as they are listed, and the paints of each.
    package var styleLengths: [Int: Int] = [:]
    package var stylePaints: [String: [Paint]] = [:]
    /// How its characters are divided into parts of one style: the style's number, 0 for the layer's own, and the length.
    package var runs: [(style: Int, length: Int)] = []
    package var partStyles: [String: TextContent] = [:]
  }

  /// What its words, or it, are painted with: of a text in several styles, with what most of it is.
  package var mainFills: [Paint] {
    let paints = textBoxes.first?.stylePaints["\(mainStyle)"] ?? []
    return paints.isEmpty ? fills : paints
  }

  package struct TextContent: Sendable {
    package var characters = ""
    package var size = 0.0
    package var weight = 400.0
    package var family = ""
    package var isItalic = false
    /// LEFT, CENTER, RIGHT, JUSTIFIED.
    package var alignment = "LEFT"
    package var letterCase = ""
    package var decoration = ""
    package var maxLines = 0
    /// Whether its box is as wide as its words, so that their alignment shows nothing.
    package var hugs = false
    package var link: String?
    /// Whether parts of the text look different.
    package var isMixed = false
  }

  /// The layer and all below it, parents first.
  package func forEach(_ body: (FigmaNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// How many layers there are, this one included.
  package var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A colour with opacity, each part from 0 to 1.
package struct PaintColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// What is seen where it lies on another colour.
  package func laid(over ground: PaintColor) -> PaintColor {
    let rest = ground.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0, rest > 0 else { return whole > 0 ? self : ground }
    func mix(_ part: KeyPath<PaintColor, Double>) -> Double {
      (self[keyPath: part] * alpha + ground[keyPath: part] * rest) / whole
    }
    return PaintColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: whole)
  }
}

/// Distances to the four edges.
package struct Insets: Hashable, Sendable {
  package var top = 0.0
  package var right = 0.0
  package var bottom = 0.0
  package var left = 0.0

  package init(top: Double = 0, right: Double = 0, bottom: Double = 0, left: Double = 0) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  package var isZero: Bool { top == 0 && right == 0 && bottom == 0 && left == 0 }
}
