import Testing

@testable import Answering

/// The words of a question: names, colours, texts of examples, and how many of them count.
struct QuestionTests {
  @Test func namesAreWrittenAsNames() {
    let words = Question(#"Button("Hello") .padding @State Task glassEffect URL #fff #ggg"#).words
    #expect(words.filter(\.isName).map(\.written) == ["padding", "State", "glassEffect"])
    #expect(words.filter(\.isColour).map(\.written) == ["fff"])
  }

  @Test(arguments: [
    (#"Button("glassEffect")"#, 0.1), (#"Text("glassEffect")"#, 0.1), (#"Toggle("glassEffect")"#, 1),
    ("glassEffect", 1),
    (#"Button "glassEffect""#, 1),
  ])
  func theTextOfAnExampleIsNoSubject(question: String, importance: Double) {
    #expect(Question(question).words.last?.importance == importance)
  }

  @Test(arguments: [("", false), (" extra", true), (" W3", false)])
  func sixtyFourWordsCount(more: String, isCut: Bool) {
    let question = Question((0..<64).map { "w\($0)" }.joined(separator: " ") + more)
    #expect(question.words.count == 64)
    #expect(question.isCut == isCut)
  }

  @Test(arguments: [("", 16_384), ("b", 16_383)]) func aLongTextIsCutBetweenWords(more: String, count: Int) {
    let text = String(repeating: "a ", count: 8192) + more
    #expect(Question.head(of: text).utf8.count == count)
    #expect(Question(text).isCut == !more.isEmpty)
  }

  @Test(arguments: [
    ("#FFF", "#FFFFFF", true), ("fff", "Color(hex: 0xFFFFFF)", true), ("#12345678", "#12345678", true),
    ("#FF", "#FFFFFF", false), ("#GGG", "#GGG", false), ("#123456", "#123457", false), ("#1234", "#1234", false),
    ("#FFF", "white", false),
  ])
  func coloursAreTheSameHoweverWritten(text: String, value: String, expected: Bool) {
    #expect(ValueQuestion.isColour(text, in: value) == expected)
  }
}
