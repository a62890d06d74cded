import APIFacts
import BundledContent
import ByteText
package import POSIXSupport
import SourceChecking

/// The tables of declarations that hold here: the one that came with swiftkit, what the user has imported, what the project brings.
package struct APITables {
  /// A table that `api import` made.
  package struct Imported: Hashable, Sendable {
    package let path: FilePath
    package let modules: [Module]
  }

  /// A module that a table tells of, and the SDK that it is from.
  package struct Module: Hashable, Sendable {
    package let name: String
    /// Empty where it is not known.
    package let system: String
    package let version: String
  }

  /// The name of the table beside a project; that of the user is called the same without the dot.
  package static let projectFile = ".swiftkit-api.tsv"
  static let userFile = "swiftkit-api.tsv"
  static let sizeLimit = 64 << 20

  package let bundled: FilePath
  /// How to get a bundled table that is whole.
  let repair: String
  package let imported: [Imported]
  /// What cannot be used, and why.
  package private(set) var flaws: [FileFault] = []

  package init(in workplace: Workplace) throws {
    guard let content = workplace.installed else {
      throw InventoryError.noContent
    }
    (bundled, repair) = (content.apiTable, content.repair)
    var imported: [Imported] = []
    for path in APITables.places(in: workplace) where FileStatus(path, followingLinks: false)?.kind == .file {
      do throws(FileFault) {
        let head = try FileContents.start(of: path, count: 1 << 16)
        guard head.starts(with: APITable.sign.utf8) else {
          throw FileFault(
            "read", path, reason: "it is not a table of declarations; make it again by 'swiftkit api import'")
        }
        imported.append(Imported(path: path, modules: APITables.modules(in: head)))
      } catch {
        flaws.append(error)
      }
    }
    self.imported = imported
  }

  /// Where tables beside the bundled one may lie: that of the user, then that of the project.
  private static func places(in workplace: Workplace) -> [FilePath] {
    [userPlace(in: workplace), projectPlace(in: workplace)].compactMap(\.self)
  }

  package static func userPlace(in workplace: Workplace) -> FilePath? {
    workplace.configurationFolder?.appending(userFile)
  }

  package static func projectPlace(in workplace: Workplace) -> FilePath? {
    let folder = workplace.workingFolder
    let root = CheckSettings.repository(around: folder) ?? CheckSettings.folder(around: folder, in: workplace) ?? folder
    return root == workplace.home ? nil : root.appending(projectFile)
  }

  /// The one table that checks and questions read: the bundled one, or all of them joined in the folder for caches.
  package func path(in workplace: Workplace) throws(FileFault) -> FilePath {
    guard !imported.isEmpty else { return bundled }
    guard let cache = workplace.cacheFolder else { return bundled }
    let stamps = ([bundled] + imported.map(\.path)).map { path in
      FileStatus(path).map { "\(path) \($0.size) \($0.modified)" } ?? "\(path)"
    }
    let joined = cache.appending("api-\(SHA256.hexadecimal(of: stamps.joined(separator: "\u{0}")).prefix(32)).cache")
    // One that is damaged is made again.
    if let bytes = try? MappedFile.bytes(of: joined), APITable(bytes) != nil { return joined }
    var table = APITableText(reading: try FileContents.bytes(of: bundled), modules: [], sdk: APITable.sdk)
    for other in imported {
      table.join(
        APITableText(
          reading: try FileContents.bytes(of: other.path, limit: APITables.sizeLimit), modules: other.modules))
    }
    try Folder.make(cache, permissions: 0o700)
    try AtomicFile.write(table.bytes, to: joined)
    return joined
  }

  /// What the comments at the head of a table name.
  static func modules(in head: [UInt8]) -> [Module] {
    head.split(separator: UInt8(ascii: "\n")).prefix { $0.first == UInt8(ascii: "#") }.compactMap { line in
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count >= 3, words[1] == "module" else { return nil }
      return Module(name: words[2], system: words.count > 4 ? words[4] : "", version: words.count > 3 ? words[3] : "")
    }
  }
}
