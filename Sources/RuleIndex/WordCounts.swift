import ByteText

/// Words in small letters with the number of their uses.
///
/// A table of its own, because to make a `String` of every word of a text and to hash it took a tenth of an ingest. What
/// hashes alike is slow to tell apart; whoever writes documents to that end slows only their own index.
struct WordCounts: Sendable {
  private struct Entry {
    let start: Int32
    let count: Int32
    let hash: UInt32
    var uses: Int
  }

  /// The letters of all words, one word after the other.
  private var letters: [UInt8] = []
  private var entries: [Entry] = []
  /// By hash: the place of an entry, counted from 1; 0 where there is none. At least half of them are free.
  private var slots = [Int32](repeating: 0, count: 256)

  /// Adds every word of `text`; gives their number.
  ///
  /// - Parameter mixed: called with the words that may be joined names, those of more than small letters.
  @discardableResult
  mutating func add(wordsIn text: String, mixed: (UnsafeBufferPointer<UInt8>) -> Void = { _ in }) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0, index = 0
      while index < bytes.count {
        let start = index
        // Of letters and digits of ASCII, bit 20 is clear in capitals only, and bit 40 in digits only.
        var hash = WordCounts.seed, common = bytes[start] | 0x20
        while index < bytes.count, Ascii.isAlphanumeric(bytes[index]) {
          hash = (hash ^ UInt32(bytes[index] | 0x20)) &* WordCounts.prime
          if index > start { common &= bytes[index] }
          index += 1
        }
        let asciiEnd = index
        var end = index
        if index == bytes.count || bytes[index] < 0x80 {
          index += 1
        } else {
          (end, index) = NameParts.end(ofWordAt: index, in: bytes)
        }
        if end == start { continue }
        count += 1
        let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if end > asciiEnd { add(beyondASCII: word) } else { add(word, hash, 1, mask: 0x20) }
        if end > asciiEnd || common & 0x60 != 0x60 { mixed(word) }
      }
      return count
    }
  }

  /// Adds the uses of `other` so many times.
  mutating func add(_ other: WordCounts, times: Int = 1) {
    other.letters.withUnsafeBufferPointer { letters in
      for entry in other.entries {
        let word = letters[Int(entry.start)..<Int(entry.start + entry.count)]
        add(UnsafeBufferPointer(rebasing: word), entry.hash, entry.uses * times, mask: 0)
      }
    }
  }

  /// The words whose uses are not 0, in the order of their bytes.
  var changes: [(word: ArraySlice<UInt8>, uses: Int)] {
    var words = entries.filter { $0.uses != 0 }.map { entry in
      let word = letters[Int(entry.start)..<Int(entry.start + entry.count)]
      return (start: WordCounts.start(of: word), word: word, uses: entry.uses)
    }
    words.sort { $0.start != $1.start ? $0.start < $1.start : $0.word.lexicographicallyPrecedes($1.word) }
    return words.map { ($0.word, $0.uses) }
  }

  /// The first eight bytes as a number, by which most words can be put in order.
  private static func start(of word: ArraySlice<UInt8>) -> UInt64 {
    var start: UInt64 = 0
    for place in 0..<8 {
      start = start << 8 | (place < word.count ? UInt64(word[word.startIndex + place]) : 0)
    }
    return start
  }

  private static let seed: UInt32 = 0x811c_9dc5
  private static let prime: UInt32 = 0x0100_0193

  private mutating func add(beyondASCII word: UnsafeBufferPointer<UInt8>) {
    var small = String(decoding: word, as: UTF8.self).lowercased()
    let hash = small.utf8.reduce(WordCounts.seed) { ($0 ^ UInt32($1)) &* WordCounts.prime }
    small.withUTF8 { add($0, hash, 1, mask: 0) }
  }

  /// - Parameters:
  ///   - hash: that of the word in small letters.
  ///   - mask: the bits that make the letters of the word small ones.
  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ uses: Int, mask: UInt8) {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if entries[place].hash == hash, isEqual(word, entries[place], mask) {
        entries[place].uses += uses
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append(Entry(start: Int32(letters.count), count: Int32(word.count), hash: hash, uses: uses))
    for byte in word { letters.append(byte | mask) }
    slots[slot] = Int32(entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  private func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ entry: Entry, _ mask: UInt8) -> Bool {
    guard word.count == Int(entry.count) else { return false }
    return letters.withUnsafeBufferPointer { letters in
      var place = Int(entry.start)
      for byte in word {
        guard byte | mask == letters[place] else { return false }
        place += 1
      }
      return true
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 4)
    for (place, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place + 1)
    }
  }
}
