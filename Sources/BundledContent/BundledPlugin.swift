package import POSIXSupport

/// A plugin that came with swiftkit: the library and the descriptor that says what is in it.
package struct BundledPlugin: Hashable, Sendable {
  package let name: String
  package let library: FilePath
  package let descriptor: FilePath

  /// The plugins of a checkout: `Plugins/<Name>/<Name>.json` beside the sources, the library where the build put it.
  ///
  /// The template plugin, there to be copied, is left out.
  static func inCheckout(_ sources: FilePath, libraries: FilePath) -> [BundledPlugin] {
    let names = (try? Folder.names(in: sources)) ?? []
    return names.filter { $0 != "Template" }.compactMap { name in
      let descriptor = sources.appending(name).appending("\(name).json")
      guard FileStatus(descriptor)?.kind == .file else { return nil }
      return BundledPlugin(name: name, library: libraries.appending(libraryName(name)), descriptor: descriptor)
    }
  }

  /// The plugins of an installation: library and descriptor side by side.
  static func inFolder(_ folder: FilePath) -> [BundledPlugin] {
    let names = (try? Folder.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { file in
      let name = String(file.dropLast(".json".count))
      return BundledPlugin(
        name: name, library: folder.appending(libraryName(name)), descriptor: folder.appending(file))
    }
  }

  private static func libraryName(_ name: String) -> String {
    #if os(macOS)
      "lib\(name).dylib"
    #else
      "lib\(name).so"
    #endif
  }
}
