/// The check that reported something before another check took it over.
///
/// Comments, settings and baselines that name the former check hold for the findings of the later one.
enum FormerName {
  private static let names = [
    "api-soft-deprecated": "api-deprecated",
    "binding-get-set-effects": "binding-get-set",
    "corner-radius-throughout": "corner-radius-modifier",
    "duplicate-subtree-short": "duplicate-subtree",
    "error-only-printed-aside": "error-only-printed",
    "filter-then-count": "filter-then-first",
    "force-unwrap-assumed": "force-unwrap",
    "format-string-whole": "format-string",
    "hardcoded-frame-roomy": "hardcoded-frame",
    "label-over-hstack-styled": "label-over-hstack",
    "list-work-in-body": "heavy-work-in-body",
    "load-called-in-onappear": "async-load-in-onappear",
    "logic-in-view-small": "logic-in-view",
    "state-private-throughout": "state-private",
    "symbol-resizable-frame-alone": "symbol-resizable-frame",
    "task-detached-work": "task-detached",
  ]

  /// The check that findings of `check` were of before; nil for most.
  static func of(_ check: String) -> String? { names[check] }

  /// The name by which baselines and fingerprints know a finding of `check`, so that they outlast the change.
  static func first(of check: String) -> String { names[check] ?? check }

  /// The checks that took over findings of `check`.
  static func successors(of check: String) -> [String] { names.filter { $0.value == check }.map(\.key) }
}
