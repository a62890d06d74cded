package import POSIXSupport

/// Why documents could not be taken into an index; failures of the index itself are a `RuleIndexError`.
package enum IngestError: Error, Hashable, Sendable, CustomStringConvertible {
  case noSuchRoot(FilePath)
  case unreadableRoot(FileFault)

  package var description: String {
    switch self {
    case .noSuchRoot(let path): "there is no skill folder or Markdown file at '\(path)'"
    case .unreadableRoot(let fault): fault.description
    }
  }
}
