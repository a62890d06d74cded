package import HostMessages
package import POSIXSupport

/// What hosts reported about contents that may come again, in one file in the user's cache folder.
///
/// The file's name holds everything else that a report depends on: the host, the plugins, the checks and the settings.
/// A cache that cannot be read is an empty one.
package struct ReportCache: Sendable {
  static let sign = Array("swiftkit reports 1\n".utf8)
  private static let most = 20_000

  private let file: FilePath
  private var reports: [String: FileReport] = [:]
  private var fresh: [String: FileReport] = [:]
  /// What the plugins said of themselves when the reports were made.
  package private(set) var plugins: [PluginDescription?] = []

  /// Opens the cache in `folder` for everything that `key` stands for.
  package init(in folder: FilePath, key: String, plugins count: Int) {
    file = folder.appending("reports-\(key.prefix(32)).cache")
    plugins = Array(repeating: nil, count: count)
    guard let bytes = try? FileContents.bytes(of: file), bytes.starts(with: Self.sign) else { return }
    var stream = MessageStream()
    stream.append(bytes.dropFirst(Self.sign.count))
    do {
      while let reply = try stream.nextReply() {
        switch reply {
        case .loaded(let report) where plugins.indices.contains(Int(report.library)):
          plugins[Int(report.library)] = report.plugin
        // Which contents the next report is about.
        case .refused(_, let digest):
          guard case .checked(let report)? = try stream.nextReply() else { throw MessageFault.cutShort }
          reports[digest] = report
        default: throw MessageFault.cutShort
        }
      }
    } catch {
      reports = [:]
    }
    if plugins.contains(nil) { reports = [:] }
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
    guard !fresh.isEmpty, !plugins.contains(nil) else { return }
    var all = fresh
    if reports.count + fresh.count <= Self.most { all.merge(reports) { new, _ in new } }
    var bytes = Self.sign
    for (number, plugin) in plugins.enumerated() {
      guard let plugin else { continue }
      bytes += HostReply.loaded(LibraryReport(library: UInt16(clamping: number), plugin: plugin)).frame
    }
    for (digest, report) in all.sorted(by: { $0.key < $1.key }) {
      bytes += HostReply.refused(library: 0, reason: digest).frame
      bytes += HostReply.checked(report).frame
    }
    try? Folder.make(file.removingLastComponent(), permissions: 0o700)
    try? AtomicFile.write(bytes, to: file, permissions: 0o600)
  }
}
