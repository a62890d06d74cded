import HostMessages
import POSIXSupport

/// The last run over some files: while every stamp is what it was, its reports hold and no file need be read.
///
/// It is only kept when all went well and no file was so new that a change could go unseen.
struct RunMemory {
  static let sign = Array("swiftkit run 1\n".utf8)

  private let file: FilePath

  /// - Parameter key: stands for everything but the files that the reports depend on.
  init(in folder: FilePath, key: String) {
    file = folder.appending("run-\(key.prefix(32)).cache")
  }

  /// What is known when the files are still those of `listing`.
  func recall(_ listing: FileListing, plugins count: Int) -> (plugins: [PluginDescription?], reports: [FileReport])? {
    guard let bytes = try? FileContents.bytes(of: file), bytes.starts(with: RunMemory.sign) else { return nil }
    var rest = bytes[RunMemory.sign.count...]
    guard let known = FileListing(from: &rest), known == listing else { return nil }
    var stream = MessageStream()
    stream.append(rest)
    var plugins: [PluginDescription?] = Array(repeating: nil, count: count)
    var reports: [FileReport] = []
    do {
      while let reply = try stream.nextReply() {
        switch reply {
        case .loaded(let report) where plugins.indices.contains(Int(report.library)):
          plugins[Int(report.library)] = report.plugin
        case .checked(let report) where Int(report.task) < listing.count: reports.append(report)
        // Written last, so that a file that was cut short is noticed.
        case .ready: return plugins.contains(nil) ? nil : (plugins, reports)
        default: return nil
        }
      }
    } catch {}
    return nil
  }

  /// Keeps the reports, whose tasks are places in `listing`; those that say nothing can be left out.
  ///
  /// - Parameter start: when the listing was begun.
  func keep(_ listing: FileListing, plugins: [PluginDescription?], reports: [FileReport], start: Int64) {
    guard listing.entries.allSatisfy({ $0.stamp.isSettled(at: start) }) else { return }
    var bytes = RunMemory.sign + listing.bytes
    for (number, plugin) in plugins.enumerated() {
      guard let plugin else { return }
      bytes += HostReply.loaded(LibraryReport(library: UInt16(clamping: number), plugin: plugin)).frame
    }
    for report in reports { bytes += HostReply.checked(report).frame }
    bytes += HostReply.ready(version: HostReply.version).frame
    try? AtomicFile.write(bytes, to: file, permissions: 0o600)
  }
}

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
