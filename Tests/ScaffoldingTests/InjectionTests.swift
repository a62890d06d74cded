import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What templates put into files of the project, with the real host.
@Suite(.enabled(if: PluginHost.isBuilt, "needs the plugin host"))
struct InjectionTests {
  @Test func addsATabAndTakesItOutAgain() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    try run(project, "Shop", "tab-app")
    let before = try project.snapshot()
    let plan = try run(project, "Portfolio", "tab", ["symbol": "chart.pie"])
    #expect(plan.files.filter(\.isInjection).map(\.path) == ["Sources/App/AppTab.swift", "Sources/App/RootView.swift"])
    let tabs = try project.read("Sources/App/AppTab.swift")
    #expect(tabs.contains("  case settings\n  case portfolio\n"))
    #expect(tabs.contains("    case .portfolio: \"Portfolio\"\n"))
    #expect(tabs.contains("    case .portfolio: \"chart.pie\"\n"))
    #expect(
      try project.read("Sources/App/RootView.swift").contains(
        "      case .portfolio: PortfolioView(service: StubPortfolioService())\n"))
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    try destroy(project, "Portfolio")
    #expect(try project.snapshot() == before)
  }

  @Test func severalFeaturesShareAFile() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    try run(project, "Shop", "tab-app")
    let before = try project.read("Sources/App/AppTab.swift")
    for name in ["Orders", "Trades", "News"] { try run(project, name, "tab") }
    // A second run for the same name finds everything in place.
    #expect(try plan(project, "Orders", "tab", only: ["tab"]).files.allSatisfy { $0.action.name == "skip" })
    // The skeleton keeps files that others were put into.
    let destruction = try Revision(destroying: "Shop", in: project.root, editing: PluginHost.editing)
    #expect(
      destruction.files.filter { $0.action == .keep }.map(\.path) == [
        "Sources/App/AppTab.swift", "Sources/App/RootView.swift",
      ])
    try destroy(project, "Trades")
    let tabs = try project.read("Sources/App/AppTab.swift")
    #expect(tabs.contains("case orders\n  case news\n") && !tabs.contains("trades"))
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    try destroy(project, "News")
    try destroy(project, "Orders")
    #expect(try project.read("Sources/App/AppTab.swift") == before)
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    try destroy(project, "Shop")
    #expect(try project.snapshot().keys.filter { $0.hasPrefix("Sources") } == ["Sources/App/A.swift"])
  }

  @Test func keepsWhatTheUserMadeOfIt() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    try run(project, "Shop", "tab-app")
    try run(project, "Orders", "tab")
    let edited = try project.read("Sources/App/AppTab.swift").replacing(
      "case .orders: \"Orders\"", with: "case .orders: \"My Orders\"")
    try project.owner.write(edited, to: "Sources/App/AppTab.swift")
    #expect(try ProjectStatus(of: project.root).hasDrift)
    let destruction = try Revision(destroying: "Orders", in: project.root, editing: PluginHost.editing)
    let before = try project.snapshot()
    #expect(destruction.needsAttention && destruction.isRefused)
    try destruction.carryOut(in: project.setting)
    #expect(try project.snapshot() == before)
    try Revision(destroying: "Orders", in: project.root, force: true, editing: PluginHost.editing)
      .carryOut(in: project.setting)
    let tabs = try project.read("Sources/App/AppTab.swift")
    #expect(tabs.contains("\"My Orders\"") && !tabs.contains("case orders\n"))
  }

  @Test func saysWhatIsMissing() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    let lost = try plan(project, "Orders", "tab", only: ["tab"])
    #expect(
      lost.conflicts.map(\.action.reason) == [
        "no file in the project declares 'AppTab'; 'swiftkit new tab-app' creates it"
      ])
    try project.owner.write("enum AppTab { case home }\nstruct RootView {}\n", to: "Sources/App/A.swift")
    let odd = try plan(project, "Orders", "tab", only: ["tab"])
    #expect(odd.conflicts.map(\.action.reason) == ["'AppTab' has no member 'title'"])
    try odd.carryOut(in: project.setting)
    #expect(try project.read("Sources/App/A.swift") == "enum AppTab { case home }\nstruct RootView {}\n")
  }

  @Test func updatesWhatItPutThere() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    try run(project, "Shop", "navigation")
    try run(project, "Orders", "route")
    let template = try FileContents.text(of: Project.templates.appending("route/template.json"))
    try project.owner.write(
      template.replacing(
        "View(service: Stub__Feature__Service())", with: "View(service: Stub__Feature__Service()).id(1)"),
      to: ".swiftkit/templates/route/template.json")
    let update = try Revision(
      updating: "Orders", in: project.root, library: project.library, editing: PluginHost.editing)
    #expect(update.files.contains { $0.action == .inject })
    try update.carryOut(in: project.setting)
    let view = try project.read("Sources/App/Shared/RouteView.swift")
    #expect(
      view.contains("    case .orders: OrdersView(service: StubOrdersService()).id(1)\n")
        && view.split(separator: ".orders").count == 2)
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    #expect(
      try Revision(updating: "Orders", in: project.root, library: project.library, editing: PluginHost.editing)
        .changesNothing)
  }

  @Test func undoBringsTheOldFileBack() throws {
    let project = try Project(["Package.swift": "", "Sources/App/A.swift": ""])
    try run(project, "Shop", "navigation")
    let before = try project.snapshot()
    try run(project, "Orders", "route")
    _ = try Transaction(in: project.root, project.setting).undo()
    #expect(try project.snapshot() == before)
  }

  @discardableResult
  private func run(
    _ project: Project, _ name: String, _ template: String, _ settings: [String: String] = [:]
  ) throws -> Plan {
    let plan = try plan(project, name, template, settings)
    #expect(plan.conflicts.isEmpty)
    try plan.carryOut(in: project.setting)
    return plan
  }

  private func plan(
    _ project: Project, _ name: String, _ template: String, _ settings: [String: String] = [:], only: [String] = []
  ) throws -> Plan {
    try Planner(
      template: project.library.template(named: template), layout: ProjectLayout(workingFolder: project.root),
      editing: PluginHost.editing
    ).plan(name: name, settings: settings, only: only)
  }

  private func destroy(_ project: Project, _ name: String) throws {
    try Revision(destroying: name, in: project.root, editing: PluginHost.editing).carryOut(in: project.setting)
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
