import DeclaredChecks
import HostMessages
import POSIXSupport
import SwiftKitABI
import SwiftSourceModel

/// Takes what plugins report during a call, and believes nothing that can be tested.
///
/// The table of functions that plugins see points here; both live as long as the process, because a plugin may have
/// kept the pointer. What comes outside of a call, or from another thread, is dropped.
final class ReportDesk {
  /// A finding whose places are known to lie in the file.
  struct Finding {
    let range: Range<Int>
    let message: String
    let edits: [(range: Range<Int>, replacement: String)]
    let isSuggestion: Bool
    let isNote: Bool
  }

  struct Answer {
    let confidence: Double
    let key: String
    let statement: String
    let code: String
  }

  /// What one call brought.
  struct Takings {
    var findings: [Finding] = []
    var answers: [Answer] = []
    /// Sentences about what the plugin did wrong, in order, without repetition.
    var faults: [String] = []
    var reports = 0

    mutating func complain(_ sentence: String) {
      if faults.count < 3, !faults.contains(sentence) { faults.append(sentence) }
    }
  }

  var findingLimit = 1_000
  private static let messageLimit = 2_000
  private static let answerLimit = 20
  private var settings: [String: swiftkit_text] = [:]
  private var values: [String: String] = [:]
  private var facts: FactTable?
  private var api = DeclarationTable()
  private var source: UnsafeRawBufferPointer?
  private var caller: pthread_t?
  private var takings = Takings()
  private let table: UnsafeMutablePointer<swiftkit_host>

  init() {
    table = .allocate(capacity: 1)
    table.initialize(to: swiftkit_host())
    table.pointee = swiftkit_host(
      struct_size: UInt32(MemoryLayout<swiftkit_host>.size), abi_major: UInt32(SWIFTKIT_ABI_MAJOR),
      abi_minor: UInt32(SWIFTKIT_ABI_MINOR), context: Unmanaged.passRetained(self).toOpaque(),
      report: { context, finding in ReportDesk.at(context)?.take(finding) },
      reply: { context, answer in ReportDesk.at(context)?.take(answer) },
      setting: { context, name in ReportDesk.at(context)?.setting(name) ?? swiftkit_text() },
      extension: { context, name in ReportDesk.at(context)?.table(named: name) })
  }

  /// Sets what plugins may ask for by name, in place of what they could ask for before.
  func use(_ configuration: HostConfiguration) {
    findingLimit = Int(configuration.findingLimit)
    for text in settings.values { text.bytes?.deallocate() }
    (settings, values) = ([:], [:])
    for setting in configuration.settings {
      settings.removeValue(forKey: setting.name)?.bytes?.deallocate()
      values[setting.name] = setting.value
      let bytes = UnsafeMutableBufferPointer<CChar>.allocate(capacity: setting.value.utf8.count)
      _ = bytes.initialize(from: setting.value.utf8.map { CChar(bitPattern: $0) })
      settings[setting.name] = swiftkit_text(bytes: bytes.baseAddress.map { UnsafePointer($0) }, length: bytes.count)
    }
  }

  /// Runs `call`, in which a plugin may report about `source`, and gives what it brought.
  func open(over source: UnsafeRawBufferPointer?, _ call: (UnsafePointer<swiftkit_host>) -> Void) -> Takings {
    takings = Takings()
    self.source = source
    caller = pthread_self()
    call(table)
    caller = nil
    self.source = nil
    if takings.reports > findingLimit {
      takings.complain("it reported \(takings.reports) findings in one file; only the first \(findingLimit) are shown")
    }
    return takings
  }

  /// What a check that is data finds; it is our own code, so nothing needs to be doubted.
  func takings(of detector: DeclaredDetector, in file: UnsafePointer<swiftkit_file>) -> Takings {
    var takings = Takings()
    let findings = detector.findings(in: file, settings: values, facts: facts?.table)
    takings.reports = findings.count
    takings.findings = findings.prefix(findingLimit).map {
      Finding(range: $0.range, message: $0.message.oneCleanLine, edits: [], isSuggestion: false, isNote: false)
    }
    if findings.count > findingLimit {
      takings.complain("it reported \(findings.count) findings in one file; only the first \(findingLimit) are shown")
    }
    return takings
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ReportDesk? {
    guard let context else { return nil }
    let desk = Unmanaged<ReportDesk>.fromOpaque(context).takeUnretainedValue()
    guard let caller = desk.caller, pthread_equal(caller, pthread_self()) != 0 else { return nil }
    return desk
  }

  private func take(_ pointer: UnsafePointer<swiftkit_finding>?) {
    guard let pointer, let source else { return takings.complain("it reported an invalid finding") }
    guard let finding = swiftkit_finding(copying: pointer) else {
      return takings.complain("it reported a finding of \(swiftkit_finding.size(of: pointer)) bytes")
    }
    takings.reports += 1
    if takings.reports > findingLimit { return }
    guard finding.start <= finding.end, Int(finding.end) <= source.count else {
      return takings.complain(
        "it reported bytes \(finding.start) to \(finding.end) of a file that has \(source.count)")
    }
    guard let message = String(finding.message, limit: ReportDesk.messageLimit) else {
      return takings.complain("it reported a message that is not UTF-8 or longer than \(ReportDesk.messageLimit) bytes")
    }
    guard case let line = message.oneCleanLine, !line.isEmpty else {
      return takings.complain("it reported a finding without a message")
    }
    takings.findings.append(
      Finding(
        range: Int(finding.start)..<Int(finding.end), message: line, edits: edits(of: finding, in: source),
        isSuggestion: finding.is_suggestion != 0, isNote: finding.is_note != 0))
  }

  /// The edits of a finding: all of them, or none when one is wrong.
  private func edits(
    of finding: swiftkit_finding, in source: UnsafeRawBufferPointer
  ) -> [(range: Range<Int>, replacement: String)] {
    guard finding.edit_count > 0 else { return [] }
    guard let first = finding.edits, finding.edit_count <= 1_000 else {
      takings.complain("it offered \(finding.edit_count) edits for one finding")
      return []
    }
    var edits: [(range: Range<Int>, replacement: String)] = []
    for edit in UnsafeBufferPointer(start: first, count: finding.edit_count) {
      let earliest = edits.last?.range.upperBound ?? 0
      guard edit.start <= edit.end, Int(edit.end) <= source.count, Int(edit.start) >= earliest,
        source.isCharacterBoundary(Int(edit.start)), source.isCharacterBoundary(Int(edit.end)),
        let replacement = String(edit.replacement)
      else {
        takings.complain(
          "it offered an edit that is outside the file, overlaps another, or has a text that is not UTF-8")
        return []
      }
      edits.append((Int(edit.start)..<Int(edit.end), replacement))
    }
    return edits
  }

  private func take(_ pointer: UnsafePointer<swiftkit_answer>?) {
    guard let pointer, let answer = swiftkit_answer(copying: pointer) else {
      return takings.complain("it gave an invalid answer")
    }
    guard takings.answers.count < ReportDesk.answerLimit else {
      return takings.complain("it gave more than \(ReportDesk.answerLimit) answers to one question")
    }
    guard let key = String(answer.key, limit: 200), let statement = String(answer.statement, limit: 1 << 14),
      let code = String(answer.code, limit: 1 << 16), answer.confidence >= 0, answer.confidence <= 1,
      !statement.oneCleanLine.isEmpty
    else {
      return takings.complain("it gave an answer that is empty, too long, not UTF-8 or has an invalid confidence")
    }
    takings.answers.append(
      Answer(
        confidence: answer.confidence, key: key.oneCleanLine, statement: statement.oneCleanLine,
        code: code.cleanCode))
  }

  /// Takes what the files of the run declare; from now on plugins may ask for it.
  func know(_ lines: [UInt8]) { facts = FactTable(lines: lines) }

  private func table(named name: UnsafePointer<CChar>?) -> UnsafeRawPointer? {
    switch name.map({ String(cString: $0) }) {
    case SWIFTKIT_FACTS: facts.map { UnsafeRawPointer($0.table) }
    case SWIFTKIT_API: api.table(at: values[HostConfiguration.Setting.apiTable])
    default: nil
    }
  }

  private func setting(_ name: swiftkit_text) -> swiftkit_text? {
    String(name, limit: 200).flatMap { settings[$0] }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a character of UTF-8 begins, or the text ends, at `offset`.
  fileprivate func isCharacterBoundary(_ offset: Int) -> Bool {
    offset == count || self[offset] & 0xc0 != 0x80
  }
}
