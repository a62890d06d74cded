/// Numbers as people write them: a fixed number of decimals, or as few as needed.
package enum FixedPoint {
  /// `value` cut, not rounded, to `places` decimals, so that 4.499 is never shown as 4.50 and taken for enough.
  package static func truncated(_ value: Double, places: Int) -> String {
    // A hair is added, since 4.47 times 100 is a hair below 447.
    text(units: Int((value * scale(places) + 1e-9).rounded(.down)), places: places)
  }

  /// `value` rounded to at most `places` decimals, without trailing zeros: `12`, `0.35`.
  package static func shortest(_ value: Double, places: Int = 3) -> String {
    var result = text(units: Int((value * scale(places)).rounded()), places: places)
    while result.contains("."), let last = result.last, last == "0" || last == "." {
      result.removeLast()
      if last == "." { break }
    }
    return result
  }

  private static func text(units: Int, places: Int) -> String {
    guard places > 0 else { return String(units) }
    let size = Int(scale(places))
    let decimals = String(units.magnitude % UInt(size))
    let padding = String(repeating: "0", count: places - decimals.count)
    return "\(units < 0 ? "-" : "")\(units.magnitude / UInt(size)).\(padding)\(decimals)"
  }

  private static func scale(_ places: Int) -> Double {
    (0..<places).reduce(1) { size, _ in size * 10 }
  }
}
