import FileMemory
package import HostMessages
package import POSIXSupport

/// What hosts reported about contents that may come again, in one file in the user's cache folder.
///
/// The file's name holds everything else that a report depends on: the host, the plugins, the checks and the settings.
/// A cache that cannot be read is an empty one.
package struct ReportCache: Sendable {
  static let sign = Array("swiftkit reports 3\n".utf8)
  private static let most = 20_000

  private let file: RecordFile<[PluginDescription], StoredReport>
  private var reports: [String: FileReport] = [:]
  private var fresh: [String: FileReport] = [:]
  /// What the plugins said of themselves when the reports were made.
  package private(set) var plugins: [PluginDescription?] = []

  /// Opens the cache in `folder` for everything that `key` stands for.
  package init(in folder: FilePath, key: String, plugins count: Int) {
    file = RecordFile(path: folder.appending("reports-\(key.prefix(32)).cache"), sign: Self.sign)
    plugins = Array(repeating: nil, count: count)
    guard let (known, records) = file.read(where: { $0.count == count }) else { return }
    plugins = known
    for record in records { reports[record.digest] = record.report }
  }

  /// The name of a file's contents, under the path that plugins see.
  package static func digest(of bytes: [UInt8], shownAs path: String) -> String {
    var hash = SHA256()
    hash.update(path + "\u{0}")
    hash.update(bytes)
    return hash.hexadecimal()
  }

  package func report(on digest: String) -> FileReport? { reports[digest] }

  package mutating func remember(_ report: FileReport, on digest: String) { fresh[digest] = report }

  /// Writes what was remembered beside what was there; a cache that cannot be written is none.
  package func save(plugins: [PluginDescription?]) {
    let known = plugins.compactMap(\.self)
    guard !fresh.isEmpty, known.count == plugins.count else { return }
    var all = fresh
    if reports.count + fresh.count <= Self.most { all.merge(reports) { new, _ in new } }
    file.write(known, all.sorted { $0.key < $1.key }.map { StoredReport(digest: $0.key, report: $0.value) })
  }

  /// A report and the contents that it is about.
  private struct StoredReport: StoredValue, Sendable {
    let digest: String
    let report: FileReport

    init(digest: String, report: FileReport) {
      self.digest = digest
      self.report = report
    }

    init?(stored: ArraySlice<UInt8>) {
      guard let report = FileReport(stored: stored.dropFirst(64)) else { return nil }
      self.init(digest: String(decoding: stored.prefix(64), as: UTF8.self), report: report)
    }

    var stored: [UInt8] { Array(digest.utf8) + report.stored }
  }
}

extension [PluginDescription]: StoredValue {}
