import ArgumentParser

/// How findings are written.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github, junit, checkstyle, xcode

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// What is written where no format is asked for: a build phase of Xcode shows findings at their lines only by their
  /// whole paths.
  static func usual(in context: CommandContext) -> CheckFormat {
    context.environment.contains { $0.hasPrefix("XCODE_VERSION_ACTUAL=") } ? .xcode : .text
  }
}
