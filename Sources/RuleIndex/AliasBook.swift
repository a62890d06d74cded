/// Everyday words and what the documents call the thing, in order, on pages of a size that a database likes.
///
/// A table of aliases has tens of thousands of pairs: as rows they would take longer to store than all the documents
/// together. An entry is a line: the words, a tab, the targets with a comma between. No words stand in two entries.
package struct AliasBook: Hashable, Sendable {
  /// Some entries in the order of their words.
  package struct Page: Hashable, Sendable {
    /// The words of the first entry.
    package let first: String
    package let entries: [UInt8]
  }

  package let pages: [Page]

  /// A book of `aliases`, in any order; one that stands there twice is taken once.
  package init(_ aliases: [Alias]) {
    var draft = Draft()
    for alias in aliases { draft.add(words: Array(alias.words.utf8), targets: Array(alias.target.utf8)) }
    self.init(draft)
  }

  package init(_ draft: Draft) { pages = draft.pages() }

  /// The entries on `page`, as an index gave it back, that begin with the word at `start` and hold no word but `words`,
  /// which are in order; each with the places of its words there.
  static func entries(
    on page: [UInt8], beginningWith start: Int, among words: [[UInt8]]
  ) -> [(places: [Int], targets: [String])] {
    page.split(separator: newline).compactMap { line in
      guard line.starts(with: words[start]), let end = line.firstIndex(of: tab) else { return nil }
      var places: [Int] = []
      for word in line[..<end].split(separator: space) {
        let rest = words[(places.last.map { $0 + 1 } ?? start)...]
        guard let place = rest.firstIndex(where: { word.elementsEqual($0) }) else { return nil }
        places.append(place)
      }
      guard places.first == start else { return nil }
      return (places, line[(end + 1)...].split(separator: comma).map { String(decoding: $0, as: UTF8.self) })
    }
  }
}

extension AliasBook {
  /// The entries of a book before they are in order.
  package struct Draft: Sendable {
    private var arena: [UInt8] = []
    private var entries: [Entry] = []

    private struct Entry {
      /// The first eight bytes as a number: most comparisons need no more.
      let key: UInt64
      let words: Range<Int>
      let targets: Range<Int>
    }

    package init() {}

    /// Adds an entry; `words` are in small letters with single spaces, `targets` have commas between.
    package mutating func add(words: some Collection<UInt8>, targets: some Collection<UInt8>) {
      var key: UInt64 = 0
      for byte in words.prefix(8) { key = key << 8 | UInt64(byte) }
      key <<= UInt64(8 * (8 - min(8, words.count)))
      let start = arena.count
      arena += words
      let middle = arena.count
      arena += targets
      entries.append(Entry(key: key, words: start..<middle, targets: middle..<arena.count))
    }

    fileprivate func pages() -> [Page] {
      let sorted = entries.sorted { left, right in
        if left.key != right.key { return left.key < right.key }
        let (first, second) = (arena[left.words], arena[right.words])
        // Of equal words the order of the file is kept: its first target is the best.
        return first.elementsEqual(second)
          ? left.words.lowerBound < right.words.lowerBound : first.lexicographicallyPrecedes(second)
      }
      var pages: [Page] = []
      var first: Range<Int>?
      var page: [UInt8] = []
      var index = 0
      while index < sorted.count {
        let words = sorted[index].words
        var targets: [ArraySlice<UInt8>] = []
        while index < sorted.count, arena[sorted[index].words].elementsEqual(arena[words]) {
          for target in arena[sorted[index].targets].split(separator: comma) where !targets.contains(target) {
            targets.append(target)
          }
          index += 1
        }
        let line = arena[words] + [tab] + targets.joined(separator: CollectionOfOne(comma)) + [newline]
        if let start = first, page.count + line.count > fullPage {
          pages.append(Page(first: String(decoding: arena[start], as: UTF8.self), entries: page))
          (first, page) = (nil, [])
        }
        if first == nil { first = words }
        page += line
      }
      if let start = first { pages.append(Page(first: String(decoding: arena[start], as: UTF8.self), entries: page)) }
      return pages
    }
  }
}

/// Larger rows of a table without row numbers are cut over several pages of the database.
private let fullPage = 900
private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
private let space = UInt8(ascii: " ")
private let comma = UInt8(ascii: ",")
