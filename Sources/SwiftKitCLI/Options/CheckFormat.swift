import ArgumentParser
import POSIXSupport

/// How findings are written.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github, junit, checkstyle, xcode, grouped, gitlab, markdown

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// What is written where no format is asked for: a build phase of Xcode shows findings at their lines only by their
  /// whole paths, and people at a terminal want to see the code.
  static func usual(in context: CommandContext) -> CheckFormat {
    if context.environment.contains(where: { $0.hasPrefix("XCODE_VERSION_ACTUAL=") }) { return .xcode }
    return context.output.isTerminal ? .grouped : .text
  }
}
