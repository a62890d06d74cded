import POSIXSupport
import RuleModel

/// Names of findings that stay the same when lines move and messages are reworded.
package enum Fingerprint {
  /// One name a finding, in their order: from the check, the path, and the text of the line, counted where these repeat.
  ///
  /// - Parameter named: the path of a finding as its name holds it.
  package static func names(of findings: [CheckedFinding], naming named: (String) -> String = { $0 }) -> [String] {
    var seen: [[String]: Int] = [:]
    return findings.map { checked in
      let parts = [FormerName.first(of: checked.finding.check), named(checked.finding.path), checked.lineText]
      let count = seen[parts, default: 0]
      seen[parts] = count + 1
      return String(SHA256.hexadecimal(of: (parts + ["\(count)"]).joined(separator: "\u{0}")).prefix(32))
    }
  }
}
