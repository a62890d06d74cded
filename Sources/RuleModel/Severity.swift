/// How much a finding matters; `check --fail-on` compares with it.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  case info, warning, error

  /// The word that compilers print and editors look for.
  package var word: String { self == .info ? "note" : rawValue }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
