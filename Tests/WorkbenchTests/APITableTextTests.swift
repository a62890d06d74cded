import Testing

@testable import Workbench

/// Tables of declarations, joined.
@Suite struct APITableTextTests {
  private func table(_ lines: [String], _ modules: [(String, String, String)], sdk: String = "") -> APITableText {
    APITableText(
      reading: Array(lines.map { $0.replacing("|", with: "\t") }.joined(separator: "\n").utf8),
      modules: modules.map { APITables.Module(name: $0.0, system: $0.1, version: $0.2) }, sdk: sdk)
  }

  private func text(_ table: APITableText) -> [String] {
    String(decoding: table.bytes, as: UTF8.self).split(separator: "\n").map { String($0.replacing("\t", with: "|")) }
  }

  @Test(arguments: [
    ("a|V|func|_:|p||Kit", 1), ("# a|b", 0), ("", 0), (" a|b", 0), ("a b|c", 0), ("!|V|func", 1), ("|V|func", 0),
  ])
  func whatIsALine(line: String, count: Int) { #expect(table([line], []).count == count) }

  /// Where both declare one thing, the newer SDK of its module is believed, and the later one of two that are as new.
  @Test(arguments: [("26.0", "26.1", "9.0"), ("26.1", "26.0", "1.0"), ("26.0", "26.0", "9.0"), ("", "1.0", "9.0")])
  func newerWins(old: String, new: String, since: String) {
    var joined = table(["a|V|func|_:|p||Kit|1.0", "b|V|func|||p|Kit|1.0"], [("Kit", "iOS", old)])
    joined.join(table(["a|V|func|_:|p||Kit|9.0", "c|V|func||||Kit|9.0"], [("Kit", "iOS", new)]))
    let lines = text(joined)
    #expect(lines.contains("a|V|func|_:|p||Kit|\(since)"), "\(lines)")
    #expect(lines.count { $0.hasPrefix("a|") } == 1 && joined.count == 3, "\(lines)")
    let version = since == "1.0" ? old : new
    #expect(lines.contains("# module Kit \(version) iOS"), "\(lines)")
  }

  @Test func tablesSayHowLongTheyAre() {
    let table = table(["b|V", "a|V"], [("Kit", "iOS", ""), ("Arm", "iOS", "2.0")])
    let bytes = String(decoding: table.bytes, as: UTF8.self)
    #expect(text(table).suffix(4) == ["# module Arm 2.0 iOS", "# module Kit 0 iOS", "a|V", "b|V"])
    #expect(bytes.contains("# size " + String(("0000000000" + String(bytes.utf8.count)).suffix(10)) + "\n"), "\(bytes)")
  }

  /// A newer table of a module takes the place of that of its system alone.
  @Test func otherModulesStay() {
    var joined = table([], [("Kit", "iOS", "1.0"), ("Arm", "iOS", "2.0"), ("Kit", "macOS", "3.0")])
    joined.join(table([], [("Kit", "iOS", "9.0")]))
    #expect(
      text(joined).filter { $0.hasPrefix("# module") }.sorted() == [
        "# module Arm 2.0 iOS", "# module Kit 3.0 macOS", "# module Kit 9.0 iOS",
      ])
  }
}
