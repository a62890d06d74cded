/// How far apart text and background are in luminance, from 1 for none to 21 for black on white (WCAG 2).
package struct ContrastRatio: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// What WCAG asks at level AA.
  package enum Need: Double, CaseIterable, Sendable {
    /// Text below 24 px, or below 18.66 px in bold.
    case text = 4.5
    /// Larger text, symbols and the outlines of controls.
    case largeText = 3
  }

  package let value: Double

  /// The ratio of two relative luminances, in either order.
  package init(_ first: Double, _ second: Double) {
    value = (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  package func meets(_ need: Need) -> Bool { value >= need.rawValue }

  package static func < (left: ContrastRatio, right: ContrastRatio) -> Bool { left.value < right.value }

  /// Two decimals, such as `4.47:1`; never rounded up to a need that is missed.
  package var description: String {
    let rounded = (value * 100).rounded() / 100
    let flatters = Need.allCases.contains { rounded >= $0.rawValue && !meets($0) }
    return FixedPoint.fixed(flatters ? rounded - 0.01 : rounded, places: 2) + ":1"
  }
}
