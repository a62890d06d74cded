import GlassRules
import SwiftKitABI
import SwiftKitSDK
import SwiftSourceModel
import Testing

/// The C face of a plugin that is written in Swift.
@Suite(.serialized) struct PluginTableTests {
  struct Loud: Check {
    let id = "loud"
    let severity = Severity.info
    let title = "a call of loud"
    let literals = ["loud", "lauter"]
    let rules = ["a/b/c"]
    let isOffByDefault = true
    let isFixable = true

    func check(_ file: SourceFile, _ report: Report) {
      for call in file.calls(named: "loud") {
        let edits = [Edit(call.anchor, "quiet"), Edit(call.range.upperBound..<call.range.upperBound, "()")]
        report(call, "\(file.settings.profile) \(file.settings.deploymentTarget) \(file.path)", edits: edits)
      }
    }
  }

  @Test func tableSaysWhatThePluginSays() throws {
    let table = try #require(Plugin(id: "p", version: "1.2", checks: [Loud()]).table(forHost: 1)).pointee
    #expect(Int(table.struct_size) == MemoryLayout<swiftkit_plugin>.size)
    #expect(string(table.id) == "p" && string(table.version) == "1.2" && table.check_count == 1)
    #expect(table.abi_major == 1 && table.answer == nil)
    let check = try #require(table.checks).pointee
    #expect(string(check.id) == "loud" && string(check.title) == "a call of loud" && Int32(check.severity) == 0)
    let literals = try #require(check.literals)
    #expect(check.literal_count == 2 && string(literals[1]) == "lauter")
    #expect(check.rule_count == 1 && check.off_by_default == 1 && check.fixable == 1)
  }

  @Test func otherMajorIsRefused() {
    #expect(glassRules.table(forHost: 2) == nil)
    #expect(glassRules.table(forHost: 0) == nil)
  }

  @Test func findingsReachTheHost() throws {
    let table = try #require(Plugin(id: "p", version: "1", checks: [Loud()]).table(forHost: 1)).pointee
    let collected = Collected()
    var host = swiftkit_host()
    host.struct_size = UInt32(MemoryLayout<swiftkit_host>.size)
    host.context = Unmanaged.passUnretained(collected).toOpaque()
    host.report = { context, finding in
      guard let context, let finding = finding?.pointee else { return }
      let edits = UnsafeBufferPointer(start: finding.edits, count: finding.edit_count)
      Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().lines.append(
        "\(finding.start)-\(finding.end) \(string(finding.message)) "
          + edits.map { "[\($0.start)-\($0.end) \(string($0.replacement))]" }.joined())
    }
    host.setting = { _, name in text(string(name) == "profile" ? "tokens" : "17.5") }
    SourceModel(parsing: Array("a.loud".utf8) + Array("()".utf8), path: "x.swift").withCFile { file in
      table.check(&host, file, 0)
      table.check(&host, file, 7)
    }
    withExtendedLifetime(collected) {
      #expect(collected.lines == ["2-6 tokens 17.5 x.swift [2-6 quiet][8-8 ()]"])
    }
  }

  private struct Echo: Answerer {
    let kinds = [QuestionKind(key: "echo", title: "Says \"it\" again", words: [["say", "echo"], ["again"]])]

    func answers(to question: String, settings: Settings) -> [Answer] {
      ["first", "second"].map {
        Answer(key: "echo", statement: "\($0) \(question)", code: "\(settings.profile)", confidence: 0.5)
      }
    }
  }

  @Test func answersReachTheHost() throws {
    let plugin = Plugin(id: "p", version: "1", checks: [], answerer: Echo())
    let table = try #require(plugin.table(forHost: 1)).pointee
    #expect(table.check_count == 0)
    let collected = Collected()
    var host = swiftkit_host()
    host.struct_size = UInt32(MemoryLayout<swiftkit_host>.size)
    host.context = Unmanaged.passUnretained(collected).toOpaque()
    host.reply = { context, answer in
      guard let context, let answer = answer?.pointee else { return }
      Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().lines.append(
        "\(string(answer.key)) \(answer.confidence) \(string(answer.statement)) [\(string(answer.code))]")
    }
    let answer = try #require(table.answer)
    var words = "gr\u{F6}\u{DF}er"
    words.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        var question = swiftkit_question(
          struct_size: UInt32(MemoryLayout<swiftkit_question>.size),
          text: swiftkit_text(bytes: $0.baseAddress, length: $0.count))
        answer(&host, &question)
      }
    }
    withExtendedLifetime(collected) {
      #expect(collected.lines == ["echo 0.5 first größer [system]", "echo 0.5 second größer [system]"])
    }
  }

  @Test func theDescriptorListsTheKindsOfQuestions() {
    #expect(
      Plugin(id: "p", version: "1", checks: [], answerer: Echo()).descriptor == """
        {
          "abi": 1,
          "answers": [
            {"key": "echo", "title": "Says \\"it\\" again", "when": [["say", "echo"], ["again"]]}
          ],
          "checks": [],
          "id": "p",
          "version": "1"
        }

        """)
  }

  /// A node that is kept beyond the call reads nothing, rather than freed memory.
  @Test func keptNodesAreEmpty() throws {
    final class Keeper: @unchecked Sendable { var nodes: [Node] = [] }
    struct Keeping: Check {
      let keeper: Keeper
      let id = "keeping"
      let severity = Severity.info
      let title = "keeps"
      let literals: [String] = []
      func check(_ file: SourceFile, _ report: Report) { keeper.nodes = file.nodes(.call) }
    }
    let keeper = Keeper()
    #expect(findings(Keeping(keeper: keeper), in: Array("f(1)".utf8)).isEmpty)
    let node = try #require(keeper.nodes.first)
    #expect(node.name == nil && node.parent == nil && node.arguments.isEmpty && node.source.isEmpty)
    #expect(node.chain == nil && node.range == 0..<0 && Array(node.descendants).isEmpty)
    // The next file has the memory of the one before.
    #expect(findings(Looking(at: node), in: Array("g(2)".utf8)).isEmpty)
  }

  /// Reports where a node of another file reads anything.
  private struct Looking: Check, @unchecked Sendable {
    let node: Node
    let id = "looking"
    let severity = Severity.info
    let title = "looks"
    let literals: [String] = []

    init(at node: Node) { self.node = node }

    func check(_ file: SourceFile, _ report: Report) {
      let isEmpty = node.name == nil && node.chain == nil && node.source.isEmpty && !node.isInPreview
      if !isEmpty || !node.file.path.isEmpty || node.file === file || node == file.nodes(.call).first {
        report(file.root, "it reads another file")
      }
    }
  }

  @Test func settingsOfTheNextFileAreItsOwn() throws {
    let table = try #require(Plugin(id: "p", version: "1", checks: [Loud()]).table(forHost: 1)).pointee
    let collected = Collected()
    var host = swiftkit_host()
    host.struct_size = UInt32(MemoryLayout<swiftkit_host>.size)
    host.context = Unmanaged.passUnretained(collected).toOpaque()
    host.report = { context, finding in
      guard let context, let finding = finding?.pointee else { return }
      Unmanaged<Collected>.fromOpaque(context).takeUnretainedValue().lines.append(string(finding.message))
    }
    host.setting = { _, name in text(string(name) == "deployment-target" ? "16" : "") }
    for number in 0..<3 {
      if number == 2 { host.setting = { _, name in text(string(name) == "deployment-target" ? "17" : "") } }
      SourceModel(parsing: Array("a.loud()".utf8), path: "\(number).swift").withCFile(serial: UInt32(number + 1)) {
        table.check(&host, $0, 0)
      }
    }
    withExtendedLifetime(collected) {
      #expect(collected.lines == ["system 16.0 0.swift", "system 16.0 1.swift", "system 17.0 2.swift"])
    }
  }

  @Test func whatIsFoundOnceIsFoundAnewForTheNextFile() {
    final class Counter: @unchecked Sendable { var count = 0 }
    struct Once: Check {
      let counter: Counter
      let id = "once"
      let severity = Severity.info
      let title = "asks twice"
      let literals: [String] = []
      func check(_ file: SourceFile, _ report: Report) {
        for _ in 0..<2 {
          let calls = file.once { () -> [Node] in
            counter.count += 1
            return file.nodes(.call)
          }
          if calls != file.nodes(.call) { report(file.root, "other calls") }
        }
      }
    }
    let counter = Counter()
    for source in ["f(1)", "f(1); g(2)"] {
      #expect(findings(Once(counter: counter), in: Array(source.utf8)).isEmpty)
    }
    #expect(counter.count == 2)
  }

  private final class Collected { var lines: [String] = [] }
}

private func string(_ text: swiftkit_text) -> String {
  String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.length), as: UTF8.self)
}

private func text(_ value: StaticString) -> swiftkit_text {
  swiftkit_text(
    bytes: UnsafeRawPointer(value.utf8Start).assumingMemoryBound(to: CChar.self), length: value.utf8CodeUnitCount)
}
