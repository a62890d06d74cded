extension Double {
  /// The number as people write it in a message: `44` for a whole one, `43.5` for another, `1e+30` for a very large one.
  ///
  /// Source and questions hold any number, and `Int(number)` ends the process when there is no room for it; this does
  /// not.
  public var shortText: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
