/// How much a finding matters; `check --fail-on` compares with it.
package enum Severity: String, CaseIterable, Sendable, Comparable {
  case info, warning, error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
