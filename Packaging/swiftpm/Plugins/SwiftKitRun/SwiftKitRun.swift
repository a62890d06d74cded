import Foundation
import PackagePlugin

/// `swift package swiftkit …`: the swiftkit of the artifact bundle, run in the folder of the package.
@main
struct SwiftKitRun: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "swiftkit").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // Plugins may write there and nowhere else without being asked.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": context.pluginWorkDirectoryURL.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  /// How swiftkit ended, as the message that the package manager shows.
  private struct ExitCode: Error, CustomStringConvertible {
    let code: Int32
    init(_ code: Int32) { self.code = code }
    var description: String { "swiftkit ended with exit code \(code)" }
  }
}
