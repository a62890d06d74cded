/// Everyday words and what the documents call the thing, as one run of bytes in order, searched where it lies.
///
/// A table of aliases has tens of thousands of pairs: as rows they would take longer to store than all the documents
/// together. An entry is a line: the words, a tab, the targets with a comma between. Lines are in the order of their words.
package struct AliasBook: Hashable, Sendable {
  package let bytes: [UInt8]

  /// A book as an index gave it back.
  package init(stored bytes: [UInt8]) { self.bytes = bytes }

  /// A book of `aliases`; one that stands there twice is taken once.
  package init(_ aliases: [Alias]) {
    var pages = Pages()
    for alias in aliases { pages.add(words: Array(alias.words.utf8), targets: Array(alias.target.utf8)) }
    self.init(pages)
  }

  package init(_ pages: Pages) { bytes = pages.bound() }

  /// What the book has for `words`, which are in small letters.
  package func targets(of words: String) -> [String] {
    let wanted = Array(words.utf8)
    var found: [String] = []
    bytes.withUnsafeBufferPointer { bytes in
      var line = firstLine(notBefore: wanted, in: bytes)
      while line < bytes.count, let start = Self.targets(ofLine: line, matching: wanted, in: bytes) {
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        for target in bytes[start..<end].split(separator: comma) {
          let target = String(decoding: target, as: UTF8.self)
          if !found.contains(target) { found.append(target) }
        }
        line = end + 1
      }
    }
    return found
  }

  // MARK: - Searching

  private func firstLine(notBefore wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      var middle = (low + high) / 2
      while middle > low, bytes[middle - 1] != newline { middle -= 1 }
      if Self.isLine(middle, before: wanted, in: bytes) {
        while middle < high, bytes[middle] != newline { middle += 1 }
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private static func isLine(_ line: Int, before wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = line
    for byte in wanted {
      // A tab is smaller than anything that stands in words.
      guard index < bytes.count, bytes[index] == byte else { return index < bytes.count && bytes[index] < byte }
      index += 1
    }
    return false
  }

  /// Where the targets of a line begin, if its words are `wanted`.
  private static func targets(
    ofLine line: Int, matching wanted: [UInt8], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let end = line + wanted.count
    guard end < bytes.count, bytes[end] == tab, bytes[line..<end].elementsEqual(wanted) else { return nil }
    return end + 1
  }
}

extension AliasBook {
  /// The entries of a book before they are in order.
  package struct Pages: Sendable {
    private var arena: [UInt8] = []
    private var lines: [Line] = []

    private struct Line {
      /// The first eight bytes as a number: most comparisons need no more.
      let key: UInt64
      let range: Range<Int>
    }

    package init() {}

    /// Adds an entry; `words` are in small letters with single spaces, `targets` have commas between.
    package mutating func add(words: some Collection<UInt8>, targets: some Collection<UInt8>) {
      let start = arena.count
      var key: UInt64 = 0
      var room = 8
      for byte in words.prefix(8) {
        key = key << 8 | UInt64(byte)
        room -= 1
      }
      arena += words
      arena.append(tab)
      arena += targets
      arena.append(newline)
      lines.append(Line(key: key << UInt64(8 * room), range: start..<arena.count))
    }

    fileprivate func bound() -> [UInt8] {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(arena.count)
      arena.withUnsafeBufferPointer { arena in
        let sorted = lines.sorted { left, right in
          left.key != right.key
            ? left.key < right.key : arena[left.range].lexicographicallyPrecedes(arena[right.range])
        }
        var last: Range<Int>?
        for line in sorted {
          if let last, arena[last].elementsEqual(arena[line.range]) { continue }
          bytes += arena[line.range]
          last = line.range
        }
      }
      return bytes
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
private let comma = UInt8(ascii: ",")
