import Testing

@testable import FigmaImport

/// What stays at the edges of a screen, at the limits of its sizes and distances.
@Suite struct ScreenPartsTests {
  private func parts(_ children: [SlimNode], height: Double = 800) -> ScreenParts {
    ScreenParts(.stack(.vStack, Box(0, 0, 400, height), children))
  }

  private func button(_ box: Box) -> SlimNode {
    var button = SlimNode.area(.frame, box, "#2244cc", [.words("Pay", Box(box.midX - 20, box.midY - 10, 40, 20))])
    button.role = .primaryButton
    return button
  }

  private let words = SlimNode.words("Words", Box(16, 100, 300, 100))

  // MARK: - Buttons at the bottom

  @Test(
    arguments: [
      (Box(20, 676, 360, 52), true), (Box(20, 675, 360, 52), false), (Box(20, 748, 360, 52), true),
      (Box(20, 749, 360, 52), false), (Box(20, 570, 360, 230), true), (Box(20, 569, 360, 231), false),
      (Box(120, 690, 160, 52), true), (Box(120, 690, 159, 52), false),
    ] as [(Box, Bool)])
  func aButtonAtTheBottom(box: Box, stays: Bool) {
    let parts = parts([words, button(box)])
    #expect(parts.actions.count == (stays ? 1 : 0) && parts.content.count == (stays ? 1 : 2))
  }

  @Test(arguments: [(480.0, true), (479, false), (1_000, true), (1_001, false)])
  func screensThatAreNoPages(height: Double, stays: Bool) {
    let parts = parts([words, button(Box(20, height - 100, 360, 52))], height: height)
    #expect(parts.actions.count == (stays ? 1 : 0))
  }

  @Test(arguments: [(582.0, true), (583, false)]) func theDistanceToTheContent(y: Double, stays: Bool) {
    let above = SlimNode.words("Words", Box(16, y, 300, 100))
    #expect(parts([above, button(Box(20, 690, 360, 52))]).actions.count == (stays ? 1 : 0))
  }

  /// A line of small words below a button stays with it, one above belongs to the content.
  @Test(arguments: [(48.0, 13.0, 2), (49, 13, 0), (20, 17, 2), (20, 20, 0)])
  func wordsBelowAButton(height: Double, size: Double, count: Int) {
    var note = SlimNode.words("Terms apply.", Box(16, 746, 100, height))
    note.font = TypeStyle(size: size, weight: 400)
    let above = SlimNode.words("Billed once.", Box(16, 640, 100, 20))
    let found = parts([words, above, button(Box(20, 690, 360, 52)), note])
    #expect(found.actions.count == count && found.content.count == 4 - count)
  }

  /// Two buttons side by side are one row of actions; with words between them they are content.
  @Test func rowsOfButtons() {
    let pair = [button(Box(20, 690, 170, 52)), button(Box(210, 690, 170, 52))]
    let row = SlimNode.stack(.hStack, Box(20, 690, 360, 52), pair)
    #expect(parts([words, row]).actions.count == 1)
    let mixed = SlimNode.stack(.hStack, Box(20, 690, 360, 52), pair + [.words("or", Box(190, 700, 20, 20))])
    #expect(parts([words, mixed]).actions.isEmpty)
  }

  /// A picture under the status bar moves all that follows.
  @Test(arguments: [(20.0, true), (19, false)]) func aPictureAtTheTop(y: Double, stays: Bool) {
    let picture = SlimNode.stack(.image, Box(0, y, 400, 200), [])
    #expect(parts([picture, words, button(Box(20, 690, 360, 52))]).actions.count == (stays ? 1 : 0))
  }

  // MARK: - Bars at the top

  private func header(_ box: Box, title: String = "Orders", icons: Int = 1, size: Double = 24) -> SlimNode {
    let signs = (0..<icons).map { SlimNode.icon("star", Box(200 + Double($0) * 30, box.y + 2, 24, size)) }
    return .area(.hStack, box, "#224466", [.words(title, Box(16, box.y + 10, 100, 20))] + signs)
  }

  @Test(
    arguments: [
      (Box(0, 44, 340, 56), true), (Box(0, 44, 339, 56), false), (Box(0, 65, 400, 56), true),
      (Box(0, 66, 400, 56), false), (Box(0, 44, 400, 116), true), (Box(0, 44, 400, 117), false),
    ] as [(Box, Bool)])
  func aBarAtTheTop(box: Box, stays: Bool) {
    let below = [300.0, 500].map { SlimNode.words("Words", Box(16, $0, 200, 100)) }
    #expect(parts([header(box)] + below).headers.count == (stays ? 1 : 0))
  }

  @Test(arguments: [
    (40, 1, 24.0, true), (41, 1, 24, false), (6, 5, 24, true), (6, 6, 24, false), (6, 0, 24, false), (6, 1, 48, true),
    (6, 1, 49, false),
  ])
  func whatABarHolds(length: Int, icons: Int, size: Double, stays: Bool) {
    let bar = header(
      Box(0, 44, 400, 56), title: String(repeating: "x", count: length), icons: icons, size: size)
    let below = SlimNode.words("Words", Box(16, 300, 200, 100))
    #expect(parts([bar, below]).headers.count == (stays ? 1 : 0))
  }

  @Test(arguments: [(99.0, true), (98, false)]) func contentBelowABar(y: Double, stays: Bool) {
    let below = SlimNode.words("Words", Box(16, y, 200, 100))
    #expect(parts([header(Box(0, 44, 400, 56)), below]).headers.count == (stays ? 1 : 0))
  }

  /// A bar without a ground is told by its name.
  @Test(arguments: [("App Header", true), ("Top Bar", true), ("Greeting", false)])
  func barsWithoutAGround(name: String, stays: Bool) {
    var bar = header(Box(0, 44, 400, 56))
    (bar.fill, bar.name) = (nil, name)
    #expect(parts([bar, SlimNode.words("Words", Box(16, 300, 200, 100))]).headers.count == (stays ? 1 : 0))
  }
}
