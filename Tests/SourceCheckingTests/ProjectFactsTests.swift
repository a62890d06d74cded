import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// What the files of a run declare reaches a plugin that looks beyond its file.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct ProjectFactsTests {
  /// Reports every fact, as `relation subject object`.
  private static let body = """
    const swiftkit_facts *facts = host->extension(host->context, SWIFTKIT_FACTS);
    if (host->extension(host->context, "facts/2") || host->extension(host->context, "")) report(0, 1, "too much");
    if (!facts) { report(0, 1, "no facts"); return; }
    for (uint32_t i = 0; i < facts->fact_count; i++) {
      const swiftkit_fact *fact = facts->facts + i;
      char message[200];
      snprintf(message, 200, "%u %.*s %.*s", fact->relation, (int)fact->subject.length, fact->subject.bytes,
        (int)fact->object.length, fact->object.bytes);
      report(0, 1, message);
    }
    """

  private static let files = [
    "Home.swift": "// bad!\nstruct Home: View { }\n", "Row.swift": "#Preview { Home() }\n",
    "Zero.swift": "struct Zero { }\n",
  ]

  private func messages(_ check: TestCheck, _ paths: [String] = ["."]) throws -> [String] {
    try check.run(paths).findings.map(\.finding.message).sorted()
  }

  @Test func factsOfAllFilesReachEveryHost() throws {
    var check = try TestCheck(Self.files)
    try check.add("facts", body: Self.body)
    #expect(try messages(check) == ["1 Home struct", "1 Zero struct", "3 Home View", "8 Home"])
    #expect(try messages(check, ["Home.swift"]) == ["1 Home struct", "3 Home View"])
  }

  @Test func aFileWithoutDeclarationsHasNoFacts() throws {
    var check = try TestCheck(["a.swift": "// bad!\n"])
    try check.add("facts", body: Self.body)
    #expect(try messages(check) == ["no facts"])
  }

  /// What an asset catalog holds is a part of what a report depends on, too.
  @Test func assetCatalogsSpeak() throws {
    var check = try TestCheck(Self.files)
    try check.add("facts", body: Self.body)
    func messages() throws -> Set<String> {
      let found = try SwiftFiles(below: ["."], base: check.project)
      let pool = HostPool(
        host: PluginInC.host, plugins: check.plugins, environment: check.environment, repair: "build it")
      var run = SourceCheck(pool: pool, width: 1)
      (run.cacheFolder, run.assets) = (check.folder.path.appending("cache"), found.assets)
      return Set(try run.run(found).findings.map(\.finding.message))
    }
    #expect(try !messages().contains("6 Color brandRed"))
    usleep(150_000)
    #expect(try !messages().contains("6 Color brandRed"))
    try check.folder.write("{}", to: "project/Assets.xcassets/Colors/brand-red.colorset/Contents.json")
    #expect(try messages().isSuperset(of: ["6 Color brandRed", "6 ShapeStyle brandRed", "6 UIColor brandRed"]))
  }

  /// A host that takes over where another crashed knows as much.
  @Test func factsSurviveACrash() throws {
    var check = try TestCheck(Self.files)
    check.width = 1
    try check.add("wrong", body: "abort();")
    try check.add("facts", body: Self.body)
    #expect(try check.run().findings.count { $0.finding.check == "facts/bad" } == 4)
  }

  /// Another file's declarations are a part of what a cached report depends on.
  @Test func theCacheKnowsTheFacts() throws {
    var check = try TestCheck(Self.files)
    try check.add("facts", body: Self.body)
    check.cache = check.folder.path.appending("cache")
    #expect(try messages(check).count == 4)
    #expect(try messages(check).count == 4)
    try check.folder.write("#Preview { Home() }\nstruct New { }\n", to: "project/Row.swift")
    #expect(try messages(check).contains("1 New struct"))
  }

  /// Parts of a project are checked one after the other; what one of them learned of files serves the next.
  @Test func partsShareWhatTheyLearned() throws {
    var check = try TestCheck(Self.files)
    try check.add("facts", body: Self.body)
    let files = try SwiftFiles(below: ["."], base: check.project).files
    let pool = HostPool(
      host: PluginInC.host, plugins: check.plugins, environment: ["PATH=/usr/bin:/bin"], repair: "build it")
    var part = SourceCheck(pool: pool, width: 1)
    part.factMemory = FactMemory()
    let facts = ["1 Home struct", "1 Zero struct", "3 Home View", "8 Home"]
    #expect(try part.run([files[0]], beside: files).findings.map(\.finding.message).sorted() == facts)
    try Folder.removeAll(check.project.appending("Zero.swift"))
    #expect(try part.run([files[0]], beside: files).findings.map(\.finding.message).sorted() == facts)
    part.factMemory = nil
    #expect(try part.run([files[0]], beside: files).findings.count == 3)
  }
}
