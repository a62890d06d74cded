import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport
import Testing

/// The sizes of 1.0 hold for every 1.x: a plugin of then loads now, and one of tomorrow does too.
@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginContractTests {
  private static let fixtures = PackageFolder.root.appending("Tests/SourceCheckingTests/Fixtures/abi-1.0")

  @Test func aPluginOfTheFirstVersion() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    let old = try PluginInC(
      "old", source: FileContents.text(of: Self.fixtures.appending("plugin.c")), in: check.folder,
      include: Self.fixtures)
    check.add("old", library: old.library, digest: SHA256.hexadecimal(of: try FileContents.bytes(of: old.library)))
    check.plugins[0] = HostedPlugin(
      library: old.library,
      descriptor: PluginDescriptor(
        abi: 1, id: "old", version: "1.0",
        checks: TestCheck.descriptor("old").checks.map {
          .init(check: $0, literals: $0.id == "bad" ? [] : $0.literals)
        },
        answers: [.init(key: "any", title: "Any", words: [])]),
      digest: check.plugins[0].digest, checks: ["words", "bad"])
    let outcome = try check.run()
    #expect(outcome.lines == ["a.swift:1:1 old/bad of 1.0", "a.swift:1:1 old/words of 1.0"])
    #expect(outcome.findings.map(\.finding.fixable) == [true, false])
    #expect(outcome.problemLines == [])
    let pool = HostPool(host: PluginInC.host, plugins: check.plugins, environment: [], repair: "")
    let (answers, problems) = try pool.answers(to: "anything")
    #expect(answers.map(\.statement) == ["of 1.0"] && problems.isEmpty)
  }

  /// The sizes that the header promises are those of the header of 1.0.
  @Test func theSizesThatArePromised() throws {
    let check = try TestCheck([:])
    let names = ["plugin", "check", "finding", "answer"]
    let asserts = names.map { name in
      "_Static_assert(sizeof(swiftkit_\(name)) >= SWIFTKIT_\(name.uppercased())_SIZE_1_0, \"\(name)\");"
    }
    let defines = try FileContents.text(of: PackageFolder.root.appending("Plugins/ABI/include/swiftkit_abi.h"))
      .split(separator: "\n").filter { $0.hasPrefix("#define SWIFTKIT_") && $0.contains("_SIZE_1_0 ") }
    #expect(defines.count == names.count)
    // Today's header first, then that of 1.0 with today's promises: there the sizes are exact.
    _ = try PluginInC(
      "today", source: "#include \"swiftkit_abi.h\"\n" + asserts.joined(separator: "\n"), in: check.folder)
    let exact = asserts.map { $0.replacing(">=", with: "==") }.joined(separator: "\n")
    _ = try PluginInC(
      "then", source: "#include \"swiftkit_abi.h\"\n\(defines.joined(separator: "\n"))\n\(exact)", in: check.folder,
      include: Self.fixtures)
  }

  /// A plugin of a later minor hands over more than this host knows.
  @Test func structsThatHaveGrown() throws {
    var check = try TestCheck(["a.swift": "let trip = 1\n"])
    let source = """
      #include "swiftkit_abi.h"
      #define T(s) { s, sizeof(s) - 1 }
      typedef struct { swiftkit_check known; char more[24]; } later_check;
      typedef struct { swiftkit_finding known; char more[40]; } later_finding;
      typedef struct { swiftkit_plugin known; void *more[9]; } later_plugin;
      static const swiftkit_text trip[] = { T("trip") };
      static const later_check checks[] = {
        { { sizeof(later_check), 1, T("words"), T("Trips"), trip, 1 }, "more" },
        { { sizeof(later_check), 2, T("bad"), T("Goes wrong"), 0, 0 }, "more" },
      };
      static void check(const swiftkit_host *host, const swiftkit_file *file, uint32_t index) {
        later_finding finding = { { sizeof finding, 0, 1, T("of later") }, "more" };
        host->report(host->context, &finding.known);
      }
      static const later_plugin plugin = {
        { sizeof plugin, 1, 99, T("later"), T("1.99"), &checks[0].known, 2, check, 0 }, { 0 }
      };
      const swiftkit_plugin *swiftkit_plugin_entry(uint32_t major, uint32_t minor) { return &plugin.known; }
      """
    let later = try PluginInC("later", source: source, in: check.folder)
    check.add("later", library: later.library)
    let outcome = try check.run()
    #expect(outcome.lines == ["a.swift:1:1 bad of later", "a.swift:1:1 words of later"])
  }
}

extension CheckDescription {
  fileprivate init(check: CheckDescription, literals: [String]) {
    self.init(
      id: check.id, level: check.level, title: check.title, literals: literals, rules: check.rules,
      isOnByDefault: check.isOnByDefault, isFixable: check.isFixable)
  }
}
