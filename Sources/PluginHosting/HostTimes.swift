package import HostMessages

/// How long hosts took, in nanoseconds, as far as they say; of several hosts the times are added up.
package struct HostTimes: Hashable, Sendable {
  /// What one check took, and for how many files.
  package struct Check: Hashable, Sendable {
    package fileprivate(set) var nanoseconds: UInt64 = 0
    package fileprivate(set) var files = 0
  }

  /// For loading each plugin, by its place in the list of plugins.
  package private(set) var loading: [Int: UInt64] = [:]
  /// For parsing, and how many files were parsed.
  package private(set) var parsing = Check()
  /// For each check, by its plugin's place in the list and the check's in the plugin's own table.
  package private(set) var checks: [CheckReference: Check] = [:]

  package init() {}

  // A plugin runs in the process that says this, and can make it say anything: nothing overflows.
  mutating func add(_ report: TimeReport) {
    switch report {
    case .loading(let library, let time): loading[Int(library), default: 0].grow(by: time)
    case .checking(_, let time, let times):
      parsing.add(time)
      for time in times { checks[time.check, default: Check()].add(time.nanoseconds) }
    }
  }

  /// Adds the times of another group of hosts, whose plugins have these numbers here.
  mutating func add(_ other: HostTimes, numbers: [Int]) {
    for (plugin, time) in other.loading where numbers.indices.contains(plugin) {
      loading[numbers[plugin], default: 0].grow(by: time)
    }
    parsing.add(other.parsing)
    for (check, time) in other.checks { checks[check.renumbered(numbers), default: Check()].add(time) }
  }

  /// Adds the times of another run with the same plugins.
  package mutating func add(_ other: HostTimes) {
    for (plugin, time) in other.loading { loading[plugin, default: 0].grow(by: time) }
    parsing.add(other.parsing)
    for (check, time) in other.checks { checks[check, default: Check()].add(time) }
  }
}

extension HostTimes.Check {
  fileprivate mutating func add(_ time: UInt64) {
    nanoseconds.grow(by: time)
    files += 1
  }

  fileprivate mutating func add(_ other: HostTimes.Check) {
    nanoseconds.grow(by: other.nanoseconds)
    files += other.files
  }
}

extension UInt64 {
  fileprivate mutating func grow(by other: UInt64) {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    self = isTooLarge ? .max : sum
  }
}
