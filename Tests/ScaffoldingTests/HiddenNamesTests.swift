import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// In a project with a `Button` of its own, what is written names SwiftUI's with its module.
@Suite struct HiddenNamesTests {
  private static let manifest = """
    let package = Package(name: "P", targets: [
      .target(name: "App", dependencies: ["Kit"], exclude: ["Kit"]), .target(name: "Kit", path: "Sources/App/Kit"),
    ])
    """
  private static let entry = #", { "name": "Entry", "type": "swiftType", "default": "Section" }"#

  /// Each variable that a template describes must be used.
  private static func description(of code: String) -> String {
    """
    {
      "schema": 1, "name": "panel", "version": "1", "summary": "A panel.",
      "variables": [{ "name": "Name", "type": "typeName", "from": "argument" }\(code.contains("__Entry__") ? entry : "")],
      "files": [{ "from": "__Name__Panel.swift", "place": "feature", "role": "view" }]
    }
    """
  }

  private static let ofTheUser = ".swiftkit/mine"

  /// A project with a template that writes `code`, one of the user's unless it is the project's own.
  private func project(_ files: [String: String], code: String, owner: String = ofTheUser) throws -> Project {
    let folder = "\(owner)/panel"
    let template = ["\(folder)/template.json": Self.description(of: code), "\(folder)/__Name__Panel.swift": code]
    let ground = ["Package.swift": Self.manifest, "Sources/App/A.swift": ""]
    return try Project(files.merging(template) { own, _ in own }.merging(ground) { own, _ in own })
  }

  /// The templates of the user before those of the project and the bundled ones.
  private func library(of project: Project) -> TemplateLibrary {
    let folder = { (path: String) in project.root.pushing(FilePath(path)) }
    return TemplateLibrary(roots: [
      (.user, folder(Self.ofTheUser)), (.project, folder(".swiftkit/templates")), (.bundled, Project.templates),
    ])
  }

  private func plan(
    _ template: String, called name: String = "Ledger", in project: Project, settings: [String: String] = [:]
  ) throws -> Plan {
    let layout = try ProjectLayout(workingFolder: project.root, target: "App")
    return try Planner(template: try library(of: project).template(named: template), layout: layout)
      .plan(name: name, settings: settings)
  }

  private func panel(_ code: String, in files: [String: String], settings: [String: String] = [:]) throws -> Plan {
    try plan("panel", in: try project(files, code: code), settings: settings)
  }

  /// Strings, comments and members stay, and what the code declares itself.
  @Test func usesAreNamedWithTheirModule() throws {
    let code = """
      import SwiftUI

      /// A Group with a Button.
      struct __Name__Panel: View {
        @State private var title = "Button \\(Group.self)"

        var body: some View {
          Group {
            Button("Button") {}  // Button
            Kit.Button(Style.Group.plain, kind: .Button)
            Text("Group"), [Button<Text>]()
          }
        }
      }

      extension Group { func of(`Button`: Int) {} }
      #Preview("Group") { __Name__Panel() }

      """
    let expected = """
      import SwiftUI

      /// A Group with a Button.
      struct LedgerPanel: View {
        @SwiftUI.State private var title = "Button \\(SwiftUI.Group.self)"

        var body: some View {
          SwiftUI.Group {
            SwiftUI.Button("Button") {}  // Button
            Kit.Button(Style.Group.plain, kind: .Button)
            Text("Group"), [SwiftUI.Button<Text>]()
          }
        }
      }

      extension SwiftUI.Group { func of(`Button`: Int) {} }
      #Preview("Group") { LedgerPanel() }

      """
    let plan = try panel(
      code,
      in: [
        "Sources/App/Button.swift": "import UIKit\n\nfinal class Button: UIButton {}\n",
        "Sources/App/Models.swift": "struct Group: Codable {}\nenum State { case open }\n",
      ])
    #expect(plan.files[0].text == expected)
    #expect(
      plan.notes.first { $0.contains("so the files write") }
        == "'Button' (Sources/App/Button.swift:3), 'Group' (Sources/App/Models.swift:1) and 'State' "
        + "(Sources/App/Models.swift:2) are types of the project, so the files write 'SwiftUI.Button', "
        + "'SwiftUI.Group' and 'SwiftUI.State'")
  }

  @Test(arguments: [
    ("import SwiftUI\n\nlet a = Section.self\n", "SwiftUI.Section.self"),
    ("import SwiftUI\n\nlet a = \\EnvironmentValues.locale\n", "\\SwiftUI.EnvironmentValues.locale"),
    ("import Foundation\n\nlet a: [Date?] = []\n", "[Foundation.Date?]"),
    ("import SwiftUI\n\nlet a = Date.now\n", "Foundation.Date.now"),
    ("let a = Task { 3 }\n", "_Concurrency.Task {"),
    ("func a() -> Result<Int, any Error> { .success(3) }\n", "Swift.Result<Int, any Error>"),
    ("import SwiftUI\n\nfunc a<T: Section<Date>>(_ t: T) {}\n", "<T: SwiftUI.Section<Foundation.Date>>"),
    ("@testable import App\nimport Foundation\n\nlet a = Date()\n", "Foundation.Date()"),
    ("import class Foundation.NSLock\n\nlet a = Date.now\n", "Foundation.Date.now"),
    // Without the import, a module has no name, and the type is another one.
    ("import Foundation\n\nlet a = Section.self\n", "= Section.self"), ("let a = Date.now\n", "= Date.now"),
    // What the code declares itself.
    ("import SwiftUI\n\nstruct A { enum Section { case b }; let c = Section.b }\n", "= Section.b"),
    ("import SwiftUI\n\nstruct A<Section: View> { let c: Section }\n", "c: Section }"),
    ("import SwiftUI\n\nextension A { class func a<T, Section>(_ b: Section) {} }\n", "_ b: Section)"),
    ("import SwiftUI\n\nprotocol A { associatedtype Section: View; var b: Section { get } }\n", "b: Section {"),
    ("import SwiftUI\n\nstruct A<Section> { let a: Section }\nlet b = Section.self\n", "let b = SwiftUI.Section.self"),
    ("import SwiftUI\n\nstruct A<Section> {}\nextension A { var b: Section { c } }\n", "var b: Section { c }"),
    ("import SwiftData\n\nlet a = Date.now\n", "Foundation.Date.now"),
    ("import UIKit\n\nlet a = Date.now\n", "Foundation.Date.now"),
    // Cases and labels are no types; code in strings names some.
    ("import SwiftUI\n\nenum A { case b, Section, Date(Int) }\n", "case b, Section, Date(Int)"),
    ("import SwiftUI\n\nenum A { case b(Date), Section }\n", "case b(Foundation.Date), Section"),
    ("import SwiftUI\n\nfunc a(Section b: Section) {}\n", "(Section b: SwiftUI.Section)"),
    ("import SwiftUI\n\nlet a = b(c, Section: Date.now)\n", "(c, Section: Foundation.Date.now)"),
    ("import SwiftUI\n\nfunc a(b Section: Int) {}\n", "(b Section: Int)"),
    (
      "import SwiftUI\n\nlet a = \"Date \\(f(Date.now, \"\\(Section.self)\")) Date\"\n",
      "\"Date \\(f(Foundation.Date.now, \"\\(SwiftUI.Section.self)\")) Date\""
    ),
    // A macro is hidden by no type.
    ("import SwiftUI\n\nlet a = #Section(3)\n", "#Section(3)"),
  ])
  func forms(code: String, expected: String) throws {
    let types = "enum Section {}\nstruct Date {}\nenum Task {}\nclass Result {}\nstruct EnvironmentValues {}\n"
    let plan = try panel(code, in: ["Sources/App/Types.swift": types])
    #expect(plan.files[0].text.contains(expected), "\(plan.files[0].text)")
  }

  /// Without such a type in the module, every byte stays.
  @Test(arguments: [
    ("Sources/App/A.swift", "enum Design { struct Button {} }\nextension Design { enum Group {} }\n"),
    ("Sources/App/A.swift", "private struct Button {}\nfileprivate enum Group {}\n"),
    ("Sources/App/A.swift", "extension Button {}\nstruct ButtonGroup {}\nfunc Group() {}\n// struct Group {}\n"),
    ("Sources/App/Kit/A.swift", "public struct Button {}\nstruct Group {}\n"),
    ("Tests/AppTests/A.swift", "struct Button {}\n"),
  ])
  func whatHidesNothing(path: String, source: String) throws {
    let code = "import SwiftUI\n\nstruct __Name__Panel: View { var body: some View { Group { Button(\"\") {} } } }\n"
    let plan = try panel(code, in: [path: source])
    #expect(plan.files[0].text == code.replacing("__Name__", with: "Ledger"))
    #expect(!plan.notes.contains { $0.contains("so the files write") })
  }

  /// Who names a type for the template means the project's; what is a type by default is the framework's.
  @Test(arguments: [([:], "[SwiftUI.Section]"), (["Entry": "Label?"], "[Label?]")] as [([String: String], String)])
  func answersMeanTypesOfTheProject(settings: [String: String], expected: String) throws {
    let code = "import SwiftUI\n\nlet a: [__Entry__] = []\n"
    let types = ["Sources/App/A.swift": "struct Section {}\nstruct Label {}\n"]
    let plan = try panel(code, in: types, settings: settings)
    #expect(plan.files[0].text.contains("let a: \(expected) ="))
  }

  /// Next to a type that somebody chose, the template's own words mean the framework's.
  @Test func onlyTheAnswerMeansTheTypeOfTheProject() throws {
    let code = "let a: [__Entry__] = []\nlet b = Task { Task.isCancelled }\n"
    let plan = try panel(code, in: ["Sources/App/A.swift": "struct Task {}\n"], settings: ["Entry": "[Task]"])
    let own = "let b = _Concurrency.Task { _Concurrency.Task.isCancelled }"
    #expect(plan.files[0].text == "let a: [[Task]] = []\n\(own)\n")
  }

  /// A type that the project declares is hidden whatever `new` does.
  @Test func aFeatureForATypeThatTheProjectDeclares() throws {
    let type = "struct Task: Identifiable, Sendable {\n  let id: Int\n  let title: String\n}\n"
    let task = ["Sources/App/Task.swift": type]
    let project = try Project(task.merging(["Package.swift": Self.manifest]) { own, _ in own })
    let plan = try plan("feature", called: "Tasks", in: project, settings: ["Item": "Task"])
    #expect(!plan.files.contains { $0.action.writes && $0.text.contains("struct Task:") })
  }

  /// What was written before there was a `Button` is not edited, and the next feature is as the template makes it.
  @Test func sharedFilesMayBeOlderThanTheType() throws {
    let project = try Project(["Package.swift": Self.manifest, "Sources/App/A.swift": ""])
    try plan("feature", in: project).carryOut(in: project.setting)
    try project.owner.write("final class Button {}\n", to: "Sources/App/Button.swift")
    let next = try plan("feature", called: "Orders", in: project)
    #expect(next.files.contains { $0.action == .skip("already exists") })
    #expect(!next.files.contains { $0.action.reason?.contains("edited") ?? false })
    try next.carryOut(in: project.setting)
    let state = try ProjectStatus(of: project.root, library: library(of: project))
    #expect(state.features.first { $0.name == "Orders" }?.templateState == .same)
  }

  @Test func aFeatureOfAProjectWithAButton() throws {
    let ground = ["Package.swift": Self.manifest, "Sources/App/A.swift": ""]
    let button = ["Sources/App/Button.swift": "final class Button: UIButton {}\n"]
    let plain = try plan("feature", in: try Project(ground))
    let plan = try plan("feature", in: try Project(ground.merging(button) { own, _ in own }))
    let text = try #require(plan.files.first { $0.role == "view" }).text
    #expect(text.contains("  SwiftUI.Button(\"Refresh\", systemImage: \"arrow.clockwise\") {\n"))
    #expect(
      plan.notes.contains(
        "'Button' (Sources/App/Button.swift:1) is a type of the project, so the files write 'SwiftUI.Button'"))
    let texts = plan.files.map { $0.text.replacing("SwiftUI.Button", with: "Button") }
    #expect(texts == plain.files.map(\.text))
  }

  /// Who wrote `Button` in a template of the project meant the project's.
  @Test func templatesOfTheProjectMeanItsTypes() throws {
    let code = "import SwiftUI\n\nlet __name__Button = Button(\"\") {}\n"
    let files = ["Sources/App/Button.swift": "struct Button {}\n"]
    let project = try project(files, code: code, owner: ".swiftkit/templates")
    let plan = try plan("panel", in: project)
    #expect(plan.files[0].text == code.replacing("__name__", with: "ledger"))
    #expect(!plan.notes.contains { $0.contains("so the files write") })
    try plan.carryOut(in: project.setting)
    #expect(try !project.read(Manifest.path).contains("hiddenNames"))
  }

  /// A character of a font of icons, which may also mark what an answer brought, stays where the template has it.
  @Test func iconsStay() throws {
    let code = "import SwiftUI\n\nlet icon = \"\u{E000}\"\nlet a: [__Entry__] = [Text(icon)]\n"
    let types = ["Sources/App/A.swift": "struct Label {}\nstruct Text {}\n"]
    let plan = try panel(code, in: types, settings: ["Entry": "Label"])
    #expect(plan.files[0].text.contains("\"\u{E000}\"\nlet a: [Label] = [SwiftUI.Text(icon)]"))
  }

  /// The record says what was hidden, so that an update changes nothing but what the template does.
  @Test func updatesWriteTheSame() throws {
    let code = "import SwiftUI\n\nlet __name__Button = Button(\"\") {}\n"
    let project = try project(["Sources/App/Button.swift": "struct Button {}\n"], code: code)
    try plan("panel", in: project).carryOut(in: project.setting)
    #expect(try project.read(Manifest.path).contains("\"hiddenNames\" : [\n        \"Button\"\n      ]"))
    let state = try ProjectStatus(of: project.root, library: library(of: project))
    #expect(state.features.map(\.templateState) == [.same])
    try project.owner.write(code + "let other = Button.self\n", to: "\(Self.ofTheUser)/panel/__Name__Panel.swift")
    let update = try Revision(updating: "Ledger", in: project.root, library: library(of: project))
    try update.carryOut(in: project.setting)
    let file = "Sources/App/Ledger/LedgerPanel.swift"
    #expect(
      try project.read(file)
        == "import SwiftUI\n\nlet ledgerButton = SwiftUI.Button(\"\") {}\nlet other = SwiftUI.Button.self\n")
  }

  @Test func aProjectWithoutSuchATypeHasNoneRecorded() throws {
    let project = try Project([:])
    try project.plan("Ledger").carryOut(in: project.setting)
    #expect(try !project.read(Manifest.path).contains("hiddenNames"))
  }
}
