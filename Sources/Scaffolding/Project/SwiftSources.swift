import ByteText
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
  let start: Int64
  private var count = 0
  private let limit: Int

  /// - Parameters:
  ///   - limit: how many files and folders are looked at.
  ///   - memory: what others see of the folders, or have seen.
  init(in root: FilePath, scope: String, limit: Int, memory: FolderMemory? = nil) throws(FileFault) {
    self.limit = limit
    start = memory?.start ?? ContentStamp.now()
    do throws(FileFault) {
      let folder = try WalkedFolder(scope.isEmpty ? root : root.pushing(FilePath(scope)), memory: memory)
      try collect(folder, scope.isEmpty ? [] : Array("\(scope)/".utf8), level: 0)
    } catch {
      guard DeclaredTypes.isHarmless(error) else { throw error }
    }
    listing.sort()
  }

  /// - Parameter relative: the folder's path below the root with a slash at its end, empty for the root.
  private mutating func collect(_ folder: borrowing WalkedFolder, _ relative: [UInt8], level: Int) throws(FileFault) {
    for entry in try folder.entries(where: { name, _ in name.first != UInt8(ascii: ".") }) {
      guard count < limit, level <= SwiftSources.deepest else {
        isPartial = true
        return
      }
      count += 1
      let path = relative + entry.name
      if entry.name.ends(with: SwiftSources.ending) {
        guard let (stamp, _) = folder.status(of: entry, followingLinks: true) else { continue }
        listing.add(path, stamp)
      } else if entry.kind == .folder {
        try collect(entry, in: folder, path, level: level)
      }
    }
  }

  private mutating func collect(
    _ entry: OpenFolder.Entry, in folder: borrowing WalkedFolder, _ path: [UInt8], level: Int
  ) throws(FileFault) {
    let text = String(decoding: entry.name, as: UTF8.self)
    if text.hasSuffix(".xcassets") { return catalogs.append(String(decoding: path, as: UTF8.self)) }
    guard !SwiftSources.passedOver.contains(text), !text.contains(".") || text.hasSuffix(".swiftpm") else { return }
    do throws(FileFault) {
      let inner = try WalkedFolder(entry, in: folder)
      try collect(inner, path + [UInt8(ascii: "/")], level: level + 1)
    } catch {
      guard DeclaredTypes.isHarmless(error) else { throw error }
    }
  }

  private static let ending = Array(".swift".utf8)
  private static let deepest = 64

  /// Folders of other people's code and of build products.
  private static let passedOver: Set = [
    "Carthage", "DerivedData", "Golden", "Pods", "Templates", "build", "node_modules",
  ]
}
