import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// Every rewriting over samples of every check: what is found stays found, and what is silent stays silent.
///
/// A tenth of the samples is enough to hold what was reached; the golden file lists what is known to be lost.
/// `SWIFTKIT_ALL_REWRITINGS=1` takes all of them and prints how many keep their verdict, and which do not.
@Suite struct RewritingTests {
  private static let takesAll = ProcessEnvironment.value("SWIFTKIT_ALL_REWRITINGS") != nil

  @Test func verdictsStay() {
    var lost: [String] = []
    for rewriting in Rewriting.all {
      var (kept, all) = (0, 0)
      for (sample, text) in Self.samples {
        let source = MarkedSource(text)
        guard let rewritten = rewriting.apply(source.source) else { continue }
        all += 1
        if findings(sample.check, in: rewritten, settings: sample.settings).isEmpty == source.marks.isEmpty {
          kept += 1
        } else {
          lost.append("\(rewriting.name): \(sample.check.id)\(source.marks.isEmpty ? ", a good one" : "")\n")
          if Self.takesAll { print(lost.last ?? "", String(decoding: rewritten, as: UTF8.self), separator: "") }
        }
      }
      if Self.takesAll { print("\(kept) of \(all) stay: \(rewriting.name)") }
    }
    if !Self.takesAll { expectGolden(lost.joined(), "lost-by-rewriting.txt") }
  }

  private static let samples = RuleTests.samples.flatMap { sample in (sample.bad + sample.good).map { (sample, $0) } }
    .filter { takesAll || $0.1.utf8.reduce(0) { $0 &+ Int($1) } % 10 == 0 }
}
