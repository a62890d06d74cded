import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// Snippets written by somebody who had read what each check is for and not how it looks: other names, other nesting,
/// near misses. `Fixtures/SecondReading.txt` holds them below `@@ check`, as forms do.
@Suite struct SecondReadingTests {
  private static let blocks: [(id: String, forms: [Form])] = {
    let path = PackageFolder.root.appending("Tests/PluginTests/Fixtures/SecondReading.txt")
    guard let text = try? FileContents.text(of: path) else { return [] }
    return text.split(separator: "@@ ").compactMap { block in
      guard let end = block.firstIndex(of: "\n") else { return nil }
      return (String(block[..<end]), Form.all(in: block[block.index(after: end)...]))
    }
  }()

  @Test func thereAreHundreds() {
    #expect(Self.blocks.count > 100)
    #expect(Self.blocks.flatMap(\.forms).count > 400)
  }

  @Test(arguments: blocks.map(\.id))
  func everySnippetHasItsVerdict(_ id: String) throws {
    let sample = try #require(RuleTests.samples.first { $0.check.id == id }, "no check '\(id)'")
    for form in Self.blocks.filter({ $0.id == id }).flatMap(\.forms) {
      #expect(MarkedSource(form.source).marks.isEmpty != form.isBad, "\(id) in:\n\(form.source)")
      expectFindings(sample.check, form.source, settings: sample.settings)
    }
  }
}
