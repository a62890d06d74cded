import POSIXSupport
import TestSupport
import Testing

/// docs/precision.md names every check: with its figures, or in its last section, which 'make record' writes.
@Suite struct PrecisionPageTests {
  private static let heading = "## Not measured\n"

  @Test func everyCheckIsNamed() throws {
    let path = PackageFolder.root.appending("docs/precision.md")
    let page = try FileContents.text(of: path)
    let end = try #require(page.firstRange(of: Self.heading)?.lowerBound)
    let measured = String(page[..<end])
    let checks = try RuleReference.pluginsOfChecks().keys
    let others = checks.filter { !measured.contains("| `\($0)` ") }.sorted()
    #expect(others.count < checks.count)
    let text = """
      \(measured)\(Self.heading)
      No one has read findings of \(others.count) of the \(checks.count) checks: they found nothing in these apps, or are newer than the readings. Their rules have
      Bad and Good code, which tests run; how often a reviewer would accept their findings is not known.

      \(others.map { "`\($0)`" }.joined(separator: ", "))

      """
    expectRecorded(text, in: path, called: "docs/precision.md")
  }
}
