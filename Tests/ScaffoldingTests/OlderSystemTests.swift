import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// A project for iOS 15 or 16, or macOS 12 or 13, gets code with `ObservableObject`, a newer one what it got before there was
/// any.
@Suite struct OlderSystemTests {
  private func project(_ platforms: String, hasTests: Bool = false) throws -> Project {
    let platforms = platforms.isEmpty ? "" : "platforms: [\(platforms)], "
    let tests = hasTests ? ", .testTarget(name: \"AppTests\", dependencies: [\"App\"])" : ""
    let targets = "targets: [.target(name: \"App\")\(tests)]"
    return try Project([
      "Package.swift": "let package = Package(name: \"App\", \(platforms)\(targets))\n",
      "Sources/App/App.swift": "struct App {}\n",
    ])
  }

  @Test(arguments: [
    (".iOS(.v16)", "16"), (".macOS(.v13)", "16"), (".iOS(.v16), .macOS(.v14)", "16"), (".iOS(\"16.4\")", "16"),
    (".iOS(.v17)", "17"), (".macOS(.v14)", "17"), (".iOS(.v18)", "17"), (".iOS(.v26)", "17"), ("", "17"),
  ])
  func codeIsForTheProject(platforms: String, ios: String) throws {
    let project = try project(platforms)
    for template in ["feature", "viewmodel", "paging", "checked-form"] {
      let plan = try project.planForItsSystem("Orders", template: template)
      #expect(plan.answers["ios"]?.description == ios)
      let code = plan.files.map(\.text).joined()
      for (word, system) in [
        ("@Observable\n", "17"), ("import Observation\n", "17"), (": ObservableObject {", "16"),
        ("import Combine\n", "16"),
      ] {
        #expect(code.contains(word) == (ios == system), "\(template): \(word)")
      }
      let hasView = template == "feature" || template == "checked-form"
      #expect(code.contains("@StateObject private var") == (hasView && ios == "16"))
      // Who asks for another one gets it, where the system has it.
      if ios == "17" {
        let older = try project.planForItsSystem("Orders", template: template, settings: ["ios": "16"])
        #expect(older.files.contains { $0.text.contains(": ObservableObject {") })
      } else {
        #expect(throws: ScaffoldingError.self) {
          try project.planForItsSystem("Orders", template: template, settings: ["ios": "17"])
        }
      }
    }
  }

  /// What has code for iOS 15 writes nothing that came with iOS 16, in tests either.
  @Test(arguments: [".iOS(.v15)", ".macOS(.v12)", ".iOS(\"15.5\")", ".iOS(.v15), .macOS(.v13)"])
  func codeForFifteen(platforms: String) throws {
    let project = try project(platforms, hasTests: true)
    var asked: [(template: String, settings: [String: String])] = [
      ("viewmodel", [:]), ("paging", [:]), ("call-recorder", [:]),
    ]
    for layout in ["list", "detail", "form", "design", "pages"] {
      for service in ["mock", "stub", "live"] { asked.append(("feature", ["layout": layout, "service": service])) }
    }
    var written: Set<String> = []
    for (template, settings) in asked {
      let plan = try project.planForItsSystem("Orders", template: template, settings: settings)
      #expect(plan.answers["ios"]?.description == "15" && plan.files.contains { $0.path.hasPrefix("Tests/") })
      let code = plan.files.map(\.text).joined()
      for word in [
        "Task.sleep(for:", "Duration", ".timeLimit", "NavigationStack", "LabeledContent", "LocalizedStringResource",
        "append(queryItems:", "Observation",
      ] {
        #expect(!code.contains(word), "\(template) \(settings): \(word)")
      }
      for word in ["Task.sleep(nanoseconds:", "NavigationView", "LocalizedStringKey", "URLComponents", "HStack"]
      where code.contains(word) {
        written.insert(word)
      }
    }
    #expect(written.count == 5)
    for template in ["feature", "viewmodel", "paging"] {
      #expect(throws: ScaffoldingError.self) {
        try project.planForItsSystem("Orders", template: template, settings: ["ios": "17"])
      }
    }
  }

  /// What needs no newer system is as it was.
  @Test(arguments: [
    ("16", "17", ["EmptyStateView", "ErrorStateView", "LoadingView", "OrdersView"]),
    ("15", "16", ["EmptyStateView", "MockOrdersService", "OrdersPreviews", "OrdersView"]),
  ])
  func nothingElseChanges(olderSystem: String, newerSystem: String, always: [String]) throws {
    for layout in ["list", "detail", "form", "design", "pages"] {
      let (older, newer) = try (project(".iOS(.v\(olderSystem))"), project(".iOS(.v\(newerSystem))"))
      let plans = try [older, newer].map { project in
        let plan = try project.planForItsSystem("Orders", settings: ["layout": layout, "service": "live"])
        return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
      }
      #expect(plans[0].keys == plans[1].keys)
      let changed = plans[0].filter { plans[1][$0.key] != $0.value }.keys.compactMap { FilePath($0).stem }
      let model = layout == "pages" ? "OrdersPager" : "OrdersViewModel"
      let own = olderSystem == "16" ? [model] : layout == "pages" ? ["LiveOrdersService"] : []
      #expect(Set(changed) == Set(always + own))
    }
  }

  /// All layouts and services in one project, beside the other templates that have code for it.
  @Test(arguments: [15, 16]) func everyLayoutCompiles(ios: Int) throws {
    let project = try project(".iOS(.v\(ios))")
    for (layout, service, name) in [
      ("list", "mock", "Orders"), ("detail", "stub", "Account"), ("form", "live", "Address"),
      ("design", "mock", "Landing"), ("pages", "live", "Journal"), ("list", "live", "Trips"),
      ("form", "stub", "Profile"), ("pages", "stub", "News"),
    ] {
      let plan = try project.planForItsSystem(name, settings: ["layout": layout, "service": service])
      try plan.carryOut(in: project.setting)
    }
    let files = try FileTree.files(below: project.root.appending("Sources"))
    #expect(files.count > 40)
    for isDebug in [true, false] {
      let complaints = try StubSwiftUI.compiled().complaints(about: files, isDebug: isDebug, lowest: ios)
      #expect(complaints.isEmpty, "\(complaints)")
    }
    // The stand-in for Combine is worth something only if it can refuse.
    let view = try #require(files.first { $0.lastComponent?.string == "OrdersViewModel.swift" })
    let text = try FileContents.text(of: view)
    try AtomicFile.write(Array(text.replacing(": ObservableObject {", with: " {").utf8), to: view)
    let complaints = try StubSwiftUI.compiled().complaints(about: files, lowest: ios)
    #expect(complaints.contains("OrdersView.swift"), "\(complaints)")
  }
}
