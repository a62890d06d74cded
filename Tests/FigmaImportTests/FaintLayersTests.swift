import FigmaImport
import Testing

/// Layers that are hardly there: lines, glows, paint that nobody sees, wrappers.
@Suite struct FaintLayersTests {
  private func tree(_ children: [Layer]) throws -> SlimTree {
    try Layer.screen("Screen", 390, 844, [], [.text("first", 16, 80)] + children).tree()
  }

  @Test func flatInstancesAreLines() throws {
    let line = Layer(type: "VECTOR", name: "Vector", width: 358, height: 0, fields: Layer.stroke("#dddddd"))
    let flat = Layer.instance("Divider", 16, 200, 358, 0, [], [line])
    let tall = Layer.instance("Separator", 16, 300, 358, 9, [], [Layer.rectangle("Rectangle", 0, 4, 358, 1)])
    #expect(try tree([flat, tall, .text("last", 16, 400)]).shape == "VStack('first' Divider Divider 'last')")
    let named = Layer.rectangle("divider", 16, 200, 300, 3)
    #expect(try tree([named, .text("last", 16, 400)]).shape == "VStack('first' Divider 'last')")
    // Two lines are a drawing, and a line that nobody sees is nothing.
    var none = line
    none.fields = [("opacity", "0")] + Layer.stroke("#dddddd")
    #expect(try tree([Layer.instance("Divider", 16, 200, 358, 8, [], [none])]).shape == "Frame('first')")
  }

  @Test func anInstanceOfAPictureIsThePicture() throws {
    let avatar = Layer.instance("Avatar", 16, 200, 80, 80, [], [.picture("Photo", 0, 0, 80, 80)])
    let tree = try tree([avatar])
    #expect(tree.shape == "VStack('first' Image)")
    #expect(tree.root.children.last?.name == "Photo")
  }

  @Test(arguments: [("#ffffff03", false), ("#ffffff04", false), ("#ffffff08", true)])
  func paintThatNobodySees(color: String, isSurface: Bool) throws {
    let frame = Layer.frame("Overlay", 16, 200, 200, 60, [Layer.fill(color)], [.text("in", 20, 20)])
    let area = try tree([frame]).root.first { $0.kind != .text && $0.texts == ["in"] }
    #expect((area != nil) == isSurface)
  }

  /// What is not there is left out, unless it has words: a mark that shows when something is chosen.
  @Test func layersWithoutOpacity() throws {
    let gone: [(String, String)] = [("opacity", "0")]
    let area = Layer.frame("Glow", 16, 200, 200, 60, gone, [.rectangle("r", 0, 0, 200, 60)])
    let words = Layer.frame("Mark", 16, 300, 200, 60, gone + [Layer.fill("#ff0000")], [.text("check", 20, 20)])
    let tree = try tree([area, words])
    #expect(tree.root.texts == ["first", "check"])
    #expect(tree.root.first { $0.fill?.color.description == "#ff0000" } == nil)
    #expect(tree.root.first { $0.name == "Glow" } == nil)
  }

  /// A gradient is shown as the mean of its colours; a glow on a colour leaves the colour.
  @Test func gradients() throws {
    func stops(_ alpha: Double) -> String {
      #"{"type":"GRADIENT_LINEAR","gradientStops":[{"position":0,"color":{"r":1,"g":0,"b":0,"a":\#(alpha)}},"#
        + #"{"position":1,"color":{"r":0,"g":0,"b":1,"a":\#(alpha)}}]}"#
    }
    func fill(_ paints: String) throws -> String? {
      var area = Layer.rectangle("Area", 16, 200, 200, 60)
      area.fields = [("fills", "[\(paints)]")]
      return try tree([area]).root.first { $0.name == "Area" }?.fill?.color.description
    }
    #expect(try fill(stops(1)) == "#800080")
    #expect(try fill(#"{"type":"SOLID","color":{"r":1,"g":1,"b":1,"a":1}},"# + stops(0.2)) == "#ffffff")
    #expect(try fill(#"{"type":"GRADIENT_RADIAL","gradientStops":[]}"#) == "#808080")
  }

  @Test func cornersOfWhatIsNotDrawn() throws {
    let group = Layer.frame("Frame 1", 16, 200, 300, 90, [Layer.radius(22)], [.text("a", 0, 0), .text("b", 0, 60)])
    #expect(try tree([group]).root.first { $0.cornerRadius > 0 } == nil)
    let clipping = Layer.frame(
      "Frame 2", 16, 200, 300, 90, [Layer.radius(22), ("clipsContent", "true")], [.text("a", 0, 0), .text("b", 0, 60)])
    #expect(try tree([clipping]).root.first { $0.cornerRadius == 22 } != nil)
  }

  /// A bar at the bottom is no toolbar, whatever it is called, and neither is one with words above it.
  @Test func whereBarsAre() throws {
    let names = ["Home", "Learn", "Profile"].enumerated().map { Layer.text($1, 20 + 120 * Double($0), 20) }
    func role(_ y: Double, before: [Layer] = []) throws -> SlimNode.Role? {
      let bar = Layer.frame("Base / Nav bar", 0, y, 390, 62, [Layer.fill("#ffffff")] + Layer.row(20), names)
      let tree = try Layer.screen("Screen", 390, 844, [], before + [.text("words", 16, 300), bar]).tree()
      return tree.root.first { $0.name == "Base / Nav bar" }?.role
    }
    #expect(try role(782) == .bottomBar)
    #expect(try role(44) == .toolbar)
    #expect(try role(84, before: [.text("Status: online", 16, 50)]) == nil)
  }

  /// Icons that stand apart in a row are icons, as those of a bar without words; pieces across each other are a picture.
  @Test func rowsOfIconsAreNoPicture() throws {
    func icon(_ x: Double, _ y: Double = 10) -> Layer {
      .frame("Frame", x, y, 28, 28, [], [.vector("Vector", 4, 4, 20, 20)])
    }
    func kind(_ icons: [Layer], name: String = "Bottom Nav", height: Double = 84) throws
      -> (SlimNode.Kind?, SlimNode.Role?)
    {
      let bar = Layer.frame(name, 0, 844 - height, 390, height, [], icons)
      let node = try tree([bar]).root.children.last
      return (node?.kind, node?.role)
    }
    #expect(try kind([icon(56), icon(181), icon(306)]) == (.hStack, .tabBar))
    #expect(try kind([icon(56), icon(70), icon(306)]) == (.image, nil))
    // Scattered over an area they are a pattern; letters of a drawn name stand close together.
    #expect(try kind([icon(56), icon(181, 50), icon(306, 20)]) == (.image, nil))
    let letters = (0..<4).map { Layer.vector("Vector", 60 + 30 * Double($0), 30, 26, 26) }
    #expect(try kind(letters, name: "Logo") == (.image, nil))
    // A drawn ground, as one with a notch for the button in the middle, is no icon.
    let ground = Layer.group(
      "Group 1", 0, 0, 390, 84, [.rectangle("r", 0, 20, 390, 64), .vector("Subtract", 160, 0, 70, 70)])
    let notched = try tree([
      .frame("footer", 0, 760, 390, 84, [], [ground, icon(40, 40), icon(110, 40), icon(280, 40)])
    ])
    #expect(notched.root.children.last?.shape == "ZStack(Image HStack(Icon Icon Icon))")
    // The keys of Android are the system's.
    let keys = try kind([icon(56), icon(181), icon(306)], name: "Android Nav", height: 48)
    #expect(keys.0 == .text)
  }

  /// An instance that only holds one of its own size is one thing; an area around a button is no button.
  @Test func wrappers() throws {
    func button(_ x: Double, _ y: Double, _ fields: [(String, String)]) -> Layer {
      .instance(
        ".base", x, y, 200, 48, [Layer.fill("#ff6600"), Layer.radius(24)] + fields, [.text("View all", 50, 14)])
    }
    let outer = try tree([.instance("Button", 16, 200, 200, 48, [], [button(0, 0, [])])])
    let only = outer.root.children.last
    #expect(only?.shape == "Component('View all')")
    #expect(only?.name == "Button")
    #expect(only?.role == .primaryButton)
    let frame = Layer.frame("CTA frame", 0, 600, 390, 80, [Layer.fill("#ffffff")], [button(95, 16, [])])
    let around = try tree([frame, .text("below", 16, 800)]).root.first { $0.name == "CTA frame" }
    #expect(around?.role == nil)
    #expect(around?.children.first?.role == .primaryButton)
  }

  /// One prominent button a screen: the one that stands alone at the bottom, where there is one.
  @Test func theActionAtTheBottomIsTheMainOne() throws {
    func button(_ words: String, _ x: Double, _ y: Double) -> Layer {
      .frame("Button", x, y, 300, 50, [Layer.fill("#ff6600"), Layer.radius(25)], [.text(words, 100, 15)])
    }
    let bar = Layer.frame("Bottom bar", 0, 764, 390, 80, [Layer.fill("#ffffff")], [button("Done", 45, 15)])
    let screen = Layer.screen("Screen", 390, 844, [], [.text("first", 16, 80), button("Got it", 45, 600), bar])
    let code = try screen.screen().code
    #expect(code.split(separator: "\n").count { $0.contains(".buttonStyle(.borderedProminent)") } == 1)
    // The other one is as it is drawn.
    #expect(code.contains(".background(Color.brandPrimary)") && !code.contains(".bordered)"))
  }

  /// Pictures that a screen cuts off are not on it; words may scroll into it.
  @Test(arguments: [true, false])
  func whatLiesOutsideOfTheScreen(clips: Bool) throws {
    let parts: [Layer] = [
      .text("in", 16, 80), .picture("note", 16, 900, 60, 60), .text("far down", 16, 980),
      .frame("Card", 400, 80, 200, 90, [], [.picture("photo", 0, 0, 80, 80), .text("next", 90, 0)]),
    ]
    let tree = try Layer.screen("Screen", 390, 844, [("clipsContent", "\(clips)")], parts).tree()
    #expect(Set(tree.root.texts) == ["in", "far down", "next"])
    #expect(tree.root.first { $0.name == "photo" } != nil)
    #expect((tree.root.first { $0.name == "note" } == nil) == clips)
  }
}
