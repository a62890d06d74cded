import SwiftKitABI
import SwiftSourceModel
import Testing

/// The lines of a run's facts as plugins see them.
@Suite struct FactTableTests {
  @Test(arguments: [
    ("", []), ("\n", []), ("Aname\n", ["1 name|"]), ("Bname\tobject\n", ["2 name|object"]),
    ("A\n\nBa\tb\tc\nCx\n", ["1 |", "2 a|b\tc", "3 x|"]),
    ("Aa long subject\ta long object\nAb", ["1 a long subject|a long object"]),
    ("Ax\t\n", ["1 x|"]), ("A\tobject\n", ["1 |object"]),
  ])
  func lines(text: String, expected: [String]) {
    let table = FactTable(lines: Array(text.utf8)).table.pointee
    let facts = UnsafeBufferPointer(start: table.facts, count: Int(table.fact_count))
    func string(_ text: swiftkit_text) -> String {
      String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
    }
    #expect(facts.map { "\($0.relation) \(string($0.subject))|\(string($0.object))" } == expected)
  }
}
