import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// Further forms of what each check is about, every overload of the API among them: `Fixtures/Forms/<check>.txt` holds
/// snippets under `=== bad`, with a mark where the finding belongs, and `=== good`.
@Suite struct FormTests {
  static let checks = RuleTests.plugins.flatMap(\.checks).map(\.id)

  @Test(arguments: checks)
  func everyFormHasItsVerdict(_ id: String) throws {
    let check = try #require(RuleTests.plugins.flatMap(\.checks).first { $0.id == id })
    let file = PackageFolder.root.appending("Tests/PluginTests/Fixtures/Forms/\(id).txt")
    let forms = try Self.forms(in: FileContents.text(of: file))
    #expect(forms.contains { $0.isBad } && forms.contains { !$0.isBad }, "\(id) has forms of one kind only")
    for form in forms {
      let marks = MarkedSource(form.source).marks.count
      #expect(marks == (form.isBad ? 1 : 0), "\(id) has \(marks) marks in:\n\(form.source)")
      expectFindings(check, form.source)
    }
  }

  private static func forms(in text: String) -> [(isBad: Bool, source: String)] {
    text.split(separator: "=== ").compactMap { block in
      guard let end = block.firstIndex(of: "\n") else { return nil }
      return (block[..<end] == "bad", block[block.index(after: end)...].trimmed)
    }
  }
}

extension Substring {
  /// Without the line end that closes it.
  fileprivate var trimmed: String { String(hasSuffix("\n") ? dropLast() : self) }
}
