import HostMessages
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// Files of one run that have settings of their own share their hosts.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct FileSettingsTests {
  /// Reports the process and what it is told; a file with "end" ends the process.
  private static let body = """
    if (memmem(file->source.bytes, file->source.length, "end", 3)) abort();
    swiftkit_text told = host->setting(host->context, (swiftkit_text)T("deployment-target"));
    char line[80];
    snprintf(line, sizeof line, "%d %.*s.", (int)getpid(), (int)told.length, told.bytes ? told.bytes : "");
    report(0, 4, line);
    """

  private func run(_ texts: [String], _ targets: [String?]) throws -> (processes: Set<Substring>, told: [Substring]) {
    let names = texts.indices.map { "\($0).swift" }
    var check = try TestCheck(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    try check.add("p", body: Self.body)
    let found = try SwiftFiles(below: ["."], base: check.project).files
    let files = zip(found, targets).map { file, target in
      file.with(settings: target.map { [HostConfiguration.Setting(name: "deployment-target", value: $0)] } ?? [])
    }
    let words = try SourceCheck(pool: check.pool, width: 1).run(files).findings
      .map { $0.finding.message.split(separator: " ") }
    return (Set(words.map { $0[0] }), words.map { $0[1] })
  }

  @Test func oneHostIsToldOfEach() throws {
    let (processes, told) = try run(Array(repeating: "bad!\n", count: 5), ["15", "17", nil, "17", "16"])
    #expect(told == ["15.", "17.", ".", "17.", "16."])
    #expect(processes.count == 1)
  }

  @Test func theNextHostIsToldAgain() throws {
    let (processes, told) = try run(["bad!\n", "bad! end\n", "bad!\n"], ["15", "16", "16"])
    #expect(told == ["15.", "16."])
    #expect(processes.count == 2)
  }
}
