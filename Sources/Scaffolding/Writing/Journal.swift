/// What a transaction is about to do, as it stands on the disk: enough to finish it and enough to take it back.
struct Journal: Hashable, Sendable {
  enum Operation: Hashable, Sendable {
    case makeFolder(String)
    /// `new-<number>`, with this SHA-256, becomes the file, which does not exist.
    case create(Int, sha256: String, String)
    /// `new-<number>`, with this SHA-256, becomes the file, whose old content is `old-<number>`.
    case replace(Int, sha256: String, String)
    /// The file, whose content has this SHA-256, becomes `old-<number>`.
    case remove(Int, sha256: String, String)
  }

  let operations: [Operation]

  private static let heading = "swiftkit journal 1"
  private static let ending = "end"

  init(operations: [Operation]) { self.operations = operations }

  /// Reads a journal; nil when it is not whole, and then nothing of it has been done.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", lines.popLast() == Journal.ending, lines.first == Journal.heading else { return nil }
    var operations: [Operation] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let number = Int(parts[1]), RelativePath.isPlain(parts[3]) else { return nil }
      switch parts[0] {
      case "folder": operations.append(.makeFolder(parts[3]))
      case "create": operations.append(.create(number, sha256: parts[2], parts[3]))
      case "replace": operations.append(.replace(number, sha256: parts[2], parts[3]))
      case "remove": operations.append(.remove(number, sha256: parts[2] == "-" ? "" : parts[2], parts[3]))
      default: return nil
      }
    }
    self.operations = operations
  }

  var text: String {
    let lines = operations.map { operation in
      switch operation {
      case .makeFolder(let path): "folder 0 - \(path)"
      case .create(let number, let sha256, let path): "create \(number) \(sha256) \(path)"
      case .replace(let number, let sha256, let path): "replace \(number) \(sha256) \(path)"
      case .remove(let number, let sha256, let path): "remove \(number) \(sha256) \(path)"
      }
    }
    return ([Journal.heading] + lines + [Journal.ending]).joined(separator: "\n") + "\n"
  }
}
