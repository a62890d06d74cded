/// How long a host took for steps of its work, in nanoseconds; it says so only when it was asked to.
package enum TimeReport: Hashable, Sendable {
  /// To load a library and read what it says of itself.
  case loading(library: UInt16, nanoseconds: UInt64)
  /// To parse one file, and for each check that looked at it.
  case checking(task: UInt32, parsing: UInt64, checks: [CheckTime])
}

/// How long one check took for one file.
package struct CheckTime: Hashable, Sendable {
  package let check: CheckReference
  package let nanoseconds: UInt64

  package init(check: CheckReference, nanoseconds: UInt64) {
    self.check = check
    self.nanoseconds = nanoseconds
  }
}
