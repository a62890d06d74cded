/// How much a plugin may take before it is stopped.
package struct HostLimits: Hashable, Sendable {
  /// How long one check may take for one file, or one answer for one question.
  package var time: Duration
  /// How long one library may take to load; when nil, `time`, and `ownTime` for one that came with swiftkit.
  ///
  /// A Mac looks at the signature of each library that it has not seen before.
  package var loading: Duration?
  /// How much memory a host may ask for, in bytes; on a Mac, how much it may have taken when swiftkit looks.
  package var memory: UInt64
  /// How many findings one check may report in one file.
  package var findings: UInt32
  /// Files with more bytes are not read.
  package var fileSize: UInt64
  /// How long all checks together may take for one file, or all answers for one question, whatever the host says of what
  /// it is doing; a multiple of `time` when nil.
  package var task: Duration?

  package init(
    time: Duration = .seconds(5), memory: UInt64 = 4 << 30, findings: UInt32 = 1_000, fileSize: UInt64 = 8 << 20,
    task: Duration? = nil, loading: Duration? = nil
  ) {
    self.time = time
    self.loading = loading
    self.memory = memory
    self.findings = findings
    self.fileSize = fileSize
    self.task = task
  }

  /// How long parsing may take for a file of so many bytes: seconds for any, and half a minute for the largest.
  ///
  /// It is our own work, but a few hundred bytes can be written so that a parser takes for ever.
  func parseTime(bytes: Int) -> Duration {
    let size = min(max(bytes, 0), 8 << 20)
    return max(time, .seconds(5) + .milliseconds(Int64(size) * 25_000 / (8 << 20)))
  }

  /// Starting a process and reading a file are our own work; only a machine gone astray needs longer than this.
  var ownTime: Duration { max(time, .seconds(30)) }

  /// After so long without anything done a host is given up: a plugin may write over the words that say who is at work.
  var taskTime: Duration { task ?? max(time * 24, .seconds(120)) }
}
