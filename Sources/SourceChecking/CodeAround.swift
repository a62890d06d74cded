import POSIXSupport
package import RuleModel

/// The code before and behind a place, whatever its white space: it stays the same when lines are split, joined or indented
/// anew, and when they move with what is around them.
package struct CodeAround: Hashable, Sendable {
  /// Names of so many bytes before the place, and from it on.
  package let before: String
  package let after: String
  /// So many bytes count on each side, white space left out.
  private static let reach = 48

  package init(before: String, after: String) { (self.before, self.after) = (before, after) }

  /// What is around each place of one file; nil for a place that it does not have.
  package static func of(_ places: [SourcePosition], in source: [UInt8]) -> [CodeAround?] {
    var starts = [0]
    for (index, byte) in source.enumerated() {
      let isCarriageReturn = byte == 13 && !(index + 1 < source.count && source[index + 1] == 10)
      if byte == 10 || isCarriageReturn { starts.append(index + 1) }
    }
    return places.map { place in
      guard starts.indices.contains(place.line - 1) else { return nil }
      let offset = starts[place.line - 1] + place.column - 1
      guard source.indices.contains(offset) else { return nil }
      let before = source[..<offset].reversed().lazy.filter { $0 > 32 }.prefix(reach)
      let after = source[offset...].lazy.filter { $0 > 32 }.prefix(reach)
      return CodeAround(before: name(Array(before)), after: name(Array(after)))
    }
  }

  private static func name(_ bytes: [UInt8]) -> String { String(SHA256.hexadecimal(of: bytes).prefix(16)) }
}
