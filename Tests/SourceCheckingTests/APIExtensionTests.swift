import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// The table of declarations as a plugin in C sees it.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct APIExtensionTests {
  /// Says whether there is a table, and whether it holds a name.
  private static let look = """
    const swiftkit_api *api = host->extension(host->context, SWIFTKIT_API);
    if (!api || api->struct_size < sizeof *api) { report(0, 1, "no table"); return; }
    const char *found = memmem(api->table.bytes, api->table.length, "\\nglassEffect\\tView\\tfunc\\t", 23);
    report(0, 1, found ? "glassEffect is a modifier" : "glassEffect is none");
    """

  private func messages(table: FilePath?) throws -> [String] {
    var check = try TestCheck(["a.swift": "// bad!\n"])
    try check.add("p", body: Self.look)
    let settings = table.map { [HostConfiguration.Setting(name: HostConfiguration.Setting.apiTable, value: $0.string)] }
    let pool = HostPool(
      host: PluginInC.host, plugins: check.plugins, settings: settings ?? [], environment: ["PATH=/usr/bin:/bin"],
      repair: "")
    let outcome = try SourceCheck(pool: pool, width: 1).run(try SwiftFiles(below: ["."], base: check.project).files)
    #expect(outcome.problemLines == [])
    return outcome.findings.map(\.finding.message)
  }

  @Test func theTable() throws {
    #expect(try messages(table: PackageFolder.root.appending("Data/api/facts.tsv")) == ["glassEffect is a modifier"])
  }

  /// The sample of the manual, on a project with a modifier of SwiftUI's name, one of its own, and one that is no modifier.
  @Test func theSample() throws {
    let source = try FileContents.text(of: PackageFolder.root.appending("docs/samples/own-modifiers.c"))
    let check = try TestCheck([
      "a.swift":
        "extension View {\n  func padding() { }\n  func card() { }\n  func zIndex() { }\n}\nstruct Box { func opacity() { } }\n"
    ])
    let built = try PluginInC(
      "sample", source: source, in: check.folder, flags: ["-std=c11", "-Wall", "-Wextra", "-Werror"])
    let plugin = HostedPlugin(
      library: built.library,
      descriptor: PluginDescriptor(
        abi: 1, id: "own-modifiers", version: "0.1.0",
        checks: [
          CheckDescription(
            id: "own-modifier-name", level: .warning, title: "a modifier that is called like one of SwiftUI's",
            literals: ["extension & View"], rules: [], isOnByDefault: true, isFixable: false)
        ], answers: []), digest: SHA256.hexadecimal(of: try FileContents.bytes(of: built.library)),
      checks: ["own-modifier-name"])
    let table = HostConfiguration.Setting(
      name: HostConfiguration.Setting.apiTable, value: PackageFolder.root.appending("Data/api/facts.tsv").string)
    let extra = HostConfiguration.Setting(name: "api.extra", value: "card zIndex")
    let pool = HostPool(
      host: PluginInC.host, plugins: [plugin], settings: [table, extra], environment: ["PATH=/usr/bin:/bin"], repair: ""
    )
    let outcome = try SourceCheck(pool: pool, width: 1).run(try SwiftFiles(below: ["."], base: check.project).files)
    #expect(outcome.problemLines == [])
    #expect(outcome.findings.map(\.finding.start.line) == [2])
  }

  @Test(arguments: ["", "empty", "gone", "folder"]) func whatIsNoTable(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty")
    try folder.write("", to: "folder/file")
    let found = try messages(table: name.isEmpty ? nil : folder.path.appending(name))
    #expect(found == [name == "empty" ? "glassEffect is none" : "no table"])
  }
}
