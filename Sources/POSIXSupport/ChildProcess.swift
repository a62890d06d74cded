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

  package let id: pid_t

  /// Starts the program at `path`, which is not searched for.
  ///
  /// - Parameters:
  ///   - arguments: those after the program's own name.
  ///   - environment: the whole environment, as `NAME=value`.
  ///   - descriptors: pairs of a descriptor here and its number in the new process; the numbers may overlap. No other
  ///     descriptor that was opened to be closed on exec, as all of ours are, is open there.
  package init(
    _ path: FilePath, arguments: [String], environment: [String], descriptors: [(from: Int32, to: Int32)]
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
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // Copies above every number that is given away, so that putting one in place never overwrites another.
    let floor = (descriptors.map(\.to).max() ?? 2) + 1
    let copies = descriptors.map { fcntl($0.from, F_DUPFD_CLOEXEC, floor) }
    defer { for copy in copies where copy >= 0 { close(copy) } }
    for (copy, pair) in zip(copies, descriptors) {
      guard copy >= 0 else { throw FileFault("start", path, code: .badFileDescriptor) }
      posix_spawn_file_actions_adddup2(&actions, copy, pair.to)
    }

    let words = ([path.string] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup($0) } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var started: pid_t = 0
    let code = SpawnLock.hold {
      path.withPlatformString { posix_spawn(&started, $0, &actions, &attributes, words, settings) }
    }
    guard code == 0 else { throw FileFault("start", path, code: Errno(rawValue: code)) }
    id = started
  }

  package func signal(_ number: Int32) { _ = kill(id, number) }

  /// Whether the process has ended; it is still to be waited for.
  package var hasEnded: Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
  }

  /// Waits until the process has ended.
  package consuming func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
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
