import HostMessages
package import PluginHosting
package import Scaffolding

/// Lets the plugin host, which has a parser, edit Swift source; no plugin is loaded for it.
package enum CodeEditingHost {
  /// The host is looked for and started only when something is to be edited.
  ///
  /// - Parameter reserve: where the host stays between two edits, and for other work.
  package static func editing(
    in workplace: Workplace, keepingHostIn reserve: HostReserve = HostReserve()
  ) -> CodeEditing {
    { source, edits, isRemoval throws(ScaffoldingError) in
      guard !edits.isEmpty else { return (source, []) }
      let result: HostResult?
      do {
        var pool = try HostPool(withoutPluginsIn: workplace)
        (pool.reserve, pool.keepsHost) = (reserve, true)
        result = try pool.run([.edit(source, edits, isRemoval: isRemoval)], width: 1).results.first
      } catch {
        throw .cannotEdit(path: edits[0].place, reason: "\(error)")
      }
      switch result {
      case .edited(let report)? where report.outcomes.count == edits.count:
        return (report.source, report.outcomes)
      case .failed(let reason)?: throw .cannotEdit(path: edits[0].place, reason: reason)
      case .checked?, .answered?, .edited?, nil:
        throw .cannotEdit(path: edits[0].place, reason: "the plugin host did not respond")
      }
    }
  }
}
