import HostMessages
import POSIXSupport

/// A running plugin host: messages go in and out without ever waiting, and what it is doing can be seen at any time.
struct HostProcess: ~Copyable {
  /// What was read from the host.
  enum Arrival {
    case replies([HostReply])
    /// It will say nothing more; these came last.
    case ended([HostReply])
  }

  private let child: ChildProcess
  private var requests: Pipe
  private var replies: Pipe
  private var complaints: Pipe
  private let running: SharedWords
  private var outgoing: [UInt8] = []
  /// How much of that has gone out.
  private var sent = 0
  private var incoming = MessageStream()
  private var lastWords: [UInt8] = []
  /// What it was told to load; nil where it was told nothing yet.
  private(set) var opening: [HostRequest]?
  /// What it said to somebody else, for whoever listens next.
  private var saidBefore: [HostReply] = []

  init(_ program: FilePath, memoryLimit: UInt64, environment: [String]) throws(FileFault) {
    do throws(Errno) {
      let words = try SharedWords()
      var requests = try Pipe()
      // What a large project declares is told in one go.
      requests.widen(to: 1 << 20)
      var replies = try Pipe()
      var complaints = try Pipe()
      let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
      guard nowhere >= 0 else { throw Errno(rawValue: errno) }
      defer { _ = close(nowhere) }
      do throws(FileFault) {
        child = try ChildProcess(
          program, arguments: ["--memory-limit", "\(memoryLimit)"],
          // A crash is reported by us, in one line; Swift's own report would be sixty.
          environment: HostEnvironment.lines(of: environment) + ["SWIFT_BACKTRACE=enable=no"],
          descriptors: [
            (nowhere, 0), (nowhere, 1), (complaints.writing, 2), (requests.reading, 3), (replies.writing, 4),
            (words.descriptor, 5),
          ], inGroupOfItsOwn: true)
      } catch {
        throw error.code ?? .invalidArgument
      }
      requests.closeReading()
      replies.closeWriting()
      complaints.closeWriting()
      for descriptor in [requests.writing, replies.reading, complaints.reading] {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      }
      self.requests = requests
      self.replies = replies
      self.complaints = complaints
      running = words
    } catch {
      throw FileFault("start", program, code: error)
    }
  }

  /// Who has control, by the host's own word; nil when somebody wrote over it.
  var mark: RunningMark? { RunningMark(word: running[0]) }

  /// A number that changes with every step.
  var steps: UInt64 { running[1] }

  /// How many bytes of memory it has taken, on systems where nobody else looks.
  var footprint: UInt64? { child.footprint }

  /// How long it has stood in line for a processor so far; nil where nobody says.
  var waiting: Duration? { child.waiting }

  /// What to wait for: replies, complaints, and room for requests when some have not gone out yet.
  var interests: [pollfd] {
    [
      pollfd(fd: replies.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: complaints.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outgoing.isEmpty ? -1 : requests.writing, events: Int16(POLLOUT), revents: 0),
    ]
  }

  /// Puts requests behind those that are to be sent.
  mutating func send(_ requests: [HostRequest]) {
    for request in requests {
      if outgoing.isEmpty { outgoing = request.frame } else { outgoing += request.frame }
    }
  }

  /// Tells it what to load, before anything else.
  mutating func begin(with opening: [HostRequest]) {
    self.opening = opening
    send(opening)
    flush()
  }

  /// Lets whoever listens next hear these replies first.
  mutating func say(again replies: [HostReply]) { saidBefore += replies }

  /// Sends as much as fits now and keeps the rest.
  mutating func flush() {
    while sent < outgoing.count {
      let rest = sent
      let count = outgoing.withUnsafeBytes {
        write(requests.writing, $0.baseAddress?.advanced(by: rest), $0.count - rest)
      }
      if count < 0, errno == EINTR { continue }
      // A host that is gone is noticed when reading.
      guard count > 0 else { return }
      sent += count
    }
    (outgoing, sent) = ([], 0)
  }

  /// Takes what has arrived, without waiting.
  mutating func receive() throws(MessageFault) -> Arrival {
    listen()
    let isOpen = HostProcess.drain(replies.reading) { incoming.append($0) }
    var messages = saidBefore
    saidBefore = []
    while let reply = try incoming.nextReply() { messages.append(reply) }
    return isOpen ? .replies(messages) : .ended(messages)
  }

  /// Ends the process, whatever it is doing, and says how it ended and the last line that it wrote about itself.
  consuming func end() -> (ending: ChildProcess.Ending, lastWords: String?) {
    child.endGroup()
    return HostProcess.finish(child, complaints, lastWords)
  }

  /// Ends the process, whatever it is doing, without waiting until it is gone.
  consuming func leave() { child.leave() }

  /// Waits for a process that has closed its side already; one that does not go is ended.
  consuming func wait() -> (ending: ChildProcess.Ending, lastWords: String?) {
    // The other ends close when the process is on its way out; a plugin that closed them itself gets no second chance.
    for _ in 0..<200 where !child.hasEnded { usleep(10_000) }
    child.endGroup()
    return HostProcess.finish(child, complaints, lastWords)
  }

  private static func finish(
    _ child: consuming ChildProcess, _ complaints: borrowing Pipe, _ words: [UInt8]
  ) -> (ending: ChildProcess.Ending, lastWords: String?) {
    let ending = child.wait()
    var words = words
    _ = drain(complaints.reading) { words += $0 }
    return (ending, tellingLine(String(decoding: words, as: UTF8.self)))
  }

  /// The line that says why: what Swift and Rust say before a stack trace, else the last one.
  ///
  /// On a Mac the system writes a line for each class that two libraries have, which says nothing of an end.
  static func tellingLine(_ text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).filter {
      !($0.hasPrefix("objc[") && $0.contains(" is implemented in both "))
    }
    let telling = lines.last { $0.contains("Fatal error") || $0.contains(" panicked at ") } ?? lines.last
    return telling.map { String($0).oneCleanLine.cut(toBytes: 300) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func listen() {
    _ = HostProcess.drain(complaints.reading) { lastWords += $0 }
    if lastWords.count > 64_000 { lastWords.removeFirst(lastWords.count - 32_000) }
  }

  /// Reads until nothing is there; false when nothing will come any more.
  ///
  /// No more than so much at a time: somebody who never stops writing must not keep us from looking at the clock.
  private static func drain(_ descriptor: Int32, _ take: ([UInt8]) -> Void) -> Bool {
    for _ in 0..<32 {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(0, count)
      }
      if count > 0 {
        take(bytes)
      } else if count == 0 {
        return false
      } else if errno != EINTR {
        return errno == EAGAIN
      }
    }
    return true
  }
}
