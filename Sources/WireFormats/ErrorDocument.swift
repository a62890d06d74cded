/// What stands on standard error, on one line, where a command that was asked for JSON could not give its document.
package struct ErrorDocument: Codable, Hashable, Sendable {
  package let error: Fault

  package struct Fault: Codable, Hashable, Sendable {
    /// 2 for what could not be done, 64 for a call that was wrong.
    package let exitCode: Int
    /// The sentence that people read.
    package let message: String
    /// The settings file that is wrong, and where; absent for other errors.
    package let file: String?
    package let line: Int?
    package let column: Int?
  }

  package init(exitCode: Int, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    error = Fault(exitCode: exitCode, message: message, file: file, line: line, column: column)
  }
}
