/// The names of a path, from the outermost to the last, as the system knows them.
///
/// Where a path is taken apart for each file of a project, bytes are cut once; a `FilePath` is checked and normalized anew
/// for each of its components.
struct PathNames {
  let isAbsolute: Bool
  var names: [[UInt8]]

  init(_ path: FilePath) { self.init(path.bytes) }

  init(_ bytes: [UInt8]) {
    isAbsolute = bytes.first == UInt8(ascii: "/")
    names = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      if end > start { names.append(Array(bytes[start..<end])) }
      start = end + 1
    }
  }

  /// Whether this name is `.`, the folder itself.
  static func isCurrent(_ name: [UInt8]) -> Bool { name == [UInt8(ascii: ".")] }

  /// Whether this name is `..`, the folder above.
  static func isParent(_ name: [UInt8]) -> Bool { name == [UInt8(ascii: "."), UInt8(ascii: ".")] }

  /// The relative path of `names`.
  static func path(_ names: [[UInt8]]) -> FilePath {
    FilePath(bytes: names.joined(separator: [UInt8(ascii: "/")]))
  }
}
