import FigmaImport

/// Designs in the words of the iOS 26 kit, drawn by hand: each shows one thing that a converter must understand.
enum Synthetic {
  static func all() throws -> [(name: String, layer: Layer)] {
    [
      ("pushed-toolbar", try pushed()), ("modal-toolbar", try modal()), ("glass-buttons", try glassButtons()),
      ("checkbox-rows", try checkboxes()), ("rows", try rows()), ("sheet", try sheet()), ("metadata", try metadata()),
      ("status-bar", try statusBar()), ("tab-bar", try tabBar()), ("form", try form()),
      ("semantic-colors", try colors()),
      ("bottom-action", try bottomAction()), ("symbols", try symbols()), ("dialog", try dialog()),
      ("noise", try noise()),
      ("type-scale", typeScale()),
    ]
  }

  private static func screen(_ name: String, _ children: [Layer], fill: String = "#f2f2f7") -> Layer {
    .screen(name, 402, 874, [Layer.fill(fill), ("clipsContent", "true")], [systemBar()] + children + [homeIndicator()])
  }

  /// The parts of the phone that every design of a screen shows.
  private static func systemBar() -> Layer {
    .instance(
      "Status Bar - iPhone", 0, 0, 402, 62, [],
      [
        .frame("Time", 0, 21, 140, 22, [], [.text("9:41", 50, 0, 40, 22, weight: 590)]),
        .frame(
          "Levels", 260, 21, 140, 22, [],
          [
            .vector("Cellular Connection", 10, 5, 19, 12), .vector("Wifi", 36, 5, 17, 12),
            .vector("Battery", 60, 5, 27, 13),
          ]),
      ])
  }

  private static func homeIndicator() -> Layer {
    .instance(
      "Home Indicator", 0, 840, 402, 34, [], [.rectangle("Home Indicator", 129, 21, 144, 5, "#000000", radius: 100)])
  }

  /// `Button - Liquid Glass - Symbol` as the kit draws it: backing, tint, glass, and the symbol on top.
  static func glassSymbol(_ symbol: String, _ x: Double, _ y: Double, tint: String? = nil) throws -> Layer {
    .instance(
      "Button - Liquid Glass - Symbol", x, y, 44, 44, [],
      glassLayers(44, 44, tint) + [try Layer.symbol(named: symbol, 10, 11, color: tint == nil ? "#000000" : "#ffffff")])
  }

  static func glassText(_ words: String, _ x: Double, _ y: Double, _ width: Double, tint: String? = nil) -> Layer {
    .instance(
      "Button - Liquid Glass - Text", x, y, width, 48, [],
      glassLayers(width, 48, tint) + [
        .text(words, width / 2 - 30, 13, 60, 22, weight: 510, color: tint == nil ? "#000000" : "#ffffff")
      ])
  }

  private static func glassLayers(_ width: Double, _ height: Double, _ tint: String?) -> [Layer] {
    var layers = [Layer.rectangle("White Backing", 0, 0, width, height, "#fffffff0", radius: 1000)]
    if let tint { layers.append(.rectangle("Tint", 0, 0, width, height, tint, radius: 1000)) }
    layers.append(.rectangle("Glass Effect", 0, 0, width, height, "#ffffff01", radius: 1000, Layer.stroke("#ffffff")))
    return layers
  }

  static func pushed() throws -> Layer {
    screen(
      "Create Post",
      [
        .instance(
          "Toolbar - Top - iPhone", 0, 62, 402, 54, [],
          [
            .rectangle("Scroll Edge Effect - Soft", 0, -62, 402, 130, "#f2f2f700"),
            try glassSymbol("chevron.left", 16, 5), .text("Create Post", 151, 16, 100, 22, weight: 590),
            try glassSymbol("questionmark", 342, 5),
          ]),
        .text("Title", 16, 140, 60, 22, weight: 590),
        .text("What is on your mind?", 16, 170, 200, 22, color: "#3c3c4399"),
      ])
  }

  static func modal() throws -> Layer {
    screen(
      "Visibility",
      [
        .instance(
          "Toolbar - Top - Sheet", 0, 62, 402, 60, [],
          [
            try glassSymbol("xmark", 16, 8), .text("Visibility", 156, 18, 90, 24, size: 20, weight: 590),
            glassText("Done", 310, 6, 76, tint: "#be845d"),
          ]),
        .text("Who can see this?", 16, 150, 160, 22),
      ])
  }

  static func glassButtons() throws -> Layer {
    screen(
      "Player",
      [
        .picture("Cover", 51, 160, 300, 300), .text("Night Drive", 140, 490, 122, 28, size: 22, weight: 700),
        try glassSymbol("plus", 60, 560), try glassSymbol("heart", 180, 560), glassText("Later", 40, 640, 150),
        glassText("Play", 210, 640, 150, tint: "#be845d"),
      ])
  }

  static func checkboxes() throws -> Layer {
    func option(_ title: String, _ subtitle: String, _ symbol: String, _ y: Double, chosen: Bool) throws -> Layer {
      let mark: Layer =
        chosen
        ? try .symbol(named: "checkmark.circle.fill", 340, 19, color: "#be845d")
        : Layer(
          type: "ELLIPSE", name: "Indicator", x: 342, y: 19, width: 22, height: 22,
          fields: Layer.stroke("#3c3c434d", 1.5))
      return .instance(
        "Checkbox", 16, y, 370, 60, [],
        [
          .frame(
            "Glass Icon", 0, 8, 44, 44, [Layer.fill("#ffffff99"), Layer.radius(12)],
            [try .symbol(named: symbol, 10, 11, color: "#3c3c4399")]),
          .text(title, 54, 10, 120, 22, weight: 590), .text(subtitle, 54, 34, 240, 18, size: 13, color: "#3c3c4399"),
          mark,
        ])
    }
    return screen(
      "Audience",
      [
        .text("Audience", 16, 90, 120, 34, size: 28, weight: 700),
        try option("Everyone", "Anyone on the internet", "globe", 150, chosen: true),
        try option("Friends", "Only people you follow", "person.2", 220, chosen: false),
        try option("Only me", "Nobody else can see it", "lock", 290, chosen: false),
      ])
  }

  static func rows() throws -> Layer {
    func row(_ title: String, _ symbol: String, _ detail: String, _ y: Double) throws -> Layer {
      .instance(
        "Row", 0, y, 370, 52, Layer.row(12, 16),
        [
          try .symbol(named: symbol, 16, 15, color: "#3c3c4399"), .text(title, 52, 15, 120, 22),
          .text(detail, 270, 15, 60, 22, color: "#3c3c4399"),
          try .symbol(named: "chevron.right", 340, 15, color: "#3c3c434d"),
        ])
    }
    let list = [("Wi-Fi", "wifi", "Home"), ("Bell", "bell", "On"), ("Moon", "moon", "Off"), ("Lock", "lock", "Code")]
    return screen(
      "Settings",
      [
        .text("Settings", 16, 80, 150, 41, size: 34, weight: 700),
        .frame(
          "List", 16, 140, 370, 208, [Layer.fill("#ffffff"), Layer.radius(26)] + Layer.column(0),
          try list.enumerated().map { try row($0.element.0, $0.element.1, $0.element.2, Double($0.offset) * 52) }),
      ])
  }

  static func sheet() throws -> Layer {
    .screen(
      "Sheet - iPhone", 402, 390, [Layer.fill("#ffffff"), Layer.radius(38)],
      [
        .instance("Grabber", 183, 5, 36, 5, [], [.rectangle("Grabber", 0, 0, 36, 5, "#3c3c434d", radius: 100)]),
        .instance(
          "Toolbar - Top - Sheet", 0, 16, 402, 60, [],
          [
            try glassSymbol("xmark", 16, 8), .text("Filters", 166, 18, 70, 24, size: 20, weight: 590),
            glassText("Apply", 310, 6, 76, tint: "#be845d"),
          ]),
        .text("Distance", 16, 100, 90, 22, weight: 590),
        .text(
          "Shows what is near, and nothing that is further than an hour away.", 16, 130, 370, 44, size: 15,
          color: "#3c3c4399"),
      ])
  }

  static func metadata() throws -> Layer {
    func line(_ title: String, _ value: String, _ y: Double) -> Layer {
      .frame(
        "Row", 0, y, 370, 52, Layer.row(8, 16, "SPACE_BETWEEN"),
        [.text(title, 16, 15, 90, 22), .text(value, 260, 15, 94, 22, color: "#3c3c4399")])
    }
    return screen(
      "Details",
      [
        .frame(
          "Metadata", 16, 120, 370, 158, [Layer.fill("#ffffff"), Layer.radius(16)],
          [
            line("Location", "Berlin", 0), .rectangle("Separator", 16, 52, 338, 1, "#c6c6c8"),
            line("Date", "3 May", 53),
            .rectangle("Separator", 16, 105, 338, 1, "#c6c6c8"), line("Camera", "35 mm", 106),
          ])
      ])
  }

  static func statusBar() throws -> Layer {
    // Nothing here is named as what it is.
    .screen(
      "Frame 7", 402, 874, [Layer.fill("#ffffff")],
      [
        .frame(
          "Frame 3", 0, 0, 402, 54, [],
          [
            .text("9:41", 50, 18, 40, 22, weight: 590), try .symbol(named: "wifi", 320, 18),
            try .symbol(named: "battery.100percent", 350, 18),
          ]),
        .text("Order status", 16, 100, 120, 22, weight: 590),
        .instance(
          "Status bar / Steps", 16, 140, 370, 40, [],
          [.text("Ordered", 0, 10, 70, 20, size: 13), .text("Shipped", 290, 10, 70, 20, size: 13)]),
        .rectangle("Rectangle 5", 134, 861, 134, 5, "#000000", radius: 100),
      ])
  }

  static func tabBar() throws -> Layer {
    func tab(_ words: String, _ symbol: String, _ x: Double, _ color: String) throws -> Layer {
      .frame(
        "Tab", x, 8, 80, 54, Layer.column(2, 0, "CENTER", "CENTER"),
        [try .symbol(named: symbol, 28, 4, color: color), .text(words, 15, 32, 50, 14, size: 11, color: color)])
    }
    var rows: [Layer] = []
    for index in 0..<10 { rows.append(.text("Song \(index + 1)", 16, 140 + Double(index) * 70, 80, 22)) }
    return .screen(
      "Library", 402, 874, [Layer.fill("#ffffff")],
      [systemBar(), .text("Library", 16, 80, 120, 41, size: 34, weight: 700)] + rows + [
        .instance(
          "Tab Bar - iPhone", 0, 780, 402, 94, [Layer.fill("#fffffff0")],
          [
            try tab("Home", "house", 20, "#8e8e93"), try tab("Library", "music.note.list", 120, "#be845d"),
            try tab("Search", "magnifyingglass", 220, "#8e8e93"), try tab("Profile", "person", 310, "#8e8e93"),
          ]),
        homeIndicator(),
      ])
  }

  static func form() throws -> Layer {
    screen(
      "Sign In",
      [
        .text("Welcome back", 16, 120, 220, 41, size: 34, weight: 700),
        .frame(
          "Text Field", 16, 190, 370, 52, [Layer.fill("#ffffff"), Layer.radius(14)] + Layer.stroke("#e5e5ea"),
          [.text("Email address", 16, 15, 110, 22, color: "#3c3c434d")]),
        .frame(
          "Text Field", 16, 256, 370, 52, [Layer.fill("#ffffff"), Layer.radius(14)] + Layer.stroke("#e5e5ea"),
          [.text("Password", 16, 15, 80, 22, color: "#3c3c434d")]),
        .frame(
          "Row", 16, 330, 370, 44, Layer.row(8, 0, "SPACE_BETWEEN"),
          [.text("Stay signed in", 0, 11, 110, 22), toggle(306, 6)]),
        .frame(
          "Button", 16, 400, 370, 52, [Layer.fill("#be845d"), Layer.radius(26)],
          [.text("Sign in", 155, 15, 60, 22, weight: 590, color: "#ffffff")]),
        .frame(
          "Button", 16, 464, 370, 52, [Layer.radius(26)] + Layer.stroke("#be845d"),
          [.text("Create account", 125, 15, 120, 22, weight: 590, color: "#be845d")]),
      ], fill: "#ffffff")
  }

  private static func toggle(_ x: Double, _ y: Double) -> Layer {
    .instance(
      "Toggle - Switch", x, y, 64, 28, [],
      [
        .rectangle("Background", 0, 0, 64, 28, "#34c759", radius: 100),
        Layer(type: "ELLIPSE", name: "Knob", x: 36, y: 2, width: 24, height: 24, fields: [Layer.fill("#ffffff")]),
      ])
  }

  static func colors() throws -> Layer {
    let labels = ["#000000", "#3c3c4399", "#3c3c434d", "#8e8e93", "#34c759", "#999999", "#be845d", "#f2f2f8"]
    return screen(
      "Colors",
      labels.enumerated().map { index, color in
        .text("Label \(index + 1)", 16, 90 + Double(index) * 40, 80, 22, color: color)
      } + [
        .frame(
          "Card", 16, 430, 370, 60, [Layer.fill("#f2f2f7"), Layer.radius(12)], [.text("Grouped", 16, 19, 80, 22)]),
        .frame(
          "Card", 16, 500, 370, 60, [Layer.fill("#ffffff"), Layer.radius(12)], [.text("Secondary", 16, 19, 90, 22)]),
        .frame("Card", 16, 570, 370, 60, [Layer.fill("#c6c6c8"), Layer.radius(12)], [.text("Opaque", 16, 19, 70, 22)]),
        .frame(
          "Card", 16, 640, 370, 60, [Layer.fill("#e6e6e6"), Layer.radius(12)], [.text("Vibrant", 16, 19, 70, 22)]),
      ], fill: "#ffffff")
  }

  static func bottomAction() throws -> Layer {
    screen(
      "Share Card",
      [
        .picture("Photo", 16, 90, 370, 420), .text("Ready to share", 16, 530, 160, 28, size: 22, weight: 700),
        .instance(
          "Toolbar - Bottom - iPhone", 0, 770, 402, 104, [], [glassText("Share", 16, 14, 370, tint: "#be845d")]),
      ])
  }

  static func symbols() throws -> Layer {
    screen(
      "Symbols",
      [
        try .symbol(named: "magnifyingglass", 16, 90),
        .text(try Layer.character("star") + " Favorites", 60, 90, 120, 22),
        .symbol("\u{10FFFD}", 16, 130), .text("Plain words", 60, 130, 120, 22),
        .group("icon/arrow-left", 16, 170, 24, 24, [.vector("Vector", 4, 4, 16, 16)]),
        .group("Blob", 16, 210, 24, 24, [.vector("Vector", 2, 2, 20, 20, "#be845d")]),
      ])
  }

  static func dialog() throws -> Layer {
    screen(
      "Items",
      [
        .text("Item one", 16, 100, 90, 22), .text("Item two", 16, 140, 90, 22),
        .rectangle("Overlay", 0, 0, 402, 874, "#00000066"),
        .frame(
          "Alert", 66, 330, 270, 180, [Layer.fill("#ffffff"), Layer.radius(14)],
          [
            .text("Delete both?", 80, 20, 110, 22, weight: 590),
            .text("This cannot be undone.", 50, 48, 170, 18, size: 13),
            .frame(
              "Button", 16, 110, 112, 44, [Layer.radius(22)] + Layer.stroke("#c6c6c8"),
              [.text("Cancel", 28, 11, 56, 22)]),
            .frame(
              "Button", 142, 110, 112, 44, [Layer.fill("#ff3b30"), Layer.radius(22)],
              [.text("Delete", 28, 11, 56, 22, color: "#ffffff")]),
          ]),
      ])
  }

  static func noise() throws -> Layer {
    screen(
      "Quiet",
      [
        Layer(
          type: "ELLIPSE", name: "Blur", x: 40, y: 90, width: 200, height: 200,
          fields: [Layer.fill("#be845d33"), ("effects", #"[{"type":"LAYER_BLUR","visible":true,"radius":80}]"#)]),
        .rectangle("Shadow", 20, 300, 300, 20, "#00000011"), .text("One thing", 16, 340, 100, 22),
        Layer(
          type: "TEXT", name: "old", x: 16, y: 380, width: 100, height: 22,
          fields: [("characters", "\"hidden words\"")] + Layer.hidden),
        .frame(
          "Avatar", 16, 420, 48, 48, [],
          [
            Layer(
              type: "ELLIPSE", name: "Mask", x: 0, y: 0, width: 48, height: 48,
              fields: [Layer.fill("#000000"), ("isMask", "true")]), .picture("Photo", -4, -4, 56, 56),
          ]),
        .text("   ", 16, 490, 40, 22), .rectangle("Scroll Indicator", 396, 200, 3, 120, "#00000033"),
        .text("Name with \"quotes\", \\ and \u{8}control\u{2028}line", 16, 520, 300, 22),
      ])
  }

  static func typeScale() -> Layer {
    let sizes: [(Double, Int)] = [
      (34, 700), (28, 400), (22, 400), (20, 400), (17, 590), (17, 400), (16, 400), (15, 400), (14, 400), (13, 400),
      (12, 400), (11, 400), (9, 400),
    ]
    return screen(
      "Type",
      sizes.enumerated().map { index, size in
        .text("Size \(Int(size.0)) \(size.1)", 16, 80 + Double(index) * 50, 200, 40, size: size.0, weight: size.1)
      })
  }
}
