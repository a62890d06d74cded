import Testing

@testable import FigmaImport

/// Where a region is cut, and what is taken out of it first, at the limits of both.
@Suite struct CuttingTests {
  private static let region = Box(0, 0, 390, 844)
  private static let first = SlimNode.words("a", Box(0, 0, 100, 100))
  private static let second = SlimNode.words("b", Box(0, 100, 100, 100))

  private func inference() -> StackInference { StackInference(screen: Self.region) }

  private static func bar(_ box: Box) -> SlimNode { .area(.frame, box, "#ffffff", [.words("bar", box)]) }

  // MARK: - Covers

  /// An area with words that lies over several others stands where its middle is, or before them where it covers most.
  @Test(
    arguments: [
      (Box(0, 80, 100, 60), "VStack('a' 'b' Frame('bar'))"), (Box(0, 80, 100, 40), "VStack('a' 'b' Frame('bar'))"),
      (Box(0, 79, 100, 40), "VStack(Frame('bar') 'a' 'b')"), (Box(0, 99, 5, 60), "VStack('a' 'b' Frame('bar'))"),
      (Box(0, 99, 4, 60), nil), (Box(0, 0, 100, 120), "VStack(Frame('bar') 'a' 'b')"),
      (Box(0, 0, 100, 121), "ZStack(VStack('a' 'b') Frame('bar'))"), (Box(0, 150, 100, 60), nil),
    ] as [(Box, String?)])
  func coversOfOthers(box: Box, shape: String?) {
    let items = [Self.first, Self.second, Self.bar(box)]
    #expect(inference().withoutCover(items, in: Self.region, 0)?.shape == shape)
  }

  /// What comes later may lie elsewhere; where it lies on the area, that is no cover.
  @Test(
    arguments: [
      (Box(0, 300, 100, 20), "VStack(Frame('bar') 'a' 'b' 'c')"), (Box(10, 90, 20, 20), nil),
    ] as [(Box, String?)])
  func whatComesAfterACover(box: Box, shape: String?) {
    let items = [Self.first, Self.second, Self.bar(Box(0, 80, 100, 60)), .words("c", box)]
    #expect(inference().withoutCover(items, in: Self.region, 0)?.shape == shape)
  }

  @Test func aCoverHasWordsAndIsAnArea() {
    let box = Box(0, 80, 100, 60)
    for cover in [SlimNode.area(.shape, box), .words("bar", box)] {
      #expect(inference().withoutCover([Self.first, Self.second, cover], in: Self.region, 0) == nil)
    }
  }

  // MARK: - Things without words

  /// What has no words and lies across others is set aside; one point that both share is nothing.
  @Test(
    arguments: [
      (Box(0, 90, 100, 30), "ZStack('a' drop)"), (Box(98, 99, 30, 30), "ZStack('a' drop)"),
      (Box(99, 99, 30, 30), nil), (Box(0, 100, 30, 30), nil), (Box(0, 5, 100, 95), "ZStack(drop 'a')"),
    ] as [(Box, String?)])
  func thingsSetAside(box: Box, shape: String?) {
    #expect(inference().lifted([Self.first, .icon("drop", box)], in: Self.region, 0)?.shape == shape)
  }

  /// Of several the largest goes alone, and of equal ones the first.
  @Test(arguments: [
    (Box(0, 10, 100, 30), Box(0, 35, 100, 20), "ZStack(VStack('c' sun 'd') moon)"),
    (Box(0, 10, 100, 30), Box(0, 38, 100, 30), "ZStack(VStack('c' sun 'd') moon)"),
  ])
  func theLargestIsSetAside(moon: Box, sun: Box, shape: String) {
    let items: [SlimNode] = [
      .words("c", Box(0, 0, 100, 20)), .icon("moon", moon), .icon("sun", sun), .words("d", Box(0, 70, 100, 20)),
    ]
    #expect(inference().lifted(items, in: Self.region, 0)?.shape == shape)
  }

  @Test func withoutAnyWordsNothingIsSetAside() {
    let items = [SlimNode.icon("moon", Box(0, 0, 50, 50)), .icon("sun", Box(20, 20, 50, 50))]
    #expect(inference().lifted(items, in: Self.region, 0) == nil)
  }

  // MARK: - Cuts through what overlaps

  /// Cut where less than 85 percent of the smaller part overlap, one below the other where both ways are as good.
  @Test(
    arguments: [
      (Box(0, 15, 100, 100), "ZStack('a' 'b')"), (Box(0, 16, 100, 100), "VStack('a' 'b')"),
      (Box(15, 0, 100, 100), "ZStack('a' 'b')"), (Box(16, 0, 100, 100), "HStack('a' 'b')"),
      (Box(50, 50, 100, 100), "VStack('a' 'b')"), (Box(50, 49, 100, 100), "HStack('a' 'b')"),
      (Box(0, 81, 100, 20), "ZStack('a' 'b')"), (Box(0, 85, 100, 20), "VStack('a' 'b')"),
      (Box(0, -16, 100, 100), "VStack('b' 'a')"), (Box(-16, 0, 100, 100), "HStack('b' 'a')"),
    ] as [(Box, String)])
  func forcedCuts(box: Box, shape: String) {
    #expect(inference().forced([Self.first, .words("b", box)], in: Self.region, 0).shape == shape)
  }

  // MARK: - Columns and rows

  /// Two to four columns with a picture in each stay columns where the gaps between them are the wider ones.
  @Test(
    arguments: [
      (2, 61, 8, 9, true), (2, 60, 8, 9, false), (2, 61, 8, 8, false), (2, 61, 9, 8, false), (4, 61, 8, 9, true),
      (5, 61, 8, 9, false),
    ] as [(Int, Double, Double, Double, Bool)])
  func columnsOfPictures(count: Int, height: Double, rowGap: Double, columnGap: Double, areColumns: Bool) {
    func items(_ picture: (Box) -> SlimNode) -> [SlimNode] {
      (0..<count).flatMap { index -> [SlimNode] in
        let x = Double(index) * (50 + columnGap)
        return [picture(Box(x, 0, 50, height)), .words("w", Box(x, height + rowGap, 50, 20))]
      }
    }
    func row(_ shape: String) -> String { "HStack(\(Array(repeating: shape, count: count).joined(separator: " ")))" }
    let rows = "VStack(\(row("sun")) \(row("'w'")))"
    let shape = inference().part(items { .icon("sun", $0) }, in: Self.region, slack: 0, 0)?.shape
    #expect(shape == (areColumns ? row("VStack(sun 'w')") : rows))
    // Words however large are no picture.
    let words = inference().part(items { .words("v", $0) }, in: Self.region, slack: 0, 0)?.shape
    #expect(words == "VStack(\(row("'v'")) \(row("'w'")))")
  }

  /// A picture without anything below it is not a column of a card.
  @Test func eachColumnHasSeveralThings() {
    let items: [SlimNode] = [
      .icon("sun", Box(0, 0, 50, 80)), .words("w", Box(0, 88, 50, 20)), .icon("moon", Box(70, 0, 50, 80)),
    ]
    #expect(
      inference().part(items, in: Self.region, slack: 0, 0)?.shape == "VStack(HStack(sun moon) 'w')")
  }

  // MARK: - Lines

  /// A line along several rows is cut for each of them, one across stands in its row, or between two.
  @Test(
    arguments: [
      (Box(120, 0, 1, 100), "VStack(HStack('c' Divider) HStack('d' Divider))"),
      (Box(120, 0, 1, 41), "VStack(HStack('c' Divider) 'd')"), (Box(0, 30, 100, 1), "VStack('c' Divider 'd')"),
      (Box(0, 10, 100, 1), "VStack(ZStack('c' Divider) 'd')"), (Box(0, 39, 100, 2), "VStack('c' Divider 'd')"),
      (Box(0, 70, 100, 1), "VStack('c' 'd' Divider)"),
      (Box(120, 0, 1, 42), "VStack(HStack('c' Divider) HStack('d' Divider))"),
    ] as [(Box, String)])
  func linesBetweenRows(box: Box, shape: String) {
    let items: [SlimNode] = [
      .words("c", Box(0, 0, 100, 20)), .words("d", Box(0, 40, 100, 20)), SlimNode(.divider, box: box),
    ]
    #expect(inference().withoutLines(items, in: Self.region, 0)?.shape == shape)
    func turned(_ box: Box) -> Box { Box(box.y, box.x, box.height, box.width) }
    let columns = items.map { item -> SlimNode in
      var item = item
      item.box = turned(item.box)
      return item
    }
    let other = shape.replacing("VStack", with: "-").replacing("HStack", with: "VStack").replacing("-", with: "HStack")
    #expect(inference().withoutLines(columns, in: Self.region, 0)?.shape == other)
  }

  @Test func linesPartSeveralThings() {
    let line = SlimNode(.divider, box: Box(0, 50, 100, 1))
    #expect(inference().withoutLines([Self.first, line], in: Self.region, 0) == nil)
    #expect(inference().withoutLines([Self.first, Self.second], in: Self.region, 0) == nil)
    let across = SlimNode.words("b", Box(50, 50, 100, 100))
    #expect(inference().withoutLines([Self.first, across, line], in: Self.region, 0) == nil)
  }

  // MARK: - Groups

  /// A group that another thing lies across is taken apart, without what only kept its parts from each other.
  @Test(
    arguments: [
      (.vStack, Box(0, 40, 100, 20), "'c' 'd' 'e'"), (.vStack, Box(0, 100, 100, 20), nil),
      (.component, Box(0, 40, 100, 20), nil), (.text, Box(0, 40, 100, 20), nil),
    ] as [(SlimNode.Kind, Box, String?)])
  func groupsInTheWay(kind: SlimNode.Kind, box: Box, shapes: String?) {
    let group = SlimNode.stack(
      kind, Box(0, 0, 100, 100),
      [.words("c", Box(0, 0, 100, 20)), SlimNode(.spacer, box: Box(0, 20, 1, 60)), .words("d", Box(0, 80, 100, 20))])
    let found = inference().dissolved([group, .words("e", box)])
    #expect(found?.map(\.shape).joined(separator: " ") == shapes)
  }

  @Test func aGroupOfOneStays() {
    let group = SlimNode.stack(.vStack, Box(0, 0, 100, 100), [Self.first])
    #expect(inference().dissolved([group, .words("b", Box(0, 40, 100, 20))]) == nil)
  }
}
