import FigmaImport
import TestSupport

/// Screens put together by chance from the parts that designs are made of, with sizes and distances around the limits
/// that the reading of a design has.
struct Composed {
  private var random: SeededRandom
  var children: [Layer] = []
  var y = 60.0
  private var next = 0
  private let kinds: ClosedRange<Int>

  /// The screen of a number, the same each time.
  static func screen(_ number: Int, kinds: ClosedRange<Int> = 0...16) throws -> Layer {
    var screen = Composed(number, kinds)
    try screen.compose()
    let fields = [Layer.fill(screen.pick(["#ffffff", "#f2f2f7", "#101014"]))]
    return .screen("Screen \(number)", 390, 844, fields, screen.children)
  }

  private init(_ number: Int, _ kinds: ClosedRange<Int>) {
    random = SeededRandom(seed: UInt64(number) &* 7919 &+ 1)
    self.kinds = kinds
  }

  private mutating func compose() throws {
    try bar()
    for _ in 0..<number(4...8) where y < 720 {
      try part(number(kinds))
      y += pick([0, 4, 8, 12, 16, 24, 25, 40, 41, 64])
    }
    try bottom()
  }

  /// The same on every system, whatever the standard library makes of a generator.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(random.next() % UInt64(range.count))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func add(_ layer: Layer) {
    children.append(layer)
    y = max(y, layer.y + layer.height)
  }

  mutating func words() -> String {
    next += 1
    return pick([
      "Total", "Daily goal", "Morning run", "Notes", "Who can see this", "Order", "Home", "Profile", "Water",
    ])
      + " \(next)"
  }

  mutating func look() -> [(String, String)] {
    var fields: [(String, String)] = []
    if chance(75) {
      fields.append(Layer.fill(pick(["#ffffff", "#e8f0ff", "#be845d", "#0b57d0", "#00000066", "#f2f2f7"])))
    }
    if chance(40) { fields += Layer.stroke(pick(["#c6c6c8", "#000000", "#be845d"]), pick([0.5, 1, 2])) }
    if chance(70) { fields.append(Layer.radius(pick([4, 8, 12, 16, 26, 38, 100]))) }
    if chance(15) {
      fields.append(
        (
          "effects",
          ##"[{"type":"DROP_SHADOW","visible":true,"radius":8,"offset":{"x":0,"y":2},"color":{"r":0,"g":0,"b":0,"a":0.2}}]"##
        ))
    }
    return fields
  }

  mutating func link() -> [(String, String)] {
    guard chance(20) else { return [] }
    let action = pick([
      #""type":"BACK""#, #""type":"NODE","destinationId":"9:1","navigation":"NAVIGATE""#,
      #""type":"NODE","destinationId":"9:2","navigation":"OVERLAY""#,
    ])
    return [("interactions", #"[{"trigger":{"type":"ON_CLICK"},"actions":[{\#(action)}]}]"#)]
  }

  mutating func symbol(_ x: Double, _ y: Double, color: String = "#3c3c4399") throws -> Layer {
    try .symbol(
      named: pick(["star", "bell", "globe", "lock", "heart.fill", "person", "chevron.right"]), x, y, color: color)
  }

  func circle(_ name: String, _ x: Double, _ y: Double, _ size: Double, _ color: String) -> Layer {
    Layer(type: "ELLIPSE", name: name, x: x, y: y, width: size, height: size, fields: [Layer.fill(color)])
  }

  // MARK: - Bars

  private mutating func bar() throws {
    let fields = chance(50) ? [Layer.fill("#ffffff")] : []
    var items: [Layer] = []
    switch number(0...5) {
    case 0: return
    case 1: items = [.vector("chevron-left", 16, 16, 12, 20), .text("Details", 165, 16, 60, weight: 600)]
    case 2:
      items = [
        .text(pick(["Cancel", "Close", "Back"]), 16, 16, 56), .text("New entry", 155, 16, 80, weight: 600),
        .text(pick(["Save", "Done", "Edit", "Next"]), 330, 16, 44, color: "#0b57d0"),
      ]
    case 3: items = [.text("Overview", 16, 12, 140, 34, size: 28, weight: 700), try symbol(342, 16)]
    case 4:
      items = [
        try .symbol(named: "xmark", 16, 14), .text("Visibility", 150, 8, 90, weight: 600),
        .text("3 people", 165, 30, 60, 14, size: 12), try symbol(300, 14), try symbol(342, 14),
      ]
    default: items = [.picture("Avatar", 16, 8, 36, 36), .text("Hello, Kim", 64, 16, 100), try symbol(342, 16)]
    }
    add(.frame(pick(["Navigation Bar", "Header", "Top", "Frame 1"]), 0, 54, 390, 52, fields + link(), items))
    y += 12
  }

  private mutating func bottom() throws {
    switch number(0...5) {
    case 0:
      let names = ["Home", "Search", "Saved", "Profile", "More"].prefix(number(3...5))
      let width = 390 / Double(names.count)
      let tabs = try names.enumerated().map { index, name in
        let color = index == 0 ? "#0b57d0" : "#8e8e93"
        return Layer.frame(
          "Tab", Double(index) * width, 8, width, 50, [],
          [
            try symbol(width / 2 - 12, 2, color: color),
            .text(name, width / 2 - 20, 30, 40, 14, size: 11, color: color),
          ])
      }
      add(.frame(pick(["Tab Bar", "Bottom", "Frame 9"]), 0, 760, 390, 84, [Layer.fill("#ffffff")], tabs))
    case 1:
      let width = pick([358.0, 200, 120])
      add(
        .frame(
          "Button", (390 - width) / 2, pick([760, 772, 740]), width, 52,
          [Layer.fill("#0b57d0"), Layer.radius(26)] + link(),
          [.text("Continue", width / 2 - 35, 15, 70, weight: 600, color: "#ffffff")]))
    case 2:
      add(
        .frame(
          "FAB", 318, 760, 56, 56, [Layer.fill("#be845d"), Layer.radius(28)] + link(),
          [try .symbol(named: "plus", 16, 17, color: "#ffffff")]))
    case 3:
      add(.rectangle("Overlay", 0, 0, 390, 844, pick(["#00000066", "#00000033"])))
      let height = pick([180.0, 300, 420])
      add(
        .frame(
          pick(["Sheet", "Modal", "Card"]), pick([0, 40]), 844 - height, pick([390, 310]), height,
          [Layer.fill("#ffffff"), Layer.radius(24)],
          [
            .text("Are you sure?", 40, 24, 120, weight: 600), .text("This cannot be undone.", 40, 56, 200, size: 14),
            .frame(
              "Button", 20, 100, 130, 44, Layer.stroke("#c6c6c8") + [Layer.radius(22)], [.text("Cancel", 37, 11, 56)]),
            .frame(
              "Button", 160, 100, 130, 44, [Layer.fill("#ff3b30"), Layer.radius(22)],
              [.text("Delete", 37, 11, 56, color: "#ffffff")]),
          ]))
    default: break
    }
  }

  // MARK: - Parts

  private mutating func part(_ kind: Int) throws {
    switch kind {
    case 0: heading()
    case 1: line()
    case 2: try rows()
    case 3: try card()
    case 4: try button()
    case 5: chips()
    case 6: try field()
    case 7: track()
    case 8: try grid()
    case 9: try strip()
    case 10: overlay()
    case 11: try badges()
    case 12: evenIcons()
    case 13: faces()
    case 14: ratings()
    case 15: stepper()
    case 16: divider()
    default: try furtherPart(kind)
    }
  }

  private mutating func heading() {
    let size = pick([34.0, 28, 22, 17])
    add(.text(words(), pick([16, 20, 120]), y, 160, size * 1.2, size: size, weight: pick([400, 590, 700])))
    if chance(60) {
      add(
        .text(
          pick(["See all", "A line that says a little more about it."]), 16, y + pick([2, 6]), 300, 18, size: 14,
          color: "#3c3c4399"))
    }
  }

  private mutating func line() {
    let count = number(2...4)
    let gap = pick([4.0, 12, 16, 25, 41])
    let fields = chance(50) ? Layer.row(gap, pick([0, 8, 16]), pick(["MIN", "SPACE_BETWEEN", "CENTER"])) : []
    var x = 0.0
    var items: [Layer] = []
    for index in 0..<count {
      let width = pick([40.0, 60, 60, 90])
      if index == count - 1, chance(40) { x = 358 - width }
      items.append(.text(words(), x, pick([0, 0, 3, 9]), width, pick([18, 20, 22]), size: pick([13, 17])))
      x += width + gap
    }
    if chance(50) {
      add(.frame("Row", 16, y, 358, 32, fields + link(), items))
    } else {
      let top = y
      for item in items {
        var item = item
        (item.x, item.y) = (item.x + 16, item.y + top)
        add(item)
      }
    }
  }

  private mutating func rows() throws {
    let (count, height, isList) = (number(2...4), pick([44.0, 52, 64]), chance(70))
    let end = number(0...5)
    var items: [Layer] = []
    for index in 0..<count {
      var parts: [Layer] = [try symbol(12, height / 2 - 11), .text(words(), 48, height / 2 - 11, 110, 22)]
      if height > 60 {
        parts.append(.text("Detail \(index)", 48, height / 2 + 10, 80, 16, size: 13, color: "#3c3c4399"))
      }
      switch end {
      case 0: parts.append(try .symbol(named: "chevron.right", 330, height / 2 - 11, color: "#3c3c434d"))
      case 1: parts.append(.text("\(index) km", 296, height / 2 - 11, 50, 22))
      case 2:
        parts.append(
          .instance(
            "Toggle", 296, height / 2 - 15, 51, 31, [],
            [
              .rectangle("Track", 0, 0, 51, 31, index == 0 ? "#34c759" : "#e0e0e0", radius: 15.5),
              circle("Knob", index == 0 ? 22 : 2, 2, 27, "#ffffff"),
            ]))
      case 3:
        parts.append(
          index == 0
            ? try .symbol(named: "checkmark.circle.fill", 326, height / 2 - 11)
            : Layer(
              type: "ELLIPSE", name: "Ring", x: 326, y: height / 2 - 11, width: 22, height: 22,
              fields: Layer.stroke("#3c3c434d", 1.5)))
      case 4:
        parts.append(
          .rectangle(
            "Box", 326, height / 2 - 10, 20, 20, index == 1 ? "#0b57d0" : "#ffffff00", radius: 4,
            Layer.stroke("#8e8e93")))
      default: break
      }
      items.append(
        .frame("Row", 0, Double(index) * height, 358, height, (chance(30) ? Layer.row(12, 12) : []) + link(), parts))
      if isList, index > 0, chance(60) {
        items.append(.rectangle("Separator", 48, Double(index) * height, 310, 1, "#c6c6c8"))
      }
    }
    add(.frame(isList ? "List" : "Frame 4", 16, y, 358, Double(count) * height, isList ? look() : [], items))
  }

  private mutating func card() throws {
    let (width, height) = (pick([358.0, 370, 240]), pick([88.0, 120, 200]))
    var items: [Layer] = []
    if chance(60) {
      items.append(.picture("Photo", pick([0, 12]), pick([0, 12]), pick([64, 80]), pick([64, height - 24])))
    }
    items.append(.text(words(), 100, 14, 120, 22, weight: 590))
    items.append(.text("Two lines of words that\nsay what it is about", 100, 40, 150, 36, size: 14, color: "#3c3c4399"))
    if chance(40) { items.append(try symbol(width - 36, 14)) }
    if chance(30) {
      items.append(
        .frame(
          "Tag", 100, height - 28, 60, 20, [Layer.fill("#34c75933"), Layer.radius(10)],
          [.text("New", 15, 3, 30, 14, size: 11)]))
    }
    add(.frame(pick(["Card", "Frame 12", "Group 3"]), (390 - width) / 2, y, width, height, look() + link(), items))
  }

  private mutating func button() throws {
    let width = pick([358.0, 160, 120])
    let isFilled = chance(60)
    var fields = isFilled ? [Layer.fill("#be845d")] : Layer.stroke("#be845d")
    fields.append(Layer.radius(pick([8, 12, 24])))
    if chance(20) { fields.append(("componentProperties", #"{"State":{"type":"VARIANT","value":"Disabled"}}"#)) }
    let ink = isFilled ? "#ffffff" : "#be845d"
    var items = [Layer.text(pick(["Save", "Sign in", "Add"]), width / 2 - 25, 13, 50, 22, weight: 590, color: ink)]
    if chance(30) { items.insert(try .symbol(named: "plus", width / 2 - 55, 13, color: ink), at: 0) }
    add(.instance("Button", pick([16, (390 - width) / 2]), y, width, 48, fields + link(), items))
    if width < 161, chance(50) {
      let other = Layer.instance(
        "Button", 200, y - 48, width, 48, Layer.stroke("#c6c6c8") + [Layer.radius(12)],
        [.text("Later", width / 2 - 25, 13, 50, 22)])
      add(other)
    }
  }

  private mutating func chips() {
    let count = number(2...5)
    let (chosen, width, isEven) = (pick([0, 1, -1]), 358 / Double(count), chance(60))
    let items = (0..<count).map { index in
      var fields = Layer.row(0, 8, "CENTER")
      if index == chosen { fields += [Layer.fill("#0b57d0"), Layer.radius(8)] }
      return Layer.frame(
        pick(["Chip", "Tab", "Button"]), Double(index) * width, 4, isEven ? width - 8 : 50 + Double(index) * 6, 36,
        fields,
        [.text(words(), 8, 8, 44, 20, size: 14, color: index == chosen ? "#ffffff" : "#5f5e5e")])
    }
    add(
      .frame(
        "Filter", 16, y, 358, 44, Layer.row(8, 4) + (chance(50) ? [Layer.fill("#eeeeee"), Layer.radius(10)] : []), items
      ))
  }

  private mutating func field() throws {
    let height = pick([44.0, 52, 140])
    if chance(60) {
      add(.text(pick(["Email", "Password", "Your name"]), 16, y, 90, 18, size: 14))
      y += 6
    }
    var items: [Layer] = [
      .text(
        pick(["Search", "Enter it here", "kim@a.example", "At least eight signs"]), 16, pick([12, 15]), 160, 20,
        color: pick(["#8a8a8a", "#111111"]))
    ]
    switch number(0...3) {
    case 0: items.append(try .symbol(named: "eye.slash", 322, 12))
    case 1: items.append(.vector("chevron-down", 330, 18, 14, 10))
    case 2: items = [try .symbol(named: "magnifyingglass", 12, 12), .text("Search", 44, 12, 80, 20, color: "#8a8a8a")]
    default: break
    }
    add(
      .frame(
        pick(["Text Field", "Input", "Frame 20"]), 16, y, 358, height,
        [Layer.fill("#ffffff"), Layer.radius(10)] + Layer.stroke("#cccccc"), items))
  }

  private mutating func track() {
    let (width, part) = (pick([200.0, 358]), pick([0.0, 0.4, 0.5, 0.75]))
    var items = [Layer.rectangle("Rectangle 1", 0, 8, width, 8, "#e0e0e0", radius: 4)]
    if part > 0 { items.append(.rectangle("Rectangle 2", 0, 8, width * part, 8, "#0b57d0", radius: 4)) }
    if chance(40) { items.append(circle("Knob", width * part - (part > 0 ? 12 : 0), 0, 24, "#0b57d0")) }
    add(.frame(pick(["Volume", "Progress", "Frame 8"]), 16, y, width, 24, [], items))
  }

  private mutating func grid() throws {
    let (columns, lines, gap) = (pick([2, 3, 4]), pick([1, 2, 3]), pick([8.0, 12, 16]))
    let size = (358 - gap * Double(columns - 1)) / Double(columns)
    let (fields, hasPicture) = (look(), chance(50))
    var items: [Layer] = []
    for index in 0..<(columns * lines - (chance(30) ? 1 : 0)) {
      let (x, top) = (Double(index % columns) * (size + gap), Double(index / columns) * (84 + gap))
      let first = hasPicture ? Layer.picture("Picture \(index)", 8, 8, size - 16, 40) : try symbol(8, 8)
      items.append(.frame("Item", x, top, size, 84, fields, [first, .text(words(), 8, 56, size - 16, 18, size: 13)]))
    }
    add(.frame(pick(["Grid", "Frame 30"]), 16, y, 358, Double(lines) * (84 + gap) - gap, [], items))
  }

  private mutating func strip() throws {
    let count = number(3...6)
    let items = (0..<count).map { index in
      Layer.frame(
        "Item", Double(index) * 132, 0, 120, 96, [Layer.fill("#f2f2f7"), Layer.radius(12)],
        [.picture("Cover \(index)", 0, 0, 120, 64), .text(words(), 8, 70, 100, 18, size: 13)])
    }
    add(
      .frame(
        "Strip", 16, y, pick([374, Double(count) * 132 - 12]), 96,
        Layer.row(12) + (chance(50) ? [("clipsContent", "true")] : []), items))
  }

  private mutating func overlay() {
    let height = pick([120.0, 180, 240])
    add(
      .frame(
        "Hero", pick([0, 16]), y, pick([390, 358]), height, [Layer.radius(16)],
        [
          .picture("Background", 0, 0, 358, height), .rectangle("Shade", 0, 0, 358, height, "#00000066"),
          .text(words(), 16, height - 60, 200, 28, size: 22, weight: 700, color: "#ffffff"),
          .text("New", 16, height - 28, 60, 18, size: 13, color: "#ffffff"),
        ]))
  }

  private mutating func badges() throws {
    let ground = pick(["#ff3b30", "#34c759", "#0b57d0"])
    let extra = number(0...2)
    for index in 0..<3 {
      let x = 16 + Double(index) * 120
      switch index {
      case 0:
        add(Layer(type: "VECTOR", name: "Badge", x: x, y: y, width: 28, height: 28, fields: [Layer.fill(ground)]))
      case 1:
        add(
          .instance(
            "Icon / badge", x, y - 28, 28, 28, [],
            (0...extra).map {
              .vector("Vector", Double($0), Double($0), 28 - Double($0) * 2, 28 - Double($0) * 2, ground)
            }))
      default: add(try symbol(x, y - 28, color: ground))
      }
      children.append(.text("\(index + 1)", x + 9, y - 24, 10, 18, size: 13, color: "#ffffff"))
    }
  }

  private mutating func evenIcons() {
    let (count, step) = (number(3...5), pick([70.0, 80, 88]))
    let items = (0..<count).map { index in
      let width = pick([20.0, 28, 36])
      return Layer.text(words(), 24 + Double(index) * step - width / 2 + 20, 4, width, 16, size: 11)
    }
    add(.frame("Days", pick([0, 16]), y, pick([390, 358]), 28, chance(50) ? [Layer.fill("#e8f0ff")] : [], items))
  }

  private mutating func faces() {
    let overlap = pick([8.0, 12, -4])
    let items = (0..<number(2...4)).map { index in
      Layer.frame(
        "Avatar", Double(index) * (40 - overlap), 0, 40, 40, [Layer.radius(20), ("clipsContent", "true")],
        [.picture("Face \(index)", 0, 0, 40, 40)])
    }
    add(.frame("People", 16, y, 200, 40, [], items))
  }

  private mutating func ratings() {
    let full = number(1...5)
    let items = (0..<5).map { Layer.vector("Star", Double($0) * 22, 0, 18, 18, $0 < full ? "#ffcc00" : "#e0e0e0") }
    add(.frame(pick(["Rating", "Stars", "Frame 3"]), 16, y, 106, 18, Layer.row(4), items))
  }

  private mutating func stepper() {
    let row = [Layer.text("-", 8, 8, 8), .text("\(pick([1, 2, 10]))", 44, 6, 16), .text("+", 80, 8, 8)]
    add(.frame("Frame 60", pick([16, 270]), y, 104, 32, Layer.row(16, 8) + look(), row))
  }

  mutating func divider() {
    add(
      .rectangle(
        pick(["Divider", "Rectangle 7"]), pick([0, 16]), y, pick([390, 358]), pick([0.5, 1, 2, 8]), "#c6c6c8"))
  }
}
