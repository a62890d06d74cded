/// A closed range of 1-based line numbers of a file as it lies on disk, front matter included.
package struct LineRange: Hashable, Sendable, Comparable {
  package let first: Int
  package let last: Int

  /// Makes a range; a `last` before `first` is taken as `first`.
  package init(_ first: Int, _ last: Int) {
    self.first = first
    self.last = max(first, last)
  }

  package var count: Int { last - first + 1 }

  package func overlaps(_ other: LineRange) -> Bool { first <= other.last && other.first <= last }

  package static func < (left: LineRange, right: LineRange) -> Bool {
    (left.first, left.last) < (right.first, right.last)
  }
}
