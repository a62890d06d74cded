import POSIXSupport
import Synchronization
import Testing

struct ReadAheadTests {
  /// Results come in the order of the items, however long each takes and however slow the taker is.
  @Test(arguments: [0, 1, 2, 40, 300])
  func resultsComeInOrder(_ count: Int) {
    let works = Mutex<[Int]>([])
    let ahead = ReadAhead(count: count) { index in
      if index % 7 == 0 { usleep(200) }
      works.withLock { $0.append(index) }
      return index * index
    }
    for index in 0..<count {
      if index % 11 == 0 { usleep(200) }
      #expect(ahead.next() == index * index)
    }
    #expect(works.withLock { $0.sorted() } == Array(0..<count))
  }

  /// A single item is left to the taker.
  @Test func aSingleItemIsLeftToTheTaker() {
    let isDone = Mutex(false)
    let ahead = ReadAhead(count: 1) { index in
      isDone.withLock { $0 = true }
      return index
    }
    usleep(2_000)
    #expect(!isDone.withLock { $0 })
    #expect(ahead.next() == 0)
    #expect(isDone.withLock { $0 })
  }

  /// A taker that does not help gets everything all the same, on one thread or two.
  @Test(arguments: [0, 3, 40])
  func theTakerNeedNotHelp(_ limit: Int) {
    let ahead = ReadAhead(count: 40) { index in index }
    for index in 0..<40 { #expect(ahead.next(helpingBelow: limit) == index) }
  }

  /// Whoever takes no more ends the work; nothing is left running.
  @Test func whoeverStopsTakingEndsTheWork() {
    let works = Mutex(0)
    do {
      let ahead = ReadAhead(count: 10_000) { index in
        works.withLock { $0 += 1 }
        usleep(100)
        return index
      }
      #expect(ahead.next() == 0)
    }
    let after = works.withLock(\.self)
    #expect(after < 100)
    usleep(5_000)
    #expect(works.withLock(\.self) == after)
  }
}
