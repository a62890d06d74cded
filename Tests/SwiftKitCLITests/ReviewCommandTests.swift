import POSIXSupport
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `swiftkit review`: a generated feature keeps every item, and each change of it breaks its item alone.
@Suite struct ReviewCommandTests {
  /// A change of a generated feature, and the item that it breaks.
  struct Mutant: CustomTestStringConvertible, Sendable {
    let item: Int
    let file: String
    let old: String
    let new: String
    /// Files that go with it.
    var removed: [String] = []

    var testDescription: String { "\(item): \(new.prefix(60))" }
  }

  static let mutants = [
    Mutant(
      item: 1, file: "Portfolio/PortfolioView.swift",
      old: """
            case .empty:
              // Over an empty list, so that people can load again.
              list(of: [])
                .overlay {
                  EmptyStateView(
                    title: "Nothing in Portfolio yet",
                    subtitle: "New entries show up here.",
                    systemImage: "tray")
                }

        """, new: ""),
    Mutant(
      item: 2, file: "Portfolio/PortfolioView.swift",
      old: """
          #Preview("Portfolio") {
            NavigationStack {
              PortfolioView(service: MockPortfolioService())
            }
          }

        """, new: "", removed: ["Portfolio/PortfolioPreviews.swift"]),
    Mutant(
      item: 3, file: "Portfolio/PortfolioView.swift", old: ".foregroundStyle(.secondary)",
      new: ".foregroundStyle(Color(red: 0.4, green: 0.2, blue: 0.9))"),
    Mutant(
      item: 4, file: "Portfolio/PortfolioViewModel.swift", old: "import Foundation\n",
      new: "import Combine\nimport Foundation\n"),
    Mutant(
      item: 5, file: "Portfolio/PortfolioViewModel.swift", old: "let items = try await service.items()",
      new: "let items = try! JSONDecoder().decode([PortfolioItem].self, from: await service.data())"),
    Mutant(
      item: 6, file: "Portfolio/PortfolioView.swift", old: ".task { await viewModel.loadIfNeeded() }",
      new: ".onAppear { Task { await viewModel.loadIfNeeded() } }"),
    Mutant(
      item: 7, file: "Portfolio/PortfolioViewModel.swift",
      old: "@MainActor @Observable\nfinal class PortfolioViewModel {",
      new: "@MainActor\nfinal class PortfolioViewModel: ObservableObject {"),
    Mutant(
      item: 8, file: "Portfolio/PortfolioView.swift", old: "      ForEach(items) { item in",
      new: "      Button { retry() } label: { Image(systemName: \"arrow.clockwise\") }\n      ForEach(items) { item in"),
  ]

  /// The same slips as other hands make them.
  static let variants =
    [
      Mutant(
        item: 1, file: "Portfolio/PortfolioView.swift", old: "    case .loading:\n      LoadingView()\n", new: ""),
      Mutant(
        item: 1, file: "Portfolio/PortfolioView.swift", old: mutants[0].old, new: "    default:\n      EmptyView()\n"),
      Mutant(
        item: 4, file: "Portfolio/PortfolioView.swift", old: "import SwiftUI\n",
        new: "import class Combine.AnyCancellable\nimport SwiftUI\n"),
      Mutant(
        item: 7, file: "Portfolio/PortfolioViewModel.swift",
        old: "@MainActor @Observable\nfinal class PortfolioViewModel {",
        new: "extension PortfolioViewModel: ObservableObject {}\n\n@MainActor\nfinal class PortfolioViewModel {"),
      Mutant(
        item: 8, file: "Portfolio/PortfolioView.swift", old: "      .task { await viewModel.loadIfNeeded() }",
        new: """
                .toolbar {
                  ToolbarItem(placement: .primaryAction) {
                    Button(action: retry) {
                      Image(systemName: "plus")
                        .fontWeight(.semibold)
                    }
                  }
                }
                .task { await viewModel.loadIfNeeded() }
          """),
    ]
    + [
      "Color(hex: \"#6366F1\")", "Color(\"#6366F1\")", "Color(white: 0.4)",
      "Color(hue: 0.4, saturation: 0.3, brightness: 0.2)",
      "SwiftUI.Color(.sRGB, red: 99 / 255, green: 102 / 255, blue: 241 / 255, opacity: 1)",
      "Color(uiColor: UIColor(white: 0.3, alpha: 1))", "Color(cgColor: CGColor(gray: 0.5, alpha: 1))",
    ].map {
      Mutant(
        item: 3, file: "Portfolio/PortfolioView.swift", old: ".foregroundStyle(.secondary)",
        new: ".foregroundStyle(\($0))")
    }
    + [
      "let items = (try? await service.items())!",
      "let response = try await service.response()\n      let items = response.items!",
      "let items = try await service.items() as! [PortfolioItem]",
    ].map {
      Mutant(
        item: 5, file: "Portfolio/PortfolioViewModel.swift", old: "let items = try await service.items()", new: $0)
    }
    + [
      ".onAppear(perform: load)", ".onAppear { viewModel.refresh() }",
      ".onAppear(perform: {\n        Task { @MainActor in\n          await viewModel.loadIfNeeded()\n        }\n      })",
    ].map {
      Mutant(item: 6, file: "Portfolio/PortfolioView.swift", old: ".task { await viewModel.loadIfNeeded() }", new: $0)
    }

  @Test func aGeneratedFeaturePasses() throws {
    let folder = try Self.feature()
    let run = try ProgramRun.swiftkit("review", "--done", ".", in: folder.path)
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(!run.output.contains("  fail  "))
    let answers = try Self.answers(in: folder)
    #expect(answers.items.map(\.number) == Array(1...8))
    for item in answers.items { #expect(item.verdict == "pass", "\(item)") }
  }

  @Test(arguments: mutants + variants)
  func aMutantBreaksItsItemAlone(_ mutant: Mutant) throws {
    let folder = try Self.feature()
    let text = try folder.read(mutant.file)
    let place = try #require(text.firstRange(of: mutant.old), "\(mutant.file) does not hold it")
    try folder.write(String(text[..<place.lowerBound] + mutant.new + text[place.upperBound...]), to: mutant.file)
    for file in mutant.removed { try Folder.removeAll(folder.path.appending(file)) }
    let answers = try Self.answers(in: folder)
    #expect(answers.items.filter { $0.verdict == "fail" }.map(\.number) == [mutant.item], "\(answers)")
    let evidence = try #require(answers.items.first { $0.verdict == "fail" }?.findings.first)
    #expect(evidence.path.hasPrefix("Portfolio/") && evidence.line > 0 && !evidence.message.isEmpty)
    #expect(answers.summary.failed == 1)
  }

  @Test func theQuestionsAreTwentyFive() throws {
    let folder = try Self.feature()
    let run = try ProgramRun.swiftkit("review", "--json", in: folder.path)
    let answers = try JSONDecoder().decode(Answers.self, from: Data(run.output.utf8))
    #expect(answers.items.count == 25)
    let open = answers.items.filter { $0.verdict == "open" }
    #expect(open.filter { $0.reason == "a person decides" && $0.checks.isEmpty }.map(\.number) == [7, 11, 25])
    #expect(open.map(\.number) == [7, 11, 25], "\(open)")
    #expect(run.exitCode == 0)
  }

  @Test func failuresAreShownWithTheirPlaces() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n\nstruct A: View { var body: some View { Text(\"a\").font(.system(size: 11)) } }\n",
      to: "A.swift")
    let run = try ProgramRun.swiftkit("review", "A.swift", in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("  fail  Text uses Dynamic Type, no fixed sizes"))
    #expect(run.output.contains("        A.swift:3:"))
  }

  @Test func withoutSwiftNothingIsDecided() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("review", "--done", "--json", in: folder.path)
    let answers = try JSONDecoder().decode(Answers.self, from: Data(run.output.utf8))
    #expect(answers.summary.open == 8)
    #expect(answers.items.allSatisfy { $0.reason != nil })
  }

  private static func feature() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--no-input", in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    return folder
  }

  private static func answers(in folder: TemporaryFolder) throws -> Answers {
    let run = try ProgramRun.swiftkit("review", "--done", "--json", in: folder.path)
    return try JSONDecoder().decode(Answers.self, from: Data(run.output.utf8))
  }

  private struct Answers: Decodable {
    struct Item: Decodable {
      let number: Int
      let verdict: String
      let checks: [String]
      let reason: String?
      let findings: [Finding]
    }
    struct Finding: Decodable {
      let path: String
      let line: Int
      let message: String
    }
    struct Summary: Decodable {
      let failed: Int
      let open: Int
    }
    let items: [Item]
    let summary: Summary
  }
}

/// `swiftkit review report`: eight parts, in order.
@Suite struct ReviewReportCommandTests {
  @Test func theTemplateIsInOrder() throws {
    let template = try ProgramRun.swiftkit("review", "report", "--template")
    #expect(template.exitCode == 0)
    let run = try ProgramRun.swiftkit("review", "report", "-", input: Array(template.output.utf8))
    #expect(run.exitCode == 0, "\(run.output)")
  }

  @Test func aMissingPartIsToldWithItsLine() throws {
    let folder = try TemporaryFolder()
    let template = try ProgramRun.swiftkit("review", "report", "--template").output
    let start = try #require(template.firstRange(of: "## 5."))
    let end = try #require(template.firstRange(of: "## 6."))
    try folder.write(String(template[..<start.lowerBound] + template[end.lowerBound...]), to: "Report.md")
    let run = try ProgramRun.swiftkit("review", "report", "Report.md", in: folder.path)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("Report.md:"))
    #expect(run.output.contains("error: part 5, Animation plan, is missing"))
  }

  @Test(arguments: [[String](), ["gone.md"]])
  func whatCannotBeReadIsSaid(arguments: [String]) throws {
    let run = try ProgramRun(PackageFolder.program, ["review", "report"] + arguments)
    #expect(run.exitCode == (arguments.isEmpty ? 64 : 2))
    #expect(!run.errors.isEmpty)
  }
}
