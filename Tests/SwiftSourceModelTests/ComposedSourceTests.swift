import SwiftSourceModel
import TestSupport
import Testing

/// The trees of files that hold all kinds of declarations beside each other.
@Suite struct ComposedSourceTests {
  @Test func trees() {
    var text = ""
    for number in 0..<5 {
      let source = ComposedSource.text(number)
      let dump = SourceModelDump(SourceModel(parsing: Array(source.utf8), path: "Sample.swift"))
      text += "== Source \(number)\n\(source)\n\n\(dump)\n"
    }
    expectGolden(text, "composed-sources.txt")
  }
}
