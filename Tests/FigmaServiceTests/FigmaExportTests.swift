import FigmaImport
import FigmaService
import POSIXSupport
import TestSupport
import Testing

/// What `figma export` and `figma tokens --variables` do with a server on the loopback that gives less than was asked for.
@Suite(.serialized, .enabled(if: FakeFigma.canRun, "needs python3 and curl"))
struct FigmaExportTests {
  private func run(_ server: FakeFigma, in folder: TemporaryFolder, _ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(
      PackageFolder.program, ["figma"] + arguments + ["--api-base", server.base], in: folder.path,
      environment: ["FIGMA_TOKEN": FakeFigma.token, "XDG_CACHE_HOME": folder.path.appending("cache").string])
  }

  private func link(_ key: String, node: String? = nil) -> String {
    "https://www.figma.com/design/\(key)/App" + (node.map { "?node-id=\($0)" } ?? "")
  }

  /// The images are those of the version that the code is of.
  @Test func theVersionOfTheImages() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let link = link("pictures00000000000", node: "5-1")
    let export = try run(server, in: folder, ["export", link, "--out", "App", "--file-version", "42"])
    #expect(export.exitCode == 0, "\(export.errors)")
    let asked = try server.requests().filter { $0.hasPrefix("/v1/images/") }
    #expect(!asked.isEmpty && asked.allSatisfy { $0.hasSuffix("&version=42") }, "\(asked)")
    _ = try run(server, in: folder, ["screenshot-url", link, "--file-version", "42"])
    #expect(try server.requests().last?.hasSuffix("&version=42") == true)
  }

  /// A layer that is gone, one that takes too long beside others, and an address without an image cost nobody else theirs.
  @Test func whatIsMissingCostsNothingElse() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let export = try run(server, in: folder, ["export", link("partly00000000000", node: "6-1"), "--out", "App"])
    #expect(export.exitCode == 0, "\(export.errors)")
    #expect(export.errors.contains("note: left out, since the file has no such layers: crest\n"), "\(export.errors)")
    #expect(
      export.errors.contains("note: left out, since their addresses responded with status 404: ghost\n"),
      "\(export.errors)")
    #expect(try folder.read("App/Assets.xcassets/emblem.imageset/emblem.svg") == "<svg>/drawn/6-3.svg")
    #expect(try folder.read("App/Assets.xcassets/totem.imageset/totem.svg") == "<svg>/drawn/6-5.svg")
  }

  /// The tabs that screens share have pictures too.
  @Test func picturesOfSharedTabs() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let export = try run(server, in: folder, ["export", link("tabs0000000000000"), "--all", "--out", "App"])
    #expect(export.exitCode == 0, "\(export.errors)")
    let catalogs = try folder.listing().filter { $0.hasSuffix(".svg") }
    let code = try run(server, in: folder, ["generate", link("tabs0000000000000"), "--all", "--out", "App"])
    let tabs = try folder.read("App/AppNavigation.swift")
    #expect(code.exitCode == 0 && catalogs.count == 3, "\(catalogs) \(code.errors)")
    for file in catalogs {
      let name = file.split(separator: "/").last?.dropLast(4) ?? ""
      #expect(tabs.contains("image: \"\(name)\""), "\(tabs)")
      #expect(code.errors.contains("\(name) (7:"), "\(code.errors)")
    }
  }

  /// Who has nothing to export is told so, and gets no empty catalog.
  @Test func nothingToExport() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let export = try run(server, in: folder, ["export", link(FakeFigma.key, node: "1-2"), "--out", "App"])
    #expect(export.exitCode == 0 && export.output == "")
    #expect(export.errors == "note: nothing to export: the screen uses no images of the design\n", "\(export.errors)")
    #expect(try !folder.listing().contains { $0.hasPrefix("App") })
  }

  /// An export without any image fails, says why for each, and writes nothing.
  @Test func noImageAtAll() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let export = try run(server, in: folder, ["export", link("gone0000000000000", node: "6-1"), "--out", "App"])
    #expect(export.exitCode == 2 && export.output == "", "\(export.exitCode)")
    #expect(
      export.errors == "note: left out, since the file has no such layers: crest, emblem, ghost, totem\n",
      "\(export.errors)")
    #expect(try !folder.listing().contains { $0.hasPrefix("App") })
  }

  /// Layers that are gone are looked for with few requests, and a file that is gone with one.
  @Test(arguments: [("gone0000000000000", 26), ("missing000000000", 2)])
  func requestsForWhatIsGone(key: String, count: Int) throws {
    let server = try FakeFigma()
    let nodes = (0..<50).map { "6:\($0)" }
    let found = try? server.service().addresses(try FigmaLink(link(key)), nodes: nodes, scale: 2, format: "png")
    #expect(try server.requests().count == count)
    if let found { #expect(found.count == 50 && found["6:7"] == .failure(.noLayer(node: "6:7"))) }
    #expect((found == nil) == (key == "missing000000000"))
  }

  /// Ids of instances within instances are long: no address becomes longer than servers take.
  @Test func longIDsComeInSeveralRequests() throws {
    let server = try FakeFigma()
    let ids = (0..<60).map { number in "I" + (0..<25).map { "\(number):\($0 + 1_000)" }.joined(separator: ";") }
    let link = try FigmaLink(link("pictures00000000000"))
    let found = try server.service().addresses(link, nodes: ids, scale: 2, format: "png")
    #expect(try server.requests().allSatisfy { $0.utf8.count < 8_000 })
    #expect(try server.requests().count > 2 && found.count == ids.count)
  }

  private static let variables = [
    "variable  Ink           Value #1a1a1a               Base",
    "variable  Space/M       Value 12.5                  Base",
    "variable  Color/Ground  Light #ffffff, Dark #1a1a1a  Theme",
  ]

  /// Variables have a value for each mode, the default one first; aliases are followed, circles lead nowhere.
  @Test func variablesByMode() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let link = link(FakeFigma.key, node: "1-2")
    let tokens = try run(server, in: folder, ["tokens", link, "--variables"])
    let rows = tokens.output.split(separator: "\n").filter { $0.hasPrefix("variable") }.map { row in
      row.split(separator: " ").joined(separator: " ")
    }
    #expect(rows == Self.variables.map { $0.split(separator: " ").joined(separator: " ") }, "\(tokens.errors)")
    let json = try run(server, in: folder, ["tokens", link, "--variables", "--json"]).output
    #expect(
      json.contains(
        ##"{"name":"Color/Ground","collection":"Theme","values":[{"mode":"Light","color":"#ffffff"},{"mode":"Dark","color":"#1a1a1a"}]}"##
      ), "\(json)")
    #expect(json.contains(#"{"name":"Space/M","collection":"Base","values":[{"mode":"Value","number":12.5}]}"#))
    // Both came from one request.
    #expect(try server.requests().count(where: { $0.hasSuffix("/variables/local") }) == 1)
    #expect(try !run(server, in: folder, ["tokens", link, "--json"]).output.contains("variables"))
  }

  /// Most plans have no variables by this way; the sentence says what is needed.
  @Test func variablesThatAreDenied() throws {
    let server = try FakeFigma()
    let folder = try TemporaryFolder()
    let tokens = try run(server, in: folder, ["tokens", link("plan0000000000000", node: "1-2"), "--variables"])
    #expect(tokens.exitCode == 2)
    #expect(
      tokens.errors.contains("Limited by Figma plan; the token needs the scope file_variables:read"), "\(tokens.errors)"
    )
    try folder.write("{}", to: "design.json")
    let file = try run(server, in: folder, ["tokens", "design.json", "--variables"])
    #expect(file.exitCode == 2 && file.errors.contains("only a design at Figma has variables"), "\(file.errors)")
  }
}
