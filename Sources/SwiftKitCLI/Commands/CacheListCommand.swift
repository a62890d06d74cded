package import ArgumentParser
import Diagnosis
import POSIXSupport
import WireFormats
import Workbench

/// `swiftkit cache list`: each file that swiftkit keeps, and whether somebody still needs it.
package struct CacheListCommand: KitCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the cached files with their purpose, size and age, and whether they are still needed.")

  @Flag(help: "Print the result as JSON.")
  var json = false

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let inventory = try CacheInventory(cache: context.workplace.cachePlace, state: context.workplace.stateFolder)
    let now = ContentStamp.now()
    if json {
      context.output.write(
        try JSONText.report(
          CacheDocument(
            folder: context.workplace.cachePlace?.string,
            items: inventory.items.map { CacheDocument.Item($0, at: now) },
            failures: nil)))
    } else {
      context.show(CacheText.list(of: inventory, at: now, in: context))
    }
    if let flaw = context.workplace.cacheFlaw { context.remark("swiftkit: \(flaw); it is not used\n") }
    return .done
  }
}

extension CacheDocument.Item {
  init(_ item: KeptItem, at now: Int64) {
    self.init(
      path: item.path.string, purpose: item.purpose.rawValue, bytes: item.size, days: item.days(at: now),
      used: item.reason == nil, reason: item.reason?.sentence)
  }
}
