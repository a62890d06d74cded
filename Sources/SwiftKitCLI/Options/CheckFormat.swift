import ArgumentParser

/// How findings are written.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
