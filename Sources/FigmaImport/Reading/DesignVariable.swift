/// A color or a number that a file names, with its value in each mode, such as light and dark.
package struct DesignVariable: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    case color(HexColor)
    case number(Double)
  }

  package struct Setting: Hashable, Sendable {
    package var mode: String
    package var value: Value
  }

  package var name: String
  /// The name of the collection that it is kept in.
  package var collection: String
  /// A value for each mode, the default mode first.
  package var settings: [Setting]
}
