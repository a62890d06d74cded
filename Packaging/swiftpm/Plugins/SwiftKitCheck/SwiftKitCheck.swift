import PackagePlugin

/// Checks a package before each build: once for all of it, since most checks look beyond their own target.
@main
struct SwiftKitCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .test }
    guard target.id == targets.first?.id else { return [] }
    return [
      .prebuildCommand(
        displayName: "swiftkit check \(context.package.displayName)",
        executable: try context.tool(named: "swiftkit").url,
        arguments: ["check", "--quiet", "--fail-on", "error"] + targets.map(\.directoryURL.path),
        // Where a plugin may write: reports of files that have not changed since are kept there.
        environment: ["XDG_CACHE_HOME": context.pluginWorkDirectoryURL.path],
        outputFilesDirectory: context.pluginWorkDirectoryURL.appending(path: "generated"))
    ]
  }
}
