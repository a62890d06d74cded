import BundledContent
import POSIXSupport
import TestSupport
import Testing

@Suite struct InstalledContentTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  #if os(macOS)
    private let library = (prefix: "lib", suffix: ".dylib")
  #else
    private let library = (prefix: "lib", suffix: ".so")
  #endif

  private func path(_ name: String) -> FilePath { folder.path.appending(name) }

  /// Makes empty files, and folders where a name ends with a slash.
  private func lay(_ names: String...) throws {
    for name in names {
      if name.hasSuffix("/") {
        try Folder.make(path(String(name.dropLast())))
      } else {
        try folder.write("", to: name)
      }
    }
  }

  private func content(of executable: String) throws -> InstalledContent {
    try #require(InstalledContent(executable: path(executable)))
  }

  // MARK: - A checkout

  @Test(arguments: [
    ".build/debug", ".build/x86_64-unknown-linux-gnu/release", ".build-static/release", ".build",
  ])
  func aCheckoutIsFoundFromItsBuildFolder(build: String) throws {
    try lay("Skills/", "Templates/", "Plugins/GlassRules/GlassRules.json")
    let content = try content(of: build + "/swiftkit")
    #expect(content.skills == path("Skills"))
    #expect(content.templates == path("Templates"))
    #expect(content.pluginHost == path(build + "/swiftkit-plugin-host"))
    #expect(content.plugins.map(\.name) == ["GlassRules"])
    #expect(content.plugins.first?.library == path("\(build)/\(library.prefix)GlassRules\(library.suffix)"))
    #expect(content.plugins.first?.descriptor == path("Plugins/GlassRules/GlassRules.json"))
    #expect(content.repair.contains("swift build"))
    #expect(content.repair.contains(folder.path.string))
  }

  @Test func pluginsOfACheckoutAreThoseWithADescriptorInTheirOrder() throws {
    try lay(
      "Skills/", "Templates/", "Plugins/Toolbar/Toolbar.json", "Plugins/Glass/Glass.json", "Plugins/SDK/SDK.swift",
      "Plugins/Template/Template.json", "Plugins/Odd/Odd.json/", "Plugins/README.md")
    #expect(try content(of: ".build/debug/swiftkit").plugins.map(\.name) == ["Glass", "Toolbar"])
  }

  @Test func aCheckoutWithoutPluginsHasNone() throws {
    try lay("Skills/", "Templates/")
    #expect(try content(of: ".build/debug/swiftkit").plugins.isEmpty)
  }

  @Test func theNearestCheckoutCounts() throws {
    try lay("Skills/", "Templates/", ".build/checkouts/inner/Skills/", ".build/checkouts/inner/Templates/")
    #expect(
      try content(of: ".build/checkouts/inner/.build/debug/swiftkit").skills == path(".build/checkouts/inner/Skills"))
  }

  // MARK: - Installed

  @Test func anInstallationIsFoundBesideItsBin() throws {
    try lay(
      "bin/", "share/swiftkit/Skills/", "share/swiftkit/Templates/", "lib/swiftkit/plugins/Toolbar.json",
      "lib/swiftkit/plugins/Glass.json", "lib/swiftkit/plugins/notes.txt")
    let content = try content(of: "bin/swiftkit")
    #expect(content.skills == path("share/swiftkit/Skills"))
    #expect(content.templates == path("share/swiftkit/Templates"))
    #expect(content.pluginHost == path("lib/swiftkit/swiftkit-plugin-host"))
    #expect(content.plugins.map(\.name) == ["Glass", "Toolbar"])
    #expect(
      content.plugins.first?.library == path("lib/swiftkit/plugins/\(library.prefix)Glass\(library.suffix)"))
    #expect(content.plugins.first?.descriptor == path("lib/swiftkit/plugins/Glass.json"))
    #expect(content.repair.contains("install"))
  }

  @Test func aProgramOutsideOfBinIsNotInstalled() throws {
    try lay("tools/", "share/swiftkit/Skills/", "share/swiftkit/Templates/")
    #expect(InstalledContent(executable: path("tools/swiftkit")) == nil)
  }

  // MARK: - Portable

  @Test func aPortableFolderHoldsEverything() throws {
    try lay("Skills/", "Templates/", "plugins/Glass.json")
    let content = try content(of: "swiftkit")
    #expect(content.skills == path("Skills"))
    #expect(content.pluginHost == path("swiftkit-plugin-host"))
    #expect(content.plugins.map(\.descriptor) == [path("plugins/Glass.json")])
    #expect(content.repair.contains("unpack"))
  }

  // MARK: - None and several

  @Test(arguments: ["swiftkit", "bin/swiftkit", ".build/debug/swiftkit"])
  func withoutContentThereIsNone(executable: String) {
    #expect(InstalledContent(executable: path(executable)) == nil)
  }

  @Test func bothFoldersAreNeeded() throws {
    try lay("Skills/", "bin/", "share/swiftkit/Templates/")
    #expect(InstalledContent(executable: path("swiftkit")) == nil)
    #expect(InstalledContent(executable: path("bin/swiftkit")) == nil)
  }

  @Test func aFileIsNotAFolderOfContent() throws {
    try lay("Skills", "Templates/")
    #expect(InstalledContent(executable: path("swiftkit")) == nil)
  }

  @Test func aCheckoutComesBeforeWhatLiesBesideTheProgram() throws {
    try lay("Skills/", "Templates/", ".build/debug/Skills/", ".build/debug/Templates/")
    #expect(try content(of: ".build/debug/swiftkit").skills == path("Skills"))
  }

  @Test func linksToContentCount() throws {
    try lay("elsewhere/Skills/", "Templates/")
    #expect(symlink("elsewhere/Skills", path("Skills").string) == 0)
    #expect(try content(of: "swiftkit").skills == path("Skills"))
  }
}
