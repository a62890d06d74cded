/// Distinct lines in the order of their bytes, in flat memory; none is empty.
struct SortedLines: Equatable, Sendable {
  /// The lines, each with its end.
  private(set) var text: [UInt8] = []
  /// Where each line ends in the text, its line end included.
  private var ends: [Int] = []

  var count: Int { ends.count }

  /// None.
  init() {}

  /// - Parameter lines: distinct and in order, without their ends.
  init(_ lines: [UnsafeRawBufferPointer]) {
    text.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
    ends.reserveCapacity(lines.count)
    for line in lines {
      text += line
      text.append(newline)
      ends.append(text.count)
    }
  }

  /// Nil where `text` has no such lines.
  init?(text: ArraySlice<UInt8>) {
    guard text.last ?? newline == newline else { return nil }
    var ends: [Int] = []
    let isSorted = text.withUnsafeBytes { text in
      var (start, before) = (0, UnsafeRawBufferPointer(start: nil, count: 0))
      while start < text.count {
        let end = text.firstLineEnd(from: start)
        let line = UnsafeRawBufferPointer(rebasing: text[start..<end])
        // No line at all comes before the first one, nor does any come before an empty one.
        guard before.precedes(line) else { return false }
        (start, before) = (end + 1, line)
        ends.append(start)
      }
      return true
    }
    guard isSorted else { return nil }
    (self.text, self.ends) = (Array(text), ends)
  }

  static func == (left: SortedLines, right: SortedLines) -> Bool { left.text == right.text }

  /// The lines by their numbers, without their ends, as long as `withLines` goes on.
  struct View {
    fileprivate let text: UnsafeRawBufferPointer
    fileprivate let ends: UnsafeBufferPointer<Int>

    var count: Int { ends.count }

    subscript(number: Int) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: text[(number == 0 ? 0 : ends[number - 1])..<(ends[number] - 1)])
    }

    /// The text of lines that follow each other, with their ends.
    func text(of range: Range<Int>) -> UnsafeRawBufferPointer {
      if range.isEmpty { return UnsafeRawBufferPointer(start: nil, count: 0) }
      let start = range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1]
      return UnsafeRawBufferPointer(rebasing: text[start..<ends[range.upperBound - 1]])
    }

    /// The first line from `start` on that does not come before `line`; steps that double find it where it is near.
    fileprivate func place(of line: UnsafeRawBufferPointer, from start: Int) -> Int {
      var (low, step) = (start, 1)
      while low + step <= count, self[low + step - 1].precedes(line) { (low, step) = (low + step, step * 2) }
      var high = min(low + step - 1, count)
      while low < high {
        let middle = (low + high) / 2
        if self[middle].precedes(line) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  func withLines<Value>(_ body: (View) -> Value) -> Value {
    text.withUnsafeBytes { text in ends.withUnsafeBufferPointer { body(View(text: text, ends: $0)) } }
  }

  // MARK: - Others made from them

  /// The lines of both, and the numbers that those of each have among them.
  ///
  /// The time depends on the lines of `other`; those of this value are copied many at once.
  func merged(with other: SortedLines) -> (lines: SortedLines, mine: [UInt32], theirs: [UInt32]) {
    var merged = SortedLines()
    merged.text.reserveCapacity(text.count + other.text.count)
    merged.ends.reserveCapacity(count + other.count)
    var mine: [UInt32] = [], theirs: [UInt32] = []
    mine.reserveCapacity(count)
    theirs.reserveCapacity(other.count)
    withLines { lines in
      other.withLines { others in
        for number in 0..<others.count {
          let place = lines.place(of: others[number], from: mine.count)
          merged.append(mine.count..<place, of: lines, numbers: &mine)
          if place < count, lines[place].isEqual(to: others[number]) {
            merged.append(place..<(place + 1), of: lines, numbers: &mine)
            theirs.append(UInt32(truncatingIfNeeded: merged.count - 1))
          } else {
            merged.append(number..<(number + 1), of: others, numbers: &theirs)
          }
        }
        merged.append(mine.count..<count, of: lines, numbers: &mine)
      }
    }
    return (merged, mine, theirs)
  }

  /// Those lines for whose numbers `isWanted` is true, and the numbers that they have among them; others have any.
  func keeping(_ isWanted: [Bool]) -> (lines: SortedLines, numbers: [UInt32]) {
    var kept = SortedLines()
    kept.text.reserveCapacity(text.count)
    kept.ends.reserveCapacity(count)
    var numbers: [UInt32] = []
    numbers.reserveCapacity(count)
    withLines { lines in
      for number in 0...count where number == count || !isWanted[number] {
        kept.append(numbers.count..<number, of: lines, numbers: &numbers)
        if number < count { numbers.append(0) }
      }
    }
    return (kept, numbers)
  }

  /// Appends lines that follow each other, and the numbers that they get.
  private mutating func append(_ range: Range<Int>, of lines: View, numbers: inout [UInt32]) {
    let shift = text.count - (range.lowerBound == 0 ? 0 : lines.ends[range.lowerBound - 1])
    text += lines.text(of: range)
    for number in range {
      numbers.append(UInt32(truncatingIfNeeded: ends.count))
      ends.append(lines.ends[number] + shift)
    }
  }
}

private let newline = UInt8(ascii: "\n")
