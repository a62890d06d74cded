import HostMessages
import PluginHosting

/// How long a run took, by plugins and checks as users know them; the times of several hosts are added up.
package struct CheckTimes: Hashable, Sendable {
  package struct Check: Hashable, Sendable {
    package let plugin: String
    package let check: String
    package fileprivate(set) var nanoseconds: UInt64
    /// How many files it looked at.
    package fileprivate(set) var files: Int
  }

  /// Sorted by plugin and check.
  package private(set) var checks: [Check] = []
  /// For loading each plugin's library.
  package private(set) var loading: [String: UInt64] = [:]
  package private(set) var parsing: UInt64 = 0
  package private(set) var parsedFiles = 0

  /// - Parameters:
  ///   - plugins: those of the run.
  ///   - described: what each of them said of itself.
  init(_ times: HostTimes, of plugins: [HostedPlugin], _ described: [PluginDescription?]) {
    for (plugin, time) in times.loading where plugins.indices.contains(plugin) {
      loading[plugins[plugin].descriptor.id] = time
    }
    (parsing, parsedFiles) = (times.parsing.nanoseconds, times.parsing.files)
    for (reference, time) in times.checks {
      let plugin = Int(reference.library)
      guard plugins.indices.contains(plugin), let known = described[plugin]?.checks,
        known.indices.contains(Int(reference.check))
      else { continue }
      let name = plugins[plugin].publicName(ofCheck: known[Int(reference.check)].id)
      checks.append(
        Check(plugin: plugins[plugin].descriptor.id, check: name, nanoseconds: time.nanoseconds, files: time.files))
    }
    checks.sort { ($0.plugin, $0.check) < ($1.plugin, $1.check) }
  }

  /// The times of several parts of a run; nil where nobody measured.
  init?(joining parts: [CheckTimes]) {
    guard var sum = parts.first else { return nil }
    for part in parts.dropFirst() {
      sum.loading.merge(part.loading) { CheckTimes.sum($0, $1) }
      sum.parsing = CheckTimes.sum(sum.parsing, part.parsing)
      sum.parsedFiles += part.parsedFiles
      for check in part.checks {
        if let known = sum.checks.firstIndex(where: { $0.plugin == check.plugin && $0.check == check.check }) {
          sum.checks[known].nanoseconds = CheckTimes.sum(sum.checks[known].nanoseconds, check.nanoseconds)
          sum.checks[known].files += check.files
        } else {
          sum.checks.append(check)
        }
      }
    }
    sum.checks.sort { ($0.plugin, $0.check) < ($1.plugin, $1.check) }
    self = sum
  }

  /// What a plugin's checks took together.
  package func time(ofPlugin plugin: String) -> UInt64 {
    checks.filter { $0.plugin == plugin }.reduce(0) { CheckTimes.sum($0, $1.nanoseconds) }
  }

  private static func sum(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : sum
  }
}
