import POSIXSupport
import SwiftKitSDK
import TestSupport
import Testing

/// What lies beside a plugin says what the plugin says.
@Suite struct PluginFolderTests {
  static let folders = [("GlassRules", 0), ("ToolbarRules", 1), ("DesignTokenRules", 2)]

  @Test(arguments: folders)
  func descriptorIsFresh(_ name: String, _ plugin: Int) throws {
    try expectFile("Plugins/\(name)/\(name).json", RuleTests.plugins[plugin].descriptor)
  }

  /// The table of checks in the README lies between its heading and the next one.
  @Test(arguments: folders)
  func manualIsFresh(_ name: String, _ plugin: Int) throws {
    let path = "Plugins/\(name)/README.md"
    let text = try FileContents.text(of: PackageFolder.root.appending(path))
    let heading = "## Checks\n\n"
    let start = try #require(text.firstRange(of: heading), "\(path) has no '## Checks'").upperBound
    let end = text[start...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    try expectFile(path, text[..<start] + RuleTests.plugins[plugin].manual + text[end...])
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
