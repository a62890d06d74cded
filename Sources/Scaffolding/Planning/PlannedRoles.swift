import RuleModel

/// The roles that somebody chose with `--only`: a role of two words may be written with a hyphen.
struct PlannedRoles {
  private let roles: Set<String>

  init(_ names: [String], in template: Template) throws(ScaffoldingError) {
    var roles: Set<String> = []
    let known = (template.files.map(\.role) + template.injections.map(\.role)).map(PlannedRoles.word)
    for name in names {
      guard known.contains(PlannedRoles.word(name)) else {
        let unique = known.enumerated().filter { known.firstIndex(of: $0.element) == $0.offset }.map(\.element)
        throw .unknownRole(name, suggestion: Spelling.nearest(to: name, in: unique), known: unique)
      }
      roles.insert(PlannedRoles.word(name))
    }
    self.roles = roles
  }

  func chosen(_ files: [RenderedFile]) -> [RenderedFile] { files.filter { holds($0.file.role) } }

  func chosen(_ injections: [RenderedInjection]) -> [RenderedInjection] { injections.filter { holds($0.role) } }

  /// Whether what has this role is planned.
  func holds(_ role: String) -> Bool { roles.isEmpty || roles.contains(PlannedRoles.word(role)) }

  private static func word(_ role: String) -> String {
    String(role.map { $0 == " " ? "-" : $0 })
  }
}
