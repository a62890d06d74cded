import FigmaImport
import Testing

/// Which layers of a document are its screens.
@Suite struct FigmaDocumentTests {
  private struct Frame: Sendable {
    let name: String
    let width: Double
    let height: Double
    var isEmpty = false
  }

  private func document(_ frames: [Frame], starts: String = "") throws -> FigmaDocument {
    let layers = frames.enumerated().map { index, frame in
      let text = #"{"id":"3:\#(index)","name":"t","type":"TEXT","characters":"a"}"#
      return #"{"id":"2:\#(index)","name":"\#(frame.name)","type":"FRAME","children":[\#(frame.isEmpty ? "" : text)],"#
        + #""absoluteBoundingBox":{"x":0,"y":0,"width":\#(frame.width),"height":\#(frame.height)}}"#
    }
    let pages =
      #"{"id":"0:1","name":"P","type":"CANVAS","children":[\#(layers.joined(separator: ","))]},"#
      + #"{"id":"0:2","name":"Q","type":"CANVAS","children":[]\#(starts)}"#
    return try FigmaDocument(
      json: Array(#"{"document":{"id":"0:0","name":"D","type":"DOCUMENT","children":[\#(pages)]}}"#.utf8))
  }

  /// A frame as wide as a phone and as high as the lowest of them is a screen, and larger ones beside it are none.
  @Test(arguments: [
    (300.0, 480.0, true), (299, 480, false), (480, 480, true), (481, 480, false), (300, 479, false), (390, 5_000, true),
  ])
  func phones(width: Double, height: Double, isPhone: Bool) throws {
    let document = try document([
      Frame(name: "Big", width: 700, height: 900), Frame(name: "A", width: width, height: height),
    ])
    #expect(try document.wholeScreens().map(\.name) == [isPhone ? "A" : "Big"])
    #expect(try document.mainScreen().name == (isPhone ? "A" : "Big"))
  }

  /// Without a phone, what is as large as a small window.
  @Test(arguments: [(600.0, 480.0, true), (599, 480, false), (600, 479, false)])
  func windows(width: Double, height: Double, isWindow: Bool) throws {
    let document = try document([
      Frame(name: "A", width: width, height: height), Frame(name: "B", width: 900, height: 700),
    ])
    #expect(try document.wholeScreens().map(\.name) == (isWindow ? ["A", "B"] : ["B"]))
  }

  /// Of frames as large as each other the first counts, and none that is empty.
  @Test func theMainOneOfSeveral() throws {
    let equal = [Frame(name: "A", width: 200, height: 100), Frame(name: "B", width: 100, height: 200)]
    #expect(try document(equal).mainScreen().name == "A")
    #expect(try document(equal).wholeScreens().map(\.name) == ["A"])
    let empty = Frame(name: "Empty", width: 1_000, height: 1_000, isEmpty: true)
    #expect(try document([empty] + equal).mainScreen().name == "A")
    let phone = Frame(name: "Phone", width: 390, height: 844, isEmpty: true)
    #expect(try document([phone, Frame(name: "Big", width: 700, height: 900)]).wholeScreens().map(\.name) == ["Big"])
  }

  /// The prototype begins where a page says it, whichever page that is.
  @Test func whereThePrototypeBegins() throws {
    let frames = [Frame(name: "A", width: 390, height: 844)]
    #expect(try document(frames).firstScreen == nil)
    let starts = #","flowStartingPoints":[{"nodeId":"2:0","name":"Flow"}]"#
    #expect(try document(frames, starts: starts).firstScreen == "2:0")
    let layer = #"{"id":"1:1","name":"A","type":"FRAME","transitionNodeID":"2:0","children":[]}"#
    #expect(try FigmaDocument(json: Array(layer.utf8)).firstScreen == nil)
  }
}
