import POSIXSupport

/// How much more work a larger input is, by the processor time of this thread, which other tests do not touch.
package enum WorkGrowth {
  /// The work for `large` as a multiple of the work for `small`.
  ///
  /// A processor that is shared is not as fast at each moment, so the least of up to eight tries counts; a reader that is
  /// too slow is so at each of them.
  /// - Parameter bound: the first try below it ends the measurement.
  package static func factor<Input>(
    _ small: Input, _ large: Input, below bound: Double, work: (Input) -> Void
  ) -> Double {
    var least = Double.infinity
    for _ in 0..<8 where least >= bound {
      least = min(least, seconds(large, work) / max(seconds(small, work), 0.0005))
    }
    return least
  }

  private static func seconds<Input>(_ input: Input, _ work: (Input) -> Void) -> Double {
    (0..<2).map { _ in
      let start = threadTime()
      work(input)
      return threadTime() - start
    }.min() ?? 0
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
