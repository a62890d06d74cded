import POSIXSupport
import TestSupport
import Testing

// Issue "Nothing lost, nothing let in, nothing pretended": half a file was written, and the exit code was 0.
@Suite struct OutputFaultTests {
  private static let hasFullDevice = FileStatus("/dev/full") != nil

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try folder.write("import Foundation\n\nfunc save() {\n  UserDefaults.standard.synchronize()\n}\n", to: "A.swift")
  }

  private func run(_ arguments: [String], _ redirection: String) throws -> ProgramRun {
    try ProgramRun(
      "/bin/sh", ["-c", "\"$0\" \"$@\" \(redirection)", PackageFolder.program.string] + arguments, in: folder.path,
      environment: ["XDG_CACHE_HOME": folder.path.appending("cache").string])
  }

  /// One after the other, since the first question of all makes the index.
  @Test(.enabled(if: hasFullDevice, "needs /dev/full")) func aFullDiskIsTold() throws {
    let design = PackageFolder.root.appending("Tests/FigmaImportTests/Fixtures/tab-bar.json").string
    let commands = [
      ["ask", "glass"], ["ask", "glass", "--json"], ["check", "."], ["check", ".", "--format", "sarif"],
      ["check", ".", "--diff"], ["tokens", "export", "--format", "swift"], ["tokens"],
      ["rule", "glass-effect-on-button"], ["skills"],
      ["checks"], ["conflicts"], ["status"], ["template", "list"], ["template", "show", "card"], ["context", "glass"],
      ["new", "card", "Stock", "--dry-run"], ["--version"], ["help"], ["help", "ask"], ["ask", "--help"],
      ["agents", "install", "--dry-run"], ["init", "--dry-run"], ["plugin", "list"],
      ["figma", "tree", design], ["figma", "generate", design],
      ["doctor"], ["doctor", "--json"],
      ["cache", "list"], ["cache", "clean", "--dry-run"], ["settings", "show"], ["project"],
      ["--version", "--verbose"],
    ]
    for arguments in commands {
      let run = try run(arguments, "> /dev/full")
      #expect(run.exitCode == 2, "\(arguments)")
      #expect(
        run.errors.contains("cannot write the output: No space left on device"), "\(arguments) \(run.errors)")
    }
  }

  @Test(arguments: [["checks"], ["--version"], ["help"]])
  func aClosedOutputIsTold(arguments: [String]) throws {
    let run = try run(arguments, ">&-")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("swiftkit: cannot write the output: Bad file descriptor"), "\(run.errors)")
  }

  /// The system ends a program whose file grows beyond the limit by a signal, unless that is ignored.
  @Test func aLimitOnFilesIsTold() throws {
    let run = try ProgramRun(
      "/bin/sh", ["-c", "ulimit -f 1; \"$0\" checks > out", PackageFolder.program.string], in: folder.path)
    #expect(run.exitCode == 2, "\(run.ending)")
    #expect(run.errors.contains("cannot write the output: File too large"), "\(run.errors)")
  }

  @Test(arguments: [["checks"], ["--version"]])
  func aReaderThatHasGoneIsNoFault(arguments: [String]) throws {
    var output = try Pipe()
    output.closeReading()
    let scratch = try TemporaryFolder()
    let errors = try scratch.write("", to: "errors").withPlatformString { open($0, O_WRONLY | O_CLOEXEC) }
    defer { _ = close(errors) }
    let child = try ChildProcess(
      PackageFolder.program, arguments: arguments, environment: ["HOME=\(scratch.path)"],
      descriptors: [(output.writing, 1), (errors, 2)])
    #expect(child.wait() == .exited(0))
    #expect(try scratch.read("errors") == "")
  }

  /// Nobody reads what it says, and it is told nothing more: it ends all the same.
  @Test(arguments: [["mcp"], ["check", "--watch"]])
  func whoeverWaitsEndsWithItsReader(arguments: [String]) throws {
    var output = try Pipe()
    let input = try Pipe()
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { _ = close(nowhere) }
    let child = try ChildProcess(
      "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder.path.string, PackageFolder.program.string] + arguments,
      environment: ["HOME=\(folder.path)", "PATH=/usr/bin:/bin"],
      descriptors: [(input.reading, 0), (output.writing, 1), (nowhere, 2)])
    output.closeWriting()
    usleep(300_000)
    let endedEarly = child.hasEnded
    #expect(!endedEarly)
    output.closeReading()
    for _ in 0..<6_000 where !child.hasEnded { usleep(10_000) }
    let ended = child.hasEnded
    #expect(ended)
    child.signal(SIGKILL)
    #expect(child.wait() == .exited(0))
  }
}
