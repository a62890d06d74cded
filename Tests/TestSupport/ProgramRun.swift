package import POSIXSupport

/// One run of a real program: what it printed and how it ended.
package struct ProgramRun: Sendable {
  package let output: String
  package let errors: String
  package let ending: ChildProcess.Ending

  package var exitCode: Int32? {
    if case .exited(let code) = ending { code } else { nil }
  }

  /// Runs `program` to its end.
  ///
  /// - Parameters:
  ///   - folder: the working folder; the program is started through `sh`, which changes to it first.
  ///   - environment: added to a small fixed environment, so that no test depends on the machine's.
  ///   - input: what it reads on standard input; nothing by default.
  package init(
    _ program: FilePath, _ arguments: [String], in folder: FilePath? = nil, environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws {
    let scratch = try TemporaryFolder("swiftkit-run-")
    let files = try ["in", "out", "err"].map { name in try scratch.write(name == "in" ? input : [], to: name) }
    let descriptors = files.map { file in file.withPlatformString { open($0, O_RDWR | O_CLOEXEC) } }
    defer { descriptors.forEach { _ = close($0) } }

    var settings = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": scratch.path.string, "LC_ALL": "C.UTF-8"]
    // Which compiler runs, and where it keeps its temporary files, must be as it is for the tests themselves.
    for name in ["PATH", "TMPDIR", "DEVELOPER_DIR", "SDKROOT"] {
      if let value = ProcessEnvironment.value(name) { settings[name] = value }
    }
    // A compiler makes modules of the system's headers first, and looks for them in HOME, which is empty here.
    settings["CLANG_MODULE_CACHE_PATH"] = PackageFolder.root.pushing(".build/header-modules").string
    settings.merge(environment) { _, new in new }
    let process = try ChildProcess(
      "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", (folder ?? scratch.path).string, program.string] + arguments,
      environment: settings.map { "\($0.key)=\($0.value)" },
      descriptors: zip(descriptors, [0, 1, 2]).map { (from: $0, to: $1) })
    ending = process.wait()
    output = try FileContents.text(of: files[1])
    errors = try FileContents.text(of: files[2])
  }

  /// Runs the swiftkit that was built with the tests.
  package static func swiftkit(
    _ arguments: String..., in folder: FilePath? = nil, environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> ProgramRun {
    try ProgramRun(PackageFolder.program, arguments, in: folder, environment: environment, input: input)
  }
}
