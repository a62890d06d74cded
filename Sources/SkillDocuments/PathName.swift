/// Names in a path, without touching the file system.
enum PathName {
  static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

  /// The last component without its extension.
  static func stem(_ path: String) -> String {
    guard let last = components(path).last else { return "" }
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}
