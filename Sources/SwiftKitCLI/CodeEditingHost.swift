import HostMessages
import PluginHosting
import Scaffolding

/// Lets the plugin host, which has a parser, edit Swift source; no plugin is loaded for it.
enum CodeEditingHost {
  /// The host is looked for and started only when something is to be edited.
  static func editing(in context: CommandContext) -> CodeEditing {
    { source, edits, isRemoval throws(ScaffoldingError) in
      guard !edits.isEmpty else { return (source, []) }
      let result: HostResult?
      do {
        let pool = try PluginInventory(in: context, answering: "").pool(of: [])
        result = try pool.run([.edit(source, edits, isRemoval: isRemoval)], width: 1).results.first
      } catch {
        throw .cannotEdit(path: edits[0].place, reason: "\(error)")
      }
      switch result {
      case .edited(let report)? where report.outcomes.count == edits.count:
        return (report.source, report.outcomes)
      case .failed(let reason)?: throw .cannotEdit(path: edits[0].place, reason: reason)
      case .checked?, .answered?, .edited?, nil:
        throw .cannotEdit(path: edits[0].place, reason: "the host gave no answer to it")
      }
    }
  }
}
