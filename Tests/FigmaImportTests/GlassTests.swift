import FigmaImport
import TestSupport
import Testing

/// Glass, and the ground of sheets.
@Suite struct GlassTests {
  private func code(_ screen: Layer, iOS: Int = 26) throws -> String {
    let screen = GeneratedScreen(of: try screen.tree(), iOS: iOS)
    let folder = try TemporaryFolder()
    let file = try folder.write(screen.code, to: screen.fileName)
    #expect(try StubSwiftUI.compiled().complaints(about: [file]) == "", "\(screen.code)")
    return screen.code
  }

  /// Glass buttons beside each other share a container, where the system has one.
  @Test(arguments: [(26, true), (18, false)])
  func neighboursShareAContainer(iOS: Int, isShared: Bool) throws {
    let code = try code(try #require(try Synthetic.all().first { $0.name == "glass-buttons" }).layer, iOS: iOS)
    #expect(code.components(separated: "GlassEffectContainer {").count == (isShared ? 3 : 1), "\(code)")
    #expect(code.contains(".buttonStyle(.glass)") == isShared, "\(code)")
  }

  /// A piece of glass around a symbol is glass that answers to a touch; other blurred areas are a material.
  @Test(arguments: [("Glass Icon", 26, true), ("Glass Icon", 18, false), ("Frosted Icon", 26, false)])
  func piecesOfGlass(name: String, iOS: Int, isGlass: Bool) throws {
    let piece = Layer.frame(
      name, 16, 200, 44, 44,
      [Layer.radius(22), ("effects", #"[{"type":"BACKGROUND_BLUR","visible":true,"radius":12}]"#)],
      [try .symbol(named: "star", 10, 11)])
    let code = try code(
      .screen("Home", 390, 844, [], [.text("First", 16, 64), piece, .text("Last", 16, 300)]), iOS: iOS)
    #expect(code.contains(".glassEffect(.regular.interactive(), in: Circle())") == isGlass, "\(code)")
    #expect(code.contains(".background(.regularMaterial)") != isGlass, "\(code)")
  }

  /// A sheet of another colour than the system's has it to its edges.
  @Test(arguments: [("#fff4e0", 26, true, false), ("#fff4e0", 16, false, true), ("#ffffff", 26, false, false)])
  func groundsOfSheets(color: String, iOS: Int, isOwn: Bool, isBehind: Bool) throws {
    let sheet = Layer.screen(
      "Sheet - iPhone", 402, 390, [Layer.fill(color), Layer.radius(38)],
      [.text("Distance", 16, 100, 90, 22, weight: 590), .text("Shows what is near.", 16, 130, 200)])
    let code = try code(sheet, iOS: iOS)
    #expect(code.contains(".presentationBackground(Color.brand") == isOwn)
    // The modifier came with iOS 16.4, later than all that is asked for as 16.
    #expect(code.contains(".background(Color.brand") == isBehind, "\(code)")
  }
}
