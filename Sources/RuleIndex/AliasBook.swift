/// Everyday words and what the documents call the thing, in order, on pages of a size that a database likes.
///
/// A table of aliases has ten thousand entries: as rows they would take longer to store than all the documents together.
/// An entry is a line: its words, a tab, and the numbers of its lists of targets with a comma between; many entries
/// share a list. A list is a line of targets with a comma between. No words stand in two entries.
package struct AliasBook: Hashable, Sendable {
  /// Some entries in the order of their words.
  package struct Page: Hashable, Sendable {
    /// The words of the first entry.
    package let first: String
    package let entries: [UInt8]
  }

  /// Some lists of targets, one after the other.
  package struct Lists: Hashable, Sendable {
    /// The number of the first list.
    package let first: Int
    package let lines: [UInt8]
  }

  package let pages: [Page]
  package let lists: [Lists]

  /// A book of `aliases`, whose words are keys, in any order; one that stands there twice is taken once.
  package init(_ aliases: [Alias]) {
    var draft = AliasDraft()
    for alias in aliases {
      draft.add(words: ArraySlice(alias.words.utf8), list: draft.add(targets: ArraySlice(alias.target.utf8)))
    }
    self.init(draft)
  }

  package init(_ draft: AliasDraft) {
    self.init(pages: draft.pages(), lists: draft.lists())
  }

  init(pages: [Page], lists: [Lists]) {
    self.pages = pages
    self.lists = lists
  }
}

extension AliasBook {
  /// An entry, with the places of its words among those that it was looked for with.
  struct Found {
    let places: [Int]
    /// The numbers of its lists of targets.
    let lists: [Int]
  }

  /// The entries on `page`, as an index gave it back, that begin with the word at `start` and hold no word but `words`,
  /// which are in order.
  static func entries(on page: [UInt8], beginningWith start: Int, among words: [[UInt8]]) -> [Found] {
    var found: [Found] = []
    let first = words[start]
    var index = page.startIndex
    while index < page.endIndex {
      let end = page[index...].firstIndex(of: newline) ?? page.endIndex
      // Nearly all entries are passed over by their first letters.
      if page[index...].starts(with: first), let entry = Found(page[index..<end], start, words) { found.append(entry) }
      index = end + 1
    }
    return found
  }

  /// The targets on the list that stands `number` lines below the first one of `lines`.
  static func targets(inLine number: Int, of lines: [UInt8]) -> [String] {
    let line = lines.split(separator: newline, maxSplits: number + 1).dropFirst(number).first ?? []
    return line.split(separator: comma).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension AliasBook.Found {
  fileprivate init?(_ line: ArraySlice<UInt8>, _ start: Int, _ words: [[UInt8]]) {
    guard let end = line.firstIndex(of: tab) else { return nil }
    var places: [Int] = []
    var unread = line[..<end]
    while !unread.isEmpty {
      let word = unread.prefix { $0 != space }
      let rest = words[(places.last.map { $0 + 1 } ?? start)...]
      guard let place = rest.firstIndex(where: { word.elementsEqual($0) }) else { return nil }
      places.append(place)
      unread = unread[word.endIndex...].drop { $0 == space }
    }
    guard places.first == start else { return nil }
    self.places = places
    lists = line[(end + 1)...].split(separator: comma).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
  }
}

let newline = UInt8(ascii: "\n")
let tab = UInt8(ascii: "\t")
let space = UInt8(ascii: " ")
let comma = UInt8(ascii: ",")
