import Foundation
import PackagePlugin

/// Checks a package as part of a build in which something has changed: once for all of it, since most checks look beyond
/// their own target.
@main
struct SwiftKitCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
    guard target.id == targets.first?.id else { return [] }
    // No prebuild command: SwiftPM shows what such a one says only when it fails.
    let settings = context.package.directoryURL.appending(path: ".swiftkit.yml")
    let sources = targets.flatMap(\.sourceFiles).filter { $0.type == .source }.map(\.url)
    return [
      .buildCommand(
        displayName: "swiftkit check \(context.package.displayName)",
        executable: try context.tool(named: "swiftkit").url,
        arguments: ["check", "--quiet", "--fail-on", "error"] + targets.map(\.directoryURL.path),
        // Where a plugin may write: reports of files that have not changed since are kept there.
        environment: ["XDG_CACHE_HOME": context.pluginWorkDirectoryURL.path],
        inputFiles: sources + (FileManager.default.fileExists(atPath: settings.path) ? [settings] : []),
        outputFiles: [])
    ]
  }
}
