import POSIXSupport
import Synchronization
import Testing

struct BackgroundTests {
  /// The work is done while its owner does something else, once, and everybody gets its value.
  @Test func theWorkIsDoneOnce() {
    let works = Mutex(0)
    let work = Background {
      works.withLock { $0 += 1 }
      return 7
    }
    if Processors.count > 1 {
      for _ in 0..<20_000 where works.withLock({ $0 == 0 }) { usleep(100) }
      #expect(works.withLock { $0 } == 1)
    }
    let (first, second) = (Background { work.value }, Background { work.value })
    #expect([work.value, first.value, second.value] == [7, 7, 7])
    #expect(works.withLock { $0 } == 1)
  }

  /// Nothing is left running when the owner goes without having asked.
  @Test func whatHasBegunIsWaitedFor() {
    let begun = Mutex(0)
    let ended = Mutex(0)
    for _ in 0..<20 {
      _ = Background {
        begun.withLock { $0 += 1 }
        usleep(1_000)
        ended.withLock { $0 += 1 }
      }
    }
    let after = begun.withLock { $0 }
    #expect(ended.withLock { $0 } == after)
    usleep(3_000)
    #expect(begun.withLock { $0 } == after)
  }
}
