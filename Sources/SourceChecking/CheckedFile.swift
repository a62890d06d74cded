package import HostMessages
package import POSIXSupport
import PluginHosting

/// A file to check: where it is read, what people call it, and bytes to take in place of those on disk.
package struct CheckedFile: Hashable, Sendable {
  package let path: FilePath
  package let shown: String
  package private(set) var source: [UInt8]?
  /// What plugins are told for this file alone, beside the settings of the run.
  package private(set) var settings: [HostConfiguration.Setting] = []

  package init(path: FilePath, shown: String, source: [UInt8]? = nil) {
    self.path = path
    self.shown = shown
    self.source = source
  }

  /// The same file with these bytes in place of those on disk.
  package func with(source: [UInt8]?) -> CheckedFile {
    var file = self
    file.source = source
    return file
  }

  /// The same file with settings of its own.
  package func with(settings: [HostConfiguration.Setting]) -> CheckedFile {
    var file = self
    file.settings = settings
    return file
  }
}

extension CheckedFile {
  /// The folder that it lies in, as its path is shown.
  var folder: Substring { shown.lastIndex(of: "/").map { shown[..<$0] } ?? "" }

  /// Nil where it cannot be read.
  func bytes(limit: Int) -> [UInt8]? { source ?? (try? FileContents.bytes(of: path, limit: limit)) }

  /// The work of checking it.
  func task(limit: Int) -> HostTask {
    // A message carries no path that is not UTF-8.
    let sent = source ?? (path.isUTF8 ? nil : try? FileContents.bytes(of: path, limit: limit))
    return .check(path, shownAs: shown, source: sent, settings: settings)
  }
}

extension [CheckedFile] {
  /// Stands for the settings that files have of their own; empty where none has any.
  var ownSettings: String {
    guard contains(where: { !$0.settings.isEmpty }) else { return "" }
    return SHA256.hexadecimal(of: map(\.settings.text).joined(separator: "\u{1}"))
  }
}

/// A file or folder that was not checked.
package struct SkippedFile: Hashable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}
