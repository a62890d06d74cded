import POSIXSupport
import TestSupport
import Testing

/// docs/rules/ is generated from the rule files; 'make record' writes it anew.
@Suite struct RuleReferenceTests {
  private let folder = PackageFolder.root.appending("docs").appending("rules")

  @Test func thePagesAreFresh() throws {
    for page in try RuleReference().pages {
      expectRecorded(page.text, in: folder.appending(page.name), called: "docs/rules/\(page.name)")
    }
  }

  @Test func thereIsNoPageMore() throws {
    let pages = Set(try RuleReference().pages.map(\.name))
    #expect(Set(try Folder.names(in: folder)).subtracting(pages).sorted() == [])
  }
}
