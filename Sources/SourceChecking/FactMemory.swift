import HostMessages
import POSIXSupport
import Synchronization

/// What files declare, as far as it was found out during this call: where parts of a project have settings of their own
/// and are checked one after the other, every file is read for its facts once and not once a part.
package final class FactMemory: Sendable {
  /// What a file says, in lines of `SourceFacts`.
  typealias Facts = ArraySlice<UInt8>

  private let known = Mutex<[FilePath: Facts]>([:])
  /// What the files of a project say, in the order of its listing, by where it is.
  private let projects = Mutex<[String: FactLines]>([:])
  /// What the sources of packages say, by where they are.
  private let dependencies = Mutex<[String: FactLines]>([:])

  package init() {}

  /// What the packages whose sources are `found` add; of files that have not changed the cache knows it.
  func dependencyFacts(of found: SwiftFiles, in cacheFolder: FilePath?, sizeLimit: Int) -> FactLines {
    if let known = dependencies.withLock({ $0[found.place] }) { return known }
    let files = FactMemory.read(found, in: cacheFolder, sizeLimit: sizeLimit)
    let folders = FactLines(of: [FolderFacts.text(of: found.folders)[...]])
    let facts = DependencyFacts.facts(of: files).joined(with: folders)
    dependencies.withLock { $0[found.place] = facts }
    return facts
  }

  /// What the files of `found` declare, one that cannot be read nothing; of those that have not changed since some run
  /// the cache knows it.
  ///
  /// - Parameters:
  ///   - cacheFolder: where that is kept; nil where it is not.
  ///   - sizeLimit: files with more bytes say nothing.
  func facts(of found: SwiftFiles, in cacheFolder: FilePath?, sizeLimit: Int) -> FactLines {
    if let known = projects.withLock({ $0[found.place] }) { return known }
    let facts = FactMemory.read(found, in: cacheFolder, sizeLimit: sizeLimit)
    projects.withLock { $0[found.place] = facts }
    return facts
  }

  private static func read(_ found: SwiftFiles, in cacheFolder: FilePath?, sizeLimit: Int) -> FactLines {
    let memory = cacheFolder.map { ContentMemory(in: $0, key: found.place) }
    return FileSurvey.Contents(of: found, knowing: memory, through: nil, sizeLimit: sizeLimit).facts
  }

  /// A text that does not lie on disk is not remembered.
  func facts(of file: CheckedFile) -> Facts? {
    file.source == nil ? known.withLock { $0[file.path] } : nil
  }

  func keep(_ facts: Facts, of file: CheckedFile) {
    if file.source == nil { known.withLock { $0[file.path] = facts } }
  }
}
