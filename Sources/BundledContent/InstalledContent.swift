package import POSIXSupport

/// Where this copy of swiftkit keeps its skills, templates, plugin host and plugins.
///
/// Three layouts are known, tried in this order:
/// 1. a checkout: the program runs from `.build/<configuration>/` and the package lies around that folder;
/// 2. installed: `PREFIX/bin/swiftkit` with `PREFIX/share/swiftkit` and `PREFIX/lib/swiftkit`;
/// 3. portable: everything in one folder beside the program.
package struct InstalledContent: Sendable {
  /// How the files of a swiftkit lie around its program.
  package enum Layout: String, Sendable { case checkout, installed, portable }

  package let layout: Layout
  /// The checkout, the prefix, or the folder that everything lies in.
  package let root: FilePath
  package let skills: FilePath
  package let templates: FilePath
  /// Tables that are data: the names of SF Symbols, the declarations of Apple's frameworks.
  package let data: FilePath
  /// The plugin contract, its Swift face and the smallest plugin, as sources: ABI, SDK and Template.
  package let pluginSources: FilePath
  /// The program that loads plugins; it may not have been built yet.
  package let pluginHost: FilePath
  /// What a release says of its own making; there is none in a checkout.
  package let buildRecord: FilePath
  /// The sentence that helps when the host or a plugin is not there.
  package let repair: String

  /// The plugins that came with this swiftkit; their folder is listed each time.
  package var plugins: [BundledPlugin] {
    let libraries = pluginHost.removingLastComponent()
    return switch layout {
    case .checkout: BundledPlugin.inCheckout(pluginSources, libraries: libraries)
    case .installed, .portable: BundledPlugin.inFolder(libraries.appending("plugins"))
    }
  }

  /// What SwiftUI declares, a table of `APIFacts`.
  package var apiTable: FilePath { data.appending("api/facts.tsv") }

  /// Finds the content that belongs to the program at `executable`; nil when there is none in any layout.
  package init?(executable: FilePath) {
    let folder = executable.removingLastComponent()
    if let checkout = InstalledContent.checkout(around: folder) {
      self.init(
        .checkout, at: checkout, content: checkout, host: folder.appending(hostName),
        repair: "run 'swift build' (or 'make build') in \(checkout) first")
    } else if let prefix = InstalledContent.prefix(above: folder) {
      let library = prefix.appending("lib/swiftkit")
      self.init(
        .installed, at: prefix, content: prefix.appending("share/swiftkit"), host: library.appending(hostName),
        repair: "reinstall swiftkit")
    } else if InstalledContent.holdsContent(folder) {
      self.init(
        .portable, at: folder, content: folder, host: folder.appending(hostName), repair: "unpack swiftkit again")
    } else {
      return nil
    }
  }

  private init(_ layout: Layout, at root: FilePath, content: FilePath, host: FilePath, repair: String) {
    (self.layout, self.root) = (layout, root)
    buildRecord = content.appending("build.txt")
    skills = content.appending("Skills")
    templates = content.appending("Templates")
    data = content.appending("Data")
    pluginSources = content.appending("Plugins")
    pluginHost = host
    self.repair = repair
  }

  /// The package folder, when `folder` lies in its `.build`.
  private static func checkout(around folder: FilePath) -> FilePath? {
    var candidate = folder
    while let name = candidate.lastComponent?.string {
      candidate = candidate.removingLastComponent()
      if name == ".build" || name.hasPrefix(".build-"), holdsContent(candidate) { return candidate }
    }
    return nil
  }

  private static func prefix(above folder: FilePath) -> FilePath? {
    guard folder.lastComponent == "bin" else { return nil }
    let prefix = folder.removingLastComponent()
    return holdsContent(prefix.appending("share/swiftkit")) ? prefix : nil
  }

  private static func holdsContent(_ folder: FilePath) -> Bool {
    FileStatus(folder.appending("Skills"))?.kind == .folder
      && FileStatus(folder.appending("Templates"))?.kind == .folder
  }
}

private let hostName = "swiftkit-plugin-host"
