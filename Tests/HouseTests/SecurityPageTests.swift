import POSIXSupport
import TestSupport
import Testing

/// docs/security.md promises nothing that no test holds.
///
/// From the issue "Nothing lost, nothing let in, nothing pretended".
@Suite struct SecurityPageTests {
  @Test func everyNamedTestExists() throws {
    let names = try page().flatMap(SecurityPageTests.tests)
    #expect(names.count > 20)
    let files = try FileTree.files(below: PackageFolder.root.appending("Tests"))
    let suites = Dictionary(grouping: files) { $0.string.split(separator: "/").last ?? "" }
    for name in Set(names).sorted() {
      let (suite, test) = (name.prefix { $0 != "/" }, name.drop { $0 != "/" }.dropFirst())
      let exists = try suites["\(suite).swift", default: []].contains {
        try FileContents.text(of: $0).contains("func \(test)(")
      }
      #expect(exists, "docs/security.md names the test '\(name)', which is not there")
    }
  }

  /// Each bold promise of what a clone cannot do ends with its tests.
  @Test func everyPromiseNamesATest() throws {
    let promises = try page().filter { $0.hasPrefix("* **") }
    #expect(promises.count >= 6)
    for promise in promises {
      #expect(!SecurityPageTests.tests(in: promise).isEmpty, "no test is named by: \(promise)")
    }
  }

  /// The paragraphs and list entries of the page, each as one line.
  private func page() throws -> [String] {
    let text = try FileContents.text(of: PackageFolder.root.appending("docs/security.md"))
    var parts: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  "), let last = parts.popLast() {
        parts.append(last + line.dropFirst())
      } else {
        parts.append(String(line))
      }
    }
    return parts
  }

  /// Words between back-ticks of the form `SuiteTests/test`.
  private static func tests(in text: String) -> [String] {
    text.split(separator: "`").map(String.init).filter { word in
      let halves = word.split(separator: "/")
      return halves.count == 2 && halves[0].hasSuffix("Tests")
        && halves.joined().allSatisfy { $0.isLetter || $0.isNumber }
    }
  }
}
