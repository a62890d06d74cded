import POSIXSupport
import TestSupport
import Testing

@testable import Scaffolding

/// The list of types that a project may hide holds what templates name, and what is written instead compiles.
@Suite struct FrameworkTypesTests {
  @Test func templatesNameNoOthersOfSwiftUI() throws {
    var missing: Set<String> = []
    for file in try FileTree.files(below: Project.templates) where file.extension == "swift" {
      let text = try FileContents.text(of: file)
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
      let used = TypeUses.read(Array(text.utf8), for: Set(words)).foreign.map(\.name)
      missing.formUnion(used.filter { KnownTypeNames.origin(of: $0) == "SwiftUI" })
    }
    missing.subtract(FrameworkTypes.names)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func eachHasOneModule() {
    #expect(Set(FrameworkTypes.names).count == FrameworkTypes.names.count)
    #expect(FrameworkTypes.module(of: "Button")?.name == "SwiftUI")
    #expect(FrameworkTypes.module(of: "Task")?.name == "_Concurrency")
    #expect(FrameworkTypes.module(of: "String") == nil)
  }

  /// A module that declares every one of them, and what templates write into it.
  @Test func codeCompilesWhereAllAreHidden() throws {
    let types = FrameworkTypes.names.map { "enum \($0) {}\n" }.joined()
    let project = try Project(["Package.swift": "", "Sources/App/Types.swift": types])
    func write(_ name: String, _ template: String, _ settings: [String: String] = [:]) throws {
      let plan = try project.plan(name, template: template, settings: settings)
      #expect(plan.conflicts.isEmpty && plan.notes.contains { $0.contains("are types of the project") }, "\(template)")
      try plan.carryOut(in: project.setting)
    }
    for (layout, service, name) in [
      ("list", "mock", "Orders"), ("detail", "stub", "Account"), ("form", "live", "Address"),
      ("design", "mock", "Landing"), ("pages", "live", "Journal"),
    ] {
      try write(name, "feature", ["layout": layout, "service": service])
    }
    for template in [
      "card", "checked-form", "deep-links", "drag-reorder", "empty-state", "hero", "optimistic-store", "remote-image",
      "schedule-timeline", "slide-and-fade", "swiftdata-list", "swipe-card", "tab-app", "toolbar",
    ] {
      let words = template.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      try write(words.joined() + "Kit", template)
    }
    let files = try FileTree.files(below: project.root.appending("Sources"))
    #expect(files.count > 40)
    let complaints = try StubSwiftUI.compiled().complaints(about: files)
    #expect(complaints.isEmpty, "\(complaints)")
  }
}
