#if !canImport(Darwin)
  import Synchronization
#endif

/// Keeps a program from being started between the making of a descriptor and its marking as close-on-exec.
///
/// Without it the program of another thread could inherit the writing end of a pipe, whose reader would then wait for
/// good. Where the system makes and marks in one step nothing is locked. Darwin needs it nowhere: there a program gets
/// only what `ChildProcess` hands it.
enum SpawnLock {
  #if canImport(Darwin)
    static func hold<Value>(_ body: () -> Value) -> Value { body() }
  #else
    private static let lock = Mutex(())

    static func hold<Value>(_ body: () -> Value) -> Value {
      lock.withLock { _ in body() }
    }
  #endif
}
