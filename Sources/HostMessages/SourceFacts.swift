/// What the files of a run declare, gathered before any is checked; `swiftkit_abi.h` says what each relation means.
///
/// The bytes are the value: one fact a line, distinct, ascending; a letter for the relation, the subject, and a tab and
/// the object where there is one. Hosts get them as they are, and the cache of reports knows them by their digest.
package struct SourceFacts: Hashable, Sendable {
  /// What is said of a subject; the letter is the number of `swiftkit_abi.h` plus that of `@`.
  package enum Relation: UInt8, Sendable, CaseIterable {
    case declares = 0x41
    case repeated, inherits, hasAttribute, hasCase, hasStatic, consistsOf, previewed, shownInToolbar, extends, imports
    case applies, folder, hasProperty, nested, labelled, takes, holdsState
  }

  package private(set) var bytes: [UInt8]

  /// No facts.
  package init() { bytes = [] }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Puts the facts of files together: their lines, in any order.
  package init(joining files: some Sequence<some Sequence<UInt8>>) {
    self.init(FactLines(of: files.map { Array($0)[...] }))
  }

  /// Puts the facts of files together; a type declared twice has two lines that say so.
  ///
  /// Of a type that some file declares outside of others it is forgotten that another one is inside.
  package init(_ facts: FactLines) {
    let counts = facts.counts
    bytes = facts.lines.withLines { lines in
      var joined: [UInt8] = []
      joined.reserveCapacity(facts.lines.text.count)
      var types = DeclaredTypes()
      var repeated: [UnsafeRawBufferPointer] = []
      // Lines that follow each other are copied at once.
      var start = 0
      func write(to end: Int) {
        joined += lines.text(of: start..<end)
        start = end
      }
      func writeRepeated(at place: Int) {
        if repeated.isEmpty { return }
        write(to: place)
        for type in repeated { joined += [Relation.repeated.rawValue] + type + [newline] }
        repeated = []
      }
      for (place, count) in counts.enumerated() {
        let line = lines[place]
        if line.first == Relation.declares.rawValue {
          let type = SourceFacts.subject(of: line)
          let isRepeated = types.add(type, count)
          if isRepeated, repeated.last.map({ $0.isEqual(to: type) }) != true { repeated.append(type) }
        } else {
          writeRepeated(at: place)
        }
        // What one file calls, or two, tells nothing; each file has such a line once.
        let isOfUse = line.first == Relation.applies.rawValue || line.first == Relation.labelled.rawValue
        if isOfUse && count < 3
          || line.first == Relation.nested.rawValue && !types.areAllNested(lines, from: place, counts)
        {
          write(to: place)
          start = place + 1
        }
      }
      writeRepeated(at: counts.count)
      write(to: counts.count)
      return joined
    }
  }

  /// The same with those labels of calls alone that `isWanted` wants, which is asked in the order of the names.
  package func keepingLabels(where isWanted: (_ name: String, _ label: String) -> Bool) -> SourceFacts {
    bytes.withUnsafeBytes { all in
      let isLabelled = { (line: UnsafeRawBufferPointer) in line.first == Relation.labelled.rawValue }
      guard let start = SourceFacts.start(of: .labelled, in: all) else { return self }
      var kept = SourceFacts()
      kept.bytes = Array(all[..<start])
      for line in SourceFacts.lines(of: UnsafeRawBufferPointer(rebasing: all[start...])) {
        let name = SourceFacts.subject(of: line)
        let label = String(decoding: line.dropFirst(name.count + 2), as: UTF8.self)
        guard !isLabelled(line) || isWanted(String(decoding: name, as: UTF8.self), label) else { continue }
        kept.bytes += line
        kept.bytes.append(newline)
      }
      return kept
    }
  }

  /// Where the lines of `relation` and of those behind it begin, found by halves; nil where there are none.
  private static func start(of relation: Relation, in bytes: UnsafeRawBufferPointer) -> Int? {
    var (low, high) = (0, bytes.count)
    while low < high {
      var middle = (low + high) / 2
      while middle > low, bytes[middle - 1] != newline { middle -= 1 }
      if bytes[middle] >= relation.rawValue {
        high = middle
      } else {
        low = middle
        while low < high, bytes[low] != newline { low += 1 }
        low = min(low + 1, high)
      }
    }
    return low < bytes.count ? low : nil
  }

  private static func lines(of bytes: UnsafeRawBufferPointer) -> [UnsafeRawBufferPointer] {
    var lines: [UnsafeRawBufferPointer] = []
    var start = 0
    for index in bytes.indices where bytes[index] == newline {
      if index > start { lines.append(UnsafeRawBufferPointer(rebasing: bytes[start..<index])) }
      start = index + 1
    }
    return lines
  }

  fileprivate static func subject(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: line.dropFirst().prefix { $0 != tab })
  }
}

/// How often each type is declared, counted while the lines go by in their order.
private struct DeclaredTypes {
  private var counts: [(type: UnsafeRawBufferPointer, count: Int)] = []
  /// The types are asked for in the order in which they were added.
  private var next = 0
  private var answer: (type: UnsafeRawBufferPointer, areAllNested: Bool)?

  /// Adds so many declarations; whether there are several now.
  mutating func add(_ type: UnsafeRawBufferPointer, _ count: Int) -> Bool {
    if let last = counts.last, last.type.isEqual(to: type) {
      counts[counts.count - 1].count += count
    } else {
      counts.append((type, count))
    }
    return counts[counts.count - 1].count > 1
  }

  /// Whether as many declarations of the type of a line are inside of others as there are; from its place on `lines` say so.
  mutating func areAllNested(_ lines: SortedLines.View, from start: Int, _ counts: [Int]) -> Bool {
    let type = SourceFacts.subject(of: lines[start])
    if let answer, answer.type.isEqual(to: type) { return answer.areAllNested }
    var nested = 0
    for place in start..<lines.count {
      guard lines[place].first == SourceFacts.Relation.nested.rawValue,
        SourceFacts.subject(of: lines[place]).isEqual(to: type)
      else { break }
      nested += counts[place]
    }
    while next < self.counts.count, !self.counts[next].type.isEqual(to: type) { next += 1 }
    let areAllNested = next < self.counts.count && self.counts[next].count == nested
    answer = (type, areAllNested)
    return areAllNested
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
