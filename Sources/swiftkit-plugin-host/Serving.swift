import HostMessages
import POSIXSupport

/// The descriptors that swiftkit hands to its host.
private enum Descriptor {
  static let requests: Int32 = 3
  static let replies: Int32 = 4
  static let running: Int32 = 5
}

/// Answers requests until the other side closes the pipe; gives the exit code.
func serve(memoryLimit: rlim_t?) -> Int32 {
  limit(memory: memoryLimit)
  endWithParent()
  guard let words = try? SharedWords(descriptor: Descriptor.running) else {
    StandardStream.error.write("swiftkit-plugin-host is started by swiftkit; see --help.\n")
    return 64
  }
  let session = Session(running: RunningPage(words: words))
  var stream = MessageStream()
  var replies = Replies()
  let arrivals = Arrivals()
  guard replies.add(.ready(version: HostReply.version)) else { return 1 }
  while true {
    do {
      while let request = try stream.nextRequest() {
        guard let reply = session.reply(to: request) else { continue }
        if let time = session.takeTime(), !replies.add(.timed(time)) { return 1 }
        guard replies.add(reply) else { return 1 }
      }
    } catch {
      StandardStream.error.write("swiftkit-plugin-host: \(error)\n")
      return 2
    }
    guard replies.send() else { return 1 }
    guard let bytes = arrivals.next() else { return 0 }
    stream.append(bytes)
  }
}

/// Replies on their way out, reports on files a few at a time: every sending wakes swiftkit up.
///
/// Reports that a crash takes along are of files that swiftkit gives to the next host; what libraries said of themselves
/// it must know by then.
private struct Replies {
  /// Fewer than swiftkit sends tasks ahead, so that there is always one to go on with.
  private static let most = 8
  /// No report waits longer than this for those behind it: swiftkit has to see that files get done.
  private static let patience = Duration.seconds(1)

  private var bytes: [UInt8] = []
  private var count = 0
  private var oldest = ContinuousClock.now

  /// False when swiftkit is gone.
  mutating func add(_ reply: HostReply) -> Bool {
    let now = ContinuousClock.now
    if count == 0 { oldest = now }
    bytes += reply.frame
    count += 1
    switch reply {
    case .checked, .timed: if count < Replies.most, now - oldest < Replies.patience { return true }
    case .ready, .loaded, .refused, .answered, .edited: break
    }
    return send()
  }

  mutating func send() -> Bool {
    defer { (bytes, count) = ([], 0) }
    return bytes.isEmpty || AtomicFile.writeAll(bytes, to: Descriptor.replies) == nil
  }
}

/// Ends the process soon after the one that started it is gone: nobody else stops a plugin that hangs, or what it started.
private func endWithParent() {
  let parent = getppid()
  _ = WorkThread {
    while getppid() == parent { usleep(250_000) }
    if getpgrp() == getpid() { _ = kill(0, SIGKILL) }
    _exit(0)
  }
}

/// What arrives, as much of it at a time as waits in the pipe.
private struct Arrivals: ~Copyable {
  private let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)

  deinit { room.deallocate() }

  /// What has arrived, waiting for it; nil at the end. It lies here until the next call.
  func next() -> UnsafeRawBufferPointer? {
    while true {
      let count = read(Descriptor.requests, room.baseAddress, room.count)
      if count > 0 { return UnsafeRawBufferPointer(rebasing: room[..<count]) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

/// How far the stack may grow: parsers recurse, and generated code has expressions of thousands of parts.
private let stackSize: rlim_t = 60 << 20

/// A plugin that asks for ever more memory is to be refused, not the machine brought down; and no core files.
///
/// A Mac refuses such a limit, since what all processes share there is larger by itself; swiftkit looks at the memory that
/// a host has taken, and ends it.
private func limit(memory: rlim_t?) {
  #if canImport(Darwin)
    let (core, stack) = (RLIMIT_CORE, RLIMIT_STACK)
  #else
    let space = __rlimit_resource_t(RLIMIT_AS.rawValue)
    let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #endif
  var height = rlimit()
  // Both systems let a main thread's stack grow up to a limit that is raised while it runs.
  if getrlimit(stack, &height) == 0, height.rlim_cur < stackSize {
    height.rlim_cur = min(stackSize, height.rlim_max)
    setrlimit(stack, &height)
  }
  var none = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(core, &none)
  #if !canImport(Darwin)
    if let memory {
      var most = rlimit(rlim_cur: memory, rlim_max: memory)
      setrlimit(space, &most)
    }
  #endif
}
