import POSIXSupport
import TestSupport
import Testing

@Suite struct ChildProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of shell to its end.
  private func end(of script: String) throws -> ChildProcess.Ending {
    try ChildProcess("/bin/sh", arguments: ["-c", script], environment: [], descriptors: []).wait()
  }

  /// What a program writes to its standard output.
  private func output(
    _ program: FilePath, _ arguments: [String], environment: [String] = ["PATH=/usr/bin:/bin"],
    more: [(from: Int32, to: Int32)] = []
  ) throws -> String {
    var pipe = try Pipe()
    let process = try ChildProcess(
      program, arguments: arguments, environment: environment, descriptors: [(from: pipe.writing, to: 1)] + more)
    pipe.closeWriting()
    let text = String(decoding: try FileContents.readToEnd(pipe.reading), as: UTF8.self)
    #expect(process.wait() == .exited(0))
    return text
  }

  // MARK: - How it ended

  @Test(arguments: [0, 1, 3, 64, 127, 255] as [Int32])
  func exitCodes(code: Int32) throws {
    #expect(try end(of: "exit \(code)") == .exited(code))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGKILL, SIGTERM, SIGPIPE, SIGILL])
  func signals(number: Int32) throws {
    #expect(try end(of: "ulimit -c 0; kill -\(number) $$") == .signalled(number))
  }

  @Test func isEndedByASignalOfOurs() throws {
    let process = try ChildProcess("/bin/sleep", arguments: ["60"], environment: [], descriptors: [])
    process.signal(SIGKILL)
    #expect(process.wait() == .signalled(SIGKILL))
  }

  /// We ignore SIGPIPE, and a program that we start must not inherit that.
  @Test func aBrokenPipeEndsTheChild() throws {
    signal(SIGPIPE, SIG_IGN)
    var pipe = try Pipe()
    let process = try ChildProcess(
      "/bin/sh", arguments: ["-c", "sleep 0.1; while echo x; do :; done"], environment: ["PATH=/usr/bin:/bin"],
      descriptors: [(from: pipe.writing, to: 1)])
    pipe.closeReading()
    #expect(process.wait() == .signalled(SIGPIPE))
  }

  @Test(arguments: [
    (ChildProcess.Ending.exited(3), "it exited with code 3"),
    (.signalled(SIGSEGV), "it was ended by SIGSEGV (bad memory access)"),
    (.signalled(SIGKILL), "it was ended by SIGKILL"),
    (.signalled(SIGUSR1), "it was ended by signal \(SIGUSR1)"),
  ])
  func endingsInWords(ending: ChildProcess.Ending, words: String) {
    #expect(ending.description == words)
  }

  @Test func everyDeadlySignalHasAName() {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGKILL, SIGTERM, SIGPIPE] {
      #expect(Signal.name(of: number).hasPrefix("SIG"))
    }
  }

  // MARK: - What it gets

  @Test func argumentsArriveAsTheyAre() throws {
    let arguments = ["", "two words", "it's \"quoted\"", "$HOME", "*", "-n", "größer\n→", "\\"]
    let script = #"for word in "$@"; do printf '<%s>' "$word"; done"#
    let printed = try output("/bin/sh", ["-c", script, "sh"] + arguments)
    #expect(printed == arguments.map { "<\($0)>" }.joined())
  }

  @Test func theEnvironmentIsWhatIsGivenAndNoMore() throws {
    #expect(try output("/usr/bin/env", [], environment: ["A=1", "B=two words", "C="]) == "A=1\nB=two words\nC=\n")
  }

  @Test func aLotOfOutputArrives() throws {
    #expect(try output("/bin/sh", ["-c", "head -c 3000000 /dev/zero"]).utf8.count == 3_000_000)
  }

  @Test func descriptorsMayChangePlaces() throws {
    let first = try folder.write("first", to: "1"), second = try folder.write("second", to: "2")
    let files = [first, second].map { open($0.string, O_RDONLY | O_CLOEXEC) }
    defer { files.forEach { close($0) } }
    // Each is given the number that the other has here, so that neither may be put in place first.
    let printed = try output(
      "/bin/sh", ["-c", "cat /dev/fd/\(files[1]) /dev/fd/\(files[0])"],
      more: [(from: files[0], to: files[1]), (from: files[1], to: files[0])])
    #expect(printed == "firstsecond")
  }

  @Test func aDescriptorMayKeepItsNumber() throws {
    let file = open(try folder.write("kept", to: "file").string, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    #expect(try output("/bin/sh", ["-c", "cat /dev/fd/\(file)"], more: [(from: file, to: file)]) == "kept")
  }

  @Test func ourOtherDescriptorsStayHere() throws {
    let file = open(try folder.write("", to: "file").string, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    let pipe = try Pipe()
    for descriptor in [file, pipe.reading, pipe.writing] {
      #expect(try end(of: "test -e /dev/fd/\(descriptor)") == .exited(1))
    }
  }

  // MARK: - What cannot be started

  @Test func aClosedDescriptorIsNamed() {
    #expect(throws: FileFault("start", "/bin/sh", code: .badFileDescriptor)) {
      _ = try ChildProcess("/bin/sh", arguments: [], environment: [], descriptors: [(from: -1, to: 1)]).wait()
    }
  }

  @Test func aMissingProgramIsNamed() throws {
    let path = folder.path.appending("no")
    let fault = try #require(throws: FileFault.self) {
      _ = try ChildProcess(path, arguments: [], environment: [], descriptors: []).wait()
    }
    #expect(fault.isMissing)
    #expect(fault.description == "cannot start '\(path)': No such file or directory")
  }

  @Test func aFileThatIsNoProgramIsNamed() throws {
    let file = try folder.write("text", to: "file")
    let fault = try #require(throws: FileFault.self) {
      _ = try ChildProcess(file, arguments: [], environment: [], descriptors: []).wait()
    }
    #expect(fault.code == .permissionDenied)
  }

  @Test func programsAreNotSearchedFor() throws {
    #expect(throws: FileFault.self) {
      _ = try ChildProcess("sh", arguments: [], environment: ["PATH=/bin"], descriptors: []).wait()
    }
  }
}
