package import POSIXSupport

/// Why a library is not trusted, or the store cannot be used.
package enum TrustError: Error, Hashable, CustomStringConvertible {
  case missing(FilePath)
  case notAFile(FilePath)
  case writableByOthers(FilePath)
  case ownedByAnother(FilePath)
  case strangeName(FilePath)
  case unreadable(FileFault)
  case unwritable(FileFault)
  case malformed(FilePath, line: Int)
  case relativePath(FilePath, String)

  /// Whether it is about the list as a whole, which others could have written or which cannot be read.
  package var meansNothingIsTrusted: Bool {
    switch self {
    case .writableByOthers, .ownedByAnother, .unreadable: true
    case .missing, .notAFile, .strangeName, .unwritable, .malformed, .relativePath: false
    }
  }

  package var description: String {
    switch self {
    case .missing(let path): "there is no '\(path)'"
    case .notAFile(let path): "'\(path)' is not a file"
    case .writableByOthers(let path):
      "'\(path)' is writable by others, who could change it after you trust it; try 'chmod go-w \(path)'"
    case .ownedByAnother(let path): "'\(path)' belongs to another user, who could change it at any time"
    case .strangeName(let path): "the path '\(path)' contains a line break"
    case .unreadable(let fault), .unwritable(let fault): fault.description
    case .malformed(let path, let line):
      "\(path):\(line): this is not a sha256sum line; fix or remove it (until then, nothing is trusted)"
    case .relativePath(let path, let folder):
      "'\(path)' looks for other libraries in '\(folder)', which depends on where swiftkit runs; "
        + "link it with an absolute path or $ORIGIN"
    }
  }
}
