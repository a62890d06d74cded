import Testing

@testable import FigmaImport

/// Bars, knobs and signs that make a control, at the limits of what is still drawn as one.
@Suite struct DrawnControlTests {
  // MARK: - Bars that show how far something is

  private func progress(
    _ box: Box, _ track: Box, _ part: Box, name: String = "Frame 1", radius: Double = 4, color: String = "#2080c0"
  ) -> SlimNode {
    var node = SlimNode.stack(
      .frame, box, name: name, [.area(.shape, track, radius: radius), .area(.shape, part, color, radius: radius)])
    DrawnControl.mark(&node)
    return node
  }

  @Test(
    arguments: [
      (Box(0, 0, 60, 8), Box(0, 0, 60, 8), Box(0, 0, 30, 8), 0.5),
      (Box(0, 0, 59, 8), Box(0, 0, 59, 8), Box(0, 0, 30, 8), nil),
      (Box(0, 0, 200, 3.5), Box(0, 0, 200, 3.5), Box(0, 0, 50, 3.5), 0.25),
      (Box(0, 0, 200, 3), Box(0, 0, 200, 3), Box(0, 0, 50, 3), nil),
      (Box(0, 0, 200, 16), Box(0, 0, 200, 16), Box(0, 0, 50, 16), 0.25),
      (Box(0, 0, 200, 17), Box(0, 0, 200, 16), Box(0, 0, 50, 16), nil),
      (Box(0, 0, 200, 8), Box(0, 0, 180, 8), Box(0, 0, 45, 8), 0.25),
      (Box(0, 0, 200, 8), Box(0, 0, 179, 8), Box(0, 0, 45, 8), nil),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(2, 0, 50, 8), 0.25),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(-2, 0, 50, 8), 0.25),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(2.5, 0, 50, 8), nil),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, 2, 50, 8), 0.25),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, 2.5, 50, 8), nil),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, -1, 50, 10), 0.25),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, -1.5, 50, 11), nil),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, 0, 196, 8), 0.98),
      (Box(0, 0, 200, 8), Box(0, 0, 200, 8), Box(0, 0, 199, 8), nil),
    ] as [(Box, Box, Box, Double?)])
  func bars(box: Box, track: Box, part: Box, level: Double?) {
    let node = progress(box, track, part)
    #expect(node.level == level && (node.role == .progress) == (level != nil))
    #expect(node.children.isEmpty == (level != nil))
  }

  /// A bar has round ends, or a name that says it, and a beginning of another colour.
  @Test(arguments: [
    ("Frame 1", 4.0, "#2080c0", true), ("Frame 1", 0, "#2080c0", false), ("Progress", 0, "#2080c0", true),
    ("Frame 1", 4, "#e0e0e0", false),
  ])
  func looksOfBars(name: String, radius: Double, color: String, isBar: Bool) {
    let box = Box(0, 0, 200, 8)
    let node = progress(box, box, Box(0, 0, 80, 8), name: name, radius: radius, color: color)
    #expect((node.role == .progress) == isBar)
  }

  // MARK: - Tracks with a knob

  @Test(
    arguments: [
      (Box(0, 14, 200, 10), Box(90, 13, 14, 12), nil), (Box(0, 14, 200, 10), Box(93.5, 12.5, 13, 13), 0.5),
      (Box(0, 14, 200, 10), Box(93.5, 12.5, 13, 12.5), nil), (Box(0, 15, 200, 8), Box(93, 12, 14, 12), 0.5),
      (Box(0, 15, 200, 8), Box(93, 12, 14.5, 12), nil), (Box(0, 15, 200, 8), Box(80, 0, 40, 40), 0.5),
      (Box(0, 15, 200, 8), Box(80, 0, 41, 41), nil), (Box(0, 15, 200, 8), Box(-12, 9, 20, 20), 0),
      (Box(0, 15, 200, 8), Box(-13, 9, 20, 20), nil), (Box(0, 15, 200, 8), Box(192, 9, 20, 20), 1),
      (Box(0, 15, 200, 8), Box(193, 9, 20, 20), nil), (Box(10, 15, 180, 8), Box(45, 9, 20, 20), 0.25),
      (Box(0, 8, 200, 16), Box(90, 5, 22, 22), 0.505), (Box(0, 8, 200, 17), Box(88, 4, 24, 24), nil),
    ] as [(Box, Box, Double?)])
  func knobs(track: Box, knob: Box, level: Double?) {
    var node = SlimNode.stack(
      .frame, Box(0, 0, 200, 48), [.area(.shape, track, radius: 4), .area(.shape, knob, "#2080c0")])
    DrawnControl.mark(&node)
    #expect((node.role == .slider) == (level != nil))
    #expect(abs((node.level ?? -1) - (level ?? -1)) < 1e-9)
  }

  @Test(arguments: [(100.0, true), (99, false)]) func shortTracks(width: Double, isSlider: Bool) {
    var node = SlimNode.stack(
      .frame, Box(0, 0, width, 20),
      [.area(.shape, Box(0, 6, width, 8), radius: 4), .area(.shape, Box(40, 0, 20, 20), "#2080c0")])
    DrawnControl.mark(&node)
    #expect((node.role == .slider) == isSlider)
  }

  // MARK: - Switches

  /// A knob is about as wide as high, and neither small nor as large as its track; right of the middle it is on.
  @Test(
    arguments: [
      (Box(2, 2, 26, 26), 0), (Box(22, 2, 26, 26), 1), (Box(11, 2, 26, 26), 1), (Box(10.5, 2, 26, 26), 0),
      (Box(2, 2, 12, 12), 0), (Box(2, 2, 11, 11), nil), (Box(2, 0, 33, 33), 0), (Box(2, 0, 34, 34), nil),
      (Box(2, 2, 24, 26), 0), (Box(2, 2, 23.5, 26), nil),
    ] as [(Box, Double?)])
  func switches(knob: Box, level: Double?) {
    let box = Box(0, 0, 50, 30)
    let node = FigmaNode.layer("FRAME", box, [.layer("ELLIPSE", knob)])
    #expect(DrawnControl.level(ofSwitch: node, in: box) == level)
  }

  @Test(arguments: [(40.0, nil), (41, 0)] as [(Double, Double?)])
  func aKnobIsNotAsWideAsItsTrack(width: Double, level: Double?) {
    let node = FigmaNode.layer("FRAME", Box(0, 0, width, 30), [.layer("ELLIPSE", Box(0, 0, 30, 30))])
    #expect(DrawnControl.level(ofSwitch: node, in: Box(0, 0, width, 30)) == level)
  }

  // MARK: - Steppers

  @Test(
    arguments: [
      ("2", Box(0, 0, 200, 64), true), ("2", Box(0, 0, 201, 64), false), ("2", Box(0, 0, 200, 65), false),
      ("999", Box(0, 0, 104, 32), true), ("1000", Box(0, 0, 104, 32), false), ("02", Box(0, 0, 104, 32), false),
      ("x", Box(0, 0, 104, 32), false), ("-1", Box(0, 0, 104, 32), true),
    ] as [(String, Box, Bool)])
  func numbersBetweenSigns(number: String, box: Box, isStepper: Bool) {
    let row = SlimNode.stack(
      .hStack, box,
      [.icon("minus", Box(8, 8, 16, 16)), .words(number, Box(44, 6, 10, 20)), .icon("plus", Box(80, 8, 16, 16))])
    #expect((row.stepperParts != nil) == isStepper)
  }

  @Test(arguments: [(48.0, "plus", true), (49, "plus", false), (16, "star", false), (16, "plus.circle", true)])
  func signsOfSteppers(size: Double, symbol: String, isStepper: Bool) {
    let row = SlimNode.stack(
      .hStack, Box(0, 0, 180, 48),
      [.words("-", Box(8, 8, 8, 20)), .words("2", Box(44, 6, 10, 20)), .icon(symbol, Box(80, 0, size, 16))])
    #expect((row.stepperParts != nil) == isStepper)
  }
}

/// Bars that form a sign.
@Suite struct DrawnSignTests {
  @Test(
    arguments: [
      ([Box(7, 12, 12, 2), Box(12, 7, 2, 12)], "plus"), ([Box(7, 12, 12, 2), Box(13.5, 7, 2, 12)], "plus"),
      ([Box(7, 12, 12, 2), Box(14, 7, 2, 12)], nil), ([Box(7, 12, 12, 2), Box(12, 8.5, 2, 12)], "plus"),
      ([Box(7, 12, 12, 2), Box(12, 9, 2, 12)], nil), ([Box(7, 12, 12, 2), Box(12, 6, 2, 14)], "plus"),
      ([Box(7, 12, 12, 2), Box(12, 5.5, 2, 15)], nil), ([Box(7, 12, 12, 2)], "minus"), ([Box(10, 12, 12, 2)], "minus"),
      ([Box(10.5, 12, 12, 2)], nil), ([Box(7, 15, 12, 2)], "minus"), ([Box(7, 15.5, 12, 2)], nil),
      ([Box(7, 11, 12, 4)], "minus"), ([Box(7, 11, 11, 4)], nil), ([Box(6, 10.5, 14, 4.5)], nil),
      ([Box(10, 12, 6, 2)], "minus"), ([Box(10.5, 12, 5, 1)], nil), ([Box(-3, 12, 32, 2)], "minus"),
      ([Box(-3.5, 12, 33, 2)], nil), ([Box(12, 7, 2, 12)], nil),
      ([Box(4, 4, 18, 2), Box(4, 10, 18, 2), Box(4, 16, 18, 2)], "line.3.horizontal"),
      ([Box(4, 16, 18, 2), Box(4, 4, 18, 2), Box(4, 11, 18, 2)], nil),
      ([Box(4, 4, 18, 2), Box(4, 10, 18, 2), Box(4, 17, 18, 2)], "line.3.horizontal"),
      ([Box(4, 4, 18, 2), Box(4, 10, 18, 2), Box(4, 17.5, 18, 2)], nil),
      ([Box(4, 2, 18, 2), Box(4, 12, 18, 2), Box(4, 22, 18, 2)], "line.3.horizontal"),
      ([Box(4, 1, 18, 2), Box(4, 12, 18, 2), Box(4, 23, 18, 2)], nil),
      ([Box(0, 4, 28, 2), Box(0, 10, 28, 2), Box(0, 16, 28, 2)], "line.3.horizontal"),
      ([Box(0, 4, 29, 2), Box(0, 10, 28, 2), Box(0, 16, 28, 2)], nil),
      ([Box(4, 4, 18, 2), Box(4, 10, 18, 2)], nil),
    ] as [([Box], String?)])
  func signs(bars: [Box], symbol: String?) {
    var node = SlimNode.area(.frame, Box(0, 0, 26, 26), "#202020", bars.map { .area(.shape, $0, "#ffffff") })
    DrawnSign.markAll(in: &node)
    #expect(node.children.first?.icon == symbol && (node.children.count == 1 || symbol == nil))
  }

  /// A bar without a ground is a line, and what is larger than a symbol is none.
  @Test(arguments: [
    (Box(0, 0, 72, 26), true, true), (Box(0, 0, 73, 26), true, false), (Box(0, 0, 26, 26), false, false),
  ])
  func groundsOfAMinus(box: Box, hasGround: Bool, isSign: Bool) {
    let bar = SlimNode.area(.shape, Box(box.midX - 6, 12, 12, 2), "#ffffff")
    var node = hasGround ? SlimNode.area(.frame, box, "#202020", [bar]) : .stack(.frame, box, [bar])
    DrawnSign.markAll(in: &node)
    #expect((node.children.first?.icon == "minus") == isSign)
  }
}
