import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// What lies beside a plugin says what the plugin says.
@Suite struct PluginFolderTests {
  static let folders = RuleTests.pluginsByFolder.keys.sorted()

  @Test func everyPluginIsTested() throws {
    let plugins = PackageFolder.root.appending("Plugins")
    let withRules = try Folder.names(in: plugins).filter { name in
      FileStatus(plugins.appending(name).appending("Rules")) != nil
    }
    #expect(withRules.sorted() == Self.folders)
  }

  @Test func noIDTwice() {
    let ids = RuleTests.plugins.flatMap(\.checks).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(Set(RuleTests.plugins.map(\.id)).count == RuleTests.plugins.count)
  }

  @Test(arguments: folders)
  func descriptorIsFresh(_ name: String) throws {
    let plugin = try #require(RuleTests.pluginsByFolder[name])
    try expectFile("Plugins/\(name)/\(name).json", plugin.descriptor)
  }

  /// The table of checks in the README lies between its heading and the next one.
  @Test(arguments: folders)
  func manualIsFresh(_ name: String) throws {
    let plugin = try #require(RuleTests.pluginsByFolder[name])
    let path = "Plugins/\(name)/README.md"
    let text = try FileContents.text(of: PackageFolder.root.appending(path))
    let heading = "## Checks\n\n"
    let start = try #require(text.firstRange(of: heading), "\(path) has no '## Checks'").upperBound
    let end = text[start...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    try expectFile(path, text[..<start] + plugin.manual + text[end...])
  }

  private func expectFile(_ path: String, _ expected: String) throws {
    let file = PackageFolder.root.appending(path)
    let text = try? FileContents.text(of: file)
    if text == expected { return }
    if ProcessEnvironment.value("SWIFTKIT_RECORD") != nil {
      try AtomicFile.write(Array(expected.utf8), to: file)
    }
    Issue.record("\(path) does not say what the plugin says; 'make record' rewrites it")
  }
}
