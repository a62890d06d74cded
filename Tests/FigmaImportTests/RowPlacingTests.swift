import FigmaImport
import Testing

/// Where things that stand beside each other stand in the code.
@Suite struct RowPlacingTests {
  private func code(_ children: [Layer]) throws -> String {
    try Layer.screen("Screen", 390, 844, [], children).screen().code
  }

  /// A text with a box that is wider than its words.
  private func wide(_ words: String, _ x: Double, _ y: Double, _ width: Double) -> Layer {
    let style = #"{"fontFamily":"Inter","fontSize":14,"fontWeight":400,"textAutoResize":"HEIGHT"}"#
    return Layer(
      type: "TEXT", name: words, x: x, y: y, width: width, height: 20,
      fields: [
        ("characters", Layer.quoted(words)), ("style", style), Layer.fill("#000000"),
        ("absoluteRenderBounds", #"{"x":\#(x),"y":\#(y + 4),"width":40,"height":12}"#),
      ])
  }

  /// The words of a wide box begin at its left edge, wherever the box ends.
  @Test func wordsOfAWideBoxLead() throws {
    let code = try code([
      wide("CPF", 20, 100, 354),
      .frame(
        "Card", 16, 126, 358, 64, [Layer.fill("#224466"), Layer.radius(12)],
        [.text("inside", 20, 22, color: "#ffffff")]),
      .text("below", 16, 300),
    ])
    #expect(!code.contains("alignment: .trailing"), "\(code)")
  }

  /// A symbol and a text in the middle of a button stay together.
  @Test func whatStandsTogetherIsNotSpread() throws {
    let code = try code([
      .frame(
        "Button", 16, 100, 358, 56, [Layer.fill("#ffeedd"), Layer.radius(16)] + Layer.row(10, 0, "CENTER"),
        [.vector("arrow", 100, 18, 20, 20), .text("Back to start", 130, 17, 128, 22)]),
      .text("below", 16, 300),
    ])
    #expect(!code.contains("Spacer()"), "\(code)")
  }

  /// Two things that are as far apart as there is room do not.
  @Test func whatStandsAtBothEndsIsSpread() throws {
    let code = try code([.text("Total", 16, 100, 44), .text("$12", 340, 100, 34), .text("below", 16, 300)])
    #expect(code.contains("Spacer()"), "\(code)")
  }

  /// Words whose middles are evenly apart keep their middles, though the first begins further in than half a step.
  @Test func middlesThatAreEvenlyApartStay() throws {
    let words = [("Today", 41.0, 31.0), ("Advice", 119, 35), ("Add", 207, 21), ("Day", 288, 20)]
    let code = try Layer.screen(
      "Screen", 330, 844, [],
      [
        .frame(
          "Bar", 0, 740, 330, 104, [Layer.fill("#ffeedd")], words.map { .text($0.0, $0.1, 50, $0.2, 14, size: 11) }),
        .text("above", 16, 100),
      ]
    ).screen().code
    #expect(code.contains("HStack(spacing: 0) {") && !code.contains(".padding(.horizontal, 4"), "\(code)")
  }

  /// A ring around a circle is as large as it is drawn, and leaves the row its room.
  @Test func ringsKeepTheirSize() throws {
    func circle(_ name: String, _ size: Double, _ fields: [(String, String)]) -> Layer {
      Layer(type: "ELLIPSE", name: name, x: 20, y: 100, width: size, height: size, fields: fields)
    }
    let code = try code([
      circle("outer", 70, [("fills", "[]")] + Layer.stroke("#dddddd", 6)),
      circle("inner", 70, [("fills", "[]")] + Layer.stroke("#cc2200", 6)),
      .picture("steak", 45, 125, 20, 20), .text("500", 120, 124, 38), .text("below", 16, 300),
    ])
    #expect(!code.contains(".frame(maxWidth: .infinity, minHeight: 70"), "\(code)")
    #expect(code.contains(".frame(maxWidth: 70, minHeight: 70"), "\(code)")
  }

  /// Lines that end where the words say so are given no width; what stands before them gives way.
  @Test func textsWithLinesOfTheirOwnNeedNoWidth() throws {
    let code = try code([
      .text("800g", 30, 100, 50, 24, size: 20), .text("Norm: 600\nKcal/day", 94, 97, 43, 24, size: 10),
      .text("below", 16, 300),
    ])
    #expect(!code.contains("maxWidth: 5") && !code.contains("maxWidth: 4"), "\(code)")
  }

  /// What was entered in a field is its value; a faint word is a prompt.
  @Test(arguments: [
    ("Ricardo Oliveira", "#111111", true), ("Ricardo Oliveira", "#9a9a9a", false), ("Name", "#111111", false),
    ("Enter your name…", "#111111", false),
  ])
  func aValueIsNoPrompt(words: String, color: String, isValue: Bool) throws {
    let code = try code([
      .text("Name", 16, 100, 60),
      .frame(
        "Input field", 16, 130, 358, 50, [Layer.fill("#ffffff"), Layer.radius(8)] + Layer.stroke("#cccccc"),
        [.text(words, 16, 14, 160, 22, color: color)]),
      .text("below", 16, 300),
    ])
    #expect(code.contains("= \"\(words)\"") == isValue, "\(code)")
    #expect(code.contains("\"\(words)\", text: $"), "\(code)")
  }
}
