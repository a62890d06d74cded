/// Finds out in one pass which of a set of literals a file holds, before anything is parsed.
///
/// The method is Aho and Corasick's: a table says for each state, which stands for the longest beginning of a literal
/// that ends here, and each next byte what the state is then. Every byte of a file costs one look, however many literals
/// there are.
struct LiteralSearch: Sendable {
  private let literals: [Literal]
  private let emptyOnes: [Bool]
  /// By byte, its column in `table`; bytes that no literal has share one.
  private let columns: [UInt8]
  private let width: Int
  /// The rows of all states, one behind the other: where the next state's row begins, and whether literals end there.
  private let table: [UInt32]
  /// By state, which of `ending` end there.
  private let endings: [Range<Int>]
  private let ending: [Int]

  private static let endsLiteral: UInt32 = 1 << 31

  init(_ literals: [Literal]) {
    self.literals = literals
    emptyOnes = literals.map { $0.bytes.isEmpty }
    var columns = [UInt8](repeating: 0, count: 256)
    for byte in Set(literals.flatMap(\.bytes)).sorted() { columns[Int(byte)] = (columns.max() ?? 0) + 1 }
    self.columns = columns
    let width = Int(columns.max() ?? 0) + 1
    self.width = width

    // The tree of all literals: a row a state, zero where there is no way on.
    var table = [UInt32](repeating: 0, count: width)
    var ends: [[Int]] = [[]]
    for (index, literal) in literals.enumerated() {
      var state = 0
      for byte in literal.bytes {
        let place = state * width + Int(columns[Int(byte)])
        if table[place] == 0 {
          table[place] = UInt32(ends.count)
          table += [UInt32](repeating: 0, count: width)
          ends.append([])
        }
        state = Int(table[place])
      }
      if !literal.bytes.isEmpty { ends[state].append(index) }
    }

    // Where there is no way on, it goes on as from the longest ending that begins a literal; nearest states first.
    var fallback = [Int](repeating: 0, count: ends.count)
    var queue = table[0..<width].filter { $0 != 0 }.map(Int.init)
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      ends[state] += ends[fallback[state]]
      for column in 0..<width {
        let onward = table[fallback[state] * width + column]
        let child = Int(table[state * width + column])
        if child == 0 {
          table[state * width + column] = onward
        } else {
          fallback[child] = Int(onward)
          queue.append(child)
        }
      }
    }
    self.table = table.map { state in
      UInt32(Int(state) * width) | (ends[Int(state)].isEmpty ? 0 : LiteralSearch.endsLiteral)
    }
    ending = ends.flatMap { $0 }
    var count = 0
    endings = ends.map { indices in
      count += indices.count
      return count - indices.count..<count
    }
  }

  /// One answer a literal, in their order; an empty one is in every file.
  func found(in source: UnsafeRawBufferPointer) -> [Bool] {
    var found = emptyOnes
    columns.withUnsafeBufferPointer { columns in
      table.withUnsafeBufferPointer { table in
        var row: UInt32 = 0
        for (place, byte) in source.enumerated() {
          let step = table[Int(row) + Int(columns[Int(byte)])]
          row = step & ~LiteralSearch.endsLiteral
          guard step != row else { continue }
          for index in ending[endings[Int(row) / width]] where !found[index] {
            found[index] = literals[index].isBounded(in: source, endingAt: place + 1)
          }
        }
      }
    }
    return found
  }
}
