package import POSIXSupport

/// Which files of a project declare which types at their top level.
package struct DeclaredTypes: Hashable, Sendable {
  /// Paths relative to the root, by the name of the type.
  private var files: [String: [String]] = [:]
  /// True where the project is so large that not every file was read.
  package private(set) var isPartial = false

  /// Reads the Swift files below `scope`, a folder in `root`; what may not be read declares nothing.
  package init(in root: FilePath, scope: String, limit: Int = 20_000) throws(ScaffoldingError) {
    let folder = scope.isEmpty ? root : root.pushing(FilePath(scope))
    var count = 0
    do throws(FileFault) {
      try collect(folder, relative: scope, &count, limit)
    } catch {
      throw .file(error)
    }
  }

  /// The first file other than `path` that declares `type`.
  package func file(declaring type: String, except path: String) -> String? {
    files[type]?.first { $0 != path }
  }

  private mutating func collect(
    _ folder: FilePath, relative: String, _ count: inout Int, _ limit: Int
  ) throws(FileFault) {
    let names = try DeclaredTypes.readable { () throws(FileFault) in try Folder.names(in: folder) }
    for name in names ?? [] where !name.hasPrefix(".") {
      guard count < limit else {
        isPartial = true
        return
      }
      count += 1
      let path = folder.appending(name)
      let relativePath = relative.isEmpty ? name : "\(relative)/\(name)"
      if name.hasSuffix(".swift") {
        let bytes = try DeclaredTypes.readable { () throws(FileFault) in
          try FileContents.bytes(of: path, limit: DeclaredTypes.largestFile)
        }
        for type in DeclarationScanner.topLevelTypes(in: bytes ?? []) { files[type, default: []].append(relativePath) }
      } else if !DeclaredTypes.passedOver.contains(name), !name.contains(".") || name.hasSuffix(".swiftpm"),
        FileStatus(path, followingLinks: false)?.kind == .folder
      {
        try collect(path, relative: relativePath, &count, limit)
      }
    }
  }

  /// What `body` reads; nil where nothing is there, or it is not ours to read, or it is no source file.
  private static func readable<Value>(_ body: () throws(FileFault) -> Value) throws(FileFault) -> Value? {
    do throws(FileFault) {
      return try body()
    } catch {
      let harmless: Set<Errno> = [.permissionDenied, .notPermitted, .tooManySymbolicLinkLevels]
      if error.isMissing || error.code.map({ harmless.contains($0) }) ?? true { return nil }
      throw error
    }
  }

  private static let largestFile = 4 << 20
  /// Folders of other people's code and of build products.
  private static let passedOver: Set = [
    "Carthage", "DerivedData", "Golden", "Pods", "Templates", "build", "node_modules",
  ]
}
