package import POSIXSupport

/// Which files of a project declare which types at their top level.
package struct DeclaredTypes: Hashable, Sendable {
  /// Paths relative to the root, by the name of the type.
  private var files: [String: [String]] = [:]
  /// Paths of files that extend a type, by its name.
  private var extensions: [String: [String]] = [:]
  private let root: FilePath
  /// True where the project is so large that not every file was read.
  package private(set) var isPartial = false

  /// Reads the Swift files below `scope`, a folder in `root`; what may not be read declares nothing.
  package init(in root: FilePath, scope: String, limit: Int = 20_000) throws(ScaffoldingError) {
    self.root = root
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

  /// What `type` has, which a file other than `path` declares.
  func declaration(of type: String, except path: String) -> DeclaredType? {
    guard let file = file(declaring: type, except: path) else { return nil }
    let paths = [file] + (extensions[type] ?? []).filter { $0 != file && $0 != path }.prefix(20)
    return DeclaredType(
      type,
      in: paths.compactMap {
        try? FileContents.bytes(of: root.pushing(FilePath($0)), limit: DeclaredTypes.largestFile)
      })
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
        let types = DeclarationScanner.types(in: bytes ?? [])
        for type in types.declared { files[type, default: []].append(relativePath) }
        for type in types.extended { extensions[type, default: []].append(relativePath) }
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
