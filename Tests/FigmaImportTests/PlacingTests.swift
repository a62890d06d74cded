import FigmaImport
import Testing

/// What of a design's margins, sizes, sides and distances is in the code.
@Suite struct PlacingTests {
  private func code(
    _ children: [Layer], _ fields: [(String, String)] = [], _ distances: DesignDistances = .design
  ) throws -> String {
    GeneratedScreen(of: try Layer.screen("Screen", 390, 844, fields, children).tree(), distances: distances).code
  }

  /// Each of `lines`, as it stands in the code without the indent, or none of them where it must not.
  private func check(
    _ children: [Layer], has lines: [String], not others: [String] = [], _ fields: [(String, String)] = [],
    _ distances: DesignDistances = .design, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let code = try code(children, fields, distances)
    let found = code.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    for line in lines { #expect(found.contains(line), "\(line)\n\(code)", sourceLocation: sourceLocation) }
    for line in others { #expect(!found.contains(line), "\(line)\n\(code)", sourceLocation: sourceLocation) }
  }

  private static let card: [(String, String)] = [Layer.fill("#224466"), Layer.radius(12)]

  // MARK: - Margins

  /// What reaches over the whole width takes the margins of nothing else.
  @Test func aPictureOverTheWholeWidthLeavesTheMargins() throws {
    try check(
      [
        .picture("hero", 0, 60, 390, 200), .text("Title", 24, 280), .text("More of it", 24, 320),
        .frame("Card", 24, 360, 342, 80, Self.card, [.text("inside", 20, 30, color: "#ffffff")]),
      ], has: [".padding(.leading, 24)", ".padding(.horizontal, 24)"])
  }

  @Test func marginsOverAQuarterOfAnInchStay() throws {
    try check(
      [
        .text("Order Summary", 35, 100), .text("Subtotal", 35, 200), .text("$12", 320, 200, 36),
        .rectangle("Line", 35, 240, 320, 40, "#224466"),
      ], has: [".padding(.horizontal, 34)"], not: [".padding(.leading, 1)"])
  }

  /// Content that begins under the status bar keeps its distance to what is above.
  @Test(arguments: [(60.0, ".padding(.top, 6)"), (120, ".padding(.top, 66)")])
  func theTopOfAScreen(y: Double, line: String) throws {
    try check([.text("First", 16, y, 100, 22), .text("Second", 16, y + 60, 100, 22)], has: [line])
  }

  /// An area that reaches under the status bar has its words where the design has them.
  @Test func anAreaUnderTheStatusBarBeginsBelowIt() throws {
    try check(
      [
        .frame("Header", 0, 0, 390, 120, [Layer.fill("#224466")], [.text("Hello", 16, 70, 100, 22, color: "#ffffff")]),
        .text("More", 16, 200, 100, 22),
      ], has: [".padding(.top, 16)", ".padding(.bottom, 28)"], not: [".padding(.top, 70)"])
  }

  // MARK: - Sides

  @Test func headingsLeadThoughMostIsCentred() throws {
    try check(
      [
        .picture("hero", 0, 60, 390, 100), .text("Health data", 20, 180), .text("Other", 20, 240),
        .frame("Card", 145, 300, 100, 100, Self.card, [.text("mid", 30, 40, 40, color: "#ffffff")]),
      ],
      has: ["VStack(alignment: .leading, spacing: 20) {", ".frame(maxWidth: .infinity)"])
  }

  /// A title in the middle of a wide container has its room; what stands a little beside the middle stands there.
  @Test func littleInTheMiddleOfMuchRoom() throws {
    let title = Layer.frame(
      "Title", 24, 60, 342, 40, Layer.column(4, 0, "MIN", "CENTER") + Layer.fillsWidth,
      [.text("Savings", 131, 0, 80), .text("All of them", 121, 24, 100, 16, size: 13)])
    let header = Layer.frame("Head", 0, 0, 390, 160, Layer.column(8, 24) + Layer.fillsWidth, [title])
    let units: [Layer] = [.text("Metric", 112, 300, 60), .text("Imperial", 190, 300, 76)]
    let code = try code([header] + units)
    for line in code.split(separator: "\n") where line.contains(".padding(") {
      #expect(line.firstMatch(of: /1[0-9][0-9]\)/) == nil, "\(code)")
    }
  }

  @Test func whatEndsAtTheRightEdgeTrails() throws {
    try check(
      [
        .frame(
          "Row", 16, 100, 358, 48, Layer.row(0, 0, "SPACE_BETWEEN"),
          [
            .frame("From", 0, 0, 100, 48, Layer.column(4), [.text("From", 0, 0, 60), .text("Rome", 0, 24, 100)]),
            .frame(
              "To", 258, 0, 100, 48, Layer.column(4, 0, "MIN", "MAX"),
              [.text("To", 70, 0, 30), .text("Destination", 0, 24, 100)]),
          ]), .text("below", 16, 200),
      ], has: ["VStack(alignment: .trailing, spacing: 2) {", "Spacer()"])
  }

  // MARK: - Widths

  @Test func equalTilesShareTheWidth() throws {
    func tile(_ words: String, _ x: Double, _ color: String) -> Layer {
      .frame(
        "Tile", x, 100, 114, 60, [Layer.fill(color), Layer.radius(8)], [.text(words, 30, 20, 54, color: "#ffffff")])
    }
    let code = try code([
      tile("Day", 16, "#224466"), tile("Week", 138, "#446622"), tile("Month", 260, "#662244"),
      .text("below", 16, 300),
    ])
    #expect(code.contains("HStack(spacing: 8) {"), "\(code)")
    #expect(code.components(separated: ".frame(maxWidth: .infinity").count >= 2, "\(code)")
    #expect(!code.contains("Spacer()"), "\(code)")
  }

  @Test func aCardThatIsNotAsWideAsTheScreenKeepsItsWidth() throws {
    try check(
      [
        .frame("Card", 20, 100, 176, 210, Self.card, [.text("Reduce stress", 15, 170, 120, color: "#ffffff")]),
        .text("below", 20, 400),
      ],
      has: [".frame(maxWidth: 176, minHeight: 210, alignment: .bottomLeading)"])
  }

  /// A row that goes on beyond the screen scrolls, and what is in it keeps its width.
  @Test func aRowOverTheRightEdgeScrolls() throws {
    let cards = (0..<4).map { index in
      Layer.frame(
        "Card", 16 + Double(index) * 176, 100, 160, 90, Self.card,
        [.text("Card \(index)", 16, 60, 80, color: "#ffffff")])
    }
    try check(
      [.text("Title", 16, 60)] + cards,
      has: ["ScrollView(.horizontal) {", ".scrollIndicators(.hidden)", ".padding(.horizontal, 16)"])
  }

  // MARK: - Heights and distances

  @Test(arguments: [
    (DesignDistances.design, "VStack(alignment: .leading, spacing: 82) {"),
    (.scale, "VStack(alignment: .leading, spacing: 48) {"),
  ])
  func distancesAreTheDesignsOrTheScales(distances: DesignDistances, line: String) throws {
    try check(
      [.text("First", 16, 60, 100, 22), .text("Second", 16, 164, 100, 22), .text("Third", 16, 268, 100, 22)],
      has: [line], [], distances)
  }

  /// A design that is a point off a step of the scale means the step; what is further off is the design's own.
  @Test(arguments: [
    (15.0, DesignDistances.design, "16"), (17, .design, "16"), (25, .design, "24"), (5, .design, "4"),
    (14, .design, "14"), (18, .design, "18"), (2, .design, "2"), (14, .scale, "12"), (18, .scale, "16"),
  ])
  func distancesThatAreAlmostAStep(gap: Double, distances: DesignDistances, written: String) throws {
    let cards = (0..<3).map { index in
      Layer.frame(
        "Card \(index)", 16, 100 + Double(index) * (60 + gap), 358, 60, Self.card,
        [.text("Word \(index)", 16, 19, 60, 22, color: "#ffffff")])
    }
    try check(cards, has: ["VStack(alignment: .leading, spacing: \(written)) {"], [], distances)
  }

  /// Lines of the system are not as high as those of the design; the distances make that good.
  @Test func distancesMakeGoodForTheHeightOfLines() throws {
    func text(_ words: String, _ y: Double) -> Layer { .text(words, 16, y, 100, 24, size: 16) }
    try check(
      [text("First", 60), text("Second", 100), text("Third", 140), text("Fourth", 180)],
      has: ["VStack(alignment: .leading, spacing: 20) {"])
  }

  /// What stands closer than the rest is a stack of its own.
  @Test func whatStandsCloserIsTogether() throws {
    let songs = (1...5).map { Layer.text("Song \($0)", 16, 60 + 70 * Double($0), 100, 22) }
    try check(
      [.text("Library", 16, 100, 100, 22)] + songs,
      has: ["VStack(alignment: .leading, spacing: 48) {", "VStack(alignment: .leading, spacing: 8) {"])
  }

  @Test func aCircleAroundWordsIsAsLargeAsDrawn() throws {
    try check(
      [
        .frame(
          "Go", 67, 100, 256, 256, [Layer.fill("#224466"), Layer.radius(128)],
          [.text("GO ONLINE", 78, 118, 100, 22, color: "#ffffff")]), .text("below", 16, 500),
      ], has: [".frame(minWidth: 256, minHeight: 256)"])
  }

  // MARK: - Layers

  /// A drawing that reaches under words without holding them lies behind.
  @Test func drawingsBeneathWordsAreBehindThem() throws {
    try check(
      [.picture("art", -40, 60, 300, 300), .text("Welcome", 100, 340, 200), .text("more", 100, 400)],
      has: [".background(alignment: .topLeading) {"])
  }

  /// Colours above each other are one; bars are kept whatever they are called.
  @Test func fillsLieOnEachOther() throws {
    let white = #"{"type":"SOLID","opacity":0.4,"color":{"r":1,"g":1,"b":1,"a":1}}"#
    let dark = #"{"type":"SOLID","color":{"r":0.2,"g":0,"b":0,"a":1}}"#
    let tree = try Layer.screen(
      "Screen", 390, 844, [],
      [
        .text("a", 16, 100, 100, 20, size: 17, weight: 400, color: "#000000", [("fills", "[\(dark),\(white)]")]),
        .text("b", 16, 140),
      ]
    ).tree()
    #expect(tree.root.first { $0.content == "a" }?.fill?.color.description == "#856666")
  }

  @Test func barsOfAChartStay() throws {
    let bars = (0..<4).map { index in
      Layer.rectangle("Background", Double(index) * 40, 60 - Double(index) * 10, 30, 40 + Double(index) * 10, "#224466")
    }
    let tree = try Layer.screen(
      "Screen", 390, 844, [],
      [.text("Trend", 16, 100), .frame("Graph", 16, 140, 200, 100, [], bars), .text("b", 16, 300)]
    ).tree()
    var shapes = 0
    tree.root.forEach { if $0.kind == .shape { shapes += 1 } }
    #expect(shapes == 4, "\(tree.shape)")
  }

  /// A row that looks different is not drawn as the others are.
  @Test(arguments: ["#cc2200", "#000000"])
  func rowsThatDifferStayDifferent(color: String) throws {
    let rows = (0..<3).map { index in
      Layer.frame(
        "Row", 16, 100 + Double(index) * 60, 358, 44, Layer.row(12, 12),
        [
          .text("Name \(index)", 12, 12, 100, 20, color: index == 2 ? color : "#000000"),
          .text("Value \(index)", 240, 12, 100, 20),
        ])
    }
    let code = try code([.frame("List", 0, 100, 390, 200, [], rows), .text("below", 16, 400)])
    #expect(code.contains("ForEach(") == (color == "#000000"), "\(code)")
    #expect(code.contains("red: 204/255") == (color != "#000000"), "\(code)")
  }

  /// A text in several styles has the colour of most of it.
  @Test(arguments: [(3, "#000000"), (8, "#ff0000")])
  func mixedTextsHaveTheColourOfMost(count: Int, color: String) throws {
    let overrides = (0..<10).map { $0 < count ? "4" : "0" }.joined(separator: ",")
    let fields = [
      ("characterStyleOverrides", "[\(overrides)]"),
      ("styleOverrideTable", #"{"4":{"fills":[{"type":"SOLID","color":{"r":1,"g":0,"b":0,"a":1}}]}}"#),
    ]
    let text = Layer.text("0123456789", 16, 100, 100, 20, size: 17, weight: 400, color: "#000000", fields)
    let tree = try Layer.screen("Screen", 390, 844, [], [text, .text("b", 16, 140)]).tree()
    #expect(tree.root.first { $0.content == "0123456789" }?.fill?.color.description == color)
  }

  // MARK: - Buttons

  /// The main button is the widest, not the first; the others look as they are drawn.
  @Test func theWidestButtonIsTheMainOne() throws {
    func button(_ words: String, _ x: Double, _ y: Double, _ width: Double, _ color: String) -> Layer {
      .frame(
        "Button", x, y, width, 50, [Layer.fill(color), Layer.radius(12)],
        [.text(words, (width - 60) / 2, 14, 60, 22, color: "#ffffff")])
    }
    let code = try code([
      button("Chip", 16, 100, 90, "#cc2200"), .text("words", 16, 300), button("Pay", 16, 600, 358, "#224466"),
    ])
    let (first, last) = (code.firstRange(of: "Text(\"Chip\")"), code.firstRange(of: ".borderedProminent"))
    #expect(code.components(separated: ".borderedProminent").count == 2 && !code.contains(".bordered)"), "\(code)")
    #expect(code.contains(".buttonStyle(.plain)") && first != nil && last != nil, "\(code)")
    #expect(code.contains(".frame(maxWidth: .infinity, minHeight: 22)") == false, "\(code)")
  }

  // MARK: - Measures

  @Test(arguments: [("", 0.0...0.0), ("Hello", 38...44), ("WWWW", 60...66), ("Привет", 55...66), ("日本", 32...36)])
  func linesHaveAWidth(words: String, range: ClosedRange<Double>) {
    #expect(range.contains(TypeStyle(size: 17, weight: 400).width(of: words)))
  }

  @Test func boldWordsAreWider() {
    #expect(TypeStyle(size: 17, weight: 700).width(of: "Hello") > TypeStyle(size: 17, weight: 400).width(of: "Hello"))
  }
}
