import POSIXSupport

/// Paths below the project's root as texts, with `..` and `.` worked out.
enum RelativePath {
  /// The longest path, in bytes, that anybody can open on a Mac.
  static let longest = 1_024

  /// `path` seen from the folder `base`; nil where it leads out of the root, or is longer than paths can be.
  static func joined(_ base: String, _ path: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/"), base.utf8.count + path.utf8.count <= longest else { return nil }
    var names = base.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  /// The folder that `path` lies in, empty for the root.
  static func folder(of path: String) -> String { String(folderPart(of: path)) }

  /// The part of `path` that is the folder which it lies in; quick, as thousands of files are asked.
  static func folderPart(of path: String) -> Substring {
    let bytes = path.utf8
    let slash = bytes.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) ?? 0 }
    guard let slash else { return bytes.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? "" }
    return path[..<bytes.index(bytes.startIndex, offsetBy: slash)]
  }

  /// Whether `path` lies in `folder` and in no folder of it, both as `folderPart` has them; quick for the same reason.
  static func lies(_ path: String, directlyIn folder: Substring) -> Bool {
    let lies: Bool?? = folder.utf8.withContiguousStorageIfAvailable { folder in
      path.utf8.withContiguousStorageIfAvailable { path in
        guard let start = folder.baseAddress, let first = path.baseAddress, folder.count < path.count,
          path[folder.count] == UInt8(ascii: "/"), memcmp(first, start, folder.count) == 0
        else { return false }
        return path[(folder.count + 1)...].allSatisfy { $0 != UInt8(ascii: "/") }
      }
    }
    return (lies ?? nil) ?? (!folder.isEmpty && folderPart(of: path) == folder)
  }

  /// The last name of `path`.
  static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Whether `path` is `folder` or lies in it.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }
}
