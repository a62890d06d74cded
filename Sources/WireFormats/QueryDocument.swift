/// What the tool `sql` returns.
package struct QueryDocument: Encodable, Sendable {
  package var columns: [String]
  package var rows: [[Value]]
  /// Whether there are more rows than these.
  package var hasMore: Bool

  package enum Value: Encodable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .null: try container.encodeNil()
      case .integer(let number): try container.encode(number)
      case .real(let number) where number.isFinite: try container.encode(number)
      case .real: try container.encodeNil()
      case .text(let text): try container.encode(text)
      }
    }
  }

  package init(columns: [String], rows: [[Value]], hasMore: Bool) {
    self.columns = columns
    self.rows = rows
    self.hasMore = hasMore
  }
}
