import BundledContent
package import POSIXSupport
import PluginHosting

extension NewPlugin {
  /// A plugin that nobody else is called like here, to be built by what builds this swiftkit; throws `NewPluginError`.
  package init(name: String, language: PluginLanguage, in workplace: Workplace) throws {
    let inventory = try PluginInventory(in: workplace)
    let compiler: String? =
      switch language {
      case .c: "C"
      // Of Swift it is the very one that the host was built with, which is the one that it runs beside.
      case .swift: (try? FileContents.bytes(of: inventory.host)).flatMap { SwiftCompiler(markIn: $0) }?.description
      }
    try self.init(
      name: name, language: language, compiler: compiler, taken: inventory.plugins.map(\.descriptor.id))
  }

  /// Writes a folder of the plugin's name below `parent`, all of it or nothing, and says how many files it has.
  package func write(below parent: FilePath, in workplace: Workplace) throws -> Int {
    guard let content = workplace.installed else {
      throw InventoryError.noContent
    }
    let folder = parent.appending(name)
    guard FileStatus(folder, followingLinks: false) == nil else { throw NewPluginError.exists(folder) }
    let files = try files(from: content.pluginSources)
    try StagedFolder.make(folder) { stage in
      for file in files {
        let path = stage.pushing(file.path)
        try Folder.make(path.removingLastComponent())
        try AtomicFile.write(file.bytes, to: path, permissions: file.isProgram ? 0o755 : 0o644)
      }
    }
    return files.count
  }
}
