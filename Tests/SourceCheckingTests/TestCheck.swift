import HostMessages
import POSIXSupport
import PluginHosting
import RuleModel
import SourceChecking
import TestSupport

/// A small project and its plugins, checked for real.
struct TestCheck {
  let folder: TemporaryFolder
  var plugins: [HostedPlugin] = []
  /// Time enough on any machine; what hangs gets `brief`.
  var limits = HostLimits(time: .seconds(30))
  var width = 2
  /// Whether the files are handed over as texts.
  var asTexts = false
  var cache: FilePath?
  var environment = ["PATH=/usr/bin:/bin"]
  /// The checks that descriptors name, and whether `bad` is said to have fixes.
  var described: (checks: [String], isFixable: Bool) = (["words", "bad"], true)

  /// For plugins that hang: a file has 1 s, and a library as long to load as a Mac may need to look at it.
  static let brief = HostLimits(time: .seconds(1), loading: .seconds(5))

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "project/\(name)") }
  }

  var project: FilePath { folder.path.appending("project") }

  /// Adds the plugin of `PluginInC.source`.
  mutating func add(_ name: String, body: String = "", flags: [String] = []) throws {
    let plugin = try PluginInC(name, source: PluginInC.source(id: name, body: body), in: folder, flags: flags)
    add(name, library: plugin.library, digest: SHA256.hexadecimal(of: try FileContents.bytes(of: plugin.library)))
  }

  mutating func add(_ name: String, library: FilePath, digest: String? = nil) {
    plugins.append(
      HostedPlugin(
        library: library, descriptor: TestCheck.descriptor(name, described), digest: digest, checks: described.checks))
  }

  static func descriptor(
    _ id: String, _ described: (checks: [String], isFixable: Bool) = (["words", "bad"], true)
  ) -> PluginDescriptor {
    let checks = [
      CheckDescription(
        id: "words", level: .warning, title: "Trips", literals: ["trip"], rules: ["skill/section/rule"],
        isOnByDefault: true, isFixable: false),
      CheckDescription(
        id: "bad", level: .error, title: "Goes wrong", literals: ["bad!"], rules: [], isOnByDefault: true,
        isFixable: described.isFixable),
    ]
    return PluginDescriptor(
      abi: 1, id: id, version: "1.0", checks: checks.filter { described.checks.contains($0.id) }, answers: [])
  }

  /// - Parameter reserve: a host that runs already, and gets its plugins to load before anything else happens.
  func run(_ paths: [String] = ["."], loadingAheadIn reserve: HostReserve? = nil) throws -> CheckOutcome {
    var pool = pool
    pool.reserve = reserve
    pool.loadAhead()
    var files = try SwiftFiles(below: paths, base: project).files
    if asTexts { files = try files.map { $0.with(source: try FileContents.bytes(of: $0.path)) } }
    var check = SourceCheck(pool: pool, width: width)
    check.cacheFolder = cache
    return try check.run(files)
  }

  var pool: HostPool {
    HostPool(host: PluginInC.host, plugins: plugins, limits: limits, environment: environment, repair: "build it")
  }

  /// A host that runs and waits for something to do.
  var reserve: HostReserve { HostReserve(PluginInC.host, limits: limits, environment: environment) }
}

extension CheckOutcome {
  /// `path:line:column id message`, one a finding.
  var lines: [String] {
    findings.map(\.finding).map { "\($0.path):\($0.start.line):\($0.start.column) \($0.check) \($0.message)" }
  }

  /// `plugin/check path: reason`, one a problem.
  var problemLines: [String] {
    problems.map { "\($0.check ?? $0.plugin)\($0.path.map { " \($0)" } ?? ""): \($0.reason)" }
  }
}
