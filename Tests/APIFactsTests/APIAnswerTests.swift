import APIFacts
import Testing

/// What a small table says of a name: lines whose columns have semicolons between them.
@Suite struct APIAnswerTests {
  private func answer(_ question: String, _ lines: [String]) throws -> APIAnswer {
    let text = APITable.sign + lines.map { $0.replacing(";", with: "\t") + "\n" }.joined()
    // A table lives as long as the process.
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return APIAnswer(to: question, from: try #require(APITable(UnsafeRawBufferPointer(bytes))))
  }

  @Test func typesAndModifiersComeFirst() throws {
    let lines = [
      "card;A.B;func", "card;Text;func", "card;;func", "card;Image;func", "card;View;func", "card;card;init",
      "card;;struct",
    ]
    let answer = try answer("card", lines)
    #expect(
      answer.declarations.map { "\($0.kind) \($0.container)" } == [
        "struct ", "initializer card", "function View", "function ", "function Text", "function Image", "function A.B",
      ])
    #expect(answer.name == "card" && answer.suggestions == [] && answer.replacements == [])
  }

  @Test(arguments: [
    ("card", ["card()", "card(x:)", "card(x:)"]), ("card(", ["card()", "card(x:)", "card(x:)"]),
    ("card()", ["card()", "card(x:)", "card(x:)"]), ("card(x:)", ["card(x:)", "card(x:)"]),
    ("card(y:)", ["card()", "card(x:)", "card(x:)"]), (".Text.card", ["card(x:)"]), ("Text.card(x:)", ["card(x:)"]),
    ("Image.card", ["card()", "card(x:)", "card(x:)"]), ("cards", []), ("", []),
  ])
  func whichOneIsMeant(question: String, signatures: [String]) throws {
    let answer = try answer(question, ["card;View;func", "card;View;func;x:;p", "card;Text;func;x:;p"])
    #expect(answer.declarations.map(\.signature) == signatures)
  }

  /// A row tells of a declaration of the same type with the same labels; of one without labels it tells in any case.
  @Test func whatIsWrittenToday() throws {
    let answer = try answer(
      "old",
      [
        "old;Image;replaced;x:;p;a", "old;Image;var", "old;Text;replaced;x:;p;b", "old;View;func;x:;p",
        "old;View;replaced;x:;p;c", "old;View;replaced;y:;p;d",
      ])
    #expect(answer.replacements.map(\.type) == ["a", "c"])
    #expect(answer.declarations.map(\.container) == ["View", "Image"])
  }

  @Test func namesOfOtherFrameworks() throws {
    let foreign = "hue;;foreign;;;tint(_:)"
    let answer = try answer("hue", [foreign, "huf;View;func"])
    #expect(answer.meant?.type == "tint(_:)" && answer.declarations == [] && answer.suggestions == [])
    #expect(try self.answer("hue", [foreign, "hue;Text;func"]).meant?.type == "tint(_:)")
    #expect(try self.answer("hue", [foreign, "hue;View;func"]).meant == nil)
  }

  @Test(arguments: [
    ("abx", ["abc", "abd", "abe", "abf", "abg"]), ("ABX", ["abc", "abd", "abe", "abf", "abg"]),
    ("ab", ["abc", "abd", "abe", "abf", "abg"]), ("abcdef", ["abcdefgh"]), ("z", []), ("zzy", ["zz"]), ("axy", []),
    ("abc", []), ("abcdefgh(", []),
  ])
  func namesThatComeNearest(question: String, suggestions: [String]) throws {
    let names = ["abc", "abcdefgh", "abcdefghi", "abd", "abe", "abf", "abg", "abh", "zz"]
    #expect(try answer(question, names.map { "\($0);View;func" }).suggestions == suggestions)
  }

  /// The nearest first, each once.
  @Test func orderOfSuggestions() throws {
    let lines = ["abcdefgh;View;func", "abcdefx;Text;func", "abcdefx;View;func"]
    #expect(try answer("abcdef", lines).suggestions == ["abcdefx", "abcdefgh"])
  }

  @Test(arguments: [
    ("foregroundStyle($1)", "foregroundStyle(…)"), ("onSubmit $1", "onSubmit { … }"), ("f($1) $2", "f(…) { … }"),
    ("a { $1 } $2", "a { … } { … }"), ("a { $1 } b: { $2 }", "a { … } b: { … }"), ("f($1, $2)", "f(…, …)"),
    ("f(x: $4, $3)", "f(x: …, …)"), ("tint$1", "tint…"), ("$1", "…"), (" $1", " …"), ("f", "f"),
  ])
  func replacementWords(type: String, words: String) throws {
    let answer = try answer("old", ["old;View;replaced;;;\(type)", "old;View;var"])
    #expect(answer.replacements.map(\.replacementWords) == [words])
  }
}
