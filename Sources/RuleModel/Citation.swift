/// A place in a document that says something: the path as it was given, and the lines.
package struct Citation: Hashable, Sendable, Comparable {
  package let path: String
  package let lines: LineRange

  package init(path: String, lines: LineRange) {
    self.path = path
    self.lines = lines
  }

  package static func < (left: Citation, right: Citation) -> Bool {
    (left.path, left.lines) < (right.path, right.lines)
  }
}
