/// A file or folder that could not be used: what was tried, on what, and what the system said.
package struct FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The verb of the sentence, such as `read` or `replace`.
  package let operation: String
  package let path: FilePath
  /// The reason in words, from `errno` or from us.
  package let reason: String
  /// The system's error number, or nil where the reason is ours.
  package let code: Errno?

  package init(_ operation: String, _ path: FilePath, code: Errno) {
    self.operation = operation
    self.path = path
    self.reason = code.description
    self.code = code
  }

  package init(_ operation: String, _ path: FilePath, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.code = nil
  }

  /// A reason of ours for an error of the system.
  package init(_ operation: String, _ path: FilePath, code: Errno, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.code = code
  }

  package var description: String { "cannot \(operation) '\(path)': \(reason)" }

  /// True where the thing simply is not there.
  package var isMissing: Bool { code == .noSuchFileOrDirectory || code == .notDirectory }

  /// True where a symbolic link leads, or may lead, out of the folder that everything has to stay in.
  package var leadsOut: Bool { code == .tooManySymbolicLinkLevels }
}
