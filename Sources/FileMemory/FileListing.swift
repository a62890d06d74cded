import ByteText
package import POSIXSupport

/// Files by their shown paths with what tells that they are still the same, in flat memory: thousands of them are
/// gathered, kept and compared without a text or a path being made of each.
package struct FileListing: Equatable, Sendable {
  package struct Entry: Sendable {
    package let stamp: ContentStamp
    let end: Int64
  }

  /// The shown paths one after the other.
  package private(set) var names: [UInt8] = []
  package private(set) var entries: [Entry] = []

  package var count: Int { entries.count }

  package init() {}

  package mutating func add(_ name: [UInt8], _ stamp: ContentStamp) {
    names += name
    entries.append(Entry(stamp: stamp, end: Int64(names.count)))
  }

  package mutating func add(_ name: some Sequence<UInt8>, _ stamp: ContentStamp) {
    names.append(contentsOf: name)
    entries.append(Entry(stamp: stamp, end: Int64(names.count)))
  }

  /// The bytes of the shown path of a file.
  package func name(_ index: Int) -> ArraySlice<UInt8> {
    names[(index == 0 ? 0 : Int(entries[index - 1].end))..<Int(entries[index].end)]
  }

  /// The place of a shown path; the paths are in order of their bytes.
  package func index(of name: [UInt8]) -> Int? {
    let place = entries.indices.partitioningIndex { !self.name($0).lexicographicallyPrecedes(name) }
    return place < count && self.name(place).elementsEqual(name) ? place : nil
  }

  /// The places of the files whose paths begin with `folder`; the paths are in order of their bytes.
  func range(below folder: [UInt8]) -> Range<Int> {
    let first = entries.indices.partitioningIndex { !name($0).lexicographicallyPrecedes(folder) }
    return first..<(first..<count).partitioningIndex { !name($0).starts(with: folder) }
  }

  /// Below zero where the path of a file comes before that of one in another listing, zero where they are equal.
  func order(_ index: Int, _ other: FileListing, _ place: Int) -> Int {
    name(index).withUnsafeBytes { mine in
      other.name(place).withUnsafeBytes { theirs in
        let count = min(mine.count, theirs.count)
        guard count > 0, let first = mine.baseAddress, let second = theirs.baseAddress,
          case let order = memcmp(first, second, count), order != 0
        else { return mine.count - theirs.count }
        return Int(order)
      }
    }
  }

  /// Where each file of `wanted` is here; nil for one that is not, or has another stamp. Both are in order.
  package func places(of wanted: FileListing) -> [Int?] {
    // Mostly nothing has changed.
    if self == wanted { return Array(0..<count) }
    var next = 0
    return (0..<wanted.count).map { index in
      while next < count, order(next, wanted, index) < 0 { next += 1 }
      guard next < count, entries[next].stamp == wanted.entries[index].stamp, order(next, wanted, index) == 0
      else { return nil }
      return next
    }
  }

  /// The files at these places, in their order.
  package func picking(_ places: [Int]) -> FileListing {
    if places.elementsEqual(0..<count) { return self }
    var picked = FileListing()
    picked.names.reserveCapacity(names.count)
    picked.entries.reserveCapacity(places.count)
    for place in places { picked.add(name(place), entries[place].stamp) }
    return picked
  }

  /// The folders that the files lie in; mostly each once.
  package var folders: [ArraySlice<UInt8>] {
    var folders: [Range<Int>] = []
    names.withUnsafeBytes { names in
      var start = 0
      for entry in entries {
        var end = Int(entry.end)
        while end > start, names[end - 1] != UInt8(ascii: "/") { end -= 1 }
        let folder = start..<max(start, end - 1)
        start = Int(entry.end)
        let isSame = folders.last.map {
          UnsafeRawBufferPointer(rebasing: names[$0]).areEqual(to: UnsafeRawBufferPointer(rebasing: names[folder]))
        }
        if isSame != true { folders.append(folder) }
      }
    }
    return folders.map { names[$0] }
  }

  /// The latest time that any of the stamps holds.
  package var latest: Int64 { entries.reduce(0) { max($0, $1.stamp.latest) } }

  /// The listing with that of another folder behind it.
  package func followed(by other: FileListing) -> FileListing {
    var both = self
    for index in 0..<other.count { both.add(other.name(index), other.entries[index].stamp) }
    return both
  }

  /// The listing in order of the bytes of its paths.
  package mutating func sort() {
    let isSorted = (1..<max(1, count)).allSatisfy { order($0 - 1, self, $0) <= 0 }
    if isSorted { return }
    var sorted = FileListing()
    sorted.names.reserveCapacity(names.count)
    sorted.entries.reserveCapacity(count)
    for index in entries.indices.sorted(by: { order($0, self, $1) < 0 }) {
      sorted.add(name(index), entries[index].stamp)
    }
    self = sorted
  }

  package static func == (left: FileListing, right: FileListing) -> Bool {
    guard left.names.count == right.names.count, left.count == right.count else { return false }
    return left.names.withUnsafeBytes { mine in right.names.withUnsafeBytes { mine.areEqual(to: $0) } }
      && left.entries.withUnsafeBytes { mine in right.entries.withUnsafeBytes { mine.areEqual(to: $0) } }
  }
}

extension FileListing {
  /// The listing as bytes; only this machine reads them again.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(16 + names.count + count * MemoryLayout<Entry>.stride)
    for number in [names.count, count] { withUnsafeBytes(of: Int64(number)) { bytes += $0 } }
    bytes += names
    entries.withUnsafeBytes { bytes += $0 }
    return bytes
  }

  /// Takes a listing from the front of `bytes`; nil when these are none.
  package init?(from bytes: inout ArraySlice<UInt8>) {
    guard let nameCount = bytes.popNumber(), let count = bytes.popNumber(), nameCount >= 0, count >= 0,
      bytes.count >= nameCount, (bytes.count - nameCount) / MemoryLayout<Entry>.stride >= count
    else { return nil }
    names = Array(bytes.prefix(nameCount))
    bytes = bytes.dropFirst(nameCount)
    let size = count * MemoryLayout<Entry>.stride
    let raw = bytes.prefix(size)
    bytes = bytes.dropFirst(size)
    entries = [Entry](unsafeUninitializedCapacity: count) { buffer, filled in
      UnsafeMutableRawBufferPointer(buffer).copyBytes(from: raw)
      filled = count
    }
    var last: Int64 = 0
    for entry in entries {
      guard entry.end >= last, entry.end <= nameCount else { return nil }
      last = entry.end
    }
  }
}

extension FileListing: StoredValue {
  package init?(stored: ArraySlice<UInt8>) {
    var rest = stored
    self.init(from: &rest)
    if !rest.isEmpty { return nil }
  }

  package var stored: [UInt8] { bytes }
}

extension UnsafeRawBufferPointer {
  fileprivate func areEqual(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard let mine = baseAddress, let theirs = other.baseAddress else { return true }
    return memcmp(mine, theirs, count) == 0
  }
}

extension ContentStamp {
  /// Whether a file that is changed after the time `now`, however soon, is sure to get another stamp.
  ///
  /// Clocks of file systems tick every few milliseconds; where a time is a whole number of seconds, perhaps once in two.
  package func isSettled(at now: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    return now &- latest > (modified % second == 0 || changed % second == 0 ? 2 * second : second / 10)
  }
}
