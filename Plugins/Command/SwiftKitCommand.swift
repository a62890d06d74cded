import Foundation
import PackagePlugin

/// `swift package swiftkit …`: the swiftkit that is installed, run in the folder of the package.
///
/// It is not built here, since that would cost every package that uses this a build of SwiftSyntax.
@main
struct SwiftKitCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try run(arguments, in: context.package.directoryURL, keepingIn: context.pluginWorkDirectoryURL)
  }

  /// Runs swiftkit in `folder`; what it keeps for later goes where plugins may write without being asked.
  private func run(_ arguments: [String], in folder: URL, keepingIn caches: URL) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = SwiftKitCommand.program(in: environment) else {
      Diagnostics.error(
        "swiftkit is not on the PATH, and SWIFTKIT does not name it; install it with 'make install' in its checkout"
      )
      throw ExitCode(1)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["XDG_CACHE_HOME": caches.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ExitCode(process.terminationStatus) }
  }

  /// Where SWIFTKIT says, else on the PATH, else where people install programs: Xcode knows the system's PATH only.
  private static func program(in environment: [String: String]) -> URL? {
    let named = environment["SWIFTKIT"].map { [$0] }
    let usual = [environment["HOME"].map { "\($0)/.local/bin" }, "/opt/homebrew/bin", "/usr/local/bin"].compactMap {
      $0
    }
    let searched = (environment["PATH"] ?? "").split(separator: ":").map(String.init) + usual
    return (named ?? searched.map { "\($0)/swiftkit" })
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0) }
  }

  /// How swiftkit ended, as the message that the package manager shows.
  private struct ExitCode: Error, CustomStringConvertible {
    let code: Int32
    init(_ code: Int32) { self.code = code }
    var description: String { "swiftkit ended with exit code \(code)" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  // Xcode's menu has the command for projects too. Findings go to the report, which has their paths.
  extension SwiftKitCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode gives the chosen targets, which swiftkit has no word for.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let words = extractor.remainingArguments
      try run(
        words.isEmpty ? ["check", "--format", "xcode"] : words, in: context.xcodeProject.directoryURL,
        keepingIn: context.pluginWorkDirectoryURL)
    }
  }
#endif
