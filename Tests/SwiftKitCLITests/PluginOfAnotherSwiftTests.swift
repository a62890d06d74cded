import ByteText
import POSIXSupport
import PluginHosting
import TestSupport
import Testing

#if !canImport(Darwin)
  /// A Swift plugin is loaded beside the runtime of its own compiler alone; what no Swift built is not concerned.
  @Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
  struct PluginOfAnotherSwiftTests {
    private let kit: PortableSwiftKit
    private let library: FilePath
    private let current: String

    init() throws {
      kit = try PortableSwiftKit(plugins: ["test": ""])
      library = kit.folder.path.appending("libGlassRules.so")
      current = try #require(SwiftCompiler(markIn: try FileContents.bytes(of: PluginInC.host))).version
      try kit.write(Self.source, to: "a.swift")
    }

    private static let source = """
      import SwiftUI
      struct A: View {
        var body: some View { Button("a") {}.glassEffect() }
      }

      """

    /// Places a real Swift plugin whose own line names `version` (none when it is nil), with a descriptor that records
    /// `recorded`.
    private func place(version: String?, recorded: String?) throws {
      var bytes = try FileContents.bytes(of: PackageFolder.products.appending("libGlassRules.so"))
      let line = "@(#)swiftkit-sdk, compiled by Swift "
      let start = try #require(bytes.firstIndex(ofBytes: line))
      let end = start + line.utf8.count + current.utf8.count
      #expect(String(decoding: bytes[start..<end], as: UTF8.self) == line + current)
      let new = version.map { Array((line + $0).utf8) } ?? []
      try #require(new.count <= end - start)
      // A line that is shorter ends where it ends.
      bytes.replaceSubrange(start..<end, with: new + [UInt8](repeating: 0x0a, count: end - start - new.count))
      try AtomicFile.write(bytes, to: library, permissions: 0o755)
      let descriptor = try FileContents.text(of: PackageFolder.root.appending("Plugins/GlassRules/GlassRules.json"))
      let record = recorded.map { "  \"compiler\": \"\($0)\",\n" } ?? ""
      try kit.folder.write(
        descriptor.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          .map { $0.hasPrefix("  \"id\"") ? record + $0 : $0 }.joined(separator: "\n"), to: "GlassRules.json")
    }

    private static let sentence =
      "it was built with Swift 5.9, but this swiftkit's plugin host has the runtime of Swift "

    @Test(
      arguments: [
        (nil, nil), ("", "Swift 5.9"), ("", nil), ("", "C"),
      ] as [(String?, String?)])
    func oneThatFits(version: String?, recorded: String?) throws {
      // An empty text stands for the compiler at hand.
      try place(version: version.map { $0.isEmpty ? current : $0 }, recorded: recorded)
      #expect(try kit.run("plugin", "trust", library.string).errors == "")
      let run = try kit.run("check")
      #expect(run.output.contains("[glass/glass-effect-on-button]"), "\(run.errors)")
      let said = recorded.map { "its descriptor says it was built with \($0), the library says Swift \(current)" }
      let verdict = try kit.run("plugin", "verify").output
      #expect(verdict.contains("\n") && verdict.contains(said ?? "glass 0.1.0: matches its descriptor"))
    }

    @Test(arguments: [("5.9", nil), ("5.9", "Swift 5.9"), (nil, "Swift 5.9")] as [(String?, String?)])
    func oneOfAnotherSwift(version: String?, recorded: String?) throws {
      try place(version: version, recorded: recorded)
      let sentence = Self.sentence + "\(current); rebuild it with Swift \(current)"
      let trust = try kit.run("plugin", "trust", library.string)
      #expect(trust.exitCode == 0)
      #expect(trust.errors == "swiftkit: it will not be used until it is rebuilt: \(sentence)\n")
      let run = try kit.run("check")
      #expect(!run.output.contains("glass/"))
      #expect(run.errors.contains(sentence), "\(run.errors)")
      #expect(try kit.run("check", "--strict").exitCode == 2)
      #expect(try kit.run("plugin", "list").output.contains("\(library) is not used: \(sentence)\n"))
      let named = try kit.run("check", "--plugin", library.string)
      #expect(named.exitCode == 2)
      #expect(named.errors.contains(sentence), "\(named.errors)")
      #expect(try kit.run("plugin", "verify").exitCode == 1)
    }

    @Test func aPluginInCIsNotConcerned() throws {
      let built = try PluginInC("mine", source: PluginInC.source(id: "mine"), in: kit.folder).library
      try kit.describe(built, into: "mine.json")
      let text = try kit.folder.read("mine.json")
      try kit.folder.write(
        text.replacing(#/("id")( ?): "mine"/#) { "\"compiler\": \"Swift 5.9\",\n  \($0.1)\($0.2): \"mine\"" },
        to: "mine.json")
      try kit.write("let trip = 1\n", to: "b.swift")
      #expect(try kit.run("plugin", "trust", built.string).errors == "")
      #expect(try kit.run("check", "b.swift").output.contains("[mine/words]"))
    }
  }
#endif
