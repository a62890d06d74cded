import HostMessages
import TestSupport
import Testing

/// Labels of calls, which are kept only where somebody wants them.
@Suite struct SourceFactsTests {
  private func lines(_ facts: SourceFacts) -> [String] {
    String(decoding: facts.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// What is kept is what a look at each line keeps, whatever stands before and behind the labels.
  @Test(arguments: 0..<40) func labelsThatAreWanted(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let names = ["a", "ab", "Button", "x"]
    let file = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      let letter = ["C", "K", "P", "P", "P", "Q", "R"].randomElement(using: &random) ?? ""
      return "\(letter)\(names.randomElement(using: &random) ?? "")\t\(names.randomElement(using: &random) ?? "")\n"
    }.joined()
    // What only two files call is told by nobody.
    let facts = SourceFacts(joining: [file.utf8, file.utf8, file.utf8])
    var asked: [String] = []
    let kept = facts.keepingLabels { name, label in
      asked.append("P\(name)\t\(label)")
      return label.utf8.count < 3
    }
    let all = lines(facts)
    #expect(asked == all.filter { $0.hasPrefix("P") })
    #expect(lines(kept) == all.filter { !$0.hasPrefix("P") || !$0.hasSuffix("Button") })
  }

  @Test func emptiness() {
    #expect(SourceFacts().isEmpty && SourceFacts(joining: [[UInt8]]()).isEmpty)
    #expect(!SourceFacts(joining: [Array("Aa\tstruct\n".utf8)]).isEmpty)
  }
}
