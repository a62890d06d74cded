import FigmaImport
import POSIXSupport
import TestSupport
import Testing

/// Generated code is real Swift: the compiler takes it, and our own checks find nothing in it.
@Suite struct GeneratedCodeTests {
  @Test func theCompilerTakesIt() throws {
    let stub = try StubSwiftUI.compiled()
    let folder = try TemporaryFolder()
    for (name, layer) in try Synthetic.all() {
      let screen = try layer.screen()
      let file = try folder.write(screen.code, to: "\(name)/\(screen.fileName)")
      #expect(try stub.complaints(about: [file]) == "", "\(name)")
    }
  }

  /// The screens of real files too, where they lie beside the checkout.
  @Test(.enabled(if: PackageFolder.shared("figma") != nil, "needs ../shared/figma"))
  func realDesignsToo() throws {
    let stub = try StubSwiftUI.compiled()
    let folder = try TemporaryFolder()
    let designs = try #require(PackageFolder.shared("figma"))
    for file in try FileTree.files(below: designs) where file.extension == "json" && file.stem != "PROVENANCE" {
      let document = try FigmaDocument(json: try FileContents.bytes(of: file))
      var options = SlimTreeOptions()
      options.symbols = try Layer.symbols()
      let screens = document.screens().filter { $0.children.count > 1 || $0.type == "TEXT" }
      for screen in screens.sorted(by: { $0.count > $1.count }).prefix(2) {
        let generated = GeneratedScreen(of: SlimTree(of: screen, in: document, options: options))
        let source = try folder.write(generated.code, to: "\(file.stem ?? "")-\(screen.id)/\(generated.fileName)")
        #expect(try stub.complaints(about: [source]) == "", "\(file.stem ?? "") \(screen.id)")
      }
    }
  }

  /// Needs the host that parses Swift, which some builds leave out.
  @Test(
    .enabled(if: FileStatus(PackageFolder.products.appending("swiftkit-plugin-host")) != nil, "needs the plugin host"))
  func ourChecksFindNothing() throws {
    let folder = try TemporaryFolder()
    for (name, layer) in try Synthetic.all() where name != "type-scale" {
      let screen = try layer.screen()
      try folder.write(screen.code, to: "\(name)/\(screen.fileName)")
    }
    let run = try ProgramRun.swiftkit("check", ".", in: folder.path)
    #expect(run.exitCode == 0)
    // These three ask the designer: a radius, how many sizes, and two alike things side by side.
    let design = ["[radius-off-scale]", "[font-style-count]", "[duplicate-subtree]"]
    let findings = run.output.split(separator: "\n").filter { line in !design.contains { line.hasSuffix($0) } }
    #expect(findings.isEmpty)
  }
}
