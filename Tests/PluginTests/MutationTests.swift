import SwiftKitSDK
import Testing

/// Every mutation over every sample of every check: what is meant stays, so what is found stays.
@Suite struct MutationTests {
  @Test(arguments: Mutation.all)
  func verdictsStay(_ mutation: Mutation) {
    var count = 0
    for sample in RuleTests.samples {
      for text in sample.bad + sample.good {
        let source = MarkedSource(text)
        guard let mutant = mutation.apply(source, sample.check) else { continue }
        count += 1
        let found = findings(sample.check, in: mutant.source, settings: sample.settings).map(\.range.lowerBound)
        #expect(found == mutant.marks, "\(sample.check.id), \(mutation.name):\n\(mutant.text)\n-- was:\n\(source.text)")
      }
    }
    #expect(count > 50, "\(mutation.name) applies to \(count) samples only")
  }
}
