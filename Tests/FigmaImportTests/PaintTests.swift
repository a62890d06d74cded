import FigmaImport
import TestSupport
import Testing

/// Shadows, gradients and words of two looks are written as they are drawn.
@Suite struct PaintTests {
  private func code(_ layers: [Layer]) throws -> String {
    let screen = try Layer.screen("Home", 390, 844, [], [.text("First", 16, 64)] + layers).screen()
    let folder = try TemporaryFolder()
    let file = try folder.write(screen.code, to: screen.fileName)
    #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "", "\(screen.code)")
    return screen.code
  }

  private static func effect(_ type: String, _ alpha: Double, visible: Bool = true) -> (String, String) {
    (
      "effects",
      #"[{"type":"\#(type)","visible":\#(visible),"radius":12,"offset":{"x":0,"y":4},"color":{"r":0,"g":0,"b":0,"a":\#(alpha)}}]"#
    )
  }

  @Test(arguments: [
    ("DROP_SHADOW", 0.1, true, true), ("DROP_SHADOW", 0.01, true, false), ("DROP_SHADOW", 0.1, false, false),
    ("INNER_SHADOW", 0.1, true, false),
  ])
  func shadows(type: String, alpha: Double, visible: Bool, isWritten: Bool) throws {
    var fields = [Layer.fill("#fff4e0"), Layer.radius(12)]
    fields.append(Self.effect(type, alpha, visible: visible))
    let card = Layer.frame("Card", 16, 200, 358, 100, fields, [.text("Inside", 16, 16)])
    let code = try code([card])
    #expect(code.contains(".shadow(color: .black.opacity(0.1), radius: 6, y: 4)") == isWritten, "\(code)")
    #expect(code.contains(".shadow") == isWritten, "\(code)")
  }

  private static func gradient(_ type: String, to x: Double, _ y: Double, _ alpha: Double = 1) -> (String, String) {
    (
      "fills",
      #"[{"type":"\#(type)","gradientHandlePositions":[{"x":0,"y":0},{"x":\#(x),"y":\#(y)},{"x":0,"y":1}],"gradientStops":[{"position":0,"color":{"r":1,"g":0.5,"b":0,"a":1}},{"position":1,"color":{"r":0,"g":0.5,"b":1,"a":\#(alpha)}}]}]"#
    )
  }

  @Test(arguments: [
    (0.0, 1.0, "startPoint: .top, endPoint: .bottom"), (1, 0, "startPoint: .leading, endPoint: .trailing"),
    (-1, 0.1, "startPoint: .trailing, endPoint: .leading"),
    (1, 1, "startPoint: .topLeading, endPoint: .bottomTrailing"),
    (0, -1, "startPoint: .bottom, endPoint: .top"),
  ])
  func gradients(x: Double, y: Double, points: String) throws {
    let card = Layer.frame(
      "Card", 16, 200, 358, 100, [Self.gradient("GRADIENT_LINEAR", to: x, y), Layer.radius(12)],
      [.text("Inside", 16, 16)])
    let code = try code([card])
    #expect(code.contains("LinearGradient(") && code.contains(points), "\(code)")
  }

  /// A gradient to nothing ends in nothing; one that goes around a middle has its mean colour, as before.
  @Test func otherGradients() throws {
    func card(_ fill: (String, String)) -> Layer {
      .frame("Card", 16, 200, 358, 100, [fill], [.text("Inside", 16, 16)])
    }
    #expect(try code([card(Self.gradient("GRADIENT_LINEAR", to: 0, 1, 0))]).contains(", .clear]"))
    let round = try code([card(Self.gradient("GRADIENT_RADIAL", to: 0, 1))])
    #expect(!round.contains("Gradient(") && round.contains(".background(Color."), "\(round)")
  }

  private static func words(_ overrides: [Int], _ table: String) -> Layer {
    .text(
      "Distance: 842 km", 16, 200, 160, 20, size: 17,
      [("characterStyleOverrides", "\(overrides)"), ("styleOverrideTable", table)])
  }

  /// One part that looks different is written so; the words stay one text.
  @Test(arguments: [
    (#"{"fontWeight":700}"#, "part: \"842 km\", font: .headline.weight(.bold))"),
    (#"{"textDecoration":"UNDERLINE"}"#, "part: \"842 km\", isUnderlined: true)"),
    (
      #"{"fills":[{"type":"SOLID","color":{"r":0.7,"g":0.1,"b":0,"a":1}}]}"#,
      "part: \"842 km\", color: Color.brandPrimary)"
    ),
  ])
  func wordsOfTwoLooks(style: String, arguments: String) throws {
    let code = try code([
      Self.words(Array(repeating: 0, count: 10) + Array(repeating: 3, count: 6), #"{"3":\#(style)}"#)
    ])
    #expect(code.contains("Text(\"Distance: 842 km\", \(arguments)"), "\(code)")
    #expect(code.contains("AttributedString(words)"), "\(code)")
  }

  /// Where every character has a style of its own, the rest looks as most does, not as the layer; blanks have no look.
  @Test func partsWithoutTheLayersLook() throws {
    func style(_ color: String) -> String { #"{"fills":[{"type":"SOLID","color":\#(color)}]}"# }
    let brown = style(#"{"r":0.7,"g":0.4,"b":0.1,"a":1}"#)
    let violet = style(#"{"r":0.5,"g":0.1,"b":0.9,"a":1}"#)
    let overrides = Array(repeating: 1, count: 9) + [3] + Array(repeating: 4, count: 6)
    let code = try code([Self.words(overrides, #"{"1":\#(brown),"3":\#(violet),"4":\#(violet)}"#)])
    #expect(code.contains("Text(\"Distance: 842 km\", part: \"842 km\", color: Color.brandPrimary)"), "\(code)")
    #expect(code.contains("brandPrimary = Color(red: 128/255") && code.contains("red: 179/255"), "\(code)")
  }

  /// Parts of one look are named one after the other; a star is found as well as a word.
  @Test func severalParts() throws {
    let red = #"{"1":{"fills":[{"type":"SOLID","color":{"r":0.7,"g":0.1,"b":0,"a":1}}]}}"#
    let zeros = { Array(repeating: 0, count: $0) }
    let code = try code([
      Self.words([1, 1] + zeros(8) + [1, 1, 1], red),
      .text(
        "Email *", 16, 240, 80, 20,
        [("characterStyleOverrides", "\(zeros(6) + [1])"), ("styleOverrideTable", red)]),
    ])
    #expect(code.contains("part: \"Di\", \"842\", color: Color.brandPrimary)"), "\(code)")
    #expect(code.contains("Text(\"Email *\", part: \"*\", color: Color.brandPrimary)"), "\(code)")
  }

  /// What cannot be found again by its words, or has several looks, keeps the look of most of it, with a warning.
  @Test(arguments: [[1, 0, 0, 0, 0, 1], [1, 1, 0, 0, 2, 2]])
  func otherParts(overrides: [Int]) throws {
    let layer = Self.words(overrides, #"{"1":{"fontWeight":700},"2":{"fontWeight":300}}"#)
    #expect(try !code([layer]).contains("part: "))
    let tree = try Layer.screen("Home", 390, 844, [], [layer]).tree()
    #expect(tree.warnings.contains { $0.rule == "rich-text" })
  }
}

/// A screen whose colours are fixed is readable in one appearance, and asks for it.
@Suite struct AppearanceTests {
  private func code(ground: String, ink: String, style: String? = nil) throws -> String {
    var title = Layer.text("Balance", 16, 100, color: ink)
    if style != nil { title.fields.append(("styles", #"{"fill":"1:9"}"#)) }
    let screen = Layer.screen(
      "Home", 390, 844, [Layer.fill(ground)], [title, .text("Due on Monday", 16, 140, color: ink)])
    let document = try screen.document(styles: style.map { [("1:9", $0, "FILL")] } ?? [])
    return GeneratedScreen(of: SlimTree(of: try document.mainScreen(), in: document)).code
  }

  /// Colours of the system turn with the appearance, and need none of their own.
  @Test(
    arguments: [
      ("#ffffff", "#2d2320", nil, ".preferredColorScheme(.light)"),
      ("#0a0f1a", "#f1f5f9", nil, ".preferredColorScheme(.dark)"),
      ("#ffffff", "#000000", nil, nil), ("#ffffff", "#2d2320", "Labels/Primary", nil), ("#ff851a", "#2d2320", nil, nil),
    ] as [(String, String, String?, String?)])
  func appearances(ground: String, ink: String, style: String?, modifier: String?) throws {
    let code = try code(ground: ground, ink: ink, style: style)
    #expect(code.contains("preferredColorScheme") == (modifier != nil), "\(code)")
    if let modifier { #expect(code.contains(modifier), "\(code)") }
  }
}
