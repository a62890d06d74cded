import HostMessages
import POSIXSupport
import SourceScanning
import SwiftKitSDK
import SwiftSourceModel
import Synchronization
import TestSupport
import Testing

/// What `check` finds in `source`, one file of a run with `others`.
func findings(
  _ check: any Check, in source: [UInt8], path: String = "Sample.swift", settings: Settings = Settings(),
  beside others: [String] = []
) -> [Finding] {
  let files = [source] + others.map { Array($0.utf8) }
  let facts = FactTable(
    lines: SourceFacts(joining: files.map { $0.withUnsafeBytes { FactScanner.facts(in: $0) } }).bytes)
  let found = SourceModel(parsing: source, path: path).withCFile { file in
    oneAtATime.withLock { _ in
      Plugin(id: "test", version: "0", checks: [check])
        .findings(of: check, in: file, settings: settings, facts: facts.table, apiTable: apiTable)
    }
  }
  // What a file is for other files, it need not say itself.
  if !found.isEmpty, others.isEmpty {
    // Literals that are narrower than their check would keep it from files that it is for.
    let passing = source.withUnsafeBytes { SourceScreen([check.literals]).passing($0) }
    #expect(
      passing.checks == [true], "the literals of \(check.id) keep it from:\n\(String(decoding: source, as: UTF8.self))")
  }
  return found
}

/// The findings of each of `checks` in `source`, which is parsed once for all of them.
func findings(
  ofEach checks: [any Check], in source: [UInt8], settings: Settings = Settings()
) -> [[Finding]] {
  let facts = FactTable(
    lines: SourceFacts(joining: [source].map { $0.withUnsafeBytes { FactScanner.facts(in: $0) } }).bytes)
  let plugin = Plugin(id: "test", version: "0", checks: checks)
  return SourceModel(parsing: source, path: "Sample.swift").withCFile { file in
    oneAtATime.withLock { _ in
      checks.map { plugin.findings(of: $0, in: file, settings: settings, facts: facts.table, apiTable: apiTable) }
    }
  }
}

/// A host calls its plugins one at a time, and they may rely on it; tests run beside each other.
private let oneAtATime = Mutex(())

/// The table of SwiftUI's declarations, which stays as long as the tests run.
nonisolated(unsafe) let apiTable = try? MappedFile.bytes(of: PackageFolder.root.appending("Data/api/facts.tsv"))

/// Expects findings of `check` exactly at the marks of `text`.
func expectFindings(
  _ check: any Check, _ text: String, path: String = "Sample.swift", settings: Settings = Settings(),
  beside others: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = MarkedSource(text)
  let found = findings(check, in: marked.source, path: path, settings: settings, beside: others)
  #expect(
    found.map(\.range.lowerBound) == marked.marks, "\(check.id) in:\n\(marked.text)\n\(found)",
    sourceLocation: sourceLocation)
  for finding in found {
    #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(finding.range.upperBound <= marked.source.count, sourceLocation: sourceLocation)
  }
}
