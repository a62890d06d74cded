import Synchronization

#if canImport(Darwin)
  import CMemory
#endif

/// A process that we started; it is waited for exactly once.
package struct ChildProcess: ~Copyable, Sendable {
  /// How a process ended.
  package enum Ending: Hashable, Sendable, CustomStringConvertible {
    case exited(Int32)
    case signalled(Int32)

    package var description: String {
      switch self {
      case .exited(let code): "it exited with code \(code)"
      case .signalled(let number): "it was ended by \(Signal.name(of: number))"
      }
    }
  }

  private static let numbers = Mutex<Set<pid_t>>([])
  /// Those that were ended, and are waited for when they are gone.
  private static let left = Mutex<[pid_t]>([])

  /// Those that were started and not yet waited for.
  static var running: Set<pid_t> { numbers.withLock { $0 } }

  package let id: pid_t
  private let leadsGroup: Bool

  /// Starts the program at `path`, which is not searched for.
  ///
  /// - Parameters:
  ///   - arguments: those after the program's own name.
  ///   - environment: the whole environment, as `NAME=value`.
  ///   - descriptors: pairs of a descriptor here and its number in the new process; the numbers may overlap. Standard
  ///     streams that are not among them are handed on. No other descriptor that was opened to be closed on exec, as all
  ///     of ours are, is open there.
  ///   - inGroupOfItsOwn: the process leads a group, which `endGroup` ends as a whole; a terminal's signals pass it by.
  package init(
    _ path: FilePath, arguments: [String], environment: [String], descriptors: [(from: Int32, to: Int32)],
    inGroupOfItsOwn: Bool = false
  ) throws(FileFault) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A pipe whose reader died, or a file that may not grow, must end a child, whatever we ignore ourselves.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // The threads of Swift's executors hold back most signals; a child that inherits that survives SIGTERM.
    var held = sigset_t()
    sigemptyset(&held)
    posix_spawnattr_setsigmask(&attributes, &held)
    #if canImport(Darwin)
      var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    if inGroupOfItsOwn {
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // Copies above every number that is given away, so that putting one in place never overwrites another.
    let floor = (descriptors.map(\.to).max() ?? 2) + 1
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for pair in descriptors {
      let copy = fcntl(pair.from, F_DUPFD_CLOEXEC, floor)
      guard copy >= 0 else { throw FileFault("start", path, code: Errno(rawValue: errno)) }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, pair.to)
    }
    #if canImport(Darwin)
      // Closing what is not named closes the standard streams too, which Linux hands on.
      for stream in STDIN_FILENO...STDERR_FILENO where !descriptors.contains(where: { $0.to == stream }) {
        posix_spawn_file_actions_addinherit_np(&actions, stream)
      }
    #endif

    ChildProcess.reapLeft()
    let words = ([path.string] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var started: pid_t = 0
    let code = SpawnLock.hold {
      let code = path.withPlatformString { posix_spawn(&started, $0, &actions, &attributes, words, settings) }
      if code == 0 { _ = ChildProcess.numbers.withLock { $0.insert(started) } }
      return code
    }
    guard code == 0 else { throw FileFault("start", path, code: Errno(rawValue: code)) }
    id = started
    leadsGroup = inGroupOfItsOwn
  }

  package func signal(_ number: Int32) { _ = kill(id, number) }

  /// Ends the process, and with it all of its group when it leads one; before it is waited for, since then its number
  /// may be another's.
  package func endGroup() {
    if leadsGroup { _ = kill(-id, SIGKILL) }
    signal(SIGKILL)
  }

  /// How many bytes of memory the process has taken; nil on systems that hold it to a limit themselves.
  package var footprint: UInt64? {
    #if canImport(Darwin)
      swiftkit_footprint(id)
    #else
      nil
    #endif
  }

  /// How long its first thread has stood in line for a processor so far; nil where the system does not say.
  package var waiting: Duration? {
    #if canImport(Darwin)
      nil
    #else
      // proc(5): time on the processor, time waiting on a run queue, both in nanoseconds, and the number of turns.
      let words = (try? FileContents.text(of: FilePath("/proc/\(id)/schedstat")))?.split(separator: " ") ?? []
      return words.count == 3 ? Int64(words[1]).map { .nanoseconds($0) } : nil
    #endif
  }

  /// Whether the process has ended; it is still to be waited for.
  package var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
  }

  /// Ends the process and its group, and leaves it: until the system has cleared it away takes longer than some work.
  ///
  /// Whoever starts or leaves the next one waits for it, if it is gone by then.
  package consuming func leave() {
    endGroup()
    let id = id
    ChildProcess.left.withLock { $0.append(id) }
    ChildProcess.reapLeft()
  }

  private static func reapLeft() {
    left.withLock { left in
      left.removeAll { id in
        guard waitpid(id, nil, WNOHANG) != 0 else { return false }
        _ = numbers.withLock { $0.remove(id) }
        return true
      }
    }
  }

  /// Waits until the process has ended.
  package consuming func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    _ = ChildProcess.numbers.withLock { $0.remove(id) }
    let number = status & 0x7f
    return number == 0 ? .exited((status >> 8) & 0xff) : .signalled(number)
  }
}

/// Names of the signals that end programs.
package enum Signal {
  package static func name(of number: Int32) -> String {
    switch number {
    case SIGSEGV: "SIGSEGV (bad memory access)"
    case SIGBUS: "SIGBUS (bad memory access)"
    case SIGILL: "SIGILL (a trap, as after fatalError)"
    case SIGTRAP: "SIGTRAP (a trap, as after fatalError)"
    case SIGABRT: "SIGABRT (abort)"
    case SIGFPE: "SIGFPE (arithmetic)"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    case SIGPIPE: "SIGPIPE"
    default: "signal \(number)"
    }
  }
}
