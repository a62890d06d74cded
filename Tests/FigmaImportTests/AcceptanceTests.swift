import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// What the conversion promises, promise by promise; where another suite shows one, it is named here.
///
/// | promise | shown by |
/// | --- | --- |
/// | links: dash, `%3A` and colon, all forms, negative cases | LinkTests |
/// | trees for agents: sessions, unknown layers, bad arguments, nothing raw | FigmaAgentTests, OutputTests.treesHaveNothingRaw |
/// | tokens: names unchanged, an empty design has an empty map and the palette | OutputTests.tokensKeepTheirNames, here |
/// | pictures: both names, a path or an address, unknown layers | DesignSourceTests, FigmaAgentTests |
/// | schema, radii, opacity, padding, order of keys, unknown types | here, NamesTests.radii |
/// | noise: each kind goes, glass buttons stay, no word is lost | here, SyntheticTests.wordsSurvive |
/// | symbols: known, mixed, unknown, names of the list | here |
/// | colours: rows by name and by value, brand constants, near misses | NamesTests, here |
/// | patterns of components | SyntheticTests, a test each |
/// | the file: parts in order, one preview, no UIKit, no sizes, no system colours as numbers, same bytes | here, SyntheticTests.codeIsSteadyAndClean |
/// | the compiler takes it, the checks find nothing | GeneratedCodeTests |
/// | the checklist's counts | OutputTests.theChecklistHasTheFacts |
/// | damage, size, depth, circles, names | HostileInputTests, ReadingTests |
@Suite struct AcceptanceTests {
  // MARK: - The tree

  @Test func treesKeepTheirSchema() throws {
    for (name, layer) in try Synthetic.all() {
      var tree = try layer.tree { $0.explains = true }
      #expect(TreeSchema.complaints(about: tree.json(explaining: true)) == [], "\(name)")
      tree.cut(toDepth: 2)
      #expect(TreeSchema.complaints(about: tree.json()) == [], "\(name)")
    }
    // The schema can say no.
    #expect(
      !TreeSchema.complaints(about: #"{"v":1,"source":{},"root":{"name":"a","type":"Box"},"dropped":{}}"#).isEmpty)
    #expect(
      !TreeSchema.complaints(about: #"{"v":1,"source":{},"root":{"type":"Frame","opacity":1},"dropped":{}}"#).isEmpty)
  }

  @Test(.enabled(if: PackageFolder.shared("figma") != nil, "needs ../shared/figma"))
  func realTreesToo() throws {
    let designs = try #require(PackageFolder.shared("figma"))
    for file in try FileTree.files(below: designs) where file.extension == "json" && file.stem != "PROVENANCE" {
      let document = try FigmaDocument(json: try FileContents.bytes(of: file))
      for screen in document.screens() {
        let tree = SlimTree(of: screen, in: document)
        #expect(TreeSchema.complaints(about: tree.json()) == [], "\(file.stem ?? "") \(screen.id)")
      }
    }
  }

  @Test(
    arguments: [
      ("1", false), ("0.5", true), ("0.999", true), ("0.01", true), ("7", false), ("\"1\"", false),
    ])
  func opacity(value: String, isSaid: Bool) throws {
    let layer = Layer.screen(
      "S", 390, 844, [],
      [.text("a", 16, 100, color: "#000000", [("opacity", value)]), .text("b", 16, 140)])
    #expect(try layer.tree().json().contains("\"opacity\":") == isSaid)
  }

  @Test(arguments: [("paddingLeft", "12"), ("paddingTop", "8"), ("horizontalPadding", "20")])
  func paddingHasFourEdgesOrNone(field: String, value: String) throws {
    let layer = Layer.screen(
      "S", 390, 844, [("layoutMode", "\"VERTICAL\""), (field, value)], [.text("a", 16, 100), .text("b", 16, 140)])
    let tree = try layer.tree().json()
    #expect(JSONValue(tree)?.all("padding").first?.keys == ["top", "right", "bottom", "left"])
    let plain = Layer.screen(
      "S", 390, 844, [("layoutMode", "\"VERTICAL\"")], [.text("a", 16, 100), .text("b", 16, 140)])
    #expect(try plain.tree().json().contains("padding") == false)
  }

  @Test(arguments: ["SLOT", "TRANSFORM_GROUP", "TEXT_PATH", "TABLE", "WASHI_TAPE", "", "nonsense"])
  func unknownTypesPass(type: String) throws {
    func inside(_ children: [Layer]) throws -> SlimTree {
      var layer = Layer.frame("Thing", 16, 200, 200, 60, [Layer.fill("#be845d")], children)
      layer.type = type
      return try Layer.screen("S", 390, 844, [], [.text("before", 16, 100), layer]).tree()
    }
    #expect(try inside([.text("words", 0, 0)]).root.texts == ["before", "words"])
    let alone = try inside([]).root.children.last
    #expect(alone?.kind == .shape || alone?.kind == .frame)
  }

  // MARK: - Noise

  @Test(
    arguments: [
      ("Blur", "decor"), ("Shadow", "decor"), ("Glass Effect", "decor"), ("Scroll Edge Effect - Soft", "decor"),
      ("Status Bar", "chrome"), ("Home Indicator", "chrome"), ("Dynamic Island", "chrome"),
      ("Scroll Indicator", "chrome"), ("Scrollbar", "chrome"),
    ])
  func noiseGoes(name: String, reason: String) throws {
    let layer = Layer.screen(
      "S", 390, 844, [], [.rectangle(name, 16, 4, 200, 30, "#11223344"), .text("a", 16, 100), .text("b", 16, 140)])
    let tree = try layer.tree { $0.explains = true }
    #expect(tree.root.first { $0.name == name } == nil)
    #expect(tree.dropped.counts.first { $0.0 == reason }?.1 == 1)
    #expect(tree.dropped.names == [name])
    #expect(tree.verdicts.contains { $0.name == name && !$0.isKept })
  }

  /// The bar at the bottom edge of phones of each width, which nobody named.
  @Test(arguments: [(375.0, 134.0), (390, 139), (402, 144), (430, 153), (440, 157)])
  func homeIndicators(screen: Double, bar: Double) throws {
    let layer = Layer.screen(
      "S", screen, 900, [],
      [.text("a", 16, 100), .rectangle("Rectangle 9", (screen - bar) / 2, 886, bar, 5, "#000000", radius: 100)])
    let tree = try layer.tree()
    #expect(tree.dropped.chrome == 1)
    #expect(tree.root.first { $0.kind == .shape } == nil)
  }

  // MARK: - Symbols

  @Test(arguments: [
    "chevron.left", "chevron.right", "questionmark", "xmark", "checkmark.circle.fill", "plus", "info.circle", "wifi",
    "line.3.horizontal", "magnifyingglass", "square.and.arrow.up",
  ])
  func symbols(name: String) throws {
    let character = try Layer.character(name)
    let tree = try Layer.screen(
      "S", 390, 844, [],
      [.symbol(character, 16, 100), .text("\(character) Words", 16, 140), .text("Words \(character)", 16, 180)]
    ).tree()
    #expect(tree.root.first { $0.kind == .icon }?.icon == name)
    let labels = tree.root.children.filter { $0.kind == .text }
    #expect(labels.map(\.content) == ["Words", "Words"])
    #expect(labels.map(\.icon) == [name, name])
    #expect(try Layer.symbols().contains(name))
  }

  /// Every symbol that an icon's name stands for is one of the system's.
  @Test func iconNamesAreSymbols() throws {
    let table = try Layer.symbols()
    for name in ["arrow-left", "ic_search_24px", "icon/heart", "close", "user", "bell", "trash", "filter", "eye off"] {
      let symbol = try #require(IconNames.symbol(for: name, in: table), "\(name)")
      #expect(table.contains(symbol), "\(symbol)")
    }
    #expect(IconNames.symbol(for: "Blob 7", in: table) == nil)
    let meant = [
      ("Star Filled", "star.fill"), ("Star Outlined", "star"), ("favorite_FILL0_wght400_GRAD0_opsz24", "heart"),
      ("favorite_FILL1_wght400", "heart.fill"), ("check_box_outline_blank", "square"), ("首页", "house"),
      ("radio_button_unchecked", "circle"), ("radio_button_checked", "circle.inset.filled"), ("Perfil", "person"),
    ]
    for (name, symbol) in meant { #expect(IconNames.symbol(for: name, in: table) == symbol, "\(name)") }
  }

  // MARK: - Colours

  /// White is an area of its own, the ink of a button, or the screen, by what it is on.
  @Test func whiteByPlace() throws {
    let metadata = try Synthetic.metadata().screen().code
    #expect(metadata.contains(".background(.background.secondary)"))
    #expect(!metadata.contains("Color(red:") && !metadata.contains(".background(.white)"))
    #expect(SystemColor.expression(for: HexColor(red: 255, green: 255, blue: 255), use: .tintedLabel) == ".white")
    let prominent = try Synthetic.glassButtons().screen().code
    #expect(!prominent.contains("Color.white"))
  }

  /// The values of the system's colours stand nowhere as numbers.
  @Test func systemColorsAreNamed() throws {
    let system = [
      "#000000", "#3c3c4399", "#3c3c434d", "#f2f2f7", "#ffffff", "#8e8e93", "#c6c6c8", "#e6e6e6", "#34c759", "#999999",
      "#007aff", "#0088ff", "#ff3b30",
    ]
    let layer = Layer.screen(
      "S", 390, 844, [],
      system.enumerated().map { .text("Label \($0.offset)", 16, 60 + Double($0.offset) * 40, color: $0.element) }
        + system.enumerated().map {
          .frame(
            "Card", 200, 60 + Double($0.offset) * 40, 150, 30, [Layer.fill($0.element)], [.text("x\($0.offset)", 4, 4)])
        })
    let code = try layer.screen().code
    #expect(!code.contains("Color(red:") && !code.contains("extension Color"))
  }

  @Test func tokensOfAnEmptyDesign() throws {
    let empty = Layer.screen("S", 390, 844, [], [.text("a", 16, 100, color: "#be845d")])
    let tokens = try #require(JSONValue(try empty.tree().tokens.json()))
    #expect(tokens["colors"] == .object([]))
    #expect(tokens["palette"]?.elements.first?["color"]?.text == "#be845d")
  }

  // MARK: - The file

  /// Colours, view, body, sections, small types, preview: in this order, each at most once.
  @Test func partsInOrder() throws {
    let order = [
      "import SwiftUI", "// MARK: - Colors", "struct ", "  // MARK: - Properties", "  // MARK: - Body",
      "  // MARK: - Subviews", "// MARK: - Supporting types", "// MARK: - Preview", "#Preview {",
    ]
    for (name, layer) in try Synthetic.all() {
      let screen = try layer.screen()
      let lines = screen.code.split(separator: "\n").map(String.init)
      let places = order.compactMap { part in lines.firstIndex { $0.hasPrefix(part) } }
      #expect(places == places.sorted(), "\(name)")
      for part in order where part.hasSuffix("Colors") || part.hasPrefix("#") || part.hasPrefix("import") {
        #expect(lines.count { $0.hasPrefix(part) } <= 1, "\(name) \(part)")
      }
      #expect(screen.code.contains("struct \(screen.name)View: View {"))
      #expect(screen.fileName == "\(screen.name)View.swift")
    }
  }

  @Test func optionsAreAnEnum() throws {
    #expect(try Synthetic.checkboxes().screen().code.contains("private enum Choice: CaseIterable {"))
  }

  // MARK: - Budgets

  /// From the stubs of a small answer everything can be had, and no stub leads back to itself.
  @Test(arguments: [900, 2000, 6000])
  func stubsLeadToEverything(bytes: Int) throws {
    for (name, layer) in try Synthetic.all() {
      let document = try layer.document()
      try checkStubs(document, try document.mainScreen(), bytes, name)
    }
  }

  @Test func aWideFrameComesInParts() throws {
    let layer = Layer.screen(
      "List", 390, 20_000, [], (0..<300).map { .text("row \($0)", 16, 60 + Double($0) * 60) })
    let document = try layer.document()
    try checkStubs(document, try document.mainScreen(), 2000, "wide")
    let long = Layer.screen(
      "Long", 390, 844, [], [.text(String(repeating: "word ", count: 4000), 16, 60), .text("b", 16, 800)])
    var tree = try long.tree()
    tree.cut(toBytes: 2000)
    #expect(tree.json().utf8.count <= 2000)
    #expect(tree.warnings.map(\.rule) == ["long-text"])
  }

  @Test(.enabled(if: PackageFolder.shared("figma") != nil, "needs ../shared/figma"))
  func stubsOfRealDesigns() throws {
    let designs = try #require(PackageFolder.shared("figma"))
    for name in ["figmasharp-extension", "figmasharp-login-storyboard", "unity-importer-toggle"] {
      let file = try #require(
        try FileTree.files(below: designs).first { $0.lastComponent?.string == "\(name).json" }, "\(name)")
      let document = try FigmaDocument(json: try FileContents.bytes(of: file))
      for screen in document.screens() { try checkStubs(document, screen, 2000, "\(name) \(screen.id)") }
    }
  }

  private func checkStubs(_ document: FigmaDocument, _ node: FigmaNode, _ bytes: Int, _ name: String) throws {
    var options = SlimTreeOptions()
    options.symbols = try Layer.symbols()
    let expected = Set(SlimTree(of: node, in: document, options: options).root.texts)
    var found: Set<String> = []
    var open: [(id: String, from: Int)] = [(node.id, 0)]
    var asked: Set<String> = []
    while let (id, from) = open.popLast() {
      guard asked.insert("\(id) \(from)").inserted else {
        Issue.record("\(name): '\(id)' leads back to itself")
        return
      }
      var tree = SlimTree(of: try document.node(id), in: document, options: options)
      tree.skip(from)
      tree.cut(toBytes: bytes)
      let json = tree.json()
      #expect(json.utf8.count <= bytes, "\(name) \(id) \(from)")
      #expect(TreeSchema.complaints(about: json) == [], "\(name)")
      found.formUnion(tree.root.texts)
      func gather(_ value: JSONValue) {
        if let more = value["more"]?.text { open.append((more, Int(value["next"]?.number ?? 0))) }
        value["children"]?.elements.forEach(gather)
      }
      if let root = JSONValue(json)?["root"] { gather(root) }
    }
    #expect(expected.subtracting(found) == [], "\(name)")
  }
}
