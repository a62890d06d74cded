import DeclaredChecks
import HostMessages
import POSIXSupport
import SourceScanning
import SwiftKitABI
import SwiftSourceModel

/// Runs the enabled checks over one file after another.
struct FileChecker {
  /// Who looks at a file.
  private enum Detector {
    case library(PluginLibrary)
    case declared(DeclaredDetector)
  }

  /// A check that is to be run.
  ///
  /// A class, because it is handed around once for every check and file.
  private final class EnabledCheck {
    let detector: Detector
    let reference: CheckReference
    let literals: [String]

    init(detector: Detector, reference: CheckReference, literals: [String]) {
      (self.detector, self.reference, self.literals) = (detector, reference, literals)
    }
  }

  var fileSizeLimit = 8 << 20
  /// Whether `times` says what each step of the last file took.
  var isTiming = false
  /// What parsing the last file took and each check of it, in nanoseconds; nothing unless `isTiming`.
  private(set) var times: (parsing: UInt64, checks: [CheckTime]) = (0, [])
  private var checks: [EnabledCheck] = [] {
    didSet { knownScreen = nil }
  }
  /// Made when the first file comes, which is after all libraries.
  private var knownScreen: SourceScreen?

  mutating func add(_ library: PluginLibrary, number: UInt16, checks wanted: Set<String>) {
    add(library.description, number: number, checks: wanted) { _ in .library(library) }
  }

  /// Adds checks that are data.
  mutating func add(_ request: DeclarationRequest) {
    guard request.declared.count == request.plugin.checks.count else { return }
    add(request.plugin, number: request.library, checks: Set(request.checks)) {
      .declared(DeclaredDetector(request.declared[$0], literals: request.plugin.checks[$0].literals))
    }
  }

  private mutating func add(
    _ plugin: PluginDescription, number: UInt16, checks wanted: Set<String>, detector: (Int) -> Detector
  ) {
    for (index, check) in plugin.checks.enumerated() where wanted.contains(check.id) {
      let reference = CheckReference(library: number, check: UInt16(clamping: index))
      checks.append(EnabledCheck(detector: detector(index), reference: reference, literals: check.literals))
    }
  }

  mutating func exclude(_ check: CheckReference) { checks.removeAll { $0.reference == check } }

  /// Checks one file; `mark` is told before every step that may go wrong.
  mutating func report(on request: FileRequest, desk: ReportDesk, mark: (RunningMark) -> Void) -> FileReport {
    mark(.reading(task: request.task))
    if isTiming { times = (0, []) }
    let screen = knownScreen ?? SourceScreen(checks.map(\.literals))
    knownScreen = screen
    let source: [UInt8]
    do {
      source = try bytes(of: request)
    } catch {
      return FileReport(task: request.task, outcome: .skipped(error.reason))
    }
    return source.withUnsafeBytes { bytes in
      let passing = screen.passing(bytes)
      let due = checks.indices.filter { index in
        passing.checks[index]
          && (request.excluding.isEmpty || !request.excluding.contains(checks[index].reference))
      }
      if let reason = bytes.reasonNotToRead { return FileReport(task: request.task, outcome: .skipped(reason)) }
      // Also where no check of this host asks for it: hosts that run the plugins of others are not believed about files.
      if let reason = bytes.reasonNotToParse { return FileReport(task: request.task, outcome: .skipped(reason)) }
      // Who hands the text over wants to know whether it parses.
      guard !due.isEmpty || passing.mayHoldRemarks || request.source != nil else {
        return FileReport(task: request.task, outcome: .unparsed)
      }
      mark(.parsing(task: request.task))
      let start = isTiming ? ContinuousClock.now : nil
      let model = SourceModel(parsing: source, path: request.shownPath)
      if let start { times.parsing = start.duration(to: .now).nanoseconds }
      return run(
        due, over: model, bytes: bytes, holdsRemarks: passing.mayHoldRemarks, task: request.task, desk: desk, mark: mark
      )
    }
  }

  private func bytes(of request: FileRequest) throws(FileFault) -> [UInt8] {
    if let source = request.source { return source.bytes }
    return try FileContents.bytes(of: FilePath(request.path), limit: fileSizeLimit)
  }

  private mutating func run(
    _ due: [Int], over model: SourceModel, bytes: UnsafeRawBufferPointer, holdsRemarks: Bool, task: UInt32,
    desk: ReportDesk, mark: (RunningMark) -> Void
  ) -> FileReport {
    var findings: [ReportedFinding] = []
    var faults: [PluginFault] = []
    var spent: [CheckTime] = []
    let (checks, isTiming) = (checks, isTiming)
    var lines: LineTable?
    func table() -> LineTable {
      let table = lines ?? LineTable(bytes)
      lines = table
      return table
    }
    // Tasks have numbers of their own in the life of a process.
    model.withCFile(serial: task &+ 1) { file in
      for check in due.lazy.map({ checks[$0] }) {
        mark(.checking(task: task, check.reference))
        let start = isTiming ? ContinuousClock.now : nil
        let takings =
          switch check.detector {
          case .library(let library):
            desk.open(over: bytes) { library.check(check.reference.check, in: file, host: $0) }
          case .declared(let detector): desk.takings(of: detector, in: file)
          }
        if let start {
          spent.append(CheckTime(check: check.reference, nanoseconds: start.duration(to: .now).nanoseconds))
        }
        findings += takings.findings.map { table().finding($0, of: check.reference) }
        faults += takings.faults.map {
          PluginFault(library: check.reference.library, check: check.reference, reason: $0)
        }
      }
    }
    if isTiming { times.checks = spent }
    return FileReport(
      task: task, outcome: .checked, findings: findings, faults: faults,
      remarks: holdsRemarks ? remarks(of: model, in: bytes, table()) : [],
      isBroken: model.nodes.first.map { Int($0.flags) & SWIFTKIT_FLAG_BROKEN != 0 } ?? false)
  }

  private func remarks(of model: SourceModel, in bytes: UnsafeRawBufferPointer, _ lines: LineTable) -> [Remark] {
    model.nodes.reversed().prefix { Int($0.kind) == SWIFTKIT_COMMENT }.reversed().compactMap { node in
      let range = Int(node.start)..<min(Int(node.end), bytes.count)
      guard SourceScreen.isRemark(UnsafeRawBufferPointer(rebasing: bytes[range])) else { return nil }
      let text = String(decoding: bytes[range], as: UTF8.self)
      return Remark(start: lines.place(at: range.lowerBound), end: lines.place(at: range.upperBound), text: text)
    }
  }
}

extension LineTable {
  fileprivate func finding(_ finding: ReportDesk.Finding, of check: CheckReference) -> ReportedFinding {
    ReportedFinding(
      check: check, start: place(at: finding.range.lowerBound), end: place(at: finding.range.upperBound),
      message: finding.message, lineText: text(around: finding.range.lowerBound),
      edits: finding.edits.map {
        SourceEdit(
          start: place(at: $0.range.lowerBound), end: place(at: $0.range.upperBound), replacement: $0.replacement)
      }, isSuggestion: finding.isSuggestion, isNote: finding.isNote)
  }
}

extension Duration {
  /// In whole nanoseconds; none for a time before.
  var nanoseconds: UInt64 {
    UInt64(clamping: components.seconds) &* 1_000_000_000 &+ UInt64(clamping: components.attoseconds / 1_000_000_000)
  }
}
