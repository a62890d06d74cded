import HostMessages
import POSIXSupport
import SourceEditing
import SwiftKitABI

/// One life of the host: the libraries it has loaded and what it does with them.
final class Session {
  private let running: RunningPage
  private let desk = ReportDesk()
  private var libraries: [UInt16: PluginLibrary] = [:]
  private var checker = FileChecker()
  /// What the last request took; nil unless times are wanted.
  private var time: TimeReport?
  private var isTiming = false

  init(running: consuming RunningPage) { self.running = running }

  func reply(to request: HostRequest) -> HostReply? {
    switch request {
    case .configure(let configuration):
      desk.use(configuration)
      checker.fileSizeLimit = Int(clamping: configuration.fileSizeLimit)
      return nil
    case .load(let request): return load(request)
    case .declare(let request):
      checker.add(request)
      return .loaded(LibraryReport(library: request.library, plugin: request.plugin))
    case .time:
      (isTiming, checker.isTiming) = (true, true)
      return nil
    case .know(let lines):
      desk.know(lines)
      return nil
    case .exclude(let check):
      checker.exclude(check)
      return nil
    case .check(let request):
      defer { running.mark(.idle) }
      let report = checker.report(on: request, desk: desk) { running.mark($0) }
      if isTiming {
        time = .checking(task: request.task, parsing: checker.times.parsing, checks: checker.times.checks)
      }
      return .checked(report)
    case .ask(let request): return .answered(answers(to: request))
    case .edit(let request):
      running.mark(.parsing(task: request.task))
      defer { running.mark(.idle) }
      let edited = SourceEditor.edited(request.source, by: request.edits, isRemoval: request.isRemoval)
      return .edited(EditReport(task: request.task, source: edited.source, outcomes: edited.outcomes))
    }
  }

  /// What the last request took, once.
  func takeTime() -> TimeReport? {
    defer { time = nil }
    return time
  }

  private func load(_ request: LibraryRequest) -> HostReply {
    running.mark(.loading(library: request.library))
    defer { running.mark(.idle) }
    let start = isTiming ? ContinuousClock.now : nil
    do {
      let library = try PluginLibrary(at: FilePath(request.path), digest: request.digest)
      libraries[request.library] = library
      checker.add(library, number: request.library, checks: Set(request.checks))
      if let start { time = .loading(library: request.library, nanoseconds: start.duration(to: .now).nanoseconds) }
      return .loaded(LibraryReport(library: request.library, plugin: library.description))
    } catch {
      return .refused(library: request.library, reason: String(describing: error).oneCleanLine)
    }
  }

  private func answers(to request: QuestionRequest) -> AnswerReport {
    var answers: [GivenAnswer] = []
    var faults: [PluginFault] = []
    for (number, library) in libraries.sorted(by: { $0.key < $1.key }) where library.description.answersQuestions {
      running.mark(.answering(task: request.task, library: number))
      let takings =
        request.text.utf8.withContiguousStorageIfAvailable { bytes in
          ask(library, UnsafeRawBufferPointer(bytes))
        } ?? Array(request.text.utf8).withUnsafeBytes { ask(library, $0) }
      answers += takings.answers.map {
        GivenAnswer(
          library: number, confidence: $0.confidence, key: $0.key, statement: $0.statement, code: $0.code)
      }
      faults += takings.faults.map { PluginFault(library: number, check: nil, reason: $0) }
    }
    running.mark(.idle)
    return AnswerReport(task: request.task, answers: answers, faults: faults)
  }

  private func ask(_ library: PluginLibrary, _ bytes: UnsafeRawBufferPointer) -> ReportDesk.Takings {
    var question = swiftkit_question(
      struct_size: UInt32(MemoryLayout<swiftkit_question>.size),
      text: swiftkit_text(bytes: bytes.baseAddress?.assumingMemoryBound(to: CChar.self), length: bytes.count))
    return desk.open(over: nil) { library.answer(&question, host: $0) }
  }
}
