import FileMemory
import POSIXSupport

/// The Swift files below a folder of a project, with what tells whether they have changed.
struct SwiftSources {
  /// Paths relative to the root, in the order of their bytes.
  private(set) var listing = FileListing()
  /// Paths of asset catalogs, in no order.
  private(set) var catalogs: [String] = []
  /// True where the project is so large that the search ended early.
  private(set) var isPartial = false
  /// When the search began.
  let start = ContentStamp.now()
  private var count = 0
  private let limit: Int

  /// - Parameter limit: how many files and folders are looked at.
  init(in root: FilePath, scope: String, limit: Int) throws(FileFault) {
    self.limit = limit
    try collect(scope.isEmpty ? root : root.pushing(FilePath(scope)), relative: scope)
    listing.sort()
  }

  private mutating func collect(_ folder: FilePath, relative: String) throws(FileFault) {
    let names = try DeclaredTypes.readable { () throws(FileFault) in try Folder.names(in: folder) }
    for name in names ?? [] where !name.hasPrefix(".") {
      guard count < limit else {
        isPartial = true
        return
      }
      count += 1
      let relativePath = relative.isEmpty ? name : "\(relative)/\(name)"
      if name.hasSuffix(".swift") {
        guard let stamp = ContentStamp(named: "\(folder.string)/\(name)") else { continue }
        listing.add(relativePath.utf8, stamp)
      } else if name.hasSuffix(".xcassets") {
        catalogs.append(relativePath)
      } else if !SwiftSources.passedOver.contains(name), !name.contains(".") || name.hasSuffix(".swiftpm") {
        let path = folder.appending(name)
        if FileStatus(path, followingLinks: false)?.kind == .folder { try collect(path, relative: relativePath) }
      }
    }
  }

  /// Folders of other people's code and of build products.
  private static let passedOver: Set = [
    "Carthage", "DerivedData", "Golden", "Pods", "Templates", "build", "node_modules",
  ]
}
