package import POSIXSupport
package import Testing

/// Compares `text` with the committed file `Golden/<name>` beside the test, or writes it when SWIFTKIT_RECORD is set.
///
/// A recording run fails as well, so that nobody takes it for a passing one.
package func expectGolden(
  _ text: String, _ name: String, file: StaticString = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = FilePath("\(file)").removingLastComponent().appending("Golden").appending(name)
  expectRecorded(text, in: golden, called: "Golden/\(name)", sourceLocation: sourceLocation)
}

/// Compares `text` with a generated file that is committed, such as a page of docs/, or writes it as `expectGolden` does.
package func expectRecorded(
  _ text: String, in golden: FilePath, called name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if ProcessEnvironment.value("SWIFTKIT_RECORD") != nil {
    if (try? FileContents.text(of: golden)) == text { return }
    do {
      try Folder.make(golden.removingLastComponent())
      try AtomicFile.write(Array(text.utf8), to: golden)
      Issue.record("recorded \(name): read the diff, then run again", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let expected = try? FileContents.text(of: golden) else {
    Issue.record("there is no \(name); 'make record' writes it", sourceLocation: sourceLocation)
    return
  }
  if let difference = firstDifference(expected, text) {
    Issue.record("\(name), \(difference); 'make record' refreshes it", sourceLocation: sourceLocation)
  }
}

/// Where two texts part ways, in words; nil when they are equal.
package func firstDifference(_ expected: String, _ actual: String) -> String? {
  if expected == actual { return nil }
  let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for (index, pair) in zip(left, right).enumerated() where pair.0 != pair.1 {
    return "line \(index + 1): expected '\(pair.0)', got '\(pair.1)'"
  }
  return "expected \(left.count) lines, got \(right.count)"
}
