import FigmaImport
import Testing

/// What lies on what where a design draws things across each other.
@Suite struct LayeringTests {
  private func tree(_ children: [Layer], _ fields: [(String, String)] = []) throws -> SlimTree {
    try Layer.screen("Screen", 390, 844, fields, children).tree()
  }

  private func check(
    _ children: [Layer], _ shape: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try tree(children).shape
    #expect(found == shape, sourceLocation: sourceLocation)
  }

  /// Two areas that overlap, each with words above and below the other's.
  @Test func areasAcrossEachOtherKeepTheOrderOfTheirWords() throws {
    func card(_ y: Double, _ first: String, _ second: String) -> Layer {
      .frame("Card", 16, y, 300, 200, [Layer.fill("#ffffff")], [.text(first, 20, 10), .text(second, 20, 170)])
    }
    let tree = try tree([.text("top", 16, 60), card(100, "a1", "a2"), card(150, "b1", "b2")])
    #expect(tree.root.texts == ["top", "a1", "b1", "a2", "b2"])
  }

  @Test func aGroundHoldsARowThatIsALittleTaller() throws {
    let labels = ["one", "two", "three"].enumerated().map { Layer.text($1, 20 + 120 * Double($0), 20) }
    try check(
      [
        .text("words", 16, 100), .rectangle("Rectangle", 0, 782, 390, 62, "#ffffff"),
        .frame("Base", 0, 778, 390, 64, Layer.row(20), labels),
      ], "VStack('words' HStack('one' 'two' 'three'))")
  }

  @Test func severalPicturesAcrossTheScreenAreScenery() throws {
    try check(
      [
        .picture("sky", -200, -100, 900, 1100), .text("far down", 16, 780), .picture("street", 0, 0, 390, 700),
        .text("up", 16, 90),
      ], "ZStack(Image Image VStack('up' 'far down'))")
  }

  /// A layer over all, with its own tint and its own panel, as kits draw sheets.
  @Test func aLayerThatDimsPresentsWhatLiesOnIt() throws {
    let panel = Layer.frame("Box", 0, 500, 390, 344, [Layer.fill("#ffffff")], [.text("choose", 20, 20)])
    let layer = Layer.instance(
      "Presented", 0, 0, 390, 844, [("layoutPositioning", "\"ABSOLUTE\"")],
      [.rectangle("Rectangle 81", 0, 0, 390, 844, "#5d5d5d33"), panel])
    for fields in [[], Layer.column(20)] {
      let tree = try tree([.text("under", 16, 300), .text("more", 16, 600), layer], fields)
      #expect(tree.shape == "ZStack(VStack('under' 'more') Frame('choose'))")
      #expect(tree.root.children.last?.role == .sheet)
    }
    // Nothing is presented over nothing.
    #expect(try self.tree([layer]).root.first { $0.role == .sheet } == nil)
  }

  @Test func aLineAcrossThePageLiesOnThePage() throws {
    let line = Layer.rectangle("Line 1", 0, 300, 390, 1)
    try check(
      [.picture("paper", 0, 10, 390, 800), .text("a", 16, 100), line, .text("b", 16, 400)],
      "ZStack(Image VStack('a' Divider 'b'))")
  }

  /// A tint over a picture leaves the picture and what lies on it together.
  @Test func aTintOverAPicture() throws {
    let tree = try Layer.screen(
      "Screen", 375, 667, [],
      [
        .picture("photo", 0, 0, 375, 667), .rectangle("Rectangle 2", -20, -30, 416, 726, "#ffffff4d"),
        .frame("Card", 60, 200, 255, 200, [Layer.fill("#ffffff")], [.text("done", 90, 20), .text("share", 90, 90)]),
      ]
    ).tree()
    #expect(tree.root.kind == .zStack)
    #expect(tree.root.texts == ["done", "share"])
  }

  /// A screen drawn in pixels has the text styles, and the sizes, of the same screen in points.
  @Test(arguments: [(1080.0, 1920.0, 3.0), (750, 1334, 2)])
  func screensInPixels(width: Double, height: Double, scale: Double) throws {
    func screen(_ smallest: Double) throws -> SlimTree {
      try Layer.screen(
        "Screen", width, height, [],
        [
          .text("title", 16 * scale, 80 * scale, 100 * scale, 30 * scale, size: 28 * scale),
          .text("body", 16 * scale, 140 * scale, 100 * scale, 20 * scale, size: 17 * scale),
          .text("note", 16 * scale, 200 * scale, 100 * scale, 20 * scale, size: smallest),
          .picture("photo", 16 * scale, 300 * scale, 80 * scale, 80 * scale),
        ]
      ).tree()
    }
    let tree = try screen(12 * scale)
    #expect(tree.size.width == width / scale)
    #expect(tree.root.children.compactMap { $0.font?.description } == ["title", "body", "caption"])
    #expect(tree.root.children.last?.size?.width == 80)
    #expect(tree.warnings.contains { $0.rule == "pixels" })
    // Text of a usual size says that these are points, as on a page or a tablet.
    #expect(try screen(14).size.width == width)
  }

  /// A part of a screen that is drawn in pixels is in points as well.
  @Test func partsOfScreensInPixels() throws {
    let texts = [("title", 80.0), ("body", 50), ("note", 36)]
    let part = Layer.frame(
      "Card", 48, 240, 984, 400, [Layer.fill("#ffffff")],
      texts.enumerated().map { .text($1.0, 48, 40 + Double($0) * 110, 400, $1.1, size: $1.1) })
    let layer = Layer.screen("Screen", 1080, 1920, [], [part])
    let document = try layer.document()
    let card = try #require(try document.mainScreen().children.first)
    let tree = SlimTree(of: card, in: document)
    #expect(tree.size.width == 328)
    #expect(tree.root.texts.count == 3)
    let problems = DesignLint.problems(in: try document.mainScreen(), of: document, tree: tree)
    #expect(problems.first { $0.rule == "off-scale-type" }?.message == "'title' is 26.5 points; title is 28")
  }
}
