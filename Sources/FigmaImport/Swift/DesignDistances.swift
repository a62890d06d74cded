/// Whose distances generated code has.
package enum DesignDistances: String, CaseIterable, Sendable {
  /// Those of the design, in whole points.
  case design
  /// The steps of the house's scale that are nearest to them.
  case scale
}
