import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Templates that build on others.
@Suite struct TemplateExtensionTests {
  @Test func aTemplateChangesOneFileOfAnother() throws {
    let project = try Project([
      ".swiftkit/templates/screen/template.json":
        #"{"schema":1,"name":"screen","version":"2","summary":"","extends":"feature","without":["__Feature__Previews.swift"],"#
        + #""variables":[{"name":"tests","type":"bool","default":false},{"name":"note","type":"string","default":"ours"}],"#
        + #""files":[{"from":"Notes.md","place":"feature","role":"notes"}]}"#,
      ".swiftkit/templates/screen/Notes.md": "__note__\n<!--% include parts/end.md -->\n",
      ".swiftkit/templates/screen/parts/end.md": "end\n",
      ".swiftkit/templates/screen/__Item__.swift": "struct __Item__ {}\n",
    ])
    let plan = try project.plan("Orders", template: "screen")
    let texts = Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
    #expect(texts["Orders/OrdersItem.swift"] == "struct OrdersItem {}\n")
    #expect(texts["Orders/Notes.md"] == "ours\nend\n")
    #expect(texts["Orders/OrdersView.swift"]?.contains("struct OrdersView") == true)
    #expect(texts.count == 10 && texts["Orders/OrdersPreviews.swift"] == nil)
    #expect(plan.template.version == "2" && plan.template.bases == ["feature"])
  }

  /// The project's `feature` may extend the bundled one that it hides.
  @Test func aTemplateExtendsTheOneItHides() throws {
    let project = try Project([
      ".swiftkit/templates/feature/template.json":
        #"{"schema":1,"name":"feature","version":"3","summary":"","extends":"feature","variables":[],"files":[]}"#,
      ".swiftkit/templates/feature/ViewState.swift": "enum ViewState<Value> {}\n",
    ])
    let plan = try project.plan("Orders")
    #expect(plan.files.count == 11 && plan.template.origin == .project)
    #expect(plan.files.first { $0.role == "state" }?.text == "enum ViewState<Value> {}\n")
  }

  @Test func mistakesNameTheLayer() throws {
    let project = try Project([
      ".swiftkit/templates/base/template.json":
        #"{"schema":1,"name":"base","version":"3","summary":"","variables":[{"name":"Odd","type":"odd"}],"files":[]}"#,
      ".swiftkit/templates/top/template.json":
        #"{"schema":1,"name":"top","version":"3","summary":"","extends":"base","variables":[],"files":[]}"#,
    ])
    do throws(ScaffoldingError) {
      _ = try project.plan("Orders", template: "top")
    } catch {
      #expect(
        error.description.hasPrefix("base/template.json:1:88: error: 'odd' is not a variable type"), "\(error)")
    }
  }
}
