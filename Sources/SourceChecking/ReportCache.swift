import FileMemory
import HostMessages
import POSIXSupport

/// What hosts reported about contents that may come again, in one file in the user's cache folder.
///
/// The file's name holds everything else that a report depends on: the host, the plugins, the checks and the settings.
/// A cache that cannot be read is an empty one.
struct ReportCache: Sendable {
  static let sign = Array("swiftkit reports 4\n".utf8)
  private static let most = 20_000

  private let file: RecordFile<[PluginDescription], StoredReport>
  private var reports: [ContentDigest: FileReport] = [:]
  private var fresh: [ContentDigest: FileReport] = [:]
  /// What the plugins said of themselves when the reports were made.
  private(set) var plugins: [PluginDescription?] = []

  /// Opens the cache in `folder` for everything that `key` stands for.
  init(in folder: FilePath, key: String, plugins count: Int) {
    file = RecordFile(path: folder.appending("reports-\(key.prefix(32)).cache"), sign: Self.sign)
    plugins = Array(repeating: nil, count: count)
    guard let (known, records) = file.read(where: { $0.count == count }) else { return }
    plugins = known
    for record in records { reports[record.digest] = record.report }
  }

  func report(on digest: ContentDigest) -> FileReport? { reports[digest] }

  mutating func remember(_ report: FileReport, on digest: ContentDigest) { fresh[digest] = report }

  /// Writes what was remembered beside what was there; a cache that cannot be written is none.
  func save(plugins: [PluginDescription?]) {
    let known = plugins.compactMap(\.self)
    guard !fresh.isEmpty, known.count == plugins.count else { return }
    var all = fresh
    if reports.count + fresh.count <= Self.most { all.merge(reports) { new, _ in new } }
    file.write(known, all.sorted { $0.key < $1.key }.map { StoredReport(digest: $0.key, report: $0.value) })
  }

  /// A report and the contents that it is about.
  private struct StoredReport: StoredValue, Sendable {
    let digest: ContentDigest
    let report: FileReport

    init(digest: ContentDigest, report: FileReport) {
      self.digest = digest
      self.report = report
    }

    init?(stored: ArraySlice<UInt8>) {
      guard stored.count > ContentDigest.size,
        let digest = ContentDigest.all(in: stored.prefix(ContentDigest.size))?.first,
        let report = FileReport(stored: stored.dropFirst(ContentDigest.size))
      else { return nil }
      self.init(digest: digest, report: report)
    }

    var stored: [UInt8] { digest.stored + report.stored }
  }
}

extension [PluginDescription]: StoredValue {}
