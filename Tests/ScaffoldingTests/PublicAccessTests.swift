import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What is written into a target that a library product offers can be used by whoever imports it.
@Suite struct PublicAccessTests {
  private static let manifest = """
    let package = Package(name: "P", products: [.library(name: "P", targets: ["A"])], targets: [.target(name: "A")])
    """

  /// All templates with an access, as one module; what another module does with them stands in functions that are
  /// compiled into the caller, and so may name nothing that is internal.
  @Test func whatTemplatesWriteCanBeUsedOutside() throws {
    let project = try Project(["Package.swift": Self.manifest, "Sources/A/a.swift": ""])
    let library = project.library
    var calls = ["import SwiftUI"]
    for entry in library.entries() {
      let template = try library.template(named: entry.name)
      guard template.needs == nil, template.variables.contains(where: { $0.kind == .access }) else { continue }
      let layouts = entry.name == "feature" ? template.variables.first { $0.name == "layout" }?.kind.choices : nil
      let own = entry.name.split(separator: "-").map(capitalized).joined() + "Kit"
      for layout in layouts ?? [""] {
        let name = own + capitalized(layout[...])
        let settings = layout.isEmpty ? [:] : ["layout": layout, "service": layout == "list" ? "stub" : "live"]
        let plan = try plan(name, entry.name, settings, in: project)
        #expect(plan.answers["access"]?.description == "public" && plan.notes.allSatisfy { !$0.contains("public") })
        try plan.carryOut(in: project.setting)
        let use = layout.isEmpty ? Self.uses[entry.name] : layout == "list" ? "StubX" : "LiveX"
        let call = try #require(use, "what is done with '\(entry.name)' outside?").replacing("X", with: name)
        let whole = layout.isEmpty ? call : "\(name)View(service: \(call)Service())"
        calls.append("@inlinable @MainActor public func use\(name)() { _ = \(whole) }")
      }
    }
    #expect(calls.count > 20)
    try expectNoFindings(in: project)
    try project.owner.write(calls.joined(separator: "\n") + "\n", to: "Sources/A/Use.swift")
    let files = try FileTree.files(below: project.root.appending("Sources"))
    let complaints = try StubSwiftUI.compiled().complaints(about: files)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// Those that look at public declarations alone are not asked by the combinations of templates.
  private func expectNoFindings(in project: Project) throws {
    guard PluginHost.isBuilt else { return }
    let open = [
      "computed-view-part", "cgfloat-property", "api-dated", "magic-number-layout", "toolbar-confirm-role",
      "api-deprecated",
    ]
    try project.owner.write(
      "deployment-target: 17.0\nchecks: all\ndisable: [\(open.joined(separator: ", "))]\n", to: ".swiftkit.yml")
    let run = try ProgramRun(
      PackageFolder.program, ["check", "--no-cache", "--fail-on", "info", "Sources"], in: project.root)
    #expect(run.exitCode == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
  }

  /// What is done with each from outside; X is the name.
  private static let uses = [
    "card": #"XCardView(title: Text(""), subtitle: Text(""), systemImage: "")"#,
    "checked-form":
      "(XForm.init(service:), XFormView.init(service:onSubmitted:), XFormDraft(), XRefusal(problems: [:]))",
    "component": #"XView(title: "")"#,
    "day-clock": "(XDayClock().today.adding(days: 1), SystemXDayTime())",
    "deep-links": "(XRouter().path, XLink.settings.url)",
    "draft-keeper": "(XDraftKeeper.init(storage:clock:pause:longestWait:), XDraftKeeper.saveNow)",
    "drag-reorder":
      #"XReorderView(Binding(get: { [ScheduleTimelineKitScheduleEntry]() }, set: { _ in })) { _ in Text("") }"#,
    "empty-state": #"XEmptyStateView(title: "", subtitle: "", actionTitle: "") {}"#,
    "error-state": #"XErrorStateView(message: "") {}"#,
    "glass-badge": #"XBadgeView(text: "", systemImage: "")"#,
    "glass-fab": #"XActionsView(actions: [XFloatingAction(title: "", systemImage: "") {}])"#,
    "grouped-section": #"XSectionView("") { Text("") }"#,
    "hero": #"XHeroView("") { Text("") } detail: { Text("") }"#,
    "loading": "XLoadingView()",
    "model": #"X(id: "", title: "", detail: "").title"#,
    "origin-modal": #"XOriginView("") { Text("") } content: { Text("") }"#,
    "paging": #"XPage(items: [XEntry(id: "", title: "")], next: nil).items"#,
    "primary-button": #"XButton("") {}"#,
    "remote-image": #"XImageView(url: nil, label: "")"#,
    "retry-queue": #"(XRetryQueue.init(service:storage:clock:firstPause:longestPause:), XQueueRefusal(reason: ""))"#,
    "row": #"XRowView(Text(""), systemImage: "") { Text("") }"#,
    "schedule-timeline": "XScheduleView(entries: [])",
    "screen": #"XScreenView(actionTitle: "") {} content: { Text("") }"#,
    "selection-row": #"XSelectionRowView(title: Text(""), subtitle: Text(""), isSelected: true) {}"#,
    "service": "{ (service: any XService) async throws in try await service.items().map(\\.title) }",
    "sheet": "XSheet { _ in }",
    "slide-and-fade": "XTransition()",
    "swiftdata-list": #"(XView(), X(title: "", detail: "", date: .now).title)"#,
    "swipe-card": #"XSwipeCardView { _ in } content: { Text("") }"#,
    "toolbar": #"XToolbarContent("", systemImage: "") {}"#,
    "view": "XView()",
  ]

  /// A public protocol cannot speak of a type that is not, so that a hidden type keeps the rest hidden.
  @Test(arguments: [
    ("struct Trip { let id: String }", [:], "internal", true),
    ("public struct Trip { public let id: String }", [:], "public", false),
    ("extension Trip {}\npublic final class Trip {}", [:], "public", false),
    ("public struct Other {}", [:], "public", false),
    ("public struct Other {}", ["access": "internal"], "internal", false),
  ])
  func hiddenTypesStayHidden(source: String, settings: [String: String], access: String, isTold: Bool) throws {
    let project = try Project(["Package.swift": Self.manifest, "Sources/A/Trip.swift": source])
    let settings = settings.merging(["Item": "Trip"]) { own, _ in own }
    let plan = try plan("Trips", "feature", settings, in: project)
    #expect(plan.answers["access"]?.description == access)
    #expect(plan.notes.contains { $0.hasPrefix("code outside of 'A' sees only what is public") } == isTold)
    let view = try #require(plan.files.first { $0.role == "view" })
    #expect(view.text.contains("\npublic struct TripsView: View") == (access == "public"))
    #expect(view.text.contains("\nstruct TripsView: View") == (access == "internal"))
  }

  private func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private func plan(
    _ name: String, _ template: String, _ settings: [String: String], in project: Project
  ) throws -> Plan {
    let layout = try ProjectLayout(workingFolder: project.root)
    return try Planner(template: try project.library.template(named: template), layout: layout)
      .plan(name: name, settings: settings)
  }
}
