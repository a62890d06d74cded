import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// Generated code is real Swift: the compiler takes it, and our own checks find nothing in it.
@Suite struct GeneratedCodeTests {
  /// A label is that of the field beside it, of no other, and a question is none.
  @Test func labelsBelongToTheirFields() throws {
    func field(_ prompt: String, _ y: Double) -> Layer {
      .frame("Text Field", 16, y, 358, 44, [Layer.fill("#ffffff")] + Layer.stroke("#e5e5ea"), [.text(prompt, 16, 12)])
    }
    let secret = Layer.frame(
      "Secret", 16, 100, 358, 80, Layer.column(8), [.text("New password", 0, 0), field("At least eight", 36)])
    let code = try Layer.screen("Home", 390, 844, [], [secret, field("Code", 300)]).screen().code
    #expect(code.components(separated: "SecureField(").count == 2, "\(code)")
    let asked = try Layer.screen(
      "Home", 390, 844, [], [.text("Forgot password?", 16, 100), field("Email address", 140)]
    ).screen().code
    #expect(!asked.contains("SecureField(") && asked.contains("$email"), "\(asked)")
    let labelled = try Layer.screen(
      "Home", 390, 844, [], [.text("Postcode", 16, 100), field("0000", 140), .text("More", 16, 300)]
    ).screen().code
    #expect(labelled.contains("$postcode"), "\(labelled)")
  }

  /// A picture or a drawing behind content takes the content's size, and keeps none of its own; an area is an area.
  @Test(arguments: [
    (SlimNode.Kind.image, "RECTANGLE", true), (.shape, "VECTOR", true), (.shape, "STAR", true),
    (.shape, "RECTANGLE", false),
  ])
  func whatLiesBehindContent(kind: SlimNode.Kind, source: String, isPicture: Bool) throws {
    let box = Box(x: 16, y: 100, width: 200, height: 120)
    var ground = SlimNode(kind, box: box)
    ground.source = source
    ground.role = .background
    ground.fill = Fill(color: HexColor(red: 10, green: 120, blue: 40))
    var text = SlimNode(.text, box: Box(x: 32, y: 120, width: 100, height: 20))
    text.content = "Balance"
    var card = SlimNode(.zStack, box: box)
    card.children = [ground, text]
    var tree = try Layer.screen("Home", 390, 844, [], [.text("More", 16, 300)]).tree()
    tree.root.children.append(card)
    let code = GeneratedScreen(of: tree).code
    let words = code.split(whereSeparator: \.isWhitespace).joined()
    #expect(words.contains(".resizable().scaledToFill()}") == isPicture, "\(code)")
    #expect(words.contains(".background{Rectangle().fill(") == !isPicture, "\(code)")
  }

  /// A black area behind all of its words, and not around them, is black ground as well; a black dot is none.
  @Test(arguments: [(358.0, "Color(uiColor: .systemBackground)"), (20, ".white")])
  func whiteWordsBeforeBlack(width: Double, words: String) throws {
    let box = Box(x: 16, y: 100, width: 358, height: 120)
    var area = SlimNode(.shape, box: Box(x: 16, y: 100, width: width, height: width / 2))
    if width > 100 { area.box.height = box.height }
    area.fill = Fill(color: HexColor(red: 0, green: 0, blue: 0))
    var text = SlimNode(.text, box: Box(x: 32, y: 120, width: 100, height: 20))
    text.content = "Balance"
    text.fill = Fill(color: HexColor(red: 255, green: 255, blue: 255))
    var card = SlimNode(.zStack, box: box)
    card.children = [area, text]
    var tree = try Layer.screen("Home", 390, 844, [], [.text("More", 16, 300)]).tree()
    tree.root.children.append(card)
    let code = GeneratedScreen(of: tree).code
    #expect(code.contains(".foregroundStyle(\(words))"), "\(code)")
  }

  /// A circle of a fixed size with an icon in its middle keeps its size, though the design has no distances.
  @Test func circlesAroundIconsKeepTheirSize() throws {
    let circle = Layer.frame(
      "Badge", 16, 100, 64, 64, Layer.row(0, 0, "CENTER") + [Layer.fill("#ffe0d0"), ("cornerRadius", "32")],
      [try .symbol(named: "star.fill", 24, 24)])
    let code = try Layer.screen("Home", 390, 844, [], [circle, .text("More", 16, 300)]).screen().code
    #expect(code.contains("    .frame(width: 64, height: 64)\n"), "\(code)")
  }

  /// Black areas turn white in the dark, so white words on them turn too; on other areas they stay.
  @Test(arguments: [("#000000", "Color(uiColor: .systemBackground)"), ("#224466", ".white"), ("#000000cc", ".white")])
  func whiteWordsStayLegible(area: String, words: String) throws {
    let card = Layer.frame(
      "Card", 16, 100, 358, 120, [Layer.fill(area)],
      [.text("Balance", 16, 16, color: "#ffffff"), .text("Due on Monday", 16, 60, color: "#ffffff")])
    let code = try Layer.screen("Home", 390, 844, [Layer.fill("#ffffff")], [card, .text("More", 16, 300)]).screen().code
    #expect(code.components(separated: ".foregroundStyle(\(words))").count == 3, "\(code)")
  }

  @Test func theCompilerTakesIt() throws {
    let stub = try StubSwiftUI.compiled()
    let folder = try TemporaryFolder()
    for (name, layer) in try Synthetic.all() {
      let screen = try layer.screen()
      let file = try folder.write(screen.code, to: "\(name)/\(screen.fileName)")
      #expect(try stub.complaints(about: [file]) == "", "\(name)")
    }
  }

  /// Every frame of real files too, where they lie beside the checkout: all compile, and the checks have nothing to say.
  @Test(.enabled(if: PackageFolder.shared("figma") != nil, "needs ../shared/figma"))
  func realDesignsToo() throws {
    let stub = try StubSwiftUI.compiled()
    let folder = try TemporaryFolder()
    let designs = try #require(PackageFolder.shared("figma"))
    var count = 0
    for file in try FileTree.files(below: designs) where file.extension == "json" && file.stem != "PROVENANCE" {
      let document = try FigmaDocument(json: try FileContents.bytes(of: file))
      var options = SlimTreeOptions()
      options.symbols = try Layer.symbols()
      for screen in document.screens() {
        let generated = GeneratedScreen(of: SlimTree(of: screen, in: document, options: options))
        let source = try folder.write(generated.code, to: "\(file.stem ?? "")-\(screen.id)/\(generated.fileName)")
        #expect(try stub.complaints(about: [source]) == "", "\(file.stem ?? "") \(screen.id)")
        count += 1
      }
    }
    #expect(count > 50)
    if GeneratedCodeTests.hasHost {
      let run = try ProgramRun.swiftkit("check", ".", in: folder.path)
      #expect(run.exitCode == 0 && run.output == "")
    }
  }

  /// Needs the host that parses Swift, which some builds leave out.
  @Test(.enabled(if: hasHost, "needs the plugin host"))
  func ourChecksFindNothing() throws {
    let folder = try TemporaryFolder()
    for (name, layer) in try Synthetic.all() {
      let screen = try layer.screen()
      try folder.write(screen.code, to: "\(name)/\(screen.fileName)")
    }
    let run = try ProgramRun.swiftkit("check", ".", in: folder.path)
    #expect(run.exitCode == 0 && run.output == "")
  }

  /// No API is newer than the system that the code is for, whichever that is.
  @Test(.enabled(if: hasHost, "needs the plugin host"), arguments: [16, 17, 18, 26])
  func nothingIsNewerThanTheTarget(iOS: Int) throws {
    let folder = try TemporaryFolder()
    for (name, layer) in try Synthetic.all() {
      let screen = GeneratedScreen(of: try layer.tree(), iOS: iOS)
      try folder.write(screen.code, to: "\(name)/\(screen.fileName)")
    }
    try folder.write("deployment-target: \(iOS)\n", to: ".swiftkit.yml")
    let run = try ProgramRun.swiftkit("check", "--checks", "api,glass-availability", ".", in: folder.path)
    #expect(run.exitCode == 0 && run.output == "")
  }

  /// Where tabs and glass are too new, what was there before them stands in their place.
  @Test(arguments: [(17, true), (18, false)])
  func tabsBeforeTabs(iOS: Int, isOld: Bool) throws {
    let code = GeneratedScreen(
      of: try #require(try Synthetic.all().first { $0.name == "tab-bar" }).layer.tree(), iOS: iOS
    )
    .code
    #expect(code.contains(".tabItem {") == isOld && code.contains(".tag(ScreenTab.") == isOld, "\(code)")
    #expect(code.contains("Tab(") != isOld, "\(code)")
  }

  private static let hasHost = FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil
}
