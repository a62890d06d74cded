extension RandomAccessCollection {
  /// The first place whose element fulfils `isBehind`, as all elements after it do; the end where none does.
  ///
  /// It looks at one element for each halving of the collection.
  @inlinable
  public func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
