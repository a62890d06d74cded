import RuleModel

/// Numbers as people write them: a fixed number of decimals, or as few as needed.
package enum FixedPoint {
  /// `value` rounded to `places` decimals: `4.50`; `1e+40` where that has no room.
  package static func fixed(_ value: Double, places: Int) -> String {
    let size = (0..<places).reduce(1) { size, _ in size * 10 }
    guard let units = Int(exactly: (value * Double(size)).rounded()) else { return value.shortText }
    guard places > 0 else { return String(units) }
    let decimals = String(units.magnitude % UInt(size))
    let padding = String(repeating: "0", count: places - decimals.count)
    return "\(units < 0 ? "-" : "")\(units.magnitude / UInt(size)).\(padding)\(decimals)"
  }

  /// `value` rounded to at most `places` decimals, without trailing zeros: `12`, `0.35`.
  package static func shortest(_ value: Double, places: Int = 3) -> String {
    let text = fixed(value, places: places)
    // What has no room in a fixed number of decimals is written with an exponent.
    if text.contains("e") { return text }
    let parts = text.split(separator: ".")
    guard parts.count == 2, let last = parts[1].lastIndex(where: { $0 != "0" }) else { return String(parts[0]) }
    return parts[0] + "." + parts[1][...last]
  }
}
