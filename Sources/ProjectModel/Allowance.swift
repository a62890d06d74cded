/// How much may still be looked at: a few lines of a file can name a thing so often that nobody waits for the end.
struct Allowance: Hashable, Sendable {
  private var left: Int

  init(_ amount: Int) { left = amount }

  /// Whether more was asked for than there was.
  var isSpent: Bool { left < 0 }

  /// Takes some of it; false once there is no more.
  mutating func take(_ amount: Int) -> Bool {
    if left >= 0 { left -= amount }
    return left >= 0
  }
}
