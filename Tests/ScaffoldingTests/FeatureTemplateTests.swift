import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// What the bundled `feature` template writes: its text, that it compiles, that it is formatted, that it keeps the rules.
@Suite struct FeatureTemplateTests {
  @Test func goldens() throws {
    let files = try rendered("Portfolio")
    #expect(files.count == 11)
    for (path, text) in files { expectGolden(text, "feature/\(path).txt") }
  }

  @Test(arguments: [
    ("Portfolio", [:]), ("TradeHistory", ["Item": "Trade"]), ("X", ["tests": "false"]),
    ("Portfolio", ["Module": ""]), ("Portfolio", ["layout": "design"]),
  ])
  func compilesInSwift6(name: String, settings: [String: String]) throws {
    let complaints = try compile(rendered(name, settings))
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// The list's files lie in the folder itself, those of the other layouts in folders of their own.
  @Test(arguments: [[""], ["item", "detail"], ["item", "form"]], ["15", "16", "17"])
  func theTemplateItselfCompiles(folders: [String], ios: String) throws {
    let template = try TemplateLibrary(roots: [(.bundled, Project.templates)]).template(named: "feature")
    let files = template.files.filter { file in
      guard file.parts.isEmpty else { return false }
      let folder = file.source.split(separator: "/").dropLast().joined()
      return file.place == .shared || file.place != .tests && folders.contains(folder)
    }.map { template.folder.appending($0.source) }
    #expect(files.count > 9)
    // The one word that stands where only a keyword may, and what is there for another iOS.
    let copies = try TemporaryFolder()
    var paths: [FilePath] = []
    for (number, file) in files.enumerated() {
      let path = "\(number)/\(file.lastComponent?.string ?? "A.swift")"
      let text = Self.branches(of: try FileContents.text(of: file), for: ios)
      try copies.write(text.replacing("__access__ ", with: ""), to: path)
      paths.append(copies.path.pushing(FilePath(path)))
    }
    // What a project may call the parts of its design.
    let names = ["secondaryText: Color { .gray }", "spacing8: CGFloat { 8 }", "spacing16: CGFloat { 16 }"].map { name in
      "var __tokens_\(name.replacing(":", with: "__:", maxReplacements: 1))"
    }
    try copies.write("import SwiftUI\n\(names.joined(separator: "\n"))\n", to: "names/Names.swift")
    paths.append(copies.path.pushing("names/Names.swift"))
    let complaints = try StubSwiftUI.compiled().complaints(about: paths)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// A file of a template without the lines that are for another iOS; directives are comments of Swift.
  private static func branches(of text: String, for ios: String) -> String {
    // Whether the lines of each open directive are for this iOS; nil where it does not ask.
    var open: [Bool?] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      switch line {
      case "//% if ios == \(line.suffix(2))": open.append(line.hasSuffix(ios))
      case "//% if ios != \(line.suffix(2))": open.append(!line.hasSuffix(ios))
      case "//% else": if let isKept = open.last ?? nil { open[open.count - 1] = !isKept }
      case "//% end": open.removeLast()
      case _ where line.hasPrefix("//% if ") || line.hasPrefix("//% for "): open.append(nil)
      default: return !open.contains(false)
      }
      return true
    }.joined(separator: "\n")
  }

  /// The compile gate must be able to fail: each of these slips is one that templates elsewhere really had.
  @Test(arguments: [
    ("PortfolioViewModel.swift", "import Observation\n", "", "unknown attribute 'Observable'"),
    ("PortfolioViewModel.swift", "@MainActor @Observable", "@Observable", "main actor-isolated"),
    ("PortfolioService.swift", ": Sendable", "", "risks causing data races"),
    ("ErrorStateView.swift", "@escaping ", "", "non-escaping parameter"),
    ("ViewState.swift", "extension ViewState: Equatable where Value: Equatable {}", "", "'=='"),
    ("PortfolioView.swift", "LoadingView()", "SpinnerView()", "cannot find 'SpinnerView' in scope"),
    ("PortfolioView.swift", "    case .empty:", "    case .none:", "has no member 'none'"),
    (
      "PortfolioView.swift", ".foregroundStyle(.secondary)", ".foregroundStyle(.brandPrimary)",
      "has no member 'brandPrimary'"
    ),
    ("PortfolioPreviews.swift", "outcome: .waiting", "outcome: .waitin", "has no member 'waitin'"),
  ])
  func theCompilerCatches(file: String, original: String, slip: String, message: String) throws {
    var files = try rendered("Portfolio")
    guard let path = files.keys.first(where: { $0.hasSuffix("/" + file) }), let text = files[path] else {
      Issue.record("there is no \(file)")
      return
    }
    let parts = text.split(separator: original, maxSplits: 1, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    files[path] = parts.joined(separator: slip)
    let complaints = try compile(files)
    #expect(complaints.contains(message), "\(complaints)")
  }

  @Test func isFormatted() throws {
    let folder = try TemporaryFolder()
    for (path, text) in try rendered("Portfolio") { try folder.write(text, to: path) }
    let run = try ProgramRun(
      "/usr/bin/env", ["swift", "format", "lint", "--strict", "--recursive", folder.path.string])
    #expect(run.exitCode == 0, "\(run.errors)")
    try folder.write("struct  A{ }\n", to: "Wrong.swift")
    let wrong = try ProgramRun(
      "/usr/bin/env", ["swift", "format", "lint", "--strict", "--recursive", folder.path.string])
    #expect(wrong.exitCode != 0)
  }

  /// The eight questions that a finished screen is asked.
  @Test func keepsTheChecklist() throws {
    let files = try rendered("Portfolio")
    let code = files.filter { !$0.key.contains("Tests") }.values.joined()
    let view = files.first { $0.key.hasSuffix("/PortfolioView.swift") }?.value ?? ""
    for state in ["case .loading:", "case .loaded(", "case .empty:", "case .error("] { #expect(view.contains(state)) }
    #expect(!view.contains("default:"))
    #expect(view.contains(".task {") && !code.contains("onAppear"))
    #expect(code.contains("@Observable") && !code.contains("ObservableObject") && !code.contains("@Published"))
    #expect(!code.contains("import Combine") && !code.contains("import UIKit"))
    #expect(!code.contains("Color(") && !code.contains(".system(size") && !code.contains("try!"))
    let previews = files.first { $0.key.hasSuffix("Previews.swift") }?.value ?? ""
    #expect(previews.components(of: "#Preview(") == 4)
    for (path, text) in files where text.contains(": View {") {
      #expect(text.contains("#Preview("), "\(path) has no preview")
    }
  }

  /// What is left to do is said where it is.
  @Test(arguments: [
    ("mock", nil), ("stub", "replace StubOrdersService"), ("live", "give LiveOrdersService the address"),
  ])
  func notesFitTheService(service: String, note: String?) throws {
    for layout in ["list", "form", "pages"] {
      let plan = try Project([:]).plan("Orders", settings: ["service": service, "layout": layout])
      let notes = plan.notes.filter { $0.contains("OrdersService") }
      #expect(notes.count == (note == nil ? 0 : 1) && notes.allSatisfy { $0.hasPrefix(note ?? "") }, "\(plan.notes)")
    }
  }

  private func rendered(_ name: String, _ settings: [String: String] = [:]) throws -> [String: String] {
    let plan = try Project([:]).plan(name, settings: settings)
    return Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.text) })
  }

  private func compile(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    let paths = try files.sorted { $0.key < $1.key }.map { try folder.write($0.value, to: $0.key) }
    return try StubSwiftUI.compiled().complaints(about: paths)
  }
}

extension String {
  fileprivate func components(of word: String) -> Int {
    split(separator: word, omittingEmptySubsequences: false).count - 1
  }
}
