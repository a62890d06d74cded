import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Every bundled template with every combination of its choices: what it writes, that it compiles, that it is formatted.
///
/// That it has no findings is tested with the plugins.
@Suite struct BundledTemplateTests {
  /// Without a host, those that put nothing into other files.
  static let names = TemplateLibrary(roots: [(.bundled, Project.templates)]).entries().map(\.name)
    .filter { PluginHost.isBuilt || !injecting.contains($0) }
  private static let injecting = ["route", "tab"]

  @Test func thereIsATemplateForEverythingPromised() {
    let promised = [
      "feature", "view", "viewmodel", "service", "model", "component", "sheet", "tab-app", "tokens", "test",
      "empty-state", "error-state", "loading", "remote-image", "card", "swipe-card", "schedule-timeline",
      "primary-button", "screen", "glass-badge", "glass-fab", "row", "selection-row", "grouped-section", "toolbar",
      "hero", "origin-modal", "drag-reorder", "slide-and-fade", "window-drag-guard", "navigation", "route", "tab",
      "optimistic-store", "paging", "draft-keeper", "day-clock", "checked-form", "retry-queue", "call-recorder",
      "manual-clock", "deep-links", "module", "string-catalog", "swiftdata-list",
    ]
    let names = TemplateLibrary(roots: [(.bundled, Project.templates)]).entries().map(\.name)
    #expect(names == promised.sorted())
  }

  @Test(arguments: names)
  func goldens(name: String) throws {
    let trials = try trials(of: name)
    for file in trials[0].files { expectGolden(file.text, "templates/\(name)/\(file.path).txt") }
    let digests = trials.flatMap { trial in
      trial.files.map { "\(SHA256.hexadecimal(of: $0.text).prefix(16))  \(trial.label)  \($0.path)\n" }
    }
    expectGolden(digests.joined(), "templates/\(name)/combinations.txt")
    #expect(trials.allSatisfy { $0.complaints.isEmpty }, "\(trials.flatMap(\.complaints))")
  }

  /// A line more in a file of each template, or more in what it puts into files, and its golden finds each.
  @Test(arguments: names)
  func theGoldenCatches(name: String) throws {
    let project = try Project([:])
    let isInjecting = Self.injecting.contains(name)
    let parts = try TemplateLibrary(roots: [(.bundled, Project.templates)]).template(named: name).parts
    for name in [name] + parts {
      let source = Project.templates.appending(name)
      for path in try FileTree.files(below: source) {
        var relative = path
        _ = relative.removePrefix(source)
        var text = try FileContents.text(of: path)
        if path.string.hasSuffix(".swift") { text += "// A slip.\n" }
        if path.string.hasSuffix(".xcstrings") { text += "\n" }
        if isInjecting { text = text.replacing(Self.injected, with: "\(Self.injected).id(1)") }
        try project.owner.write(text, to: ".swiftkit/templates/\(name)/\(relative)")
      }
    }
    let template = try project.library.template(named: name)
    #expect(template.origin == .project)
    let trial = try TemplateTrial(
      of: template, label: "", settings: [:], in: try TemporaryFolder().path,
      needed: try template.needs.map { try project.library.template(named: $0) }, editing: PluginHost.editing)
    let caught = try trial.files.filter { file in
      let golden = FilePath("Tests/ScaffoldingTests/Golden/templates/\(name)/\(file.path).txt")
      return try FileContents.text(of: PackageFolder.root.pushing(golden)) != file.text
    }
    #expect(isInjecting ? caught.count == 1 : caught.count == trial.files.count, "\(caught.map(\.path))")
  }

  /// What `tab` and `route` put into a switch.
  private static let injected = "View(service: Stub__Feature__Service())"

  /// One combination of each template, and one for iOS 15 and one for iOS 16 of each that has code for it; with
  /// SWIFTKIT_TEMPLATES=all every one, as many beside each other in one module as their files allow.
  @Test func compileInSwift6() throws {
    let isWhole = ProcessEnvironment.value("SWIFTKIT_TEMPLATES") == "all"
    let batches = isWhole ? try batches() : [try batch(), try batch(for: "16"), try batch(for: "15")]
    // Files that several templates write differ by what the answers say of access: each text needs a module.
    #expect(batches.count <= 32)
    for (ios, fewest) in [("16", 9), ("15", 3)] {
      let files = batches.filter { $0.ios == ios }.flatMap(\.files)
      #expect(files.count { $0.text.contains("ObservableObject") } >= fewest)
    }
    for (number, batch) in batches.enumerated() {
      let complaints = try compile(batch)
      #expect(complaints.isEmpty, "batch \(number): \(complaints)")
    }
  }

  @Test func isFormatted() throws {
    let folder = try TemporaryFolder()
    for name in Self.names {
      for trial in try trials(of: name) {
        for file in trial.files { try folder.write(file.text, to: "\(name)/\(trial.label)/\(file.path)") }
      }
    }
    #expect(try lint(folder.path).isEmpty)
    // One slip in each of them, and each is found.
    let broken = try TemporaryFolder()
    for name in Self.names {
      guard let file = try trials(of: name)[0].files.first(where: { $0.text.contains(" {\n") }) else { continue }
      try broken.write(file.text.replacing(" {\n", with: "{\n"), to: "\(name).swift")
    }
    let found = try lint(broken.path)
    for name in Self.names { #expect(found.contains("/\(name).swift:"), "\(name)") }
  }

  /// A slip in each template, and the compiler finds each.
  @Test func theCompilerCatches() throws {
    var files = try batch().files
    let isCode = { (path: String) in path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") }
    let templates = Dictionary(grouping: files.indices.filter { isCode(files[$0].path) }) { files[$0].role }
    for indices in templates.values {
      let index = indices[0]
      let text = files[index].text
      let slip = text.replacing(": View {\n", with: ": Veiw {\n").replacing(": String\n", with: ": Strign\n")
        .replacing(": CGFloat", with: ": CGFlaot").replacing(": Sendable", with: ": Sendabel")
        .replacing(": Transition {", with: ": Transtion {").replacing(": ToolbarContent {", with: ": Toolbar {")
        .replacing(": TimeZone\n", with: ": TimeZon\n").replacing(": Clock,", with: ": Clok,")
        .replacing("-> LocalizedStringResource {", with: "-> LocalisedStringResource {")
        .replacing(": App {", with: ": Ap {").replacing("@Suite(", with: "@Siute(")
        .replacing("ViewState<", with: "ViewStat<").replacing(": Equatable {", with: ": Equatabel {").replacing(
          "NSView {", with: "NSVeiw {")
      #expect(slip != text, "\(files[index].path)")
      files[index] = TemplateTrial.File(path: files[index].path, role: files[index].role, text: slip)
    }
    let complaints = try compile(Batch(ios: nil, files: files))
    for (name, indices) in templates {
      #expect(complaints.contains("/\(files[indices[0]].path):"), "\(name)")
    }
  }

  /// The same for the templates that put something into files of others.
  @Test(arguments: injecting)
  func theCompilerCatchesWhatIsPutIn(name: String) throws {
    guard PluginHost.isBuilt else { return }
    let files = try trials(of: name)[0].files.map { file in
      let slip = file.text.replacing("PortfolioView(service: ", with: "PortfolioVeiw(service: ")
      return TemplateTrial.File(path: file.path, role: file.role, text: file.role == "view" ? file.text : slip)
    }
    let complaints = try compile(Batch(ios: nil, files: files))
    let place = name == "tab" ? "/RootView.swift:" : "/RouteView.swift:"
    #expect(complaints.contains(place), "\(complaints)")
  }

  /// What shows something moves less, or is less transparent, for people who want that.
  @Test(arguments: names)
  func keepsAccessibility(name: String) throws {
    for trial in try trials(of: name) {
      for file in trial.files {
        let text = file.text
        if [".glassEffect(", "glassProminent", ".buttonStyle(.glass)", "Material", ".fill.quaternary"].contains(
          where: text.contains)
        {
          #expect(text.contains("accessibilityReduceTransparency"), "\(file.path)")
        }
        for motion in ["withAnimation(", "phaseAnimator(", ".animation(", "matchedGeometryEffect("]
        where text.contains(motion) {
          #expect(text.contains("accessibilityReduceMotion"), "\(file.path)")
        }
        if text.contains(": View {"), !text.contains("private struct PortfolioRow"), !file.path.contains("Previews") {
          #expect(text.contains("#Preview"), "\(file.path)")
        }
        if trial.label.contains("ios=26") { #expect(!text.contains("#available(iOS 26"), "\(file.path)") }
        if text.contains("glassEffect"), !trial.label.contains("ios=26") {
          #expect(text.contains("#available(iOS 26, macOS 26, *)"), "\(file.path)")
        }
      }
    }
  }

  /// Files that are compiled as one module, for the lowest system that their combinations name.
  private struct Batch {
    let ios: String?
    let files: [TemplateTrial.File]
  }

  /// What the templates write with their first combination for this iOS, each under a name of its own; the role of a file
  /// is the template that it comes from. What several write alike is there once.
  private func batch(for ios: String? = nil) throws -> Batch {
    var files: [TemplateTrial.File] = []
    for (index, name) in Self.names.enumerated() where !Self.injecting.contains(name) {
      guard let number = try combinations(of: name).firstIndex(where: { $0.settings["ios"] == ios }) else { continue }
      let trial = try trials(of: name, as: "Thing\(Self.letters(index))", only: number)[0]
      for file in trial.files where !files.contains(where: { key(of: $0) == key(of: file) }) {
        files.append(TemplateTrial.File(path: file.path, role: name, text: file.text))
      }
    }
    return Batch(ios: ios, files: files)
  }

  private func batches() throws -> [Batch] {
    var batches: [(ios: String?, files: [String: TemplateTrial.File])] = []
    for (index, name) in Self.names.enumerated() {
      for (number, combination) in try combinations(of: name).enumerated() {
        // What the newest systems deprecate may be all that the older ones have.
        let ios = combination.settings["ios"].flatMap { ["15", "16"].contains($0) ? $0 : nil }
        // The app that a feature is put into is for iOS 16.
        if ios == "15", Self.injecting.contains(name) { continue }
        let files = try trials(of: name, as: "Thing\(Self.letters(index))\(Self.letters(number))", only: number)[0]
          .files
        let isApp = files.contains { $0.text.contains("@main") }
        let place = batches.firstIndex { batch in
          batch.ios == ios && files.allSatisfy { batch.files[key(of: $0)].map(\.text) ?? $0.text == $0.text }
            && !(isApp && batch.files.values.contains { $0.text.contains("@main") })
        }
        if place == nil { batches.append((ios, [:])) }
        for file in files { batches[place ?? batches.count - 1].files[key(of: file)] = file }
      }
    }
    return batches.map { batch in Batch(ios: batch.ios, files: batch.files.values.sorted { $0.path < $1.path }) }
  }

  private func combinations(of name: String) throws -> [TemplateCombinations.Combination] {
    let library = TemplateLibrary(roots: [(.bundled, Project.templates)])
    return TemplateCombinations(of: try library.template(named: name)).combinations
  }

  /// Two files of one name cannot be in one module; what several tests share is there once.
  private func key(of file: TemplateTrial.File) -> String {
    FilePath(file.path).lastComponent?.string ?? file.path
  }

  private static func letters(_ number: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
    return number < 26 ? letter : letter + letters(number / 26 - 1).lowercased()
  }

  private func trials(
    of name: String, as feature: String = TemplateTrial.name, only number: Int? = nil
  ) throws -> [TemplateTrial] {
    let library = TemplateLibrary(roots: [(.bundled, Project.templates)])
    let template = try library.template(named: name)
    let needed = try template.needs.map { try library.template(named: $0) }
    let all = try combinations(of: name)
    return try (number.map { [all[$0]] } ?? all).map {
      let folder = try TemporaryFolder()
      return try TemplateTrial(
        of: template, label: $0.label, settings: $0.settings, in: folder.path, name: feature, needed: needed,
        editing: PluginHost.editing)
    }
  }

  /// What the compiler says of the files, and of their branches for a Mac.
  ///
  /// All are one module here: a manifest is for SwiftPM alone, and a package's tests import it.
  private func compile(_ batch: Batch) throws -> String {
    let files = batch.files.filter { $0.path.hasSuffix(".swift") && !$0.path.hasSuffix("Package.swift") }.map { file in
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { $0.hasPrefix("@testable import") ? "" : $0 }.joined(separator: "\n")
      return TemplateTrial.File(path: file.path, role: file.role, text: text)
    }
    if StubSwiftUI.isReal {
      let folder = try TemporaryFolder()
      let paths = try files.map { try folder.write($0.text, to: $0.path) }
      return try StubSwiftUI.compiled().complaints(about: paths, lowest: batch.ios.flatMap { Int($0) } ?? 26)
    }
    let asks = files.contains { $0.text.contains("canImport(AppKit)") }
    return try (asks ? [false, true] : [false]).map { try compile(files, havingAppKit: $0) }.joined()
  }

  /// Code for macOS is compiled here too, with what it uses of AppKit beside it.
  private func compile(_ files: [TemplateTrial.File], havingAppKit: Bool) throws -> String {
    let folder = try TemporaryFolder()
    var paths = try files.map { file in
      try folder.write(
        file.text.replacing("#if os(macOS)", with: "#if true").replacing("import AppKit\n", with: "\n")
          .replacing("canImport(AppKit)", with: "\(havingAppKit)"), to: file.path)
    }
    if havingAppKit || files.contains(where: { $0.text.contains("import AppKit") }) {
      paths.append(try folder.write(Self.appKit, to: "AppKit.swift"))
    }
    return try StubSwiftUI.compiled().complaints(about: paths)
  }

  private static let appKit = """
    import SwiftUI

    @MainActor class NSView {
      init() {}
      var mouseDownCanMoveWindow: Bool { true }
    }
    final class NSAppearance {
      struct Name: Sendable, Equatable { static let aqua = Name(), darkAqua = Name() }
      func bestMatch(from names: [Name]) -> Name? { names.first }
    }
    final class NSColor: Sendable {
      init(name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {}
      convenience init(_ color: Color) { self.init(name: nil) { _ in fatalError() } }
    }
    extension Color { init(nsColor: NSColor) { self.init(red: 0, green: 0, blue: 0) } }
    @MainActor final class NSApplication { static let shared = NSApplication() }
    enum NSAccessibilityPriorityLevel: Int { case high = 90 }
    enum NSAccessibility {
      struct Notification { static let announcementRequested = Notification() }
      enum NotificationUserInfoKey { case announcement, priority }
      static func post(element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?) {}
    }
    struct NSViewRepresentableContext<View> {}
    @MainActor protocol NSViewRepresentable: View where Body == Never {
      associatedtype NSViewType: NSView
      typealias Context = NSViewRepresentableContext<Self>
      func makeNSView(context: Context) -> NSViewType
      func updateNSView(_ nsView: NSViewType, context: Context)
    }
    extension NSViewRepresentable {
      var body: Never { fatalError() }
    }

    """

  private func lint(_ folder: FilePath) throws -> String {
    try ProgramRun("/usr/bin/env", ["swift", "format", "lint", "--strict", "--recursive", folder.string]).errors
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
