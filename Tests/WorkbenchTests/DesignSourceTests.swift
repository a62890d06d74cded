import FigmaImport
import FigmaService
import POSIXSupport
import TestSupport
import Testing
import Workbench

/// What agents ask of a design on disk.
@Suite struct DesignSourceTests {
  private static let fixtures = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures")

  private func source(_ folder: FilePath = fixtures) throws -> DesignSource {
    let table = try FileContents.bytes(of: PackageFolder.root.appending("Data/sf-symbols.tsv"))
    return DesignSource(in: folder) {
      try SymbolTable(lines: table)
    } service: {
      throw FigmaServiceError.noToken
    }
  }

  private func tree(_ design: String, node: String? = nil, maxBytes: Int = 48_000) throws -> String {
    var request = TreeRequest(of: DesignRequest(design, node: node))
    (request.maxBytes, request.design.mayBeKey) = (maxBytes, true)
    return try source().tree(request).json()
  }

  @Test func everyUseAnswersFromAFile() throws {
    let (source, rows) = (try source(), DesignRequest("rows.json"))
    #expect(try tree("rows.json").contains(#""content":"Wi-Fi""#))
    #expect(try tree("rows.json", node: "1-1", maxBytes: 500).contains(#""more":"1:"#))
    #expect(try source.read(rows).tree.tokens.json().hasPrefix(#"{"colors":{}"#))
    #expect(try source.picture(rows) == nil)
    #expect(
      try source.explanation(of: "1:2", in: rows).joined(separator: "\n").contains("left out: named like a status bar"))
    #expect(GeneratedScreen(of: try source.read(rows).tree, name: "Prefs").code.contains("struct PrefsView: View"))
    #expect(try source.screens(rows) == ["1:1\t402 x 874\tSettings\n"])
  }

  @Test func aSavedPictureIsFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(try FileContents.bytes(of: Self.fixtures.appending("rows.json")), to: "rows.json")
    let picture = try folder.write("png", to: "rows-1-1.png")
    #expect(try source(folder.path).picture(DesignRequest("rows.json")) == picture)
  }

  @Test func whatIsNotThere() throws {
    let source = try source()
    let missing = DesignRequest("rows.json", node: "9:9")
    #expect(throws: FigmaError.self) { try tree("rows.json", node: "9:9") }
    #expect(throws: FigmaError.self) { try source.picture(missing) }
    #expect(throws: FigmaError.self) { try source.explanation(of: "9:9", in: DesignRequest("rows.json")) }
    #expect(throws: FigmaError.self) { try tree("nothing.json") }
    #expect(throws: FigmaServiceError.noToken) {
      try tree("https://www.figma.com/design/abcdefghij0123456789/A?node-id=1-2")
    }
  }

  /// A text that is no file may be a key for an agent; for the command it is a file that is missing.
  @Test func whatIsNoFileMayBeAKey() throws {
    var request = DesignRequest("abcdefghij0123456789")
    #expect(throws: FileFault.self) { try source().document(request) }
    request.mayBeKey = true
    #expect(throws: FigmaServiceError.noToken) { try source().document(request) }
  }
}
