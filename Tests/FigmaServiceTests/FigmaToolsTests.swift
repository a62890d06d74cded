import FigmaImport
import FigmaService
import POSIXSupport
import TestSupport
import Testing

/// What agents ask of a design on disk.
@Suite struct FigmaToolsTests {
  private static let fixtures = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures")

  private func tools(_ folder: FilePath = fixtures) throws -> FigmaTools {
    let table = try FileContents.bytes(of: PackageFolder.root.appending("Data/sf-symbols.tsv"))
    return FigmaTools(symbols: try SymbolTable(lines: table), folder: folder) { throw FigmaServiceError.noToken }
  }

  @Test func everyToolAnswersFromAFile() throws {
    let tools = try tools()
    #expect(try tools.tree(of: "rows.json", node: nil).contains(#""content":"Wi-Fi""#))
    #expect(try tools.tree(of: "rows.json", node: "1-1", maxBytes: 500).contains(#""more":"1:"#))
    #expect(try tools.tokens(of: "rows.json", node: nil).hasPrefix(#"{"colors":{}"#))
    #expect(try tools.screenshot(of: "rows.json", node: nil).hasPrefix("not available offline"))
    #expect(try tools.explanation(of: "1:2", in: "rows.json", node: nil).contains("left out: named as status bar"))
    #expect(try tools.code(for: "rows.json", node: nil, name: "Prefs").contains("struct PrefsView: View"))
    #expect(try tools.screens(of: "rows.json") == "1:1\t402 x 874\tSettings\n")
  }

  @Test func aSavedPictureIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(try FileContents.bytes(of: Self.fixtures.appending("rows.json")), to: "rows.json")
    let picture = try folder.write("png", to: "rows-1-1.png")
    #expect(try tools(folder.path).screenshot(of: "rows.json", node: nil) == picture.string)
  }

  @Test func whatIsNotThere() throws {
    let tools = try tools()
    #expect(throws: FigmaError.self) { try tools.tree(of: "rows.json", node: "9:9") }
    #expect(throws: FigmaError.self) { try tools.screenshot(of: "rows.json", node: "9:9") }
    #expect(throws: FigmaError.self) { try tools.explanation(of: "9:9", in: "rows.json", node: nil) }
    #expect(throws: FigmaError.self) { try tools.tree(of: "nothing.json", node: nil) }
    #expect(throws: FigmaServiceError.noToken) {
      try tools.tree(of: "https://www.figma.com/design/abcdefghij0123456789/A?node-id=1-2", node: nil)
    }
  }

  @Test func documentsKnowTheToolsByTwoNames() {
    let all = FigmaTools.names.flatMap { [$0.name] + $0.others }
    for name in [
      "get_swift_tree", "get_design_tokens", "get_variable_defs", "get_screenshot_url", "get_screenshot",
      "explain_node",
    ] {
      #expect(all.contains(name))
    }
  }
}
