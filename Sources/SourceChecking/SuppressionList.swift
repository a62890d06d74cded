import HostMessages
import RuleModel

/// The suppressions of one file, and which of them were of use.
struct SuppressionList {
  static let unusedCheck = "unused-suppression"
  static let unclearCheck = "unclear-suppression"

  private let path: String
  private var suppressions: [Suppression] = []
  private var unclear: [(remark: Remark, reason: String)] = []
  private var used: Set<Use> = []

  private struct Use: Hashable {
    let suppression: Int
    let check: String
  }

  init(_ remarks: [Remark], path: String) {
    self.path = path
    for remark in remarks {
      switch Suppression.read(remark) {
      case .suppression(let suppression): suppressions.append(suppression)
      case .unclear(let reason): unclear.append((remark, reason))
      case nil: continue
      }
    }
  }

  /// Whether a finding is not to be shown; remembers what kept it away.
  mutating func covers(_ finding: Finding) -> Bool {
    var isCovered = false
    for name in [finding.check, FormerName.of(finding.check), "all"].compactMap(\.self) {
      if let index = suppression(of: name, on: finding.start) {
        used.insert(Use(suppression: index, check: name))
        isCovered = true
      }
    }
    return isCovered
  }

  private func suppression(of name: String, on place: SourcePosition) -> Int? {
    var open: Int?
    var whole: Int?
    for (index, suppression) in suppressions.enumerated() where suppression.checks.contains(name) {
      switch suppression.reach {
      case .line(let line): if line == place.line { return index }
      case .wholeFile: whole = index
      case .fromHere: if SourcePosition(suppression.start) < place { open = index }
      case .endsHere: if SourcePosition(suppression.start) < place { open = nil }
      }
    }
    return open ?? whole
  }

  /// Findings about the suppressions themselves.
  ///
  /// - Parameters:
  ///   - unknown: what to say of a name that no check has; nil for one that a check has.
  ///   - ran: whether a check was run over the file to its end; of others nothing can be said.
  func findings(unknown: (String) -> UnknownCheck?, ran: (String) -> Bool) -> [Finding] {
    var findings = unclear.map { finding(Self.unclearCheck, $0.remark.start, $0.remark.end, $0.reason) }
    for (index, suppression) in suppressions.enumerated() where suppression.reach != .endsHere {
      let unused = suppression.checks.filter { !used.contains(Use(suppression: index, check: $0)) }
      let strange = unused.filter { $0 != "all" }.compactMap(unknown)
      let strangeNames = Set(strange.map(\.name))
      if let sentence = sentence(on: strange, of: suppression) {
        findings.append(finding(Self.unclearCheck, suppression.start, suppression.end, sentence))
      }
      for check in unused where !strangeNames.contains(check) {
        if ran(check), FormerName.successors(of: check).allSatisfy(ran) {
          findings.append(
            finding(
              Self.unusedCheck, suppression.start, suppression.end,
              "'\(check)' has no finding here; remove this comment"))
        }
      }
    }
    return findings
  }

  /// What to say of names that no check has; nil where there are none.
  private func sentence(on unknown: [UnknownCheck], of suppression: Suppression) -> String? {
    guard let first = unknown.first else { return nil }
    // Words behind the name of a check are a reason without its hyphens.
    if unknown.count < suppression.checks.count, unknown.count > 1 || first.suggestion == nil {
      let words = Self.shortened(suppression.checks.drop { $0 != first.name }, " ")
      return "'\(words)' does not name a check; write `--` before a reason"
    }
    let meant = first.suggestion.map { "; did you mean '\($0)'?" } ?? ""
    if unknown.count == 1 { return "unknown check '\(first.name)'\(meant)" }
    return "unknown checks " + Self.shortened(unknown.map { "'\($0.name)'" }, ", ")
  }

  /// The first words of a comment that may hold thousands.
  private static func shortened(_ words: some Collection<String>, _ separator: String) -> String {
    words.prefix(12).joined(separator: separator) + (words.count > 12 ? separator + "…" : "")
  }

  private func finding(_ check: String, _ start: SourcePlace, _ end: SourcePlace, _ message: String) -> Finding {
    Finding(
      check: check, severity: .warning, path: path, start: SourcePosition(start), end: SourcePosition(end),
      message: message, rules: [], fixable: false)
  }
}
