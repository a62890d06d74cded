/// A node of the slim tree: a layer, or several that mean one thing, in the words of SwiftUI.
///
/// A field that has its usual value is nil, false or empty, and is not written.
package struct SlimNode: Sendable {
  package enum Kind: String, Sendable {
    case hStack = "HStack"
    case vStack = "VStack"
    case zStack = "ZStack"
    case grid = "Grid"
    case text = "Text"
    case icon = "Icon"
    case image = "Image"
    case component = "Component"
    case frame = "Frame"
    case shape = "Shape"
    case divider = "Divider"
    case spacer = "Spacer"
  }

  /// What a node is for, where its name or its place tells.
  package enum Role: String, Sendable {
    case toolbar, tabBar, bottomBar, sheet, dialog, backButton, closeButton, button, glassButton, primaryButton, row,
      checkbox
    case toggle, field, search, section, card, overlay, background, slider, progress, stepper, picker, wheel
  }

  package enum Outline: String, Sendable { case capsule, circle }

  /// Several alike siblings: how many, and what one of them is called.
  package struct Repetition: Hashable, Sendable {
    package var count: Int
    package var of: String
  }

  package var kind: Kind
  package var id = ""
  package var name = ""
  package var content: String?
  package var font: TypeStyle?
  package var lineLimit = 0
  package var icon: String?
  package var fill: Fill?
  package var stroke: Fill?
  package var strokeWidth = 0.0
  package var role: Role?
  package var cornerRadius = 0.0
  package var outline: Outline?
  package var spacing: Double?
  package var isSpread = false
  /// leading, trailing, top, bottom, baseline; nil is the centre.
  package var align: String?
  package var padding = Insets()
  package var size: Box?
  package var fillsWidth = false
  package var hasMaterial = false
  package var opacity = 1.0
  package var scrolls = false
  package var properties: [FigmaNode.Property] = []
  /// How far a control is drawn, from 0 to 1: of a switch 0 is off.
  package var level: Double? {
    get { details.first?.level }
    set { edit { $0.level = newValue } }
  }
  /// Where a tap on it leads, in the design's prototype; one at most.
  package var leadsTo: [PrototypeLink] = []
  package var children: [SlimNode] = []

  /// The parts of its words that look different; one look at most.
  package var parts: [TextPart] {
    get { details.first?.parts ?? [] }
    set { edit { $0.parts = newValue } }
  }
  /// The shadow that it casts; one at most.
  package var shadows: [Shadow] {
    get { details.first?.shadows ?? [] }
    set { edit { $0.shadows = newValue } }
  }
  package var textAlign: String? {
    get { details.first?.textAlign }
    set { edit { $0.textAlign = newValue } }
  }
  package var letterCase: String {
    get { details.first?.letterCase ?? "" }
    set { edit { $0.letterCase = newValue } }
  }
  package var decoration: String {
    get { details.first?.decoration ?? "" }
    set { edit { $0.decoration = newValue } }
  }
  package var link: String? {
    get { details.first?.link }
    set { edit { $0.link = newValue } }
  }
  package var repetition: Repetition? {
    get { details.first?.repetition }
    set { edit { $0.repetition = newValue } }
  }
  /// The component of an instance.
  package var componentName: String? {
    get { details.first?.componentName }
    set { edit { $0.componentName = newValue } }
  }
  /// What few nodes have, kept apart so that deep trees need little of the stack.
  private var details: [Details] = []

  private struct Details {
    var level: Double?
    var parts: [TextPart] = []
    var shadows: [Shadow] = []
    var textAlign: String?
    var letterCase = ""
    var decoration = ""
    var link: String?
    var repetition: Repetition?
    var componentName: String?

    var isEmpty: Bool {
      level == nil && parts.isEmpty && shadows.isEmpty && textAlign == nil && letterCase.isEmpty && decoration.isEmpty
        && link == nil && repetition == nil && componentName == nil
    }
  }

  private mutating func edit(_ change: (inout Details) -> Void) {
    var changed = details.first ?? Details()
    change(&changed)
    details = changed.isEmpty ? [] : [changed]
  }

  /// A soft shadow below a view.
  package struct Shadow: Hashable, Sendable {
    package var color: HexColor
    package var radius: Double
    package var x: Double
    package var y: Double
  }

  // What the transformation knows of a node and nobody else needs.

  package var box: Box
  /// How it takes its room in its stack, kept apart so that deep trees need little of the stack.
  var place: Place {
    get { places.first ?? Place() }
    set { places = [newValue] }
  }
  private var places: [Place] = []
  /// The layer's type in Figma.
  package var source = ""
  /// Whether the layer is named like a part of a visual effect.
  package var isDecoration = false
  /// How many layers it stands for.
  package var layers = 1
  /// Whether it is as wide as its parent by where it lies, though the design does not say so.
  package var isWide = false
  /// Whether other layers than those of its own layer lie on it.
  var holdsOthers = false
  /// Whether it was taken out of what lay on it, and goes behind.
  var isGround = false
  /// More nodes below that are not shown because of a limit.
  package var hiddenNodes = 0
  /// How many parts of it were shown before, and how many to leave out to see what follows.
  var skippedParts = 0
  package var nextPart = 0

  package init(_ kind: Kind, box: Box) {
    self.kind = kind
    self.box = box
  }

  /// Whether text can be read in it.
  package var hasText: Bool { content != nil || children.contains { $0.hasText } }

  /// Whether it is drawn as an area that others can lie on.
  package var isSurface: Bool { fill != nil || stroke != nil || hasMaterial || kind == .image }

  package var isContainer: Bool {
    switch kind {
    case .hStack, .vStack, .zStack, .grid, .frame, .component: true
    default: false
    }
  }

  /// Whether it is one control, which brings its own insets.
  package var isControl: Bool {
    switch role {
    case .button, .primaryButton, .glassButton, .field, .search, .toggle, .backButton, .closeButton, .slider, .progress,
      .picker, .wheel:
      true
    default: false
    }
  }

  /// Whether it is an area around one picture, or a circle around one thing: what counts is how large it is.
  var isDrawnAroundOne: Bool {
    guard kind == .frame || kind == .component, isSurface, align == nil, !isControl, children.count == 1 else {
      return false
    }
    let only = children[0]
    return only.kind == .icon || only.kind == .image || outline == .circle && only.children.isEmpty
  }

  /// A stack that has no looks of its own and could be taken apart.
  package var isPlainStack: Bool {
    switch kind {
    case .hStack, .vStack, .zStack, .grid, .frame:
      !isSurface && role == nil && opacity == 1 && !children.isEmpty && cornerRadius == 0 && !scrolls
        && leadsTo.isEmpty
    default: false
    }
  }

  /// How many nodes there are, this one included.
  package var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The node and all below it, parents first.
  package func forEach(_ body: (SlimNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// The texts in it, in the order of reading.
  package var texts: [String] {
    var found: [String] = []
    forEach { if let content = $0.content { found.append(content) } }
    return found
  }

  /// The first node in it that `condition` holds for.
  package func first(where condition: (SlimNode) -> Bool) -> SlimNode? {
    if condition(self) { return self }
    for child in children {
      if let found = child.first(where: condition) { return found }
    }
    return nil
  }
}

/// What an area or a text is painted with.
package struct Fill: Hashable, Sendable {
  package var color: HexColor
  /// The name of the style in the design, as `Labels/Primary`.
  package var style: String?
  /// Colours of a gradient, the first one being `color`.
  package var isGradient = false
  /// The colours of a gradient along a line, with the sides of its area from which and to which it goes.
  package var gradient: Gradient? {
    get { gradients.first }
    set { gradients = newValue.map { [$0] } ?? [] }
  }
  private var gradients: [Gradient] = []

  /// A gradient along a line.
  package struct Gradient: Hashable, Sendable {
    package var colors: [HexColor]
    package var start: String
    package var end: String
  }

  package init(color: HexColor, style: String? = nil, isGradient: Bool = false) {
    self.color = color
    self.style = style
    self.isGradient = isGradient
  }
}
