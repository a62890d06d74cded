import HostMessages
import POSIXSupport
import PluginHosting
import Scaffolding
import TestSupport

/// The plugin host that was built with the tests, as the editor of Swift source.
enum PluginHost {
  static let path = PackageFolder.products.appending("swiftkit-plugin-host")
  static let isBuilt = FileStatus(path) != nil

  static let editing: CodeEditing = { source, edits, isRemoval throws(ScaffoldingError) in
    let pool = HostPool(host: path, plugins: [], environment: [], repair: "")
    let outcome: HostOutcome
    do throws(HostingError) {
      outcome = try pool.run([.edit(source, edits, isRemoval: isRemoval)], width: 1)
    } catch {
      throw .cannotEdit(path: "", reason: "\(error)")
    }
    if case .edited(let report)? = outcome.results.first { return (report.source, report.outcomes) }
    throw .cannotEdit(path: "", reason: "\(outcome.results)")
  }
}
