import SwiftKitABI

/// A detector: it looks at one file and reports the places that break a rule.
///
///     struct NavigationViewUsed: Check {
///       let id = "navigation-view"
///       let severity = Severity.error
///       let title = "NavigationView is deprecated"
///       let literals = ["NavigationView"]
///
///       func check(_ file: SourceFile, _ report: Report) {
///         for call in file.calls(named: "NavigationView") {
///           report(call, "NavigationView is deprecated; use NavigationStack or NavigationSplitView")
///         }
///       }
///     }
public protocol Check: Sendable {
  /// Kebab-case and unique in its plugin; users write it in their configuration.
  var id: String { get }
  var severity: Severity { get }
  /// One line without a full stop: what is wrong where it fires.
  var title: String { get }
  /// The check runs only on files that hold at least one of these; with none, on all.
  ///
  /// The narrower they are, the fewer files are parsed. ` & ` joins texts that must all stand in the file, in any order,
  /// and `|` asks that a word begin or end there: `"sheet & |View|"`. They must not be narrower than the check.
  var literals: [String] { get }
  /// Keys of the rules that it enforces.
  var rules: [String] { get }
  /// What it is about; nil for a plugin that does not say.
  var group: CheckGroup? { get }
  /// What it rests on; nil for a plugin that does not say.
  var basis: Basis? { get }
  /// What settings may choose about it.
  var options: [CheckOption] { get }
  var isOffByDefault: Bool { get }
  var isFixable: Bool { get }
  /// Whether it offers suggestions, beside safe fixes or instead of them.
  var suggests: Bool { get }

  func check(_ file: SourceFile, _ report: Report)
}

extension Check {
  public var rules: [String] { [] }
  public var group: CheckGroup? { nil }
  public var basis: Basis? { nil }
  public var options: [CheckOption] { [] }
  public var isOffByDefault: Bool { false }
  public var isFixable: Bool { false }
  public var suggests: Bool { false }
}

extension [String] {
  /// Each of these joined with each of `others`: `["a", "b"].beside("c")` is `["a & c", "b & c"]`.
  public func beside(_ others: String...) -> [String] {
    flatMap { first in others.map { "\(first) & \($0)" } }
  }
}

/// How grave a finding is, unless the user says otherwise.
public enum Severity: String, Sendable {
  case info, warning, error

  var raw: swiftkit_severity {
    switch self {
    case .info: swiftkit_severity(SWIFTKIT_INFO)
    case .warning: swiftkit_severity(SWIFTKIT_WARNING)
    case .error: swiftkit_severity(SWIFTKIT_ERROR)
    }
  }
}
