import HostMessages
import POSIXSupport
import SourceScanning
import TestSupport
import Testing

@testable import SourceChecking

/// Only files that a check needs are left for the hosts.
struct FileSurveyTests {
  @Test func filesThatNobodyNeedsAreDoneWith() throws {
    let folder = try TemporaryFolder()
    let texts = [
      "a.swift": Array("let toolbar = 1".utf8), "b.swift": Array("let other = 1".utf8),
      "c.swift": Array("// swiftkit:disable all".utf8), "d.swift": Array("other\0".utf8),
    ]
    for (name, text) in texts { try folder.write(text, to: name) }
    let files = (texts.keys.sorted() + ["e.swift"]).map {
      CheckedFile(path: folder.path.appending($0), shown: $0)
    }
    let given = CheckedFile(path: "f.swift", shown: "f.swift", source: Array("let other = 1".utf8))
    let survey = FileSurvey(
      of: files + [given], beside: SurroundingFacts(), through: SourceScreen([["toolbar"]]), sizeLimit: 1_000,
      digesting: false)
    // The third may switch checks off, the fifth is not there, and who hands a text over wants to know whether it parses.
    #expect(
      survey.outcomes == [
        nil, .unparsed, nil, .skipped("it is binary: it contains a zero byte"), nil, nil,
      ])
  }
}
