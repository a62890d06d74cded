/// A thread that runs one closure to its end.
package struct WorkThread: @unchecked Sendable {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private let thread: pthread_t

  /// Starts the thread; nil when the system gives none.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    // Darwin gives half a megabyte, too little for what the first thread may do.
    pthread_attr_setstacksize(attributes, 8 << 20)
    let argument = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var made: pthread_t?
      let code = pthread_create(&made, attributes, { Self.run($0) }, argument.toOpaque())
      guard code == 0, let made else {
        argument.release()
        return nil
      }
    #else
      var made: pthread_t = 0
      let code = pthread_create(&made, attributes, { Self.run($0) }, argument.toOpaque())
      guard code == 0 else {
        argument.release()
        return nil
      }
    #endif
    thread = made
  }

  /// Waits until the closure has returned; to be called once.
  package func join() { pthread_join(thread, nil) }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
    return nil
  }
}
