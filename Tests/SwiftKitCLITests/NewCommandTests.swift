import POSIXSupport
import TestSupport
import Testing

@Suite struct NewCommandTests {
  @Test func dryRunReportsWhatTheRunDoes() throws {
    let folder = try TemporaryFolder()
    let dry = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--dry-run", "--json", in: folder.path)
    #expect(dry.exitCode == 0)
    #expect(try Folder.names(in: folder.path).isEmpty)
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--json", in: folder.path)
    #expect(run.exitCode == 0 && run.output == dry.output)
    expectGolden(run.output, "new-feature.json")
    #expect(FileStatus(folder.path.appending("Portfolio").appending("PortfolioView.swift"))?.kind == .file)
  }

  /// The default isolation that a manifest says reaches a template that asks for it.
  @Test(arguments: [true, false]) func theTargetsIsolationIsKnown(isOnMainActor: Bool) throws {
    let folder = try TemporaryFolder()
    let setting = isOnMainActor ? ", swiftSettings: [.defaultIsolation(MainActor.self)]" : ""
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", platforms: [.iOS(.v17)], targets: [.target(name: "App"\(setting))])
      """, to: "Package.swift")
    try folder.write("struct A {}\n", to: "Sources/App/A.swift")
    let run = try ProgramRun.swiftkit("new", "swiftdata-list", "Trips", "--no-check", in: folder.path)
    #expect(run.exitCode == 0, "\(run.errors)")
    let model = try folder.read("Sources/App/Trips/Trip.swift")
    #expect(model.contains("nonisolated final class Trip") == isOnMainActor, "\(model)")
  }

  @Test func secondRunTouchesNothingAndSaysWhy() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun.swiftkit("new", "feature", "Portfolio", in: folder.path).exitCode == 0)
    let before = FileStatus(folder.path.appending("Portfolio/PortfolioView.swift"))?.modified
    let again = try ProgramRun.swiftkit("new", "feature", "Portfolio", in: folder.path)
    #expect(again.exitCode == 1)
    expectGolden(again.output, "new-feature-again.txt")
    #expect(FileStatus(folder.path.appending("Portfolio/PortfolioView.swift"))?.modified == before)
  }

  @Test(arguments: ["class", "3d", "../x", "portfolio", "", "Größe", "a b"])
  func wrongNamesAreWrongUse(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("new", "feature", name, in: folder.path)
    #expect(run.exitCode == 64 && (run.errors.contains("; try '") || run.errors.contains("; use letters")))
    #expect(try Folder.names(in: folder.path).isEmpty)
  }

  @Test func wrongTemplateIsWrongUse() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun.swiftkit("new", "feture", "Portfolio", in: folder.path)
    #expect(run.exitCode == 64 && run.errors.contains("unknown template 'feture'; did you mean 'feature'?"))
  }

  @Test func aBrokenTemplateWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct __Nmae__ {}", to: ".swiftkit/templates/thing/x.swift")
    try folder.write(
      #"{"schema":1,"name":"thing","version":"1","summary":"","variables":[{"name":"Name","type":"typeName","from":"argument"}],"#
        + #""files":[{"from":"x.swift","place":"feature","role":"x"}]}"#,
      to: ".swiftkit/templates/thing/template.json")
    let run = try ProgramRun.swiftkit("new", "thing", "Portfolio", in: folder.path)
    #expect(run.exitCode == 2)
    #expect(
      run.errors == "swiftkit: x.swift:1:8: error: 'Nmae' is not a variable of this template; did you mean 'Name'?\n")
    #expect(try Folder.names(in: folder.path) == [".swiftkit"])
  }

  @Test func aFolderThatCannotBeWrittenIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let run = try ProgramRun.swiftkit("new", "feature", "Portfolio", "--output", "file", in: folder.path)
    #expect(run.exitCode == 2 && run.errors.contains("Not a directory"))
    #expect(try Folder.names(in: folder.path) == ["file"])
  }

  /// Runs beside each other: each writes all of its files or says why it wrote none, and the manifest lists just those.
  @Test func runsBesideEachOtherAreSafe() throws {
    let folder = try TemporaryFolder()
    let names = (0..<8).map { "Feature" + String(UnicodeScalar(UInt8(65 + $0))) }
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { _ = close(nowhere) }
    var endings: [ChildProcess.Ending] = []
    func start(_ names: ArraySlice<String>) throws {
      guard let name = names.first else { return }
      let child = try ChildProcess(
        PackageFolder.program, arguments: ["new", "feature", name, "--output", folder.path.string, "--outside"],
        environment: [],
        descriptors: [(nowhere, 0), (nowhere, 1), (nowhere, 2)])
      try start(names.dropFirst())
      endings.append(child.wait())
    }
    try start(names[...])
    let written = zip(names.reversed(), endings).filter { $0.1 == .exited(0) }.map(\.0)
    #expect(!written.isEmpty && endings.allSatisfy { [.exited(0), .exited(1), .exited(2)].contains($0) }, "\(endings)")
    for name in names {
      let files = (try? Folder.names(in: folder.path.appending(name))) ?? []
      #expect(files.count == (written.contains(name) ? 6 : 0), "\(name): \(files)")
    }
    let status = try ProgramRun.swiftkit("status", "--check", in: folder.path)
    #expect(status.exitCode == 0)
    for name in names { #expect(status.output.contains("\(name) (feature") == written.contains(name)) }
  }

  /// Killed at any moment, the next run finds a whole feature or none.
  @Test func killedRunsLeaveAllOrNothing() throws {
    for delay in stride(from: UInt32(0), to: 12_000, by: 400) {
      let folder = try TemporaryFolder()
      let child = try ChildProcess(
        PackageFolder.program, arguments: ["new", "feature", "Portfolio", "--output", folder.path.string, "--outside"],
        environment: [], descriptors: [])
      usleep(delay)
      child.signal(SIGKILL)
      _ = child.wait()
      let next = try ProgramRun.swiftkit("new", "feature", "Orders", in: folder.path)
      #expect(next.exitCode == 0, "\(next.errors)")
      let names = (try? Folder.names(in: folder.path.appending("Portfolio"))) ?? []
      #expect(names.isEmpty || names.count == 6, "after \(delay) µs: \(names)")
    }
  }
}
