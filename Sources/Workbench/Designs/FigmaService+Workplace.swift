import BundledContent
package import FigmaImport
package import FigmaService
import POSIXSupport

extension FigmaService {
  /// Figma as it is reached from here: with the user's token, and a cache where there is one.
  ///
  /// - Parameter base: where Figma's API is; FIGMA_API_BASE says so as well.
  package init(in workplace: Workplace, base: String? = nil) throws {
    func value(_ name: String) -> String? {
      workplace.environment.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    try self.init(
      token: value("FIGMA_TOKEN"), base: base ?? value("FIGMA_API_BASE") ?? "https://api.figma.com",
      cache: workplace.cacheFolder?.appending("figma"), environment: workplace.environment,
      pause: { seconds in
        workplace.remark("swiftkit: Figma is busy; trying again in \(seconds) second\(seconds == 1 ? "" : "s")\n")
        Pause.seconds(seconds)
      },
      fromCache: { seconds in
        guard seconds >= 3600 else { return }
        let hours = seconds / 3600
        let age = hours < 2 ? "1 hour" : hours < 48 ? "\(hours) hours" : "\(hours / 24) days"
        workplace.remark("swiftkit: the design was fetched \(age) ago; --refresh fetches it again\n")
      })
  }
}

extension SymbolTable {
  /// The names of SF Symbols that came with swiftkit.
  package init(in workplace: Workplace) throws {
    guard let content = workplace.installed else {
      self.init()
      return
    }
    try self.init(lines: try FileContents.bytes(of: content.data.appending("sf-symbols.tsv")))
  }
}
