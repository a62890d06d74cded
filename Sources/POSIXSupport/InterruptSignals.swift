/// The wish of a person or a service manager that a waiting program ends: SIGINT and SIGTERM.
package enum InterruptSignals {
  /// Waits for `milliseconds`; true when somebody wants the program to end, which then does not happen by itself.
  package static func wait(milliseconds: UInt32) -> Bool {
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGINT)
    sigaddset(&wanted, SIGTERM)
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &wanted, &before)
    // Short steps, since a held signal does not end a sleep.
    for _ in 0..<max(1, milliseconds / 20) {
      usleep(20_000)
      var pending = sigset_t()
      sigpending(&pending)
      if sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1 { return true }
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return false
  }
}
