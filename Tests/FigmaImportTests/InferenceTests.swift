import FigmaImport
import Testing

/// Layers without auto layout find their stacks by where they lie.
@Suite struct InferenceTests {
  private func check(
    _ children: [Layer], _ shape: String, height: Double = 844, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let tree = try Layer.screen("Screen", 390, height, [], children).tree()
    #expect(tree.shape == shape, sourceLocation: sourceLocation)
  }

  @Test func rowsAndColumns() throws {
    try check([.text("b", 16, 140), .text("a", 16, 100)], "VStack('a' 'b')")
    try check([.text("b", 200, 100), .text("a", 16, 100)], "HStack('a' 'b')")
    // The picture spans both lines, so the row comes first.
    try check(
      [.picture("p", 16, 100, 60, 60), .text("title", 90, 105), .text("line", 90, 135)],
      "HStack(Image VStack('title' 'line'))")
  }

  @Test func whatStandsAtTheEndIsPushedThere() throws {
    try check(
      [.picture("p", 16, 100, 20, 20), .text("name", 46, 100, 60), .text("value", 314, 100, 60)],
      "HStack(Image 'name' Spacer 'value')")
    try check([.text("a", 16, 100, 60), .text("b", 165, 100, 60), .text("c", 314, 100, 60)], "HStack('a' 'b' 'c')")
    let spread = try Layer.screen(
      "Screen", 390, 844, [], [.text("a", 16, 100, 60), .text("b", 165, 100, 60), .text("c", 314, 100, 60)]
    ).tree()
    #expect(spread.root.isSpread)
  }

  /// A rectangle under other layers is the area that they lie on.
  @Test func areasHoldWhatLiesOnThem() throws {
    try check(
      [.rectangle("Rectangle 1", 16, 100, 358, 80, radius: 12), .text("in", 32, 130), .text("below", 16, 200)],
      "VStack(Frame('in') 'below')")
    let tree = try Layer.screen(
      "Screen", 390, 844, [], [.rectangle("Rectangle 1", 0, 0, 390, 844, "#f2f2f7"), .text("a", 16, 100)]
    ).tree()
    #expect(tree.root.fill?.color.description == "#f2f2f7")
    #expect(tree.dropped.decor == 1)
  }

  /// A bar over a list that scrolls under it stands at the end.
  @Test func pinnedBars() throws {
    var list = (0..<12).map { Layer.text("row \($0)", 16, 100 + 64 * Double($0)) }
    list.append(.frame("Bar", 0, 760, 390, 84, [Layer.fill("#ffffff")], [.text("Pay", 170, 790, 50)]))
    let tree = try Layer.screen("Screen", 390, 844, [], list).tree()
    #expect(tree.root.kind == .vStack)
    #expect(tree.root.children.count == 13)
    #expect(tree.root.children.last?.texts == ["Pay"])
  }

  /// Groups that are in each other's way are taken apart.
  @Test func groupsInterleave() throws {
    let labels = Layer.group("Group 1", 16, 100, 60, 100, [.text("a", 0, 0, 60), .text("b", 0, 80, 60)])
    let values = Layer.group("Group 2", 16, 130, 60, 100, [.text("c", 0, 10, 60), .text("d", 0, 80, 60)])
    try check([labels, values], "VStack('a' 'c' 'b' 'd')")
  }

  @Test func whatOverlapsALittleIsStillAStack() throws {
    try check([.text("a", 16, 100, 100, 24), .text("b", 16, 120, 100, 24)], "VStack('a' 'b')")
  }

  @Test func aDimmedScreenUnderADialog() throws {
    let children: [Layer] = [
      .text("under", 16, 300), .rectangle("Rectangle 9", 0, 0, 390, 844, "#00000066"),
      .frame("Frame 3", 40, 280, 310, 200, [Layer.fill("#ffffff"), Layer.radius(14)], [.text("sure?", 20, 20)]),
    ]
    let tree = try Layer.screen("Screen", 390, 844, [], children).tree()
    #expect(tree.shape == "ZStack('under' Frame('sure?'))")
    #expect(tree.root.children.last?.role == .dialog)
  }

  @Test func autoLayoutSaysItsOwn() throws {
    let fields = Layer.row(12, 16, "SPACE_BETWEEN", "MAX")
    let tree = try Layer.screen("Screen", 390, 60, fields, [.text("a", 16, 20, 30), .text("b", 340, 20, 30)]).tree()
    #expect(tree.root.kind == .hStack)
    #expect(tree.root.isSpread)
    #expect(tree.root.spacing == nil)
    #expect(tree.root.align == "bottom")
    #expect(tree.root.padding == Insets(top: 16, right: 16, bottom: 16, left: 16))
  }

  @Test func wrappingLayoutsBecomeRows() throws {
    let chips = (0..<5).map { Layer.text("c\($0)", Double($0 % 3) * 110, Double($0 / 3) * 40, 100) }
    let tree = try Layer.screen("Screen", 330, 100, Layer.row(10) + [("layoutWrap", "\"WRAP\"")], chips).tree()
    #expect(tree.shape == "VStack(HStack('c0' 'c1' 'c2') HStack('c3' 'c4'))")
  }
}
