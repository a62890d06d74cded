import FigmaImport

// Parts of designs with automatic layout, and those that only some designs have.
extension Composed {
  mutating func furtherPart(_ kind: Int) throws {
    switch kind {
    case 17: try stack()
    case 18: try wheel()
    case 19: emphasis()
    case 20: try segments()
    case 21: try settings()
    case 22: try layered()
    case 23: try glass()
    case 24: paints()
    case 25: try photoGrid()
    case 26: try search()
    case 27: try placed()
    case 28: try messages()
    case 29: try chart()
    default: try mediaRow()
    }
  }

  /// Auto layout in auto layout, with every way to size and to align.
  private mutating func stack() throws {
    let items: [Layer] = try (0..<number(2...4)).map { index in
      var item: Layer
      let (top, height) = (12 + Double(index) * 52, 44.0)
      switch number(0...4) {
      case 0: item = .text(words(), 12, top, 120, 22, alignment())
      case 1:
        item = .frame(
          "Inner", 12, top, 334, height, Layer.row(8, 4, pick(["MAX", "SPACE_BETWEEN"])),
          [.text(words(), 4, 8, 80), try symbol(300, 8)])
      case 2: item = .rectangle("Line", 12, top, 334, pick([1, 8]), "#c6c6c8")
      case 3: item = .picture("Wide", 12, top, 334, height)
      default:
        item = .instance(
          "Button", 12, top, pick([334, 160]), height, [Layer.fill("#0b57d0"), Layer.radius(12)],
          [.text("Go", 60, 11, 40, color: "#ffffff")])
      }
      item.fields += pick([
        [], Layer.fillsWidth, [("layoutGrow", "1")], [("layoutAlign", "\"STRETCH\"")],
        [("layoutPositioning", "\"ABSOLUTE\"")],
        [("layoutSizingVertical", "\"FILL\"")],
      ])
      return item
    }
    let fields = Layer.column(
      pick([4, 8, 12]), pick([12, 16]), pick(["MIN", "CENTER", "SPACE_BETWEEN"]), pick(["MIN", "CENTER", "MAX"]))
    add(
      .frame(pick(["Stack", "Section", "Frame 70"]), 16, y, 358, Double(items.count) * 52 + 24, fields + look(), items))
  }

  private mutating func alignment() -> [(String, String)] {
    let style = pick([
      #"{"fontSize":17,"fontWeight":400,"textAlignHorizontal":"RIGHT","textAutoResize":"HEIGHT"}"#,
      #"{"fontSize":13,"fontWeight":700,"textAlignHorizontal":"CENTER","textCase":"UPPER","letterSpacing":2}"#,
      #"{"fontSize":20,"fontWeight":600,"italic":true,"lineHeightPx":30,"textDecoration":"UNDERLINE"}"#,
      #"{"fontFamily":"Georgia","fontSize":15.5,"fontWeight":500,"maxLines":2,"hyperlink":{"type":"URL","url":"https://a.example"}}"#,
    ])
    return [("style", style)]
  }

  private mutating func wheel() throws {
    let (step, chosen, start) = (pick([32.0, 36, 44]), pick([2, 3]), number(1...40))
    var items: [Layer] = []
    for index in 0..<5 {
      let color = index == chosen ? "#000000" : "#8e8e93"
      items.append(.text("\(start + index)", 80, Double(index) * step, 24, 22, color: color))
      items.append(.text("\((start + index) % 60 + 10)", 220, Double(index) * step, 24, 22, color: color))
    }
    if chance(60) {
      items.insert(.rectangle("Chosen", 0, Double(chosen) * step - 6, 358, 34, "#7676801f", radius: 8), at: 0)
    }
    if chance(40) {
      items += [
        .text("AM", 290, 2 * step, 30, 22, color: "#000000"), .text("PM", 290, 3 * step, 30, 22, color: "#8e8e93"),
      ]
    }
    add(.frame(pick(["Time", "Frame 81"]), 16, y, 358, 5 * step, [], items))
  }

  /// Words of two looks, over several lines.
  private mutating func emphasis() {
    let text = pick([
      "By signing up you agree to Terms", "Total 12 km today", "12 km",
      "A long line of words that goes on over two lines of the screen",
    ])
    let part = pick([2, 5, 12, text.count])
    let overrides = text.indices.enumerated().map { $0.offset < part ? "0" : "3" }.joined(separator: ",")
    let table = pick([
      #"{"3":{"fontWeight":700}}"#, ##"{"3":{"fills":[{"type":"SOLID","color":{"r":0,"g":0.3,"b":0.8,"a":1}}]}}"##,
      #"{"3":{"fontSize":28,"textDecoration":"STRIKETHROUGH"}}"#, #"{"3":{}}"#,
    ])
    let fields = [("characterStyleOverrides", "[\(overrides)]"), ("styleOverrideTable", table)] + link()
    add(.text(text, pick([16, 40]), y, pick([120, 300, 358]), pick([20, 44]), size: pick([15, 17]), fields))
  }

  private mutating func segments() throws {
    let count = number(2...4), width = 350 / Double(count), chosen = number(0...count - 1)
    var items: [Layer] = [
      .rectangle("Selected", 4 + Double(chosen) * width, 4, width, 32, "#ffffff", radius: 7)
    ]
    for index in 0..<count {
      items.append(
        .text(words(), 4 + Double(index) * width + 8, 10, width - 16, 20, size: 13, weight: index == chosen ? 600 : 400)
      )
    }
    add(
      .frame(
        pick(["Segmented Control", "Tabs", "Frame 90"]), 16, y, 358, 40, [Layer.fill("#7676801f"), Layer.radius(9)],
        items))
  }

  /// Rows of a form with their headings and footnotes.
  private mutating func settings() throws {
    add(.text(pick(["ACCOUNT", "General", "Privacy"]), 32, y, 120, 18, size: 13, color: "#6d6d72"))
    let height = 44.0, count = number(1...4)
    var items: [Layer] = []
    for index in 0..<count {
      let top = Double(index) * height
      items.append(.text(words(), 16, top + 11, 150, 22))
      switch number(0...4) {
      case 0:
        items += [.text("On", 290, top + 11, 30, 22, color: "#8e8e93"), .vector("chevron-right", 334, top + 15, 8, 14)]
      case 1:
        items.append(
          .instance(
            "Switch", 291, top + 6, 51, 31, [Layer.fill("#34c759"), Layer.radius(15.5)],
            [circle("Knob", pick([2, 22]), 2, 27, "#ffffff")]))
      case 2: items.append(.vector("chevron-down", 330, top + 18, 12, 8))
      case 3: items.append(try symbol(320, top + 11))
      default: break
      }
      if index < count - 1 { items.append(.rectangle("Separator", 16, top + height - 0.5, 342, 0.5, "#c6c6c8")) }
    }
    add(
      .frame(
        pick(["Group", "Card", "Form"]), 16, y + 4, 358, height * Double(count),
        [Layer.fill("#ffffff"), Layer.radius(10)], items))
    if chance(50) { add(.text("What this setting does, in a line.", 32, y + 6, 300, 18, size: 13, color: "#6d6d72")) }
  }

  /// Things across each other, in groups, with masks, faint and hidden ones.
  private mutating func layered() throws {
    var items: [Layer] = [
      .picture("Map", 0, 0, 358, 160),
      .frame(
        "Pin", pick([40, 200]), 60, 36, 36, [Layer.fill("#ff3b30"), Layer.radius(18)],
        [try symbol(6, 7, color: "#ffffff")]),
      .frame(
        "Label", 100, 110, 150, 34, [Layer.fill("#ffffff"), Layer.radius(pick([6, 17]))],
        [.text(words(), 10, 7, 130, 20, size: 14)]),
    ]
    if chance(40) { items[0].fields.append(("opacity", pick(["0.4", "0.01"]))) }
    if chance(30) {
      items.insert(
        Layer(
          type: "ELLIPSE", name: "Mask", x: 0, y: 0, width: 358, height: 160,
          fields: [Layer.fill("#000000"), ("isMask", "true")]), at: 0)
    }
    if chance(30) { items.append(.text("hidden", 10, 10, 60, 20, Layer.hidden)) }
    if chance(40) {
      items.append(
        Layer(type: "LINE", name: "Route", x: 20, y: 80, width: 300, height: 0, fields: Layer.stroke("#0b57d0", 3)))
    }
    add(.group(pick(["Group 12", "Map area"]), 16, y, 358, 160, items))
  }

  private mutating func glass() throws {
    let blur = ("effects", #"[{"type":"BACKGROUND_BLUR","visible":true,"radius":12}]"#)
    let size = pick([40.0, 44, 56])
    for index in 0..<number(1...3) {
      add(
        .frame(
          pick(["Glass Button", "Liquid Glass - Button", "Frosted"]), 16 + Double(index) * (size + pick([8, 30])),
          y - (index > 0 ? size : 0), size, size,
          [Layer.radius(pick([size / 2, 12])), blur] + link(), [try symbol(size / 2 - 12, size / 2 - 11)]))
    }
  }

  private mutating func paints() {
    let angle = pick([(1.0, 0.0), (0, 1), (1, 1)]), end = pick([0.0, 0.5, 1])
    let gradient =
      #"[{"type":"\#(pick(["GRADIENT_LINEAR", "GRADIENT_RADIAL"]))","gradientHandlePositions":[{"x":0,"y":0},{"x":\#(angle.0),"y":\#(angle.1)},{"x":0,"y":1}],"gradientStops":[{"position":0,"color":{"r":1,"g":0.5,"b":0,"a":1}},{"position":\#(pick([1, 0.6])),"color":{"r":0,"g":0.5,"b":1,"a":\#(end)}}]}]"#
    let sides = #"{"top":\#(pick([0, 1])),"right":0,"bottom":\#(pick([0, 1, 2])),"left":\#(pick([0, 4]))}"#
    let fields = pick([
      [("fills", gradient), Layer.radius(12)], Layer.stroke("#c6c6c8") + [("individualStrokeWeights", sides)],
      [Layer.fill("#e8f0ff"), ("rectangleCornerRadii", "[\(pick([0, 12])),12,0,\(pick([0, 24]))]")],
      [
        Layer.fill("#ffffff"),
        (
          "effects",
          ##"[{"type":"DROP_SHADOW","visible":true,"radius":\##(pick([4, 20])),"offset":{"x":0,"y":\##(pick([0, 8]))},"color":{"r":0,"g":0,"b":0,"a":0.3}},{"type":"INNER_SHADOW","visible":false,"radius":2}]"##
        ),
      ],
      [Layer.fill("#101014"), Layer.radius(8), ("opacity", "0.5")],
    ])
    add(
      .frame(
        pick(["Box", "Banner", "Frame 44"]), pick([0, 16]), y, pick([390, 358, 170]), 72, fields + link(),
        [.text(words(), 16, 24, 110, color: pick(["#ffffff", "#000000"]))]))
  }

  private mutating func photoGrid() throws {
    let columns = pick([2, 3]), gap = pick([2.0, 8]), size = (390 - gap * Double(columns - 1)) / Double(columns)
    let items = (0..<columns * 2).map { index in
      Layer.picture(
        "Photo \(index)", Double(index % columns) * (size + gap), Double(index / columns) * (size * 0.5 + gap), size,
        size * 0.5)
    }
    let grid: [(String, String)] =
      chance(40)
      ? [
        ("layoutMode", "\"GRID\""), ("gridColumnCount", "\(columns)"), ("gridRowGap", "\(gap)"),
        ("gridColumnGap", "\(gap)"),
      ] : chance(30) ? Layer.row(gap) + [("layoutWrap", "\"WRAP\""), ("counterAxisSpacing", "\(gap)")] : []
    add(.frame("Photos", 0, y, 390, size + gap, grid, items))
  }

  private mutating func search() throws {
    add(
      .instance(
        pick(["Search Bar", "Search", "Input"]), 16, y, pick([358, 300]), 36,
        [Layer.fill("#7676801f"), Layer.radius(10)],
        [
          try .symbol(named: "magnifyingglass", 8, 7, color: "#8e8e93"),
          .text(pick(["Search", "Search places"]), 34, 8, 90, color: "#8e8e93"),
        ] + (chance(40) ? [try .symbol(named: "mic.fill", 320, 7, color: "#8e8e93")] : [])))
    if chance(30) { add(.text("Cancel", 326, y - 28, 56, color: "#0b57d0")) }
  }

  /// Things that lie where constraints put them, one of them out of the screen.
  private mutating func placed() throws {
    let constraints = { (vertical: String, horizontal: String) in
      ("constraints", #"{"vertical":"\#(vertical)","horizontal":"\#(horizontal)"}"#)
    }
    var trailing = Layer.text(words(), pick([250, 320]), 10, pick([60, 120]))
    trailing.fields.append(constraints("TOP", pick(["RIGHT", "CENTER", "LEFT_RIGHT"])))
    add(
      .frame(
        "Area", 0, y, 390, 60,
        pick([[], [("clipsContent", "true")], [("overflowDirection", "\"HORIZONTAL_SCROLLING\"")]]),
        [.text(words(), 16, 10, 90), trailing, .picture("Edge", 370, 4, 60, 52)]))
  }

  private mutating func messages() throws {
    for index in 0..<number(2...4) {
      let isOwn = chance(50), width = pick([140.0, 220, 260])
      add(
        .frame(
          "Message", isOwn ? 374 - width : 16, y + (index > 0 ? 8 : 0), width, 40,
          [Layer.fill(isOwn ? "#0b57d0" : "#e9e9eb"), Layer.radius(18)],
          [.text(words(), 14, 10, width - 28, 20, color: isOwn ? "#ffffff" : "#000000")]))
    }
  }

  private mutating func chart() throws {
    let items =
      (0..<7).map { index -> Layer in
        let height = pick([20.0, 44, 70])
        return .rectangle(
          "Bar", Double(index) * 50 + 8, 80 - height, 24, height, index == 3 ? "#0b57d0" : "#c6d8f5", radius: 4)
      }
      + ["M", "T", "W", "T", "F", "S", "S"].enumerated().map { .text($1, Double($0) * 50 + 14, 86, 12, 14, size: 11) }
    add(.frame(pick(["Chart", "Week"]), 16, y, 358, 104, look(), items))
  }

  private mutating func mediaRow() throws {
    for index in 0..<number(1...3) {
      var parts: [Layer] = [
        .picture("Cover", 0, 8, 56, 56), .text(words(), 68, 12, 180, 22, weight: 590),
        .text(pick(["Kim Doe · 3 min", "Yesterday"]), 68, 38, 140, 18, size: 13, color: "#6d6d72"),
      ]
      if chance(50) { parts.append(.frame("More", 318, 16, 40, 40, link(), [try symbol(8, 9)])) }
      if chance(30) {
        parts.append(
          .frame(
            "Badge", 40, 48, 20, 20, [Layer.fill("#34c759"), Layer.radius(10)],
            [.text("2", 7, 2, 8, 14, size: 11, color: "#ffffff")]))
      }
      add(.frame("Row \(index)", 16, y, 358, 72, link(), parts))
    }
  }

  // MARK: - Designs

  /// Three screens of one design, which share a bar of tabs and lead to each other.
  static func design(_ number: Int) throws -> [Layer] {
    let tabs = try Composed.screen(number * 3, kinds: 0...0).children.last
    return try (0..<3).map { index in
      var screen = try Composed.screen(number * 3 + index, kinds: index == 1 ? 0...30 : 17...30)
      if let tabs, tabs.name.hasPrefix("Tab") { screen.children.append(tabs) }
      let destination =
        #"[{"trigger":{"type":"ON_CLICK"},"actions":[{"type":"NODE","destinationId":"9:\#((index + 1) % 3)","navigation":"NAVIGATE"}]}]"#
      screen.children.append(
        .frame(
          "Button", 16, 640, 200, 48, [Layer.fill("#0b57d0"), Layer.radius(12), ("interactions", destination)],
          [.text("Go on", 60, 13, 80, color: "#ffffff")]))
      screen.fields.append(("id", "\"9:\(index)\""))
      return screen
    }
  }
}
