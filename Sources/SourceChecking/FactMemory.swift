import POSIXSupport
import Synchronization

/// What files declare, as far as it was found out during this call: where parts of a project have settings of their own
/// and are checked one after the other, every file is read for its facts once and not once a part.
package final class FactMemory: Sendable {
  private let known = Mutex<[FilePath: [UInt8]]>([:])
  /// The places whose files are known.
  private let learned = Mutex<Set<String>>([])

  /// What the sources of packages say, by where they are.
  private let dependencies = Mutex<[String: [UInt8]]>([:])

  package init() {}

  /// What the packages whose sources are `found` add; of files that have not changed the cache knows it.
  func facts(of found: SwiftFiles, in cacheFolder: FilePath?, sizeLimit: Int) -> [UInt8] {
    if let known = dependencies.withLock({ $0[found.place] }) { return known }
    let memory = cacheFolder.map { ContentMemory(in: $0, key: found.place) }
    let files = found.files
    let contents = FileSurvey.contents(of: files, in: found, knowing: memory, through: nil, sizeLimit: sizeLimit)
    let facts = FileSurvey.folders(of: files) + DependencyFacts.facts(of: contents.compactMap { $0?.facts })
    dependencies.withLock { $0[found.place] = facts }
    return facts
  }

  /// Learns what the files of `found` declare; of those that have not changed since some run the cache knows it.
  ///
  /// - Parameters:
  ///   - cacheFolder: where that is kept; nil where it is not.
  ///   - sizeLimit: files with more bytes say nothing.
  func learn(_ found: SwiftFiles, in cacheFolder: FilePath?, sizeLimit: Int) {
    guard learned.withLock({ $0.insert(found.place).inserted }) else { return }
    let files = found.files
    let memory = cacheFolder.map { ContentMemory(in: $0, key: found.place) }
    let contents = FileSurvey.contents(of: files, in: found, knowing: memory, through: nil, sizeLimit: sizeLimit)
    for (file, content) in zip(files, contents) { if let content { keep(content.facts, of: file) } }
  }

  /// A text that does not lie on disk is not remembered.
  func facts(of file: CheckedFile) -> [UInt8]? {
    file.source == nil ? known.withLock { $0[file.path] } : nil
  }

  func keep(_ facts: [UInt8], of file: CheckedFile) {
    if file.source == nil { known.withLock { $0[file.path] = facts } }
  }
}
