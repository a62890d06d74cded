/// A static member that a project's code calls a colour or a length by, whose role its name and value say for certain.
struct DesignName: Hashable, Sendable {
  let role: DesignRole
  /// How code names it: `Palette.textSecondary`.
  let expression: String
  /// The line of its file.
  let line: Int
  /// Whether other modules see it.
  let isPublic: Bool
  /// The file relative to the root.
  var path = ""

  /// What it is a member of: empty for a member of `ShapeStyle`.
  var container: Substring { expression[..<(member.startIndex)].dropLast() }
  /// The first name that code writes: empty for a member of `ShapeStyle`.
  var root: Substring { expression.prefix { $0 != "." && $0 != "(" } }
  /// Its own name.
  var member: Substring {
    let whole = expression.hasSuffix(".rawValue") ? expression.dropLast(".rawValue".count) : expression[...]
    return whole.lastIndex(of: ".").map { whole[whole.index(after: $0)...] } ?? whole
  }
}

extension DesignName {
  /// Parses what `stored` gives.
  init?(stored: Substring) {
    let parts = stored.split(separator: " ")
    guard parts.count == 4, let role = DesignRole(parts[0]), let line = Int(parts[2]) else { return nil }
    self.init(role: role, expression: String(parts[1]), line: line, isPublic: parts[3] == "public")
  }

  /// One line without a line ending.
  var stored: String { "\(role.word) \(expression) \(line) \(isPublic ? "public" : "internal")" }
}
