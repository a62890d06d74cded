import ByteText
import POSIXSupport

/// What a transaction is about to do, as it stands on the disk: enough to finish it and enough to take it back.
struct Journal: Hashable, Sendable {
  /// A file's content by its SHA-256, and its permissions.
  struct Content: Hashable, Sendable {
    let sha256: String
    let permissions: mode_t
  }

  enum Operation: Hashable, Sendable {
    /// A folder that is not there is made, with these permissions or those of any new one.
    case makeFolder(String, permissions: mode_t?)
    /// `new-<number>` becomes the file, which does not exist.
    case create(Int, new: Content, String)
    /// `new-<number>` becomes the file, whose old content is `old-<number>`.
    case replace(Int, new: Content, old: Content, String)
    /// The file becomes `old-<number>`.
    case remove(Int, old: Content, String)
    /// The folder goes if nothing is left in it.
    case removeFolder(String, permissions: mode_t)

    var path: String {
      switch self {
      case .makeFolder(let path, _), .create(_, _, let path), .replace(_, _, _, let path), .remove(_, _, let path),
        .removeFolder(let path, _):
        path
      }
    }
  }

  let operations: [Operation]

  private static let heading = "swiftkit journal 2"
  private static let ending = "end"

  init(operations: [Operation]) { self.operations = operations }

  /// Reads a journal; nil when it is not whole, or names what no run of ours may touch.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.popLast() == "", lines.popLast() == Journal.ending, lines.first == Journal.heading else { return nil }
    var operations: [Operation] = []
    for line in lines.dropFirst() {
      guard let operation = Operation(line), RelativePath.flaw(inJournal: operation.path) == nil else { return nil }
      operations.append(operation)
    }
    self.operations = operations
  }

  var text: String {
    ([Journal.heading] + operations.map(\.line) + [Journal.ending]).joined(separator: "\n") + "\n"
  }
}

extension Journal.Operation {
  fileprivate init?(_ line: String) {
    // The path comes last, as it may hold spaces.
    let counts = ["folder": 2, "create": 4, "replace": 6, "remove": 4, "leave": 2]
    guard let verb = line.split(separator: " ").first.map(String.init), let count = counts[verb] else { return nil }
    let parts = line.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == count + 1 else { return nil }
    func content(_ index: Int) -> Journal.Content? {
      guard parts[index].isHexadecimal(digits: 64) else { return nil }
      return mode_t(parts[index + 1], radix: 8).map { Journal.Content(sha256: parts[index], permissions: $0) }
    }
    let path = parts[count]
    switch (verb, Int(parts[1])) {
    case ("folder", _):
      let permissions = mode_t(parts[1], radix: 8)
      guard permissions != nil || parts[1] == "-" else { return nil }
      self = .makeFolder(path, permissions: permissions)
    case ("leave", _):
      guard let permissions = mode_t(parts[1], radix: 8) else { return nil }
      self = .removeFolder(path, permissions: permissions)
    case ("create", let number?):
      guard let new = content(2) else { return nil }
      self = .create(number, new: new, path)
    case ("replace", let number?):
      guard let new = content(2), let old = content(4) else { return nil }
      self = .replace(number, new: new, old: old, path)
    case ("remove", let number?):
      guard let old = content(2) else { return nil }
      self = .remove(number, old: old, path)
    default: return nil
    }
  }

  fileprivate var line: String {
    func words(_ content: Journal.Content) -> String {
      "\(content.sha256) \(String(content.permissions, radix: 8))"
    }
    switch self {
    case .makeFolder(let path, let permissions):
      return "folder \(permissions.map { String($0, radix: 8) } ?? "-") \(path)"
    case .create(let number, let new, let path): return "create \(number) \(words(new)) \(path)"
    case .replace(let number, let new, let old, let path):
      return "replace \(number) \(words(new)) \(words(old)) \(path)"
    case .remove(let number, let old, let path): return "remove \(number) \(words(old)) \(path)"
    case .removeFolder(let path, let permissions): return "leave \(String(permissions, radix: 8)) \(path)"
    }
  }
}
