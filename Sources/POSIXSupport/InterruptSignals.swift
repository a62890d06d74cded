/// The wish of a person or a service manager that a waiting program ends: SIGINT and SIGTERM.
package enum InterruptSignals {
  /// Runs `body`, during which these signals do not end the program but wait to be seen by `arrived`.
  package static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGINT)
    sigaddset(&wanted, SIGTERM)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &wanted, &before)
    // One that arrived and is the reason to end shall not do so on the way out.
    defer { if !hasArrived { pthread_sigmask(SIG_SETMASK, &before, nil) } }
    return try body()
  }

  /// Waits for `milliseconds`, or until a held signal arrives; true when one has.
  package static func arrived(within milliseconds: UInt32) -> Bool {
    // Short steps, since a held signal does not end a sleep.
    for _ in 0..<max(1, milliseconds / 20) {
      if hasArrived { return true }
      usleep(20_000)
    }
    return hasArrived
  }

  private static var hasArrived: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }
}
