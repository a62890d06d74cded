import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    ("", "\"\""), ("a\"\\/", #""a\"\\/""#), ("\n\r\t\u{8}\u{0}\u{1F}", #""\n\r\t\u0008\u0000\u001f""#),
    ("\u{7F}\u{80}\u{9F}\u{A0}é", "\"\\u007f\\u0080\\u009f\u{A0}é\""),
    ("\u{200D}\u{200E}\u{200F}\u{2010}", "\"\u{200D}\\u200e\\u200f\u{2010}\""),
    ("\u{2027}\u{2028}\u{202E}\u{202F}", "\"\u{2027}\\u2028\\u202e\u{202F}\""),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
    ("\u{FEFE}\u{FEFF}\u{FFFD}😀", "\"\u{FEFE}\\ufeff\u{FFFD}😀\""),
  ])
  func quoted(text: String, expected: String) { #expect(JSONWriter.quoted(text) == expected) }

  @Test func members() {
    var writer = JSONWriter()
    writer.object { object in
      object.string("a", "x")
      object.array("b") { list in
        list.bool(nil, true)
        list.object { _ in }
        list.raw(nil, "1.50")
      }
      object.value("c", .encoded("{\n  \"d\" : [\r\n1]\n}\n"))
    }
    #expect(writer.text == #"{"a":"x","b":[true,{},1.50],"c":{  "d" : [1]}}"#)
  }

  @Test func document() {
    let value = JSONValue.members([
      "a": .strings(["x", "y"]), "b": .array([.members(["c": .null, "d": nil])]), "e": .array([]), "f": .object([]),
    ])
    #expect(
      value.document == """
        {
          "a": ["x", "y"],
          "b": [
            {
              "c": null
            }
          ],
          "e": [],
          "f": {}
        }

        """)
  }
}
