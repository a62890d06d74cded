import RuleModel

/// How a view takes its room in the stack that it stands in; found from its box, and not written in trees.
struct Place: Sendable {
  enum Width: Hashable, Sendable {
    /// As wide as what is in it.
    case hug
    /// As wide as there is room.
    case fill
    case fixed(Double)
    /// At most so wide, so that lines break where the design breaks them.
    case most(Double)
  }

  /// How many lines a text has, and where they stand in its box.
  var lines = 1
  var ink: Box?
  /// The size of a text's letters in the design; 0 where it is not known.
  var fontSize = 0.0
  /// Whether a text's box is as wide as its words.
  var hugs = false
  /// Where the view is when it is laid out: texts have the height of their style.
  var shown: Box?
  /// Distances to its neighbours that the stack's spacing does not have.
  var margins = Insets()
  var width = Width.hug
  /// The side at which what is in it lies: leading, trailing; nil is the middle.
  var edge: String?
  /// The side at which the whole view stands in a row of its own that is as wide as there is room.
  var stands: String?
  /// How high it is at least, with its content at `heightEdge`: top, bottom; nil is the middle.
  var least: Double?
  var heightEdge: String?
  /// Whether it is one of the rows of a list, with distances of its own.
  var isRow = false
  /// Whether it is a row that people scroll to the side.
  var scrolls = false
  /// Whether all this was found: what is not placed is written by what the tree says of it.
  var isFound = false
}

extension SlimNode {
  /// Where it is when it is laid out.
  var shown: Box { place.shown ?? box }

  /// The style of the system in which a symbol is about as large as in the design.
  var symbolStyle: TypeStyle.Style { box.height >= 44 ? .largeTitle : box.height >= 33 ? .title : .body }

  /// How wide its widest line is when it is laid out; nil where its lines end elsewhere than its words say.
  var lineWidth: Double? {
    guard kind == .text, icon == nil, let content, content.utf8.count <= 400 else { return nil }
    let words = letterCase == "uppercase" ? content.uppercased() : content
    let lines = Lines.of(Array(words.utf8))
    guard lines.count == place.lines else { return nil }
    let style = font ?? TypeStyle(size: 17, weight: 400)
    return lines.map { style.width(of: String(decoding: $0, as: UTF8.self)) }.max()
  }

  /// Whether it is a text of several lines that end where its words say so, whatever its width.
  var hasOwnLines: Bool { place.lines > 1 && textAlign == nil && lineWidth != nil }

  /// How wide it is where nothing makes it wider: words have the width of the system's font.
  var extent: Double {
    switch kind {
    case .text where textAlign == nil: return lineWidth ?? shown.width
    case _ where isPlain && kind == .vStack:
      let left = children.map(\.shown.x).min() ?? box.x
      return children.map { $0.shown.x - left + $0.extent }.max() ?? shown.width
    case _ where isPlain && kind == .hStack && !isSpread && !children.contains { $0.kind == .spacer }:
      return shown.width + children.reduce(0) { $0 + $1.extent - $1.shown.width }
    default: return shown.width
    }
  }

  /// How much wider its words are in the font of the system than in the design.
  var wordScale: Double {
    guard let font, place.fontSize > 0 else { return 1 }
    return min(max(font.style.size / place.fontSize, 1), 2)
  }

  /// Whether it is drawn as a circle, which is as wide as it is high.
  var isRound: Bool { outline == .circle && abs(box.width - box.height) < 2 }

  /// Whether it is a stack or a frame that only arranges.
  var isPlain: Bool {
    isContainer && !isSurface && !isControl && role != .toggle && role != .checkbox && role != .section
  }
}
