package import ArgumentParser
import Diagnosis
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit cache clean`: removes what nobody needs any more, or all of it.
package struct CacheCleanCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove cached files that are damaged, outdated, unused for thirty days, or from deleted projects.",
    discussion: """
      Removes only files that swiftkit created, and only from its own folders; links are not followed. Removed files are \
      recreated when needed. Records of existing projects are kept, because 'undo' needs them.
      """)

  @Flag(help: "Remove everything that can be created or fetched again, even if it is still in use.")
  var all = false

  @Flag(help: "Show what would be removed; remove nothing.")
  var dryRun = false

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    if let flaw = context.workplace.cacheFlaw { throw UnusableCache(reason: flaw) }
    let inventory = try CacheInventory(cache: context.workplace.cachePlace, state: context.workplace.stateFolder)
    let cleaning = CacheCleaning(of: all ? inventory.removable : inventory.unused, isTrial: dryRun)
    if json {
      let now = ContentStamp.now()
      context.output.write(
        try JSONText.report(
          CacheDocument(
            folder: context.workplace.cachePlace?.string,
            items: cleaning.removed.map { CacheDocument.Item($0, at: now) },
            failures: cleaning.failures.map(\.description))))
    } else {
      context.show(CacheText.summary(of: cleaning, isTrial: dryRun, in: context))
    }
    for failure in cleaning.failures { context.tell(failure) }
    return cleaning.failures.isEmpty ? .done : .failed
  }
}

/// A folder for caches in which nothing is touched.
struct UnusableCache: Error, CustomStringConvertible {
  let reason: String
  var description: String { "nothing was removed: \(reason)" }
}
