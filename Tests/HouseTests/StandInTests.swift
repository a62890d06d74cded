import POSIXSupport
import TestSupport
import Testing

/// What only a Mac compiles is type-checked here as well, with Tests/StandIn in place of a Mac's C library.
@Suite(
  .serialized,
  .enabled(if: StandIn.isPossible, "needs Linux, a toolchain with textual interfaces, and the packages' sources"))
struct StandInTests {
  @Test func noModuleHasAComplaint() throws {
    let run = try typecheck()
    #expect(run.output + run.errors == "")
    #expect(run.exitCode == 0)
  }

  /// Every wrong line is found, and nothing else is: a stand-in that stopped working would find nothing.
  @Test func theControlIsWrongEverywhere() throws {
    let run = try typecheck("--control")
    #expect(run.exitCode == 1)
    let marker = "Tests/StandIn/Control.swift:"
    let errors = run.errors.split(separator: "\n").compactMap { line -> (line: Int, text: String)? in
      guard line.hasPrefix(marker), let end = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<end.lowerBound].dropFirst(marker.count).split(separator: ":")
      return place.first.flatMap { Int($0) }.map { ($0, String(line[end.upperBound...])) }
    }
    let source = try FileContents.text(of: PackageFolder.root.pushing("Tests/StandIn/Control.swift"))
    let wrong = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("  // ") }.map { $0.offset + 1 }
    #expect(wrong.count > 10)
    #expect(Set(errors.map(\.line)) == Set(wrong))
    expectGolden(errors.map { "\($0.line): \($0.text)\n" }.joined(), "control.txt")
  }

  private func typecheck(_ arguments: String...) throws -> ProgramRun {
    let checkouts = try #require(PackageFolder.checkouts)
    return try ProgramRun(
      "/bin/sh", ["Scripts/typecheck-macos.sh"] + arguments, in: PackageFolder.root,
      environment: ["SWIFTKIT_CHECKOUTS": checkouts.string])
  }
}

/// A type of its own: a suite whose trait asks the suite itself compiles by luck.
enum StandIn {
  static let isPossible: Bool = {
    #if os(Linux)
      guard PackageFolder.checkouts != nil,
        let about = try? ProgramRun("/usr/bin/env", ["swiftc", "-print-target-info"]).output,
        let start = about.firstRange(of: "\"runtimeResourcePath\": \"")
      else { return false }
      let resources = FilePath(String(about[start.upperBound...].prefix { $0 != "\"" }))
      let names = (try? Folder.names(in: resources.pushing("linux/Swift.swiftmodule"))) ?? []
      return names.contains { $0.hasSuffix("-linux-gnu.swiftinterface") }
    #else
      false
    #endif
  }()
}
