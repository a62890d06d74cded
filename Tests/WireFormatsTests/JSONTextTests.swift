import TestSupport
import Testing
import WireFormats

@Suite struct JSONTextTests {
  private struct Sample: Codable, Equatable {
    var zebra = "stripes"
    var apple: [String] = []
    var path = "a/b\\c"
    var count = 3
    var ratio = 0.35
    var missing: String?
    var nested = ["b": 1, "a": 2]
  }

  @Test func documentsAreSortedIndentedAndEndWithANewline() throws {
    #expect(
      try JSONText.document(Sample(apple: ["x"])) == """
        {
          "apple" : [
            "x"
          ],
          "count" : 3,
          "nested" : {
            "a" : 2,
            "b" : 1
          },
          "path" : "a/b\\\\c",
          "ratio" : 0.35,
          "zebra" : "stripes"
        }

        """)
  }

  @Test func linesAreOneLine() throws {
    #expect(
      try JSONText.line(Sample())
        == #"{"apple":[],"count":3,"nested":{"a":2,"b":1},"path":"a/b\\c","ratio":0.35,"zebra":"stripes"}"#)
  }

  @Test func textStaysReadable() throws {
    #expect(try JSONText.line(["größer → 🎨"]) == #"["größer → 🎨"]"#)
    #expect(try JSONText.line(["\"quoted\"\n\t\u{1}"]) == #"["\"quoted\"\n\t\u0001"]"#)
    // A line in the output stays a line, whatever stands in the text.
    #expect(try !JSONText.line(["a\nb\r\nc"]).contains { $0.isNewline })
  }

  @Test func theSameValueGivesTheSameBytes() throws {
    let many = Dictionary(uniqueKeysWithValues: (0..<200).map { ("key\($0)", $0) })
    let again = Dictionary(uniqueKeysWithValues: (0..<200).reversed().map { ("key\($0)", $0) })
    #expect(try JSONText.document(many) == JSONText.document(again))
  }

  @Test func comesBackAsItWas() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<100 {
      let letters = "a\"\\/\n\u{0}ä🎨\u{2028}"
      let text = String((0..<8).map { _ in letters.randomElement(using: &random) ?? "a" })
      let sample = Sample(
        zebra: text, count: .random(in: -9_007_199_254_740_991...9_007_199_254_740_991, using: &random),
        ratio: .random(in: -1e9...1e9, using: &random), missing: text)
      #expect(try JSONText.value(Sample.self, from: Array(JSONText.document(sample).utf8)) == sample)
      #expect(try JSONText.value(Sample.self, from: Array(JSONText.line(sample).utf8)) == sample)
    }
  }

  @Test(arguments: ["", "{", "nonsense", "[1,2", "{\"zebra\": 3}", "\u{FEFF}"])
  func whatIsNotThatValueIsRefused(text: String) {
    #expect(throws: DecodingError.self) { try JSONText.value(Sample.self, from: Array(text.utf8)) }
  }

  @Test func whatJSONCannotSayIsRefused() {
    #expect(throws: EncodingError.self) { try JSONText.line([Double.nan]) }
  }
}
