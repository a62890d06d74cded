extension AliasBook {
  /// The book as bytes that `init(bytes:)` takes; only this machine and this version read them again.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func add(_ number: Int) { withUnsafeBytes(of: Int64(number)) { bytes += $0 } }
    func add(_ part: [UInt8]) {
      add(part.count)
      bytes += part
    }
    add(AliasBook.layout)
    add(pages.count)
    for page in pages {
      add(Array(page.first.utf8))
      add(page.entries)
    }
    add(lists.count)
    for list in lists {
      add(list.first)
      add(list.lines)
    }
    return bytes
  }

  /// Nil where the bytes are not those of a whole book.
  package init?(bytes: [UInt8]) {
    var place = 0
    func number() -> Int? {
      guard bytes.count - place >= 8 else { return nil }
      let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int64.self) }
      place += 8
      return Int(number)
    }
    func part() -> [UInt8]? {
      guard let count = number(), count >= 0, bytes.count - place >= count else { return nil }
      place += count
      return Array(bytes[place - count..<place])
    }
    guard number() == AliasBook.layout, let pageCount = number() else { return nil }
    var pages: [Page] = [], lists: [Lists] = []
    while pages.count < pageCount {
      guard let first = part(), let entries = part() else { return nil }
      pages.append(Page(first: String(decoding: first, as: UTF8.self), entries: entries))
    }
    guard let listCount = number() else { return nil }
    while lists.count < listCount {
      guard let first = number(), let lines = part() else { return nil }
      lists.append(Lists(first: first, lines: lines))
    }
    guard place == bytes.count else { return nil }
    self.init(pages: pages, lists: lists)
  }

  /// "swalias" and the number of this layout; it goes up with every change of the keys, too.
  private static var layout: Int { 0x7377_616c_6961_7301 }
}
