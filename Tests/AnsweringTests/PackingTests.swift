import Testing

@testable import Answering

/// As many answers as fit into a budget: none that takes more than half of it, unless there is room at last.
struct PackingTests {
  @Test(arguments: [
    (10, [8, 3, 4], [3, 4], [8]), (10, [5, 5], [5, 5], []), (10, [10], [10], []), (10, [11], [], [11]),
    (10, [6, 5], [5], [6]), (10, [6, 4], [6, 4], []), (9, [4, 5], [4, 5], []), (0, [1], [], [1]), (10, [], [], []),
  ])
  func packs(budget: Int, tokens: [Int], packed: [Int], leftOut: [Int]) {
    let answers = tokens.map { count in
      Answer(
        PluginAnswer(plugin: "p", key: "k", statement: String(repeating: "a", count: 4 * count), confidence: 1))
    }
    let found = Packing.pack(answers, into: budget)
    #expect(found.packed.map(\.tokens) == packed)
    #expect(found.leftOut.map(\.tokens) == leftOut)
  }

  @Test(arguments: [("", 0), ("a", 1), ("abcd", 1), ("abcde", 2)]) func fourBytesAreAToken(text: String, tokens: Int) {
    #expect(Answer(PluginAnswer(plugin: "p", key: "k", statement: "", code: text, confidence: 1)).tokens == tokens)
  }
}
