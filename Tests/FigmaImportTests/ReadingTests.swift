import FigmaImport
import TestSupport
import Testing

/// Documents of every shape and damage become a value or a sentence.
@Suite struct ReadingTests {
  private static let small =
    #"{"id":"1:2","name":"A","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":10,"height":10},"children":[]}"#

  @Test(arguments: [
    ("{\"document\":\(small)}", ["1:2"]),
    ("\u{FEFF}{\"document\":\(small)}", ["1:2"]),
    ("{\"nodes\":{\"1:2\":{\"document\":\(small)},\"3:4\":null}}", ["1:2"]),
    (small, ["1:2"]),
    ("{\"1:2\":{\"document\":\(small)}}", ["1:2"]),
    ("[\(small)]", ["1:2"]),
    ("  {\"unknown\":[1,{\"a\":[null,true,-1.5e3]}],\"document\":\(small)}\n", ["1:2"]),
  ])
  func shapes(json: String, ids: [String]) throws {
    let document = try FigmaDocument(json: Array(json.utf8))
    #expect(document.roots.map(\.id) == ids)
  }

  @Test(arguments: [
    ("", "the document is not JSON: line 1, column 1: the document ends too early; the file is probably truncated"),
    (
      "{\"document\":",
      "the document is not JSON: line 1, column 13: the document ends too early; the file is probably truncated"
    ),
    ("{\n  \"document\": {]", "the document is not JSON: line 2, column 16: a key in quotes was expected"),
    (
      "{\"name\":\"x",
      "the document is not JSON: line 1, column 9: the string that starts here has no end; the file is probably truncated"
    ),
    ("<html>", "the document is not JSON: line 1, column 1: a value was expected"),
    ("{} x", "the document is not JSON: line 1, column 4: there is text after the end of the document"),
    ("12", "it has no 'document'"), ("{\"status\":404,\"err\":\"Not found\"}", "it has no 'document'"),
    ("[]", "it has no 'document'"),
  ])
  func damage(json: String, message: String) {
    let error = #expect(throws: FigmaError.self) { try FigmaDocument(json: Array(json.utf8)) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// A download that broke off anywhere is said to be broken, wherever that was.
  @Test func everyPrefixOfADocument() {
    let bytes = Array(Self.small.utf8)
    for length in 0..<bytes.count {
      #expect(throws: FigmaError.self) { try FigmaDocument(json: Array(bytes.prefix(length))) }
    }
  }

  @Test func anyByteMayBeWrong() throws {
    var random = SeededRandom(seed: 7)
    let bytes = Array(
      Layer.screen("A", 390, 844, [], [.text("hello", 1, 1), .rectangle("r", 2, 40, 8, 8)]).response().utf8)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let document = try? FigmaDocument(json: damaged), let screen = try? document.mainScreen() else { continue }
      #expect(!SlimTree(of: screen, in: document).json().isEmpty)
    }
  }

  @Test func depthIsCutWithAWarning() throws {
    let open =
      #"{"id":"1","name":"deep","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":9,"height":9},"children":["#
    let json = String(repeating: open, count: 10_000) + String(repeating: "]}", count: 10_000)
    let document = try FigmaDocument(json: Array(json.utf8))
    let tree = SlimTree(of: try document.mainScreen(), in: document)
    #expect(tree.warnings.map(\.rule) == ["depth"])
    #expect(throws: FigmaError.self) { try FigmaDocument(json: Array(repeating: UInt8(ascii: "["), count: 1_000_000)) }
  }

  /// Far more layers than anybody draws by hand take no more than their share of time.
  @Test(.timeLimit(.minutes(20))) func manyLayersSideBySide() throws {
    let row =
      #"{"id":"1","name":"Row","type":"TEXT","characters":"a","absoluteBoundingBox":{"x":0,"y":0,"width":9,"height":9}}"#
    let rows = Array(repeating: row, count: 20_000).joined(separator: ",")
    let frame = #"{"id":"0","name":"Big","type":"FRAME","absoluteBoundingBox":{"x":0,"y":0,"width":390,"height":844}"#
    let document = try FigmaDocument(json: Array("\(frame),\"children\":[\(rows)]}".utf8))
    var tree = SlimTree(of: try document.mainScreen(), in: document)
    #expect(tree.root.texts.count == 20_000)
    tree.cut(toBytes: 1000)
    #expect(tree.json().utf8.count < 1000)
  }

  @Test(arguments: [
    (#"{"id":"1:2","type":"TEXT","name":"t","characters":"a\n\"\\\/A😀\ud83dz"}"#, "a\n\"\\/A😀\u{FFFD}z"),
    (#"{"id":"1:2","type":"TEXT","name":"t","characters":"\u0008\u2028"}"#, "\u{8}\u{2028}"),
  ])
  func escapes(json: String, text: String) throws {
    #expect(try FigmaDocument(json: Array(json.utf8)).roots[0].text?.characters == text)
  }

  /// A value of another type than expected is passed over.
  @Test func wrongTypesArePassedOver() throws {
    let json = """
      {"id":7,"name":null,"type":"FRAME","visible":"no","opacity":{},"absoluteBoundingBox":{"x":1,"y":null,"width":"w"},"fills":{"a":1},
      "children":[null,3,"x",{"id":"2","type":"TEXT","characters":[],"style":7,"absoluteBoundingBox":null}],"layoutMode":4,"styles":[]}
      """
    let document = try FigmaDocument(json: Array(json.utf8))
    #expect(document.roots[0].children.map(\.id) == ["2"])
    #expect(SlimTree(of: document.roots[0], in: document).root.kind == .frame)
  }

  @Test func unknownAndMissingLayers() throws {
    let document = try FigmaDocument(
      json: Array("{\"nodes\":{\"1:2\":{\"document\":\(Self.small)},\"3:4\":null}}".utf8))
    #expect(throws: FigmaError.emptyNode(id: "3:4")) { try document.node("3:4") }
    #expect(throws: FigmaError.noNode(id: "9:9", near: ["1:2 (A)"])) { try document.node("9:9") }
  }

  /// Ids that occur twice, and an instance that names its own ancestor, are followed by nobody.
  @Test func circlesAreNoCircles() throws {
    let inner =
      #"{"id":"1:2","name":"A","type":"INSTANCE","componentId":"1:2","children":[{"id":"1:2","name":"A","type":"INSTANCE","componentId":"1:2","characters":"x"}]}"#
    let document = try FigmaDocument(json: Array(inner.utf8))
    #expect(try document.node("1:2").children.count == 1)
    #expect(!SlimTree(of: document.roots[0], in: document).json().isEmpty)
  }
}
