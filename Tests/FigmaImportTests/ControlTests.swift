import FigmaImport
import TestSupport
import Testing

/// Controls are found by their names and by their looks, and none of them becomes a field.
@Suite struct ControlTests {
  private func code(_ layers: [Layer], compiles: Bool = true) throws -> String {
    let screen = try Layer.screen(
      "Settings", 390, 844, [Layer.fill("#fafafa")],
      [.text("Sound", 16, 64), .text("Everything that makes a noise", 16, 100, 260)] + layers
    ).screen()
    let folder = try TemporaryFolder()
    let file = try folder.write(screen.code, to: screen.fileName)
    if compiles { #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "", "\(screen.code)") }
    return screen.code
  }

  private static func circle(_ name: String, _ x: Double, _ y: Double, _ size: Double, _ color: String) -> Layer {
    Layer(type: "ELLIPSE", name: name, x: x, y: y, width: size, height: size, fields: [Layer.fill(color)])
  }

  private static func track(_ color: String, _ width: Double, y: Double = 0) -> Layer {
    .rectangle("Rectangle 1", 0, y, width, 8, color, radius: 4)
  }

  /// A switch is on where its knob lies at the right, or its variant says so.
  @Test(arguments: [
    (2.0, "Frame 3", "", false), (22, "Frame 3", "", true), (2, "Switch", "", false), (22, "Switch", "Off", false),
    (2, "Toggle", "On", true),
  ])
  func switchesAreAsTheyAreDrawn(knob: Double, name: String, state: String, isOn: Bool) throws {
    var fields: [(String, String)] = []
    if !state.isEmpty { fields = [("componentProperties", #"{"State":{"type":"VARIANT","value":"\#(state)"}}"#)] }
    let control = Layer.instance(
      name, 300, 10, 51, 31, fields,
      [.rectangle("Track", 0, 0, 51, 31, "#34c759", radius: 15.5), Self.circle("Knob", knob, 2, 27, "#ffffff")])
    let row = Layer.frame("Row", 16, 200, 358, 51, [], [.text("Mute", 0, 15), control])
    let code = try code([row])
    #expect(code.contains("private var isMuteOn = \(isOn)\n"), "\(code)")
  }

  /// A track of which the beginning has another colour shows how far something is.
  @Test(arguments: ["Frame 8", "Progress"])
  func barsOfTwoColours(name: String) throws {
    let bar = Layer.frame(name, 16, 200, 200, 8, [], [Self.track("#e0e0e0", 200), Self.track("#2080c0", 80)])
    let code = try code([bar])
    #expect(code.contains("ProgressView(value: 0.4)"), "\(code)")
    #expect(code.contains(".tint(Color.brand") && code.contains(".frame(maxWidth: 200)"), "\(code)")
  }

  /// What only looks like a bar stays what it is: the line under a tab, two colours side by side, a bar with a picture.
  @Test func whatIsNoBar() throws {
    let line = Layer.frame(
      "Frame 8", 16, 200, 200, 2, [],
      [.rectangle("a", 0, 0, 200, 2, "#e0e0e0"), .rectangle("b", 0, 0, 80, 2, "#2080c0")])
    let halves = Layer.frame(
      "Frame 9", 16, 300, 200, 8, [],
      [.rectangle("a", 0, 0, 90, 8, "#e0e0e0", radius: 4), .rectangle("b", 110, 0, 90, 8, "#2080c0", radius: 4)])
    let code = try code([line, halves])
    #expect(!code.contains("ProgressView") && !code.contains("Slider"), "\(code)")
  }

  /// With a knob on it, it can be moved, and has a state.
  @Test func tracksWithAKnob() throws {
    let bar = Layer.frame(
      "Volume", 16, 200, 358, 24, [],
      [
        Self.track("#e0e0e0", 358, y: 8), Self.track("#2080c0", 179, y: 8),
        Self.circle("Ellipse 1", 167, 0, 24, "#2080c0"),
      ])
    let code = try code([bar])
    #expect(code.contains("@State private var volume = 0.5\n"), "\(code)")
    #expect(code.contains("Slider(value: $volume)") && code.contains(".accessibilityLabel(\"Volume\")"), "\(code)")
  }

  /// A number between a minus and a plus can be changed by both.
  @Test(arguments: [true, false])
  func steppers(isDrawn: Bool) throws {
    let minus = isDrawn ? Layer.vector("minus", 8, 8, 16, 16) : Layer.text("-", 8, 8, 8)
    let plus = isDrawn ? Layer.vector("plus", 80, 8, 16, 16) : Layer.text("+", 80, 8, 8)
    let row = Layer.frame("Frame 60", 16, 200, 104, 32, Layer.row(16, 8), [minus, .text("2", 44, 6, 10), plus])
    let code = try code([row])
    #expect(code.contains("Text(\"2\")"), "\(code)")
    for label in ["Decrease", "Increase"] { #expect(code.contains("\"\(label)\")"), "\(code)") }
    #expect(!code.contains("TextField"), "\(code)")
  }

  /// An area with a chevron at its end opens a choice; what it shows is chosen, and is no prompt.
  @Test func areasThatOpenAChoice() throws {
    let area = Layer.frame(
      "Frame 12", 16, 200, 358, 48, [Layer.fill("#ffffff"), Layer.radius(8)] + Layer.stroke("#cccccc"),
      [.text("Every morning", 16, 14, color: "#8a8a8a"), .vector("chevron-down", 326, 18, 16, 12)])
    let screen = try Layer.screen("Alarm", 390, 844, [], [.text("Repeat", 16, 170), area, .text("More", 16, 400)])
      .screen()
    #expect(!screen.code.contains("TextField") && screen.code.contains("Button {"), "\(screen.code)")
    #expect(screen.notes.contains { $0.contains("'Repeat' opens a choice") }, "\(screen.notes)")
  }

  /// A high area with a line at its top that says what to write grows with what is written.
  @Test(arguments: [
    ("Text area", "Anything else", true), ("Frame 1", "Tell us everything.", true), ("Frame 1", "Your notes…", true),
    ("Frame 1", "Out of stock", false),
  ])
  func areasToWriteIn(name: String, prompt: String, isEditor: Bool) throws {
    let area = Layer.frame(
      name, 16, 200, 358, 140, [Layer.fill("#ffffff"), Layer.radius(8)] + Layer.stroke("#cccccc"),
      [.text(prompt, 16, 14, color: "#8a8a8a")])
    let code = try code([area])
    #expect(code.contains("axis: .vertical") == isEditor, "\(code)")
    #expect(code.contains("TextField(") == isEditor, "\(code)")
  }

  /// A button whose variant says so cannot be used.
  @Test(arguments: [("Disabled", true), ("Default", false)])
  func disabledButtons(state: String, isDisabled: Bool) throws {
    let button = Layer.instance(
      "Button", 16, 700, 358, 48,
      [
        Layer.fill("#2080c0"), Layer.radius(8),
        ("componentProperties", #"{"State":{"type":"VARIANT","value":"\#(state)"}}"#),
      ],
      [.text("Save", 150, 14, 40, color: "#ffffff")])
    #expect(try code([button]).contains(".disabled(true)") == isDisabled)
  }

  /// Bars that cross are a plus, one in a circle is a minus, and both can be tapped.
  @Test func signsOfBars() throws {
    func sign(_ x: Double, _ bars: [Layer]) -> Layer {
      .frame("Group 7", x, 200, 26, 26, [Layer.fill("#202020"), Layer.radius(13)], bars)
    }
    let flat = Layer.vector("Rectangle 1", 7, 12, 12, 2, "#ffffff")
    let steep = Layer.vector("Rectangle 2", 12, 7, 2, 12, "#ffffff")
    let code = try code([.text("Water", 16, 204), sign(280, [flat]), sign(330, [flat, steep])])
    for (symbol, label) in [("plus", "Add"), ("minus", "Remove")] {
      #expect(code.contains("\"\(symbol)\"") && code.contains("\"\(label)\""), "\(code)")
    }
    // Bars apart are no sign.
    let apart = Layer.frame("Group 8", 16, 200, 60, 26, [], [flat, Layer.vector("Rectangle 2", 40, 7, 2, 12)])
    #expect(try !self.code([apart]).contains("systemName: \"plus\""))
  }

  /// Words that ask for something make the area around them a field, however dark they are.
  @Test(arguments: [("Enter your email", true), ("Digite seu nome", true), ("Your plan ends soon", false)])
  func areasThatAsk(words: String, isField: Bool) throws {
    let area = Layer.frame(
      "Frame 1", 16, 200, 358, 60, [Layer.radius(20)] + Layer.stroke("#000000"), [.text(words, 20, 20, 140)])
    let code = try code([area])
    #expect(code.contains("TextField(\"\(words)\"") == isField, "\(code)")
  }

  /// A line beside the words of an area is the cursor of a field; what is written before it is its value.
  @Test(arguments: [("#2d2d2d", "\"Vegetable salad\""), ("#aeaeae", "\"\"")])
  func fieldsWithACursor(ink: String, value: String) throws {
    let area = Layer.frame(
      "Rectangle 9", 16, 200, 358, 54, [Layer.radius(12)] + Layer.stroke("#d0d0d0"),
      [
        .text("Vegetable salad", 21, 17, 133, color: ink),
        Layer(type: "LINE", name: "Line 58", x: 166, y: 13, width: 0, height: 28, fields: Layer.stroke("#000000")),
      ])
    let code = try code([area])
    #expect(code.contains("TextField(") && code.contains("= \(value)\n"), "\(code)")
    #expect(!code.contains("Divider"), "\(code)")
  }

  /// Plans of which one has its ring filled: the ring is the system's, and follows the state.
  @Test func plansWithRings() throws {
    func plan(_ index: Int, _ words: String, isChosen: Bool) -> Layer {
      let ring = Layer.frame(
        "Radio Button", 16, 22, 16, 16,
        [Layer.radius(8)] + (isChosen ? [Layer.fill("#006ffd")] : []) + Layer.stroke(isChosen ? "#006ffd" : "#c0c0c8"),
        [])
      return .frame(
        "Option", 0, Double(index) * 72, 358, 60,
        [Layer.radius(12), Layer.fill(isChosen ? "#eaf2ff" : "#ffffff")] + Layer.row(12, 16),
        [ring, .text(words, 44, 20)])
    }
    let plans = Layer.frame(
      "Plans", 16, 200, 358, 204, Layer.column(12),
      [plan(0, "Yearly", isChosen: true), plan(1, "Monthly", isChosen: false), plan(2, "Weekly", isChosen: false)])
    let code = try code([plans])
    #expect(code.contains("@State private var plans: Plans = .yearly"), "\(code)")
    #expect(code.contains("Image(systemName: isSelected ? \"largecircle.fill.circle\" : \"circle\")"), "\(code)")
  }
}
