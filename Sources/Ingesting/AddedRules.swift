import ByteText
import RuleIndex

/// Rules that an ingest added, so that they need not be read again; of a large index only some, for all would fill memory.
struct AddedRules: Sendable {
  private static let most = 4000

  /// Files with the row of their first rule, in the order of these.
  private var files: [(first: Int64, file: IndexedFile)] = []
  private var count = 0

  /// - Parameter rows: where the rules of `file` were stored, in their order.
  mutating func note(_ file: IndexedFile, in rows: [Int64]) {
    guard let first = rows.first, let last = rows.last, count + rows.count <= Self.most else { return }
    // SQLite numbers rows one after the other, behind all there are.
    guard last - first == Int64(rows.count - 1), first >= files.last.map({ $0.first + Int64($0.file.rules.count) }) ?? 0
    else { return }
    files.append((first, file))
    count += rows.count
  }

  func holds(_ row: Int64) -> Bool { place(of: row) != nil }

  /// The rule as it would be read from `row`; nil where it is not among those that are kept.
  func rule(_ row: Int64) -> StoredRule? {
    place(of: row).map { StoredRule(files[$0.file].file.rules[$0.rule], of: files[$0.file].file, id: row) }
  }

  private func place(of row: Int64) -> (file: Int, rule: Int)? {
    let file = files.partitioningIndex { $0.first > row } - 1
    guard file >= 0 else { return nil }
    let place = Int(row - files[file].first)
    return place < files[file].file.rules.count ? (file, place) : nil
  }
}
