import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport
import Testing
import Workbench
import YAMLSubset

@testable import Answering

/// Each of the `hints` in Skills/subjects.yml, as all that somebody writes, brings a rule of its subject.
@Suite struct ShippedHintTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    try FileContents.bytes(of: PackageFolder.root.appending("Skills").appending(name), limit: 1 << 20)
  }

  /// The first form of each word of a phrase: `log in` of `log|logs =in`.
  private func text(of phrase: String) -> String {
    phrase.split(separator: " ").map { String($0.split(separator: "|")[0].drop { $0 == "=" }) }.joined(separator: " ")
  }

  @Test func aHintAloneBringsARule() throws {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([PackageFolder.root.appending("Skills")], into: &store)
    let (listed, cues) = (try bytes("subjects.yml"), try bytes("cues.yml"))
    let subjects = SubjectsFile.subjects(from: listed, cues: cues)
    let hints = (YAMLReader.read(listed).node?.items ?? []).map { $0["hints"]?.texts ?? [] }
    #expect(subjects.count == hints.count && hints.joined().count > 400)
    var silent: [String] = []
    for (subject, phrases) in zip(subjects, hints) {
      for phrase in phrases {
        let brief = try Brief(text(of: phrase), knownTo: store)
        // "Day" is part of any story: nothing is asked for.
        if brief.parts.isEmpty || subject.found(in: brief)?.needed.isEmpty == false { continue }
        silent.append("\(subject.title): \(text(of: phrase))")
      }
    }
    #expect(silent == [])
  }
}
