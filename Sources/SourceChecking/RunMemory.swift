import FileMemory
import HostMessages
import POSIXSupport

/// The last run over some files: while every stamp is what it was, its reports hold and no file need be read.
///
/// It is only kept when all went well and no file was so new that a change could go unseen.
struct RunMemory {
  static let sign = Array("swiftkit run 3\n".utf8)

  private let file: RecordFile<Header, FileReport>

  /// - Parameter key: stands for everything but the files that the reports depend on.
  init(in folder: FilePath, key: String) {
    file = RecordFile(path: folder.appending("run-\(key.prefix(32)).cache"), sign: Self.sign)
  }

  /// What is known when the files are still those of `listing`.
  func recall(_ listing: FileListing, plugins count: Int) -> (plugins: [PluginDescription?], reports: [FileReport])? {
    let known = file.read { $0.listing == listing && $0.plugins.count == count }
    guard let known, known.records.allSatisfy({ Int($0.task) < listing.count }) else { return nil }
    return (known.header.plugins, known.records)
  }

  /// Keeps the reports, whose tasks are places in `listing`; those that say nothing can be left out.
  ///
  /// - Parameter start: when the listing was begun.
  func keep(_ listing: FileListing, plugins: [PluginDescription?], reports: [FileReport], start: Int64) {
    guard listing.entries.allSatisfy({ $0.stamp.isSettled(at: start) }) else { return }
    let known = plugins.compactMap(\.self)
    guard known.count == plugins.count else { return }
    file.write(Header(listing: listing, plugins: known), reports)
  }

  /// What the reports are about.
  private struct Header: StoredValue {
    let listing: FileListing
    let plugins: [PluginDescription]

    init(listing: FileListing, plugins: [PluginDescription]) {
      self.listing = listing
      self.plugins = plugins
    }

    init?(stored: ArraySlice<UInt8>) {
      var rest = stored
      guard let listing = FileListing(from: &rest), let plugins = [PluginDescription](stored: rest) else { return nil }
      self.init(listing: listing, plugins: plugins)
    }

    var stored: [UInt8] { listing.bytes + plugins.stored }
  }
}

extension FileReport: StoredValue {}

extension FileReport {
  /// Whether there is anything in it but that the file was looked at.
  var saysSomething: Bool {
    if case .skipped = outcome { return true }
    return !findings.isEmpty || !faults.isEmpty || !remarks.isEmpty || isBroken
  }

  func with(task: Int) -> FileReport {
    FileReport(
      task: UInt32(clamping: task), outcome: outcome, findings: findings, faults: faults, remarks: remarks,
      isBroken: isBroken)
  }
}
