/// The entries of an `AliasBook` before they are in order.
package struct AliasDraft: Sendable {
  private var arena: [UInt8] = []
  private var entries: [Entry] = []
  private var targets: [UInt8] = []
  private var listStarts: [Int] = []
  private var maker = AliasKey.Maker()

  private struct Entry {
    /// The first eight bytes as a number: most comparisons need no more.
    let prefix: UInt64
    let words: Range<Int>
    let list: Int
  }

  package init() {}

  /// Adds a list of targets, with a comma between, and gives its number.
  package mutating func add(targets list: ArraySlice<UInt8>) -> Int {
    listStarts.append(targets.count)
    targets += list
    targets.append(newline)
    return listStarts.count - 1
  }

  /// Adds an entry under a key that was made already.
  package mutating func add(words: ArraySlice<UInt8>, list: Int) {
    let start = arena.count
    arena += words
    finishEntry(from: start, list)
  }

  /// Adds an entry for the words in `text`; false where it has none.
  package mutating func add(text: ArraySlice<UInt8>, list: Int) -> Bool {
    let start = arena.count
    maker.append(keyOf: text, to: &arena)
    guard arena.count > start else { return false }
    finishEntry(from: start, list)
    return true
  }

  private mutating func finishEntry(from start: Int, _ list: Int) {
    var prefix: UInt64 = 0
    for place in start..<start + 8 { prefix = prefix << 8 | (place < arena.count ? UInt64(arena[place]) : 0) }
    entries.append(Entry(prefix: prefix, words: start..<arena.count, list: list))
  }

  // MARK: - Pages

  func pages() -> [AliasBook.Page] {
    let sorted = entries.sorted { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      switch order(left.words, right.words) {
      // Of equal words the order of the file is kept: its first target is the best.
      case 0: return left.list < right.list
      case let order: return order < 0
      }
    }
    var pages: [AliasBook.Page] = []
    var page: [UInt8] = [], line: [UInt8] = []
    var first = 0..<0
    var index = 0
    while index < sorted.count {
      let words = sorted[index].words
      line.removeAll(keepingCapacity: true)
      line += arena[words]
      line.append(tab)
      var last = -1
      while index < sorted.count, order(sorted[index].words, words) == 0 {
        if sorted[index].list != last {
          if last >= 0 { line.append(comma) }
          line += String(sorted[index].list).utf8
        }
        last = sorted[index].list
        index += 1
      }
      line.append(newline)
      if page.count + line.count > fullPage, !page.isEmpty {
        pages.append(AliasBook.Page(first: String(decoding: arena[first], as: UTF8.self), entries: page))
        page.removeAll(keepingCapacity: true)
      }
      if page.isEmpty { first = words }
      page += line
    }
    if !page.isEmpty {
      pages.append(AliasBook.Page(first: String(decoding: arena[first], as: UTF8.self), entries: page))
    }
    return pages
  }

  /// Negative, 0 or positive as the first of two words comes before, equals or comes after the second.
  private func order(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    for offset in 0..<min(left.count, right.count) {
      let difference = Int(arena[left.lowerBound + offset]) - Int(arena[right.lowerBound + offset])
      if difference != 0 { return difference }
    }
    return left.count - right.count
  }

  func lists() -> [AliasBook.Lists] {
    var lists: [AliasBook.Lists] = []
    var first = 0
    while first < listStarts.count {
      var next = first + 1
      while next < listStarts.count, end(of: next) - listStarts[first] <= fullPage { next += 1 }
      lists.append(AliasBook.Lists(first: first, lines: Array(targets[listStarts[first]..<end(of: next - 1)])))
      first = next
    }
    return lists
  }

  private func end(of list: Int) -> Int { list + 1 < listStarts.count ? listStarts[list + 1] : targets.count }
}

/// Larger rows of a table without row numbers are cut over several pages of the database.
private let fullPage = 900
