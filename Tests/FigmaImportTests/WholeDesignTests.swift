import FigmaImport
import TestSupport
import Testing

/// What lies over a screen, what the system draws at its top, and all screens of a design as one module.
@Suite struct WholeDesignTests {
  /// Pictures of a status bar are the system's: nothing is exported for them, and content begins where it is drawn.
  @Test func picturesOfAStatusBarAreLeftOut() throws {
    let code = try Layer.screen(
      "Screen", 390, 844, [],
      [
        .picture("IMG 2", 260, 0, 130, 38), .picture("IMG 4", 39, 21, 52, 16), .text("First", 16, 70, 100, 22),
        .text("Second", 16, 130, 100, 22),
      ]
    ).screen().code
    #expect(!code.contains("Image("), "\(code)")
    #expect(code.contains(".padding(.top, 16)"), "\(code)")
  }

  /// A logo and a face are no status bar.
  @Test func picturesOfABarStay() throws {
    let code = try Layer.screen(
      "Screen", 390, 844, [],
      [.picture("logo", 16, 14, 120, 32), .picture("face", 342, 14, 32, 32), .text("First", 16, 70)]
    ).screen().code
    #expect(code.contains("\"logo\"") && code.contains("\"face\""), "\(code)")
  }

  private func asking(_ width: Double, _ name: String = "Card") -> Layer {
    func button(_ words: String, _ x: Double, _ fields: [(String, String)], _ color: String) -> Layer {
      .frame("Button", x, 200, 140, 60, fields + [Layer.radius(20)], [.text(words, 40, 19, 60, 22, color: color)])
    }
    return .screen(
      "Profile", 390, 844, [],
      [
        .text("Profile", 16, 80), .text("Language", 16, 140),
        .rectangle("Rectangle 9", 0, 0, 390, 844, "#00000059"),
        .frame(
          name, (390 - width) / 2, 252, width, 280, [Layer.fill("#ffffff"), Layer.radius(26)],
          [
            .text("Start again?", (width - 110) / 2, 40, 110, 22),
            .text("This resets your progress.", (width - 200) / 2, 100, 200, 22),
            button("Cancel", 10, Layer.stroke("#000000"), "#000000"),
            button("Start", width - 150, [Layer.fill("#000000")], "#ffffff"),
          ]),
      ])
  }

  /// A dialog in the design's own look lies where the design has it; one that is called an alert is the system's.
  @Test(arguments: [("Card", 350.0, false), ("Card", 300, true), ("Alert card", 350, true)])
  func dialogs(name: String, width: Double, isAlert: Bool) throws {
    let code = try asking(width, name).screen().code
    #expect(code.contains(".alert(\"Start again?\"") == isAlert, "\(code)")
    #expect(code.contains(".fullScreenCover(isPresented: $isDialogPresented) {") == !isAlert, "\(code)")
    #expect(code.contains(".presentationBackground(.black.opacity(0.4))") == !isAlert, "\(code)")
    #expect(!code.contains(".sheet("), "\(code)")
  }

  // MARK: - All screens

  /// Two screens of one name, each with a colour that the other's first one is called by.
  @Test func filesOfADesignShareColoursAndNames() throws {
    func screen(_ first: String, _ second: String) throws -> SlimTree {
      func card(_ color: String, _ y: Double) -> Layer {
        .frame("Card", 16, y, 358, 80, [Layer.fill(color)], [.text("words", 16, 30, color: "#ffffff")])
      }
      return try Layer.screen("Home", 390, 844, [], [card(first, 100), card(second, 300), card(first, 400)]).tree()
    }
    let design = GeneratedDesign(of: [try screen("#224466", "#cc2200"), try screen("#cc2200", "#224466")])
    #expect(design.screens.map(\.fileName) == ["HomeView.swift", "Home2View.swift"])
    let colors = design.colors ?? ""
    #expect(colors.components(separated: "red: 34/255, green: 68/255").count == 2, "\(colors)")
    #expect(colors.components(separated: "red: 204/255").count == 2, "\(colors)")
    for screen in design.screens {
      #expect(!screen.code.contains("extension Color"), "\(screen.code)")
      #expect(screen.code.contains("Color.brand"), "\(screen.code)")
    }
  }

  /// Views of one name, and types that all files need, are told apart.
  @Test func filesOfADesignCompileTogether() throws {
    let trees = try Synthetic.all().map { try $0.1.tree() }
    let design = GeneratedDesign(of: trees + trees)
    let folder = try TemporaryFolder()
    let files = try design.files.map { try folder.write($0.code, to: $0.name) }
    #expect(design.views != nil && design.colors != nil)
    #expect(try StubSwiftUI.compiled().complaints(about: files) == "")
  }

  @Test func aDesignWithoutColoursHasNoFileForThem() throws {
    let tree = try Layer.screen("Plain", 390, 844, [], [.text("First", 16, 100), .text("Second", 16, 140)]).tree()
    #expect(GeneratedDesign(of: [tree]).colors == nil)
  }
}
