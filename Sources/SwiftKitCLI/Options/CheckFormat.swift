import ArgumentParser

/// How findings are written.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github, junit, checkstyle

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
