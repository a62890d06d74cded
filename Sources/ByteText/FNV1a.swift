/// A 64-bit FNV-1a hash: the same on every machine and in every run, unlike `Hasher`.
///
/// It guards against mistakes, not against an enemy. Its values are stored in indexes and caches.
public struct FNV1a: Sendable {
  /// The hash of what was taken in so far.
  public var value: UInt64

  @inlinable
  public init() { value = 0xcbf2_9ce4_8422_2325 }

  /// Takes in a byte, or a number as if it were one.
  @inlinable
  public mutating func combine(_ part: some UnsignedInteger) {
    value = (value ^ UInt64(truncatingIfNeeded: part)) &* 0x100_0000_01b3
  }
}
