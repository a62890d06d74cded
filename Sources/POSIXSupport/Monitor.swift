/// A lock that threads can also wait on for a change of what it guards.
package final class Monitor: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(lock, nil)
    #if canImport(Darwin)
      pthread_cond_init(change, nil)
    #else
      // A wait must not grow because somebody set the clock back.
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(change, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deallocate()
    lock.deallocate()
  }

  /// Calls `body` while no other thread is inside.
  package func locked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body()
  }

  /// Lets others in until one of them calls `changed`, or for so long; only from within `locked`.
  package func wait(milliseconds: Int? = nil) {
    guard let milliseconds else {
      pthread_cond_wait(change, lock)
      return
    }
    #if canImport(Darwin)
      var length = timespec(tv_sec: milliseconds / 1_000, tv_nsec: milliseconds % 1_000 * 1_000_000)
      pthread_cond_timedwait_relative_np(change, lock, &length)
    #else
      var end = timespec()
      clock_gettime(CLOCK_MONOTONIC, &end)
      end.tv_sec += milliseconds / 1_000
      end.tv_nsec += milliseconds % 1_000 * 1_000_000
      if end.tv_nsec >= 1_000_000_000 {
        end.tv_sec += 1
        end.tv_nsec -= 1_000_000_000
      }
      pthread_cond_timedwait(change, lock, &end)
    #endif
  }

  /// Wakes all that wait; only from within `locked`.
  package func changed() { pthread_cond_broadcast(change) }
}
