/// What each of many files says, in lines of `SourceFacts`: each distinct line once, and for each file the numbers of its
/// lines.
///
/// Most lines are those of many files. What needs every line is done once, when a file is read; afterwards files are put
/// together, left out and counted by numbers.
package struct FactLines: Equatable, Sendable {
  /// The distinct lines; each stands in some file.
  private(set) var lines = SortedLines()
  /// The numbers of the lines of one file after the other.
  private(set) var numbers: [UInt32] = []
  /// Where the numbers of each file end.
  private(set) var ends: [UInt32] = []

  /// How many files there are.
  package var count: Int { ends.count }

  /// No files.
  package init() {}

  /// - Parameter texts: what each file says, its lines in any order; empty lines do not count.
  package init(of texts: [ArraySlice<UInt8>]) {
    var all: [UInt8] = []
    all.reserveCapacity(texts.reduce(0) { $0 + $1.count })
    for text in texts { all += text }
    ends.reserveCapacity(texts.count)
    all.withUnsafeBytes { all in
      var table = LineTable()
      var start = 0
      for text in texts {
        let part = UnsafeRawBufferPointer(rebasing: all[start..<(start + text.count)])
        var place = 0
        while place < part.count {
          let end = part.firstLineEnd(from: place)
          if end > place { numbers.append(table.number(of: UnsafeRawBufferPointer(rebasing: part[place..<end]))) }
          place = end + 1
        }
        ends.append(UInt32(truncatingIfNeeded: numbers.count))
        start += text.count
      }
      let (sorted, places) = table.sorted
      lines = SortedLines(sorted)
      numbers = numbers.map { places[Int($0)] }
    }
  }

  /// What was stored as such; nil where it is not what `FactLines` could have.
  init?(lines: SortedLines, numbers: [UInt32], ends: [UInt32]) {
    var last: UInt32 = 0
    for end in ends {
      if end < last { return nil }
      last = end
    }
    guard Int(last) == numbers.count, numbers.allSatisfy({ $0 < lines.count }) else { return nil }
    (self.lines, self.numbers, self.ends) = (lines, numbers, ends)
    if counts.contains(0) { return nil }
  }

  /// In how many places of the files each line stands.
  var counts: [Int] {
    var counts = [Int](repeating: 0, count: lines.count)
    for number in numbers { counts[Int(number)] += 1 }
    return counts
  }

  private func numbers(of file: Int) -> Range<Int> { (file == 0 ? 0 : Int(ends[file - 1]))..<Int(ends[file]) }

  // MARK: - Others made from them

  /// The files with those of `other` behind them.
  package func joined(with other: FactLines) -> FactLines {
    if count == 0 { return other }
    if other.count == 0 { return self }
    var joined = FactLines()
    let mine: [UInt32], theirs: [UInt32]
    if lines.count < other.lines.count {
      (joined.lines, theirs, mine) = other.lines.merged(with: lines)
    } else {
      (joined.lines, mine, theirs) = lines.merged(with: other.lines)
    }
    joined.numbers.reserveCapacity(numbers.count + other.numbers.count)
    for number in numbers { joined.numbers.append(mine[Int(number)]) }
    for number in other.numbers { joined.numbers.append(theirs[Int(number)]) }
    joined.ends = ends + other.ends.map { $0 + UInt32(truncatingIfNeeded: numbers.count) }
    return joined
  }

  /// The files with these places, in their order.
  package func picking(_ files: [Int]) -> FactLines {
    if files.elementsEqual(0..<count) { return self }
    var picked = FactLines()
    picked.ends.reserveCapacity(files.count)
    picked.numbers.reserveCapacity(numbers.count)
    for file in files {
      picked.numbers += numbers[numbers(of: file)]
      picked.ends.append(UInt32(truncatingIfNeeded: picked.numbers.count))
    }
    picked.keepLines(of: lines)
    return picked
  }

  /// The files without those with these places.
  package func leavingOut(_ files: Set<Int>) -> FactLines {
    files.isEmpty ? self : picking((0..<count).filter { !files.contains($0) })
  }

  /// The files with only those of their lines that `isWanted` wants, which is asked in the order of the lines.
  package func keepingLines(where isWanted: (_ line: UnsafeRawBufferPointer) -> Bool) -> FactLines {
    let isKept = lines.withLines { lines in (0..<lines.count).map { isWanted(lines[$0]) } }
    var kept = FactLines()
    for file in 0..<count {
      for place in numbers(of: file) where isKept[Int(numbers[place])] { kept.numbers.append(numbers[place]) }
      kept.ends.append(UInt32(truncatingIfNeeded: kept.numbers.count))
    }
    kept.keepLines(of: lines)
    return kept
  }

  /// Takes those of the lines that some file has; until now the numbers were those of `all`.
  private mutating func keepLines(of all: SortedLines) {
    var isUsed = [Bool](repeating: false, count: all.count)
    for number in numbers { isUsed[Int(number)] = true }
    let places: [UInt32]
    (lines, places) = all.keeping(isUsed)
    numbers = numbers.map { places[Int($0)] }
  }
}
