import POSIXSupport
import Scaffolding
import TestSupport
import Testing

/// Several swiftkits at once in one project: each does all of its work or none of it, and the record knows all.
@Suite struct ConcurrentRunTests {
  @Test func severalAtOnce() async throws {
    let project = try Project(["Package.swift": "", "Sources/App/App.swift": "let app = 1\n"])
    let names = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"]
    let runs = try await atOnce(names.map { ["new", "feature", $0] }, in: project)
    #expect(runs.allSatisfy { $0.exitCode == 0 }, "\(runs.map(\.errors))")
    let manifest = try Manifest(in: project.root)
    #expect(manifest.features.map(\.name) == names)
    #expect(try !ProjectStatus(of: project.root).hasDrift)
    let ends = try await atOnce(names.map { ["destroy", $0] }, in: project)
    #expect(ends.allSatisfy { $0.exitCode == 0 }, "\(ends.map(\.errors))")
    #expect(try project.snapshot().keys.filter { $0.hasPrefix("Sources/") } == ["Sources/App/App.swift"])
  }

  @Test func oneOfManyWithTheSameName() async throws {
    let project = try Project(["Package.swift": "", "Sources/App/App.swift": "let app = 1\n"])
    let runs = try await atOnce(
      (0..<5).map { ["new", "view", "Same", "--set", "container=\($0 % 2 == 0 ? "list" : "stack")"] }, in: project)
    let wins = runs.filter { $0.exitCode == 0 }
    #expect(wins.count == 1 && runs.filter { $0.exitCode == 1 }.count == 4, "\(runs)")
    #expect(try !ProjectStatus(of: project.root).hasDrift)
  }

  private func atOnce(_ commands: [[String]], in project: Project) async throws -> [ProgramRun] {
    try await withThrowingTaskGroup(of: (Int, ProgramRun).self) { group in
      for (index, words) in commands.enumerated() {
        group.addTask { (index, try ProgramRun(PackageFolder.program, words, in: project.root)) }
      }
      var runs: [Int: ProgramRun] = [:]
      for try await (index, run) in group { runs[index] = run }
      return commands.indices.compactMap { runs[$0] }
    }
  }
}
