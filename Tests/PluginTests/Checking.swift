import SwiftKitSDK
import SwiftSourceModel
import Testing

/// What `check` finds in `source`.
func findings(_ check: any Check, in source: [UInt8], settings: Settings = Settings()) -> [Finding] {
  SourceModel(parsing: source, path: "Sample.swift").withCFile { file in
    Plugin(id: "test", version: "0", checks: [check]).findings(of: check, in: file, settings: settings)
  }
}

/// Expects findings of `check` exactly at the marks of `text`.
func expectFindings(
  _ check: any Check, _ text: String, settings: Settings = Settings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = MarkedSource(text)
  let found = findings(check, in: marked.source, settings: settings)
  #expect(
    found.map(\.range.lowerBound) == marked.marks, "\(check.id) in:\n\(marked.text)\n\(found)",
    sourceLocation: sourceLocation)
  for finding in found {
    #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(finding.range.upperBound <= marked.source.count, sourceLocation: sourceLocation)
  }
}
