/// Where the texts of a statement's parameters lie while it runs. SQLite would allocate memory for each of its own copies.
final class ParameterRoom {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 1)
  private var capacity = 64
  private var used = 0

  deinit { start.deallocate() }

  /// Forgets what was copied, and makes room for `values`.
  func empty(for values: [SQLiteValue]) {
    used = 0
    let wanted = values.reduce(0) { $0 + $1.byteCount }
    guard wanted > capacity else { return }
    start.deallocate()
    capacity = wanted * 2
    start = .allocate(byteCount: capacity, alignment: 1)
  }

  /// A copy that stays until the room is emptied. Even of nothing it has an address: SQLite takes none for NULL.
  func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer {
    let place = start + used
    if let source = bytes.baseAddress { place.copyMemory(from: source, byteCount: bytes.count) }
    used += bytes.count
    return UnsafeRawPointer(place)
  }
}
