import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Templates that are made of others.
@Suite struct TemplatePartTests {
  private func project(_ parts: String, variables: String = "", more: [String: String] = [:]) throws -> Project {
    try Project(
      [
        ".swiftkit/templates/whole/template.json":
          #"{"schema":1,"name":"whole","version":"1","summary":"","variables":["#
          + #"{"name":"Screen","type":"typeName","from":"argument"}\#(variables)],"parts":\#(parts),"#
          + #""files":[{"from":"__Screen__.md","place":"feature","role":"notes"}]}"#,
        ".swiftkit/templates/whole/__Screen__.md": "whole\n",
        ".swiftkit/templates/inner/template.json":
          #"{"schema":1,"name":"inner","version":"1","summary":"","variables":["#
          + #"{"name":"Name","type":"typeName","from":"argument"},"#
          + #"{"name":"Item","type":"typeName","default":"__Name__Item"},"#
          + #"{"name":"kind","type":"choice","choices":["a","b"],"default":"a"}],"#
          + #""files":[{"from":"__Name__A.md","place":"feature","role":"first","when":"kind == a"},"#
          + #"{"from":"__Name__B.md","place":"feature","role":"second"}]}"#,
        ".swiftkit/templates/inner/__Name__A.md": "__Item__ a\n",
        ".swiftkit/templates/inner/__Name__B.md": "__name_words__ __kind__\n",
      ].merging(more) { $1 })
  }

  private func files(_ project: Project, _ settings: [String: String] = [:]) throws -> [String: String] {
    let plan = try project.plan("TradeLog", template: "whole", settings: settings)
    return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
  }

  @Test func answersArePassedOn() throws {
    let said = try project(#"[{"template":"inner","set":{"Name":"__Screen__"}}]"#)
    #expect(
      try files(said) == [
        "TradeLog/TradeLog.md": "whole\n", "TradeLog/TradeLogA.md": "TradeLogItem a\n",
        "TradeLog/TradeLogB.md": "trade log a\n",
      ])
    let set = try project(#"[{"template":"inner","set":{"Name":"__Screen__","kind":"b","Item":"My__Screen__"}}]"#)
    #expect(try files(set)["TradeLog/TradeLogB.md"] == "trade log b\n")
    #expect(try files(set)["TradeLog/TradeLogA.md"] == nil)
    // A variable of the same name is the same.
    let same = try project(
      #"[{"template":"inner","set":{"Name":"__Screen__"}}]"#,
      variables: #",{"name":"kind","type":"choice","choices":["a","b"],"default":"a"}"#)
    #expect(try files(same, ["kind": "b"])["TradeLog/TradeLogB.md"] == "trade log b\n")
  }

  /// The outer template may have code for systems that the inner one has none of its own for.
  @Test(arguments: [([:], "16"), (["ios": "17"], "17"), (["ios": "18"], "17"), (["ios": "26"], "17")])
  func versionsArePassedOn(settings: [String: String], written: String) throws {
    let ios = { (choices: String, standard: String) in
      #"{"name":"ios","type":"choice","choices":[\#(choices)],"default":"\#(standard)"}"#
    }
    let project = try project(
      #"[{"template":"system","set":{"Name":"__Screen__"}}]"#,
      variables: "," + ios(#""16","17","18","26""#, "16"),
      more: [
        ".swiftkit/templates/system/template.json":
          #"{"schema":1,"name":"system","version":"1","summary":"","variables":["#
          + #"{"name":"Name","type":"typeName","from":"argument"},"# + ios(#""16","17""#, "17") + "],"
          + #""files":[{"from":"__Name__S.md","place":"feature","role":"first"}]}"#,
        ".swiftkit/templates/system/__Name__S.md": "__ios__\n",
      ])
    #expect(try files(project, settings)["TradeLog/TradeLogS.md"] == "\(written)\n")
  }

  @Test func onlyWhatIsWantedIsWritten() throws {
    let chosen = try project(
      #"[{"template":"inner","set":{"Name":"__Screen__"},"files":["__Name__B.md"],"when":"with"}]"#,
      variables: #",{"name":"with","type":"bool","default":false}"#)
    #expect(try files(chosen).keys.sorted() == ["TradeLog/TradeLog.md"])
    #expect(try files(chosen, ["with": "true"]).keys.sorted() == ["TradeLog/TradeLog.md", "TradeLog/TradeLogB.md"])
    let template = try chosen.library.template(named: "whole")
    #expect(template.parts == ["inner"])
    #expect(template.files.last?.conditions.map(\.text) == ["with"])
  }

  /// What was written once is planned the same way again, and told apart from what somebody changed.
  @Test func whatWasWrittenIsKnown() throws {
    let project = try project(#"[{"template":"inner","set":{"Name":"__Screen__"}}]"#)
    try project.plan("TradeLog", template: "whole").carryOut(in: project.setting)
    let again = try project.plan("TradeLog", template: "whole")
    #expect(again.files.count == 3)
    #expect(again.conflicts.allSatisfy { "\($0)".contains("with the same content") }, "\(again.conflicts)")
  }

  @Test(arguments: [
    (#"[{"template":"inne"}]"#, "'inne' is not a template; did you mean 'inner'?"),
    (#"[{"template":"inner"}]"#, "'inner' asks for 'Name'; say it in 'set'"),
    (#"[{"template":"inner","set":{"Nam":"x"}}]"#, "'Nam' is not a variable of 'inner'; did you mean 'Name'?"),
    (#"[{"template":"inner","set":{"Name":"__Scren__"}}]"#, "'Scren' is not a variable of this template"),
    (
      #"[{"template":"inner","set":{"Name":"__Screen__"},"files":["__Name__C.md"]}]"#,
      "'__Name__C.md' is not a file of 'inner'"
    ),
    (#"[{"template":"whole","set":{"Screen":"X"}}]"#, "parts of each other: whole, whole"),
    (#"[{"template":"../inner"}]"#, "'../inner' is not a template"),
    (#"[{"template":"inner","sets":{}}]"#, "'sets' is not a known key"),
  ])
  func mistakesHaveAPlace(parts: String, message: String) throws {
    let project = try project(parts)
    do throws(ScaffoldingError) {
      _ = try project.library.template(named: "whole")
      Issue.record("read \(parts)")
    } catch {
      #expect(error.description.contains(message), "\(error)")
      #expect(error.description.hasPrefix("template.json:1:"), "\(error)")
    }
  }

  /// A repository that has a template called `call-recorder` does not change what swiftkit's own `paging` writes.
  @Test func partsOfBundledTemplatesAreBundled() throws {
    let project = try Project([
      ".swiftkit/templates/call-recorder/template.json":
        #"{"schema":1,"name":"call-recorder","version":"1","summary":"","variables":["#
        + #"{"name":"Name","type":"typeName","from":"argument"}],"#
        + #""files":[{"from":"__Name__CallRecorder.swift","place":"tests","role":"recorder"}]}"#,
      ".swiftkit/templates/call-recorder/__Name__CallRecorder.swift": "// Another one.\n",
    ])
    let plan = try project.plan("Orders", template: "paging")
    let recorder = plan.files.first { $0.path.hasSuffix("/CallRecorder.swift") }
    #expect(recorder?.text.contains("final class CallRecorder") == true)
  }
}
