import Foundation
import PackagePlugin

/// `swift package swiftkit …`: the swiftkit that is installed, run in the folder of the package.
///
/// It is not built here, since that would cost every package that uses this a build of SwiftSyntax.
@main
struct SwiftKitCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = SwiftKitCommand.program(in: environment) else {
      Diagnostics.error(
        "swiftkit is neither on the PATH nor named by the variable SWIFTKIT; 'make install' in its checkout installs it"
      )
      throw ExitCode(1)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // Plugins may write there and nowhere else without being asked.
    process.environment = environment.merging(["XDG_CACHE_HOME": context.pluginWorkDirectoryURL.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  private static func program(in environment: [String: String]) -> URL? {
    let named = environment["SWIFTKIT"].map { [$0] }
    let searched = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftkit" }
    return (named ?? searched).first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      URL(fileURLWithPath: $0)
    }
  }

  /// How swiftkit ended, as the message that the package manager shows.
  private struct ExitCode: Error, CustomStringConvertible {
    let code: Int32
    init(_ code: Int32) { self.code = code }
    var description: String { "swiftkit ended with exit code \(code)" }
  }
}
