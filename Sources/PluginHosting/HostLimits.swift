/// How much a plugin may take before it is stopped.
package struct HostLimits: Hashable, Sendable {
  /// How long one check may take for one file, one answer for one question, or one library to load.
  package var time: Duration
  /// How much memory a host may ask for, in bytes.
  package var memory: UInt64
  /// How many findings one check may report in one file.
  package var findings: UInt32
  /// Files with more bytes are not read.
  package var fileSize: UInt64

  package init(
    time: Duration = .seconds(5), memory: UInt64 = 4 << 30, findings: UInt32 = 1_000, fileSize: UInt64 = 8 << 20
  ) {
    self.time = time
    self.memory = memory
    self.findings = findings
    self.fileSize = fileSize
  }

  /// Starting a process and parsing a file are our own work; only a machine gone astray needs longer than this.
  var ownTime: Duration { max(time, .seconds(30)) }
}
