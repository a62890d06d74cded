import POSIXSupport
import TestSupport
import Testing
import WireFormats

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct CheckTimingsTests {
  private let kit: PortableSwiftKit

  init() throws {
    kit = try PortableSwiftKit(plugins: ["slow": "usleep(30000); report(0, 1, \"bad\");"])
    try kit.write("// bad!\nlet trip = 1\n", to: "a.swift")
    try kit.write("// bad!\n", to: "b.swift")
  }

  @Test func whatEachCheckTook() throws {
    // A second run would know all of it without a host.
    _ = try kit.run("check")
    let run = try kit.run("check", "--timings", "--json")
    let document = try JSONText.value(CheckDocument.self, from: Array(run.output.utf8))
    let timings = try #require(document.timings)
    #expect(timings.parsing.files == 2 && timings.parsing.nanoseconds > 0)
    let plugin = try #require(timings.plugins.first)
    #expect(timings.plugins.count == 1 && plugin.id == "slow" && plugin.findings == 3)
    #expect(plugin.loading > 0)
    #expect(plugin.checks.map(\.id) == ["bad", "words"])
    #expect(plugin.checks.map(\.files) == [2, 1])
    #expect(plugin.checks.map(\.findings) == [2, 1])
    let slow = plugin.checks[0].nanoseconds
    #expect(slow >= 60_000_000 && slow < 10_000_000_000)
    #expect(plugin.nanoseconds == slow + plugin.checks[1].nanoseconds)
  }

  /// The table goes to standard error, slowest first; what is printed besides is what it was.
  @Test func theTable() throws {
    let plain = try kit.run("check")
    let timed = try kit.run("check", "--timings")
    #expect(timed.output == plain.output && timed.exitCode == plain.exitCode)
    #expect(timed.errors.hasPrefix(plain.errors))
    let rows = timed.errors.dropFirst(plain.errors.count).split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.map { $0.last.map(String.init) ?? "" } == ["findings", "parsing", "slow", "bad", "words"])
    for format in ["github", "sarif", "junit", "checkstyle"] {
      let (plain, timed) = (
        try kit.run("check", "--format", format), try kit.run("check", "--format", format, "--timings")
      )
      #expect(plain.output == timed.output, "\(format)")
    }
  }

  @Test func nobodyAsked() throws { #expect(!(try kit.run("check", "--json").output.contains("timings"))) }

  @Test(arguments: ["--fix", "--diff", "--watch"]) func notWithEverything(option: String) throws {
    #expect(try kit.run("check", "--timings", option).exitCode == 64)
  }

  /// A plugin of somebody else's has hosts of its own; its times are told beside those of the others.
  @Test func severalHosts() throws {
    let library = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
    try kit.describe(library, into: "mine.json")
    #expect(try kit.run("plugin", "trust", library.string).exitCode == 0)
    let run = try kit.run("check", "--timings", "--json")
    let timings = try #require(try JSONText.value(CheckDocument.self, from: Array(run.output.utf8)).timings)
    #expect(timings.plugins.map(\.id) == ["mine", "slow"])
    #expect(timings.plugins[0].checks.map(\.id) == ["mine/bad", "mine/words"])
    #expect(timings.plugins[0].checks.map(\.files) == [2, 1])
  }
}
