/// What stands behind a `%` in a format of C: `%.1f` has the decimals `1` and the conversion `f`.
struct FormatSpecifier: Equatable {
  /// Digits, `*` or an inserted value, as in `%.\(places)f`; nil where the format does not say.
  let decimals: Substring?
  let conversion: Character

  /// Those of a format in their order; a percent sign that begins none is left out.
  static func all(in format: String) -> [FormatSpecifier] {
    format.indices.filter { format[$0] == "%" }.compactMap { FormatSpecifier(format[$0...].dropFirst()) }
  }

  private init?(_ text: Substring) {
    var rest = text.drop { "-+ '".contains($0) }.drop { $0.isASCII && $0.isNumber }
    if rest.first == "." {
      guard let decimals = FormatSpecifier.decimals(of: rest.dropFirst()) else { return nil }
      self.decimals = decimals
      rest = rest[decimals.endIndex...]
    } else {
      decimals = nil
    }
    for _ in 0..<2 where rest.first == "l" { rest = rest.dropFirst() }
    guard let conversion = rest.first else { return nil }
    self.conversion = conversion
  }

  private static func decimals(of text: Substring) -> Substring? {
    if text.first == "*" { return text.prefix(1) }
    if text.hasPrefix("\\(") {
      guard let end = text.firstIndex(of: ")"), text[..<end].dropFirst(2).allSatisfy({ $0.isASCII && $0.isLetter })
      else {
        return nil
      }
      return text[...end]
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : digits
  }
}
