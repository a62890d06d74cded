import Testing

@testable import FigmaImport

/// What a layer is by its name and its place, at the limits of both.
@Suite struct LayerSenseTests {
  @Test(
    arguments: [
      (Box(0, 0, 16, 1.5), true), (Box(0, 0, 1.5, 16), true), (Box(0, 0, 16, 1.6), false), (Box(0, 0, 15.9, 1), false),
      (Box(0, 0, 0, 16), true),
    ] as [(Box, Bool)])
  func lines(box: Box, isLine: Bool) { #expect(LayerSense.isLine(box) == isLine) }

  @Test(arguments: [
    ("9:41", true), ("12:30 PM", true), ("9:41\u{202F}am", true), ("123:45", false), ("9:4", false), (":41", false),
    ("9:41 pm x", false), ("9:41 xm", false), ("9:4a", false), ("", false), ("9:411", false), ("9:41:00", false),
    ("pm", false),
  ])
  func clocks(text: String, isClock: Bool) { #expect(LayerSense.isClock(text) == isClock) }

  @Test(arguments: [
    ("Blur", true), ("Soft Shadow", true), ("Shadow of it", true), ("a b c shadow", true), ("a b c d shadow", false),
    ("Blurry", false), ("Card", false), ("Liquid Glass", true),
  ])
  func decorations(name: String, isDecoration: Bool) { #expect(LayerSense.isDecoration(name) == isDecoration) }

  @Test(arguments: [
    ("Background+Border", true), ("Heading 3", true), ("Card", false), ("Card Border", false), ("", true),
  ])
  func namesOfMatterOnly(name: String, isPlain: Bool) { #expect(LayerSense.isPlain(name) == isPlain) }

  // MARK: - Parts of the system

  private static let screen = Box(0, 0, 390, 844)

  /// By their names, as large and at the place that such parts have.
  @Test(
    arguments: [
      ("Status Bar", Box(0, 0, 100, 72), true), ("Status Bar", Box(0, 0, 100, 73), false),
      ("Status", Box(0, 0, 312, 44), true), ("Status", Box(0, 0, 311, 44), false),
      ("Home Indicator", Box(0, 600, 390, 50), true), ("Home Indicator", Box(0, 600, 390, 51), false),
      ("Dynamic Island", Box(100, 100, 10, 200), true), ("Grabber", Box(0, 300, 60, 16), true),
      ("Grabber", Box(0, 300, 60, 17), false), ("The Grabber", Box(0, 300, 60, 16), false),
      ("Keyboard", Box(0, 604, 312, 180), true), ("Keyboard", Box(0, 604.5, 312, 179.5), false),
      ("Keyboard", Box(0, 603, 312, 180), false), ("Keyboard", Box(0, 604, 311, 180), false),
      ("Gesture Bar", Box(0, 756, 390, 64), true), ("Gesture Bar", Box(0, 755, 390, 64), false),
      ("Gesture Bar", Box(0, 756, 390, 65), false),
      ("Rectangle 1", Box(159, 819, 72, 5), true), ("Rectangle 1", Box(159.5, 819, 71, 5), false),
      ("Rectangle 1", Box(110, 819, 170, 5), true), ("Rectangle 1", Box(109, 819, 172, 5), false),
      ("Rectangle 1", Box(128, 818, 134, 6), true), ("Rectangle 1", Box(128, 817, 134, 7), false),
      ("Rectangle 1", Box(128, 821.5, 134, 2.5), true), ("Rectangle 1", Box(128, 822, 134, 2), false),
      ("Rectangle 1", Box(139, 819, 134, 5), true), ("Rectangle 1", Box(140, 819, 134, 5), false),
      ("Rectangle 1", Box(117, 819, 134, 5), true), ("Rectangle 1", Box(116, 819, 134, 5), false),
      ("Rectangle 1", Box(128, 818.5, 134, 5), false),
    ] as [(String, Box, Bool)])
  func partsOfTheSystem(name: String, box: Box, isChrome: Bool) {
    let sense = LayerSense(screen: Self.screen)
    #expect((sense.chrome(.layer("RECTANGLE", box, name: name)) != nil) == isChrome)
    #expect(sense.chrome(.layer("TEXT", box, name: name)) == nil)
  }

  /// A line is as high as it is drawn.
  @Test func aLineAsHomeIndicator() {
    var line = FigmaNode.layer("LINE", Box(128, 830, 134, 0), name: "Line 1")
    #expect(LayerSense(screen: Self.screen).chrome(line) == nil)
    line.strokeWeight = 5
    #expect(LayerSense(screen: Self.screen).chrome(line) == "a bar at the bottom edge")
  }

  @Test(
    arguments: [
      (Box(0, 11.9, 312, 60), 1, 844, true), (Box(0, 12, 312, 60), 1, 844, false),
      (Box(0, 0, 312, 60.5), 1, 844, false), (Box(0, 0, 311, 44), 1, 844, false), (Box(0, 5.9, 390, 30), 2, 844, true),
      (Box(0, 6, 390, 30), 2, 844, false), (Box(0, 0, 390, 31), 2, 844, false), (Box(0, 0, 390, 44), 1, 300, true),
      (Box(0, 0, 390, 44), 1, 299, false),
    ] as [(Box, Double, Double, Bool)])
  func clocksAtTheTop(box: Box, scale: Double, height: Double, isChrome: Bool) {
    let bar = FigmaNode.layer("FRAME", box, name: "Frame 1", [.words("9:41", Box(20, 10, 40, 20))])
    let sense = LayerSense(screen: Box(0, 0, 390, height), scale: scale)
    #expect((sense.chrome(bar) != nil) == isChrome)
    let said = FigmaNode.layer("FRAME", box, name: "Frame 1", bar.children + [.words("Hello", Box(90, 10, 40, 20))])
    #expect(sense.chrome(said) == nil)
  }

  /// Two flat pictures in the upper corners; `left` is one of them.
  @Test(
    arguments: [
      (Box(20, 10, 60, 20), true), (Box(20, 12, 88, 44), true), (Box(20, 12.5, 88, 44), false),
      (Box(20, 10, 92, 45), false), (Box(20, 10, 87, 44), false), (Box(0, 10, 175, 44), true),
      (Box(0, 10, 176, 44), false), (Box(116, 10, 40, 20), true), (Box(116.5, 10, 40, 20), false),
    ] as [(Box, Bool)])
  func picturesOfAStatusBar(left: Box, isStatusBar: Bool) {
    let sense = LayerSense(screen: Self.screen)
    let mirrored = Box(390 - left.maxX, left.y, left.width, left.height)
    let other = Box(310, 10, 60, 20)
    for (one, two) in [(left, other), (mirrored, Box(20, 10, 60, 20))] {
      let parts = [FigmaNode.painted("RECTANGLE", one, paint: "IMAGE"), .painted("RECTANGLE", two, paint: "IMAGE")]
      #expect(sense.statusPictures(among: parts, in: Self.screen) == (isStatusBar ? [0, 1] : []))
    }
  }

  @Test(
    arguments: [
      (Box(0, 0, 351, 844), Box(0, 0, 390, 844), true), (Box(0, 0, 350, 844), Box(0, 0, 390, 844), false),
      (Box(0, 1.9, 390, 844), Box(0, 0, 390, 844), true), (Box(0, 2, 390, 844), Box(0, 0, 390, 844), false),
      (Box(0, 0, 390, 480), Box(0, 0, 390, 480), true), (Box(0, 0, 390, 479), Box(0, 0, 390, 479), false),
    ] as [(Box, Box, Bool)])
  func framesThatHaveAStatusBar(frame: Box, screen: Box, hasOne: Bool) {
    let parts = [Box(20, 10, 60, 20), Box(310, 10, 60, 20)].map { FigmaNode.painted("RECTANGLE", $0, paint: "IMAGE") }
    #expect(LayerSense(screen: screen).statusPictures(among: parts, in: frame).isEmpty != hasOne)
  }

  // MARK: - Drawings

  /// Icons in frames stand four points apart at least, bare ones 24; each is as large as icons are.
  @Test(
    arguments: [
      ([Box(0, 0, 24, 24), Box(28, 0, 24, 24)], true, true), ([Box(0, 0, 24, 24), Box(27.5, 0, 24, 24)], true, false),
      ([Box(0, 0, 24, 24), Box(48, 0, 24, 24)], false, true),
      ([Box(0, 0, 24, 24), Box(47.5, 0, 24, 24)], false, false),
      ([Box(0, 0, 24, 24)], true, false), ([Box(0, 0, 24, 24), Box(0, 28, 24, 24)], true, true),
      ([Box(0, 0, 72, 24), Box(76, 0, 24, 24)], true, true), ([Box(0, 0, 72.5, 24), Box(77, 0, 24, 24)], true, false),
      ([Box(0, 0, 24, 8), Box(40, 0, 24, 24)], true, true), ([Box(0, 0, 24, 7.5), Box(40, 0, 24, 24)], true, false),
      ([Box(0, 0, 24, 24), Box(40, 12, 24, 24)], true, true), ([Box(0, 0, 24, 24), Box(40, 13, 24, 24)], true, false),
      ((0..<8).map { Box(Double($0) * 30, 0, 24, 24) }, true, true),
      ((0..<9).map { Box(Double($0) * 30, 0, 24, 24) }, true, false),
    ] as [([Box], Bool, Bool)])
  func rowsOfIcons(boxes: [Box], inFrames: Bool, isRow: Bool) {
    let icons = boxes.enumerated().map { index, box in
      var icon = inFrames ? FigmaNode.layer("FRAME", box, [.painted("VECTOR", box)]) : .painted("VECTOR", box)
      icon.id = "1:\(index)"
      return icon
    }
    #expect(LayerSense.isRowOfIcons(.layer("FRAME", Box(0, 0, 390, 84), icons)) == isRow)
  }

  /// What is hardly there is no paint.
  @Test(arguments: [(0.02, true), (0.019, false)])
  func paintThatIsSeen(opacity: Double, isSeen: Bool) {
    var layer = FigmaNode.painted("VECTOR", Box(0, 0, 24, 24))
    layer.opacity = opacity
    #expect(LayerSense.hasPaint(layer) == isSeen)
    var paint = FigmaNode.Paint()
    paint.opacity = opacity
    #expect(paint.isSeen == isSeen)
    paint.isVisible = false
    #expect(!paint.isSeen)
  }
}
