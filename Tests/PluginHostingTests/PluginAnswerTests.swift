import HostMessages
import POSIXSupport
import PluginHosting
import TestSupport
import Testing

@Suite(.enabled(if: PluginInC.canRun, "needs the plugin host and a C compiler"))
struct PluginAnswerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func plugin(_ id: String, answer: String, words: [[String]] = []) throws -> HostedPlugin {
    let built = try PluginInC(id, source: PluginInC.source(id: id, answer: answer), in: folder)
    let descriptor = PluginDescriptor(
      abi: 1, id: id, version: "1.0", checks: [], answers: [.init(key: "key", title: "Title", words: words)])
    return HostedPlugin(library: built.library, descriptor: descriptor, digest: nil, checks: [])
  }

  private func pool(
    _ plugins: [HostedPlugin], host: FilePath = PluginInC.host, time: Duration = .seconds(30)
  ) -> HostPool {
    HostPool(
      host: host, plugins: plugins, limits: HostLimits(time: time),
      settings: [.init(name: "profile", value: "tokens")], environment: [], repair: "build it")
  }

  @Test func theSurestComesFirst() throws {
    let plugins = try [
      plugin("low", answer: "reply(0.25, \"perhaps\");"), plugin("silent", answer: ";"),
      plugin("high", answer: "reply(0.5, \"likely\"); reply(0.75, \"surely\");"),
    ]
    let outcome = try pool(plugins).answers(to: "what?")
    #expect(outcome.answers.map { "\($0.plugin) \($0.statement)" } == ["high surely", "high likely", "low perhaps"])
    #expect(outcome.answers.map(\.code) == ["let a = 1", "let a = 1", "let a = 1"])
    #expect(outcome.problems.isEmpty)
  }

  @Test func pluginsSeeTheQuestionAndTheSettings() throws {
    let answer = """
      swiftkit_text value = host->setting(host->context, (swiftkit_text)T("profile"));
      swiftkit_text none = host->setting(host->context, (swiftkit_text)T("nothing"));
      char text[100];
      snprintf(text, 100, "%.*s in %.*s, %d, %d", (int)question->text.length, question->text.bytes,
        (int)value.length, value.bytes, (int)none.length, host->extension(host->context, "x/1") == 0);
      reply(1, text);
      """
    #expect(
      try pool([plugin("p", answer: answer)]).answers(to: "wie groß?").answers.map(\.statement)
        == ["wie groß? in tokens, 0, 1"])
  }

  /// A host that does not exist would be an error, so none was started.
  @Test func noHostIsStartedForOtherQuestions() throws {
    let plugins = try [plugin("p", answer: "reply(1, \"x\");", words: [["#"]])]
    let outcome = try pool(plugins, host: "/nowhere").answers(to: "toolbar button glass")
    #expect(outcome.answers.isEmpty)
    #expect(throws: HostingError.self) { try pool(plugins, host: "/nowhere").answers(to: "#fff") }
  }

  @Test(arguments: [
    ("abort();", "it did not answer: asking it ended the process with SIGABRT (abort)"),
    ("for (;;) ;", "it did not answer: asking it took longer than 1 s"),
    ("exit(0);", "it did not answer: asking it ended the process with exit(0)"),
    ("reply(2, \"x\");", "it gave an answer that is empty, too long, not UTF-8 or has an invalid confidence"),
    ("reply(1, \"\");", "it gave an answer that is empty, too long, not UTF-8 or has an invalid confidence"),
    ("reply(0.0 / 0.0, \"x\");", "it gave an answer that is empty, too long, not UTF-8 or has an invalid confidence"),
    (
      "for (int i = 0; i < 1000; i++) reply(0, \"\\xff\");",
      "it gave an answer that is empty, too long, not UTF-8 or has an invalid confidence"
    ),
  ])
  func aFailingPluginCostsItsOwnAnswers(answer: String, reason: String) throws {
    let plugins = try [
      plugin("unasked", answer: ";", words: [["never"]]), plugin("wrong", answer: answer),
      plugin("good", answer: "reply(1, \"yes\");"),
    ]
    let time: Duration = reason.contains("took longer") ? .seconds(1) : .seconds(30)
    let outcome = try pool(plugins, time: time).answers(to: "what?")
    #expect(outcome.answers.map(\.statement) == ["yes"])
    #expect(outcome.problems == [PluginProblem(plugin: 1, check: nil, task: nil, reason: reason)])
  }

  @Test func loadingAllSaysWhatTheyAre() throws {
    let outcome = try pool([plugin("p", answer: ";")]).loadAll()
    #expect(outcome.plugins.map { $0?.id } == ["p"])
    #expect(outcome.plugins[0]?.checks.map(\.id) == ["words", "bad"])
    #expect(outcome.plugins[0]?.answersQuestions == true)
  }
}
