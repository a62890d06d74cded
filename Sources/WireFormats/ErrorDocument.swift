/// The error on standard error, on one line, if a command could not print its JSON document.
package struct ErrorDocument: Codable, Hashable, Sendable {
  package let error: Fault

  package struct Fault: Codable, Hashable, Sendable {
    /// 2 for a failure, 64 for wrong usage.
    package let exitCode: Int
    /// The message for people.
    package let message: String
    /// The wrong settings file and the location in it; absent for other errors.
    package let file: String?
    package let line: Int?
    package let column: Int?
  }

  package init(exitCode: Int, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
    error = Fault(exitCode: exitCode, message: message, file: file, line: line, column: column)
  }
}
