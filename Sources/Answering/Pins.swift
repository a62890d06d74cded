import ByteText

/// What rules gain when they are about an API that a question names.
struct Pins {
  /// One a row, in the order of these.
  private let gains: [(row: Int64, gain: Double)]

  /// - Parameter found: of a row that is there more than once the largest gain counts.
  init(_ found: [(row: Int64, gain: Double)]) {
    let sorted = found.sorted { ($0.row, $1.gain) < ($1.row, $0.gain) }
    gains = sorted.indices.filter { $0 == 0 || sorted[$0].row != sorted[$0 - 1].row }.map { sorted[$0] }
  }

  /// The factor for the rule in `row`; 1 for most.
  subscript(_ row: Int64) -> Double {
    let place = gains.partitioningIndex { $0.row >= row }
    return place < gains.count && gains[place].row == row ? max(1, gains[place].gain) : 1
  }
}
