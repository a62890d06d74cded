import FigmaService
import POSIXSupport
import TestSupport

/// The server of fake_figma.py, running until its owner goes.
final class FakeFigma {
  static let key = "abcdefghij0123456789"
  static let token = "figd_test-token"
  static let environment = ProcessEnvironment.lines()

  static let canRun: Bool =
    ["python3", "curl"].allSatisfy { name in
      (try? CapturedRun(name, ["--version"], environment: environment).ending) == .exited(0)
    }

  private let folder: TemporaryFolder
  private let id: pid_t
  let base: String

  init() throws {
    struct Silent: Error {}
    folder = try TemporaryFolder()
    let script = PackageFolder.root.appending("Tests/FigmaServiceTests/Fixtures/fake_figma.py").string
    let files = (folder.path.appending("log").string, folder.path.appending("port").string)
    let child = try ChildProcess(
      "/usr/bin/env", arguments: ["python3", script, files.0, files.1], environment: FakeFigma.environment,
      descriptors: [])
    id = child.id
    var port = ""
    for _ in 0..<3_000 where port.isEmpty {
      _ = usleep(20_000)
      port = (try? folder.read("port")) ?? ""
    }
    guard !port.isEmpty else { throw Silent() }
    base = "http://127.0.0.1:\(port)"
  }

  deinit {
    kill(id, SIGTERM)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  func service(
    token: String? = FakeFigma.token, longestAnswer: Int = 256 << 20,
    pause: @escaping @Sendable (Int) -> Void = { _ in }, fromCache: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> FigmaService {
    try FigmaService(
      token: token, base: base, cache: folder.path.appending("cache"), environment: FakeFigma.environment,
      longestAnswer: longestAnswer, pause: pause, fromCache: fromCache)
  }

  /// The files of the cache.
  func kept() throws -> [FilePath] { try FileTree.files(below: folder.path.appending("cache")) }

  /// What was asked, in order.
  func requests() throws -> [String] {
    try folder.read("log").split(separator: "\n").map(String.init)
  }
}

/// Numbers that a closure adds to.
final class Counter: @unchecked Sendable {
  // One test at a time uses it, on one thread.
  private(set) var values: [Int] = []
  func add(_ value: Int) { values.append(value) }
}
