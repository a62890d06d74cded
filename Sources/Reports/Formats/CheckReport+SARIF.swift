import HostMessages
package import POSIXSupport
import RuleModel
import SourceChecking
package import WireFormats

extension CheckReport {
  /// SARIF with the catalogue as rules, fixes and fingerprints; columns are in characters, as the format wants.
  ///
  /// - Parameters:
  ///   - base: the folder that the findings' paths are relative to.
  ///   - version: that of the program.
  package func sarif(below base: FilePath, version: String) -> SARIFDocument {
    let order = Dictionary(uniqueKeysWithValues: catalogue.entries.enumerated().map { ($0.element.name, $0.offset) })
    var columns = CharacterColumns(below: base, sources: sources)
    let results = zip(outcome.findings, Fingerprint.names(of: outcome.findings)).map { checked, name in
      let finding = checked.finding
      let uri = finding.path.uri
      let replacements = checked.edits.map { edit in
        SARIFDocument.Replacement(
          deletedRegion: columns.region(
            finding.path, SourcePosition(line: Int(edit.start.line), column: Int(edit.start.column)),
            SourcePosition(line: Int(edit.end.line), column: Int(edit.end.column))),
          insertedContent: edit.replacement)
      }
      return SARIFDocument.Result(
        ruleId: finding.check, ruleIndex: order[finding.check], level: finding.severity.sarif, message: finding.message,
        location: SARIFDocument.PhysicalLocation(
          uri: uri, region: columns.region(finding.path, finding.start, finding.end)),
        fingerprint: name,
        fix: replacements.isEmpty
          ? nil
          : SARIFDocument.Fix(
            uri: uri, description: "\(finding.suggested ? "Suggestion" : "Fix"): \(finding.message)",
            replacements: replacements))
    }
    let rules = catalogue.entries.map { entry in
      let kept = entry.check.rules.joined(separator: ", ")
      let skills = Set(entry.check.rules.compactMap { $0.split(separator: "/").first.map(String.init) })
      return SARIFDocument.Rule(
        id: entry.name, title: entry.check.title,
        description: kept.isEmpty ? "\(entry.check.title)." : "\(entry.check.title). Rules: \(kept).",
        help: "Run 'swiftkit check --explain \(entry.name)' for the rules, reasons and examples. A comment "
          + "'// swiftkit:disable:next \(entry.name) -- why' suppresses it for one line.",
        enabled: entry.check.isOnByDefault, level: entry.severity.sarif, rules: entry.check.rules,
        tags: ["swift"] + skills.sorted())
    }
    let driver = SARIFDocument.Driver(name: "swiftkit", semanticVersion: version, rules: rules)
    return SARIFDocument(
      run: SARIFDocument.Run(
        tool: SARIFDocument.Tool(driver: driver), results: results,
        invocation: SARIFDocument.Invocation(
          notifications: problemLines + outcome.skipped.map { "skipped \($0.path): \($0.reason)" })))
  }
}

/// Turns columns in bytes into columns in characters.
private struct CharacterColumns {
  private var lines: SourceLines

  init(below folder: FilePath, sources: [String: [UInt8]]) { lines = SourceLines(below: folder, sources: sources) }

  mutating func region(_ path: String, _ start: SourcePosition, _ end: SourcePosition) -> SARIFDocument.Region {
    SARIFDocument.Region(
      startLine: start.line, startColumn: column(path, start), endLine: end.line, endColumn: column(path, end))
  }

  private mutating func column(_ path: String, _ place: SourcePosition) -> Int {
    guard let line = lines.line(place.line, of: path) else { return place.column }
    return line.prefix(place.column - 1).count { $0 & 0xc0 != 0x80 } + 1
  }
}

extension Severity {
  fileprivate var sarif: String { self == .info ? "note" : rawValue }
}

extension String {
  /// The path as a URI reference, relative as the path is.
  fileprivate var uri: String {
    (hasPrefix("/") ? "file://" : "")
      + utf8.map { byte in
        let character = Character(Unicode.Scalar(byte))
        let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~/".contains(character))
        guard !isPlain else { return String(character) }
        let digits = Array("0123456789ABCDEF")
        return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }.joined()
  }
}
