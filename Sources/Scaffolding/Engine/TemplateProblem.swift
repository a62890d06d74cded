/// Something wrong with a template, at a place; nothing is written while a template has one.
package struct TemplateProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the template's author knows it, below the template's folder.
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  package var description: String { "\(file):\(line):\(column): error: \(message)" }
}
