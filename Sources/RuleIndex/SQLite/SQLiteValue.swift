/// A value that goes into a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// How much room the value takes while it is bound.
  var byteCount: Int {
    switch self {
    case .null, .integer, .real: 0
    case .text(let text): text.utf8.count
    case .blob(let bytes): bytes.count
    }
  }

  package static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  package static func text(_ value: String?) -> SQLiteValue { value.map { SQLiteValue.text($0) } ?? .null }
  package static func real(_ value: Double?) -> SQLiteValue { value.map { SQLiteValue.real($0) } ?? .null }
}
