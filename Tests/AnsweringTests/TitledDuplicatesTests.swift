import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing

@testable import Answering

/// What stands below two titles in the same words.
@Suite struct TitledDuplicatesTests {
  @Test(arguments: [
    ("Coil every long rope before the night begins", 1), ("Coil it dry", 2),
  ])
  func wordsThatSayEnoughAreOneAnswer(text: String, count: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("# Ships\n\n## Halyards\n\n- \(text)\n\n## Anchors\n\n- \(text)\n", to: "s/ships.md")
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    let answers = try Answerer.answer(AnswerRequest(Question(text)), from: store).answers
    #expect(answers.count == count, "\(answers.map(\.statement))")
  }
}
