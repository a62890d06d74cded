/// Work shared by two threads, item by item, whose results are taken in order while it goes on.
///
/// The thread that takes works too where it would have to wait. Without a second thread, or where the system refuses
/// one, it does everything.
package struct ReadAhead<Value: Sendable>: ~Copyable {
  /// Results that nobody took yet; more would fill the memory with what a slow taker cannot use.
  private static var mostAhead: Int { 16 }

  private let shared: Shared
  private let thread: WorkThread?

  /// Begins with `work(0)`; `count` items are worked on unless this value goes earlier.
  ///
  /// - Parameters:
  ///   - memory: for how many bytes the thread prepares, in a process that ends soon.
  package init(count: Int, memory: Int = 0, work: @escaping @Sendable (Int) -> Value) {
    let shared = Shared(count: count, memory: memory, work: work)
    self.shared = shared
    thread = count > 1 && Processors.count > 1 ? WorkThread { shared.workThrough() } : nil
  }

  deinit {
    guard let thread else { return }
    shared.cancel()
    thread.join()
  }

  /// The next result; waits until it is there. At most `count` calls.
  ///
  /// - Parameter limit: while it waits, the caller's thread works on items below this only.
  package func next(helpingBelow limit: Int = .max) -> Value { shared.next(helpingBelow: limit) }

  /// What both threads see; its monitor guards everything that changes.
  private final class Shared: @unchecked Sendable {
    private let work: @Sendable (Int) -> Value
    private let count: Int
    private let memory: Int
    private let monitor = Monitor()
    private var results: [Int: Value] = [:]
    private var claimed = 0
    private var taken = 0
    private var isCancelled = false

    init(count: Int, memory: Int, work: @escaping @Sendable (Int) -> Value) {
      self.count = count
      self.memory = memory
      self.work = work
    }

    func workThrough() {
      if memory > 0 { WorkingMemory.expect(memory) }
      while let index = monitor.locked({ claimWaiting() }) { finish(index, work(index)) }
    }

    func next(helpingBelow limit: Int) -> Value {
      let wanted = monitor.locked {
        defer { taken += 1 }
        return taken
      }
      while true {
        let step: Step = monitor.locked {
          while true {
            if let value = results.removeValue(forKey: wanted) {
              monitor.changed()
              return .take(value)
            }
            // What is wanted must not wait for a thread that there may not be.
            if claimed <= wanted || claimed < limit, let index = claim() { return .work(index) }
            monitor.wait()
          }
        }
        switch step {
        case .take(let value): return value
        case .work(wanted): return work(wanted)
        case .work(let index): finish(index, work(index))
        }
      }
    }

    private enum Step {
      case take(Value)
      case work(Int)
    }

    /// The next item that nobody works on, if its result would not be too far ahead. The monitor is held.
    private func claim() -> Int? {
      guard claimed < count, claimed - taken < ReadAhead.mostAhead else { return nil }
      defer { claimed += 1 }
      return claimed
    }

    /// As `claim`, but waits for the taker; nil when there is no more to do. The monitor is held.
    private func claimWaiting() -> Int? {
      while !isCancelled, claimed < count {
        if let index = claim() { return index }
        monitor.wait()
      }
      return nil
    }

    private func finish(_ index: Int, _ value: Value) {
      monitor.locked {
        results[index] = value
        monitor.changed()
      }
    }

    func cancel() {
      monitor.locked {
        isCancelled = true
        monitor.changed()
      }
    }
  }
}

extension Array where Element: Sendable {
  /// What `transform` makes of each element, in order, on two threads where the machine has them.
  package func mappedAhead<Value: Sendable>(_ transform: @escaping @Sendable (Element) -> Value) -> [Value] {
    // So many elements at a time that handing them over costs nothing beside the work.
    let size = 32
    let chunks = ReadAhead(count: (count + size - 1) / size) { chunk in
      self[chunk * size..<Swift.min((chunk + 1) * size, count)].map(transform)
    }
    var values: [Value] = []
    values.reserveCapacity(count)
    while values.count < count { values += chunks.next() }
    return values
  }
}
