import Testing

@testable import FigmaImport

/// What lies on what: areas that hold things, layers that dim a screen, scenery and bars, at the limits of each.
@Suite struct AreaHoldingTests {
  private static let screen = Box(0, 0, 400, 800)

  private func inference(_ screen: Box = Self.screen) -> StackInference { StackInference(screen: screen) }

  private static func holder(_ kind: SlimNode.Kind, _ change: (inout SlimNode) -> Void = { _ in }) -> SlimNode {
    var area = SlimNode.area(kind, Box(0, 0, 100, 100))
    change(&area)
    return area
  }

  private func holds(_ area: SlimNode, _ item: SlimNode) -> Bool { inference().canHold(area, item) }

  /// A thing may be a hundredth larger than the bare ground below it, a row of words a twelfth.
  @Test(
    arguments: [(101.0, true, true), (101.5, false, true), (108, false, true), (109, false, false)]
      as [(Double, Bool, Bool)])
  func grounds(width: Double, holdsThings: Bool, holdsRows: Bool) {
    let box = Box(0, 0, width, 100)
    #expect(holds(Self.holder(.shape), .words("w", box)) == holdsThings)
    #expect(holds(Self.holder(.shape), .stack(.hStack, box, [.icon("star", box)])) == holdsThings)
    #expect(holds(Self.holder(.shape), .stack(.hStack, box, [.words("w", box)])) == holdsRows)
  }

  /// An area with content is larger than what else it holds.
  @Test(arguments: [(98.0, true), (98.5, false)]) func areasWithContent(width: Double, isHeld: Bool) {
    let area = Self.holder(.frame) { $0.children = [.words("in", Box(0, 0, 10, 10))] }
    #expect(holds(area, .words("w", Box(0, 0, width, 100))) == isHeld)
  }

  @Test func whichNodesHold() {
    let words = SlimNode.words("w", Box(10, 10, 20, 20))
    let bare = SlimNode.stack(.frame, Box(0, 0, 100, 100), [words])
    let holding: [SlimNode] = [
      Self.holder(.shape), Self.holder(.image), Self.holder(.frame), Self.holder(.component), Self.holder(.icon),
      Self.holder(.icon) { $0.layers = 3 },
    ]
    for area in holding { #expect(holds(area, words), "\(area.kind)") }
    let others: [SlimNode] = [
      bare, Self.holder(.component) { $0.role = .toggle }, Self.holder(.component) { $0.fill = nil },
      Self.holder(.text), Self.holder(.divider), Self.holder(.spacer), Self.holder(.shape) { $0.isGround = true },
      Self.holder(.icon) { $0.icon = "star" }, Self.holder(.icon) { $0.source = "INSTANCE" },
      Self.holder(.icon) { $0.layers = 4 },
    ]
    for area in others { #expect(!holds(area, words), "\(area.kind)") }
    #expect(!holds(Self.holder(.icon), .icon("star", words.box)))
  }

  /// A thin colour over all of a picture belongs to it.
  @Test(
    arguments: [
      (Box(-10, -10, 120, 120), "#000000e3", 1), (Box(-10, -10, 120, 120), "#000000e6", 2),
      (Box(-10, -10, 120, 125), "#000000e3", 2), (Box(-5, 5.25, 110, 100), "#000000e3", 1),
      (Box(-5, 5.5, 110, 100), "#000000e3", 2),
    ] as [(Box, String, Int)])
  func tints(box: Box, color: String, count: Int) {
    let picture = SlimNode(.image, box: Box(0, 0, 100, 100))
    #expect(inference().nest([picture, .area(.shape, box, color)]).count == count)
  }

  /// The round button in the middle of a tab bar belongs to it, though most of it reaches above.
  @Test(
    arguments: [
      (Box(172, 691, 56, 56), 5, true), (Box(172, 691, 56, 56), 4, false), (Box(179.5, 691, 56, 56), 5, true),
      (Box(180, 691, 56, 56), 5, false), (Box(180, 702, 40, 40), 5, true), (Box(180.5, 702, 39, 39), 5, false),
      (Box(155, 672, 90, 90), 5, true), (Box(154.5, 671.5, 91, 91), 5, false), (Box(172.5, 691, 55, 56), 5, true),
      (Box(173, 691, 54, 56), 5, false), (Box(172, 688, 56, 56), 5, false),
    ] as [(Box, Int, Bool)])
  func raisedButtons(box: Box, tabs: Int, isOnBar: Bool) {
    let icons = (0..<tabs).map { SlimNode.icon("star", Box(20 + 70 * Double($0), 736, 24, 24)) }
    let items = [SlimNode.area(.shape, Box(0, 716, 400, 84))] + icons + [.icon("plus", box)]
    #expect(inference().nest(items).count == (isOnBar ? 1 : 2))
  }

  // MARK: - What dims a screen

  private static let words = SlimNode.words("words", Box(20, 300, 100, 20))

  /// A layer dims with a tenth to nine tenths of its colour, over nine tenths of what is seen.
  @Test(
    arguments: [
      (Box(0, 0, 400, 800), "#00000019", 1, true), (Box(0, 0, 400, 800), "#00000018", 1, false),
      (Box(0, 0, 400, 800), "#000000e6", 1, true), (Box(0, 0, 400, 800), "#000000e7", 1, false),
      (Box(0, 0, 400, 800), "#000000", 0.5, true), (Box(0, 0, 400, 800), "#00000019", 0.5, false),
      (Box(0, 0, 400, 719.75), "#00000080", 1, true), (Box(0, 0, 400, 719), "#00000080", 1, false),
    ] as [(Box, String, Double, Bool)])
  func layersThatDim(box: Box, color: String, opacity: Double, isDimming: Bool) {
    var layer = SlimNode.area(.frame, box, color, [Self.words])
    layer.opacity = opacity
    #expect((StackInference.dimmed(layer, in: Self.screen)?.map(\.shape) == ["'words'"]) == isDimming)
    var shape = SlimNode.area(.shape, box, color)
    shape.opacity = opacity
    let index = StackInference.dimming(among: [Self.words, shape, Self.words], in: Self.screen)
    #expect(index == (isDimming ? 1 : nil))
  }

  /// Something lies below it and something on it, and it is drawn on a screen, not on a card.
  @Test func whatCannotDim() {
    let shape = SlimNode.area(.shape, Box(0, 0, 400, 800), "#00000080")
    let icon = SlimNode.icon("star", Box(0, 0, 20, 20))
    for items in [
      [shape, Self.words, Self.words], [Self.words, Self.words, shape], [icon, shape, Self.words],
      [Self.words, shape, icon], [Self.words, shape], [shape],
    ] { #expect(StackInference.dimming(among: items, in: Self.screen) == nil) }
    for (height, index) in [(400.0, 1), (399, nil)] as [(Double, Int?)] {
      let frame = Box(0, 0, 400, height)
      #expect(StackInference.dimming(among: [Self.words, shape, Self.words], in: frame) == index)
      let layer = SlimNode.area(.frame, frame, "#00000080", [Self.words])
      #expect((StackInference.dimmed(layer, in: frame) != nil) == (index != nil))
    }
    #expect(StackInference.dimmed(shape, in: Self.screen) == nil)
    let silent = SlimNode.area(.frame, Self.screen, "#00000080", [icon])
    #expect(StackInference.dimmed(silent, in: Self.screen) == nil)
  }

  /// The colour may lie up to three layers deep, each around nothing else.
  @Test(arguments: [(0, true), (3, true), (4, false)]) func deepLayersThatDim(depth: Int, isDimming: Bool) {
    var layer = SlimNode.area(.frame, Self.screen, "#00000080", [Self.words])
    for _ in 0..<depth { layer = .stack(.frame, Self.screen, [layer]) }
    #expect((StackInference.dimmed(layer, in: Self.screen) != nil) == isDimming)
    let two = SlimNode.stack(.frame, Self.screen, [layer, Self.words])
    #expect(StackInference.dimmed(two, in: Self.screen) == nil)
  }

  /// What is presented reaches to the bottom as a sheet does, or it is a dialog; only an area has insets.
  @Test func sheetsAndDialogs() throws {
    for (bottom, role) in [(798.0, SlimNode.Role.sheet), (797, .dialog)] {
      for front in [
        SlimNode.area(.frame, Box(0, 400, 400, bottom - 400)), .stack(.vStack, Box(0, 400, 400, bottom - 400), []),
      ] {
        var front = front
        front.padding = Insets(top: 8)
        let found = inference().presented(front, over: Self.words, in: Self.screen).children
        let presented = try #require(found.last)
        #expect(found.first?.content == "words" && presented.role == role)
        #expect(presented.padding.isZero == !presented.isSurface)
      }
    }
  }

  // MARK: - Scenery

  /// Several pictures over three fifths of what is seen of a screen.
  @Test(
    arguments: [
      (Box(0, 0, 400, 400), 239.75, 2, true), (Box(0, 0, 400, 400), 239.5, 2, false),
      (Box(0, 0, 400, 399), 400, 2, false), (Box(0, 0, 250, 400), 250, 2, true), (Box(0, 0, 249, 400), 249, 2, false),
      (Box(0, 0, 400, 400), 400, 1, false),
    ] as [(Box, Double, Int, Bool)])
  func scenery(screen: Box, width: Double, count: Int, isScene: Bool) {
    let pictures = (0..<count).map { _ in SlimNode(.image, box: Box(0, 0, width, screen.height)) }
    let inference = inference(screen)
    let found = inference.scene(pictures + [.words("w", Box(20, 20, 50, 20))], in: screen)
    #expect(found?.shape == (isScene ? "ZStack(Image Image 'w')" : nil))
    // Pictures alone are before nothing, and one that holds something is no scenery.
    #expect(inference.scene(pictures, in: screen) == nil)
    let full = pictures.map { SlimNode.stack(.image, $0.box, [.icon("star", Box(0, 0, 20, 20))]) }
    #expect(inference.scene(full + [.words("w", Box(20, 20, 50, 20))], in: screen) == nil)
  }

  /// A drawing that reaches under more than a tenth of some words, or with more than three tenths of itself.
  @Test(
    arguments: [
      (.shape, Box(0, 0, 100, 100), Box(89, 0, 100, 20), true),
      (.shape, Box(0, 0, 100, 100), Box(90, 0, 100, 20), false),
      (.image, Box(0, 0, 100, 10), Box(69, 0, 1000, 10), true),
      (.image, Box(0, 0, 100, 10), Box(70, 0, 1000, 10), false),
      (.shape, Box(0, 0, 20, 20), Box(0, 0, 100, 20), true), (.shape, Box(0, 0, 19, 21), Box(0, 0, 100, 20), false),
      (.icon, Box(0, 0, 100, 100), Box(0, 0, 100, 20), false),
    ] as [(SlimNode.Kind, Box, Box, Bool)])
  func drawingsUnderWords(kind: SlimNode.Kind, box: Box, words: Box, isBeneath: Bool) {
    let drawing = SlimNode(kind, box: box)
    #expect((inference().beneath([drawing, .words("w", words)], in: Self.screen) != nil) == isBeneath)
    // What comes later lies on the words.
    #expect(inference().beneath([.words("w", words), drawing], in: Self.screen) == nil)
  }

  // MARK: - Layers

  private static let small = Box(0, 0, 100, 100)

  /// What covers most of its frame goes behind, unless it has words or is a veil over a picture.
  @Test(
    arguments: [
      (.text, Box(0, 0, 100, 61), "#ffffff", true), (.text, Box(0, 0, 100, 60), "#ffffff", false),
      (.text, Box(0, 30, 100, 100), "#ffffff", true), (.text, Box(0, 30.25, 100, 100), "#ffffff", false),
      (.text, Box(0, 0, 100, 100), "#00000080", true), (.image, Box(0, 0, 100, 100), "#000000e3", false),
      (.image, Box(0, 0, 100, 100), "#000000e6", true),
    ] as [(SlimNode.Kind, Box, String, Bool)])
  func layersBehind(base: SlimNode.Kind, box: Box, color: String, isBehind: Bool) {
    let base = SlimNode(base, box: Self.small)
    let stack = inference().layered(base, [.area(.shape, box, color)], in: Self.small)
    #expect(stack.children.map(\.kind) == (isBehind ? [.shape, base.kind] : [base.kind, .shape]))
    #expect(stack.children[isBehind ? 0 : 1].role == (isBehind ? .background : .overlay))
    let words = SlimNode.area(.frame, box, color, [.words("w", box)])
    let spoken = inference().layered(base, [words], in: Self.small)
    #expect(spoken.children.map(\.kind) == [base.kind, .frame] && spoken.children[1].role == nil)
  }
}
