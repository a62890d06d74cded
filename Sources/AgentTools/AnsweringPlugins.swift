import Answering
import BundledContent
import POSIXSupport
import PluginHosting
import Workbench

/// The plugins that answer questions, read once and again when anything about them has changed.
///
/// A server is asked many times, and reading all descriptors takes as long as answering.
final class AnsweringPlugins: @unchecked Sendable {
  private let workplace: Workplace
  private let lock = Monitor()
  private var held: (inventory: PluginInventory, stamps: [ContentStamp?])?

  init(in workplace: Workplace) { self.workplace = workplace }

  func answers(to question: String) -> [Answering.PluginAnswer] {
    do {
      return try current().answers(to: question, in: workplace)
    } catch {
      workplace.remark("swiftkit: no answers from plugins: \(error)\n")
      return []
    }
  }

  private func current() throws -> PluginInventory {
    try lock.locked { () throws(any Error) in
      let now = stamps()
      if let held, held.stamps == now { return held.inventory }
      let inventory = try PluginInventory(thatAnswerIn: workplace)
      held = (inventory, now)
      return inventory
    }
  }

  /// What changes with the plugins: their files, and the list of those that the user trusts.
  private func stamps() -> [ContentStamp?] {
    let bundled = workplace.installed?.plugins ?? []
    let settings = workplace.configurationFolder
    let trusted = settings.flatMap { try? TrustStore(in: $0) }?.entries ?? []
    let files =
      bundled.flatMap { [$0.descriptor, $0.library] }
      + trusted.flatMap { [PluginInventory.descriptorPath(besides: $0.library), $0.library] }
    return files.map { ContentStamp(of: $0) } + [
      settings.map { ContentStamp(of: $0.appending(TrustStore.fileName)) } ?? nil
    ]
  }
}
