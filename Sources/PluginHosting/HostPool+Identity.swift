import HostMessages
import POSIXSupport

extension HostPool {
  /// A name for everything that a report depends on besides the file: the programs, the checks, the settings.
  package var identity: String {
    var parts = ["\(HostReply.version)", stamp(host), "\(limits.findings)", "\(limits.fileSize)"]
    parts.append(SHA256.hexadecimal(of: facts.bytes))
    parts += settings.map { setting in
      setting.name == HostConfiguration.Setting.apiTable
        ? stamp(FilePath(setting.value)) : "\(setting.name)=\(setting.value)"
    }
    for plugin in plugins {
      if let declaration = plugin.declaration(number: 0) { parts.append(SHA256.hexadecimal(of: declaration.bytes)) }
      parts += [plugin.descriptor.id, plugin.digest ?? "bundled", stamp(plugin.library)] + plugin.checks.sorted()
      parts.append("")
    }
    return SHA256.hexadecimal(of: parts.joined(separator: "\u{0}"))
  }

  /// Which file it is and when it was last changed; reading megabytes of library would take longer than checking.
  private func stamp(_ path: FilePath) -> String {
    guard let status = FileStatus(path) else { return "\(path)" }
    return "\(path) \(status.device) \(status.inode) \(status.size) \(status.modified)"
  }
}
