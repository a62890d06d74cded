import APIFacts
import BundledContent
import ByteText
package import HostMessages
package import POSIXSupport
package import PluginHosting

/// The plugins that this swiftkit may use, and what keeps others from being used. Finding them runs nothing.
package struct PluginInventory: Sendable {
  /// A trusted plugin that is not used.
  package struct Refused: Hashable, Sendable {
    package let library: FilePath
    package let reason: String
  }

  package private(set) var plugins: [HostedPlugin] = []
  package private(set) var refused: [Refused] = []
  /// What is wrong with checks that rule files declare.
  package private(set) var complaints: [String] = []
  package let host: FilePath
  package let repair: String
  /// The bundled plugin that asks for the table of Apple's declarations.
  private static let readerOfTable = "api"
  /// Where that table lies, and what the host reads: it and what was imported.
  private let bundledTable: FilePath
  private var apiTable: FilePath
  private let environment: [String]
  /// A host that runs already, or a place for one.
  var reserve: HostReserve?

  /// Gathers the bundled plugins, then those that the user trusts.
  ///
  /// - Parameters:
  ///   - question: with one, only plugins that may answer it, which is found out at little cost.
  ///   - limits: with some, a host under these limits is started at once, since there will be work for it.
  package init(
    in workplace: Workplace, answering question: String? = nil, startingHostWith limits: HostLimits? = nil
  ) throws {
    try self.init(
      in: workplace, limits: limits, isForgiving: false,
      answering: question.map { question in { $0.contains { $0.mayBeAsked(by: question) } } })
  }

  /// Gathers only plugins that answer questions, of whatever kind.
  package init(thatAnswerIn workplace: Workplace) throws {
    try self.init(in: workplace, limits: nil, isForgiving: false, answering: { !$0.isEmpty })
  }

  /// Gathers what can be used; a bundled plugin that is broken is refused like any other.
  package init(forgivingIn workplace: Workplace) throws {
    try self.init(in: workplace, limits: nil, isForgiving: true, answering: nil)
  }

  private init(
    in workplace: Workplace, limits: HostLimits?, isForgiving: Bool,
    answering isWanted: (([PluginDescriptor.AnswerKind]) -> Bool)?
  ) throws {
    guard let content = workplace.installed else {
      throw InventoryError.noContent
    }
    host = content.pluginHost
    repair = content.repair
    bundledTable = content.apiTable
    apiTable = content.apiTable
    environment = workplace.environment
    reserve = limits.map { HostReserve(content.pluginHost, limits: $0, environment: workplace.environment) }
    for bundled in content.plugins {
      do {
        guard let descriptor = try PluginInventory.descriptor(at: bundled.descriptor, answering: isWanted) else {
          continue
        }
        guard FileStatus(bundled.library)?.kind == .file else {
          throw InventoryError.notBuilt(bundled.library, repair: repair)
        }
        // Without its table it would find nothing, and nobody would know.
        if descriptor.id == PluginInventory.readerOfTable {
          guard FileStatus(bundledTable)?.kind == .file else {
            throw InventoryError.noTable(bundledTable, repair: repair)
          }
          guard APITable(try MappedFile.bytes(of: bundledTable)) != nil else {
            throw InventoryError.damagedTable(bundledTable, repair: repair)
          }
          let tables = try APITables(in: workplace)
          for flaw in tables.flaws { workplace.remark("swiftkit: \(flaw)\n") }
          apiTable = try tables.path(in: workplace)
        }
        plugins.append(HostedPlugin(library: bundled.library, descriptor: descriptor, digest: nil, checks: []))
      } catch {
        guard isForgiving else { throw error }
        refused.append(Refused(library: bundled.library, reason: "\(error)"))
      }
    }
    guard let folder = workplace.configurationFolder else { return }
    let store: TrustStore
    do throws(TrustError) {
      store = try TrustStore(in: folder)
    } catch {
      guard error.meansNothingIsTrusted || isForgiving else { throw error }
      // Nothing of others takes part then; what came with swiftkit does.
      let reason = "no third-party plugin is trusted: \(error)"
      if isWanted == nil {
        refused.append(Refused(library: folder.appending(TrustStore.fileName), reason: reason))
      } else {
        workplace.remark("swiftkit: \(reason)\n")
      }
      return
    }
    addTrusted(store, answering: isWanted)
  }

  /// Everything that checks: the plugins, and the checks that the rule files of skills declare.
  package static func withSkillChecks(
    in workplace: Workplace, startingHostWith limits: HostLimits? = nil
  ) throws -> PluginInventory {
    var inventory = try PluginInventory(in: workplace, startingHostWith: limits)
    inventory.addSkillChecks(in: workplace)
    return inventory
  }

  /// Adds the checks that the rule files of skills declare, as a plugin called `skill`.
  package mutating func addSkillChecks(in workplace: Workplace) {
    var roots: [FilePath], flaw: String?
    do {
      roots = try ChosenSkills(in: workplace).roots
    } catch {
      (roots, flaw) = (SkillRoots.defaults(in: workplace), "\(error)")
    }
    // The checks of bundled rules are code in plugins: none of the hundreds of files is read to find that out.
    let own = OwnSkills(in: workplace)
    roots.removeAll { own.place(of: $0) == "bundled" }
    let checks = SkillChecks(below: roots, links: SkillRoots.links(in: workplace), shownFrom: workplace.workingFolder)
    complaints = checks.complaints + [flaw].compactMap { $0 }
    if let plugin = checks.plugin { plugins.append(plugin) }
  }

  /// A pool that loads these plugins.
  package func pool(
    of plugins: [HostedPlugin], limits: HostLimits = HostLimits(), settings: [HostConfiguration.Setting] = []
  ) -> HostPool {
    let table = HostConfiguration.Setting(name: HostConfiguration.Setting.apiTable, value: apiTable.string)
    var pool = HostPool(
      host: host, plugins: plugins, limits: limits, settings: settings + [table], environment: environment,
      repair: repair)
    pool.reserve = reserve
    return pool
  }

  /// The descriptor that lies beside a third-party library; of two, the one that is trusted.
  package static func descriptorPath(besides library: FilePath, trusting store: TrustStore? = nil) -> FilePath {
    let paths = PluginDescriptor.paths(besides: library)
    return paths.first { store?.digest(of: $0) != nil } ?? paths.first { FileStatus($0)?.kind == .file }
      ?? paths[paths.count - 1]
  }

  /// The descriptor of a third-party library, which has to be one that can be used and shown.
  package static func strangersDescriptor(at path: FilePath) throws -> PluginDescriptor {
    try sound(descriptor(at: path), at: path)
  }

  private static func sound(_ descriptor: PluginDescriptor, at path: FilePath) throws -> PluginDescriptor {
    if let flaw = descriptor.flaw { throw InventoryError.badDescriptor(path, reason: flaw) }
    guard descriptor.abi == PluginDescriptor.supportedABI else { throw InventoryError.otherABI(descriptor.abi) }
    return descriptor
  }

  /// The descriptor at `path`.
  package static func descriptor(at path: FilePath) throws -> PluginDescriptor {
    try descriptor(in: text(at: path), at: path)
  }

  private static func text(at path: FilePath) throws -> [UInt8] { try FileContents.bytes(of: path, limit: 4 << 20) }

  private static func descriptor(in bytes: [UInt8], at path: FilePath) throws -> PluginDescriptor {
    do throws(DescriptorFault) {
      return try PluginDescriptor(reading: bytes)
    } catch {
      throw InventoryError.badDescriptor(path, reason: error.description)
    }
  }

  /// The descriptor at `path`, or nil when answers are wanted and the plugin has none that is.
  private static func descriptor(
    at path: FilePath, answering isWanted: (([PluginDescriptor.AnswerKind]) -> Bool)?
  ) throws -> PluginDescriptor? {
    guard let isWanted else { return try descriptor(at: path) }
    // Most plugins answer nothing, and `ask` should not pay for reading what their checks are.
    let text = try text(at: path)
    let kinds = PluginDescriptor.answerKinds(in: text)
    // A damaged descriptor of a plugin that answers nothing is no matter of answers.
    if kinds == nil, !text.contains(bytesOf: "\"when\"") { return nil }
    if let kinds, !isWanted(kinds) { return nil }
    let descriptor = try descriptor(in: text, at: path)
    return isWanted(descriptor.answers) ? descriptor : nil
  }

  private mutating func addTrusted(_ store: TrustStore, answering isWanted: (([PluginDescriptor.AnswerKind]) -> Bool)?)
  {
    var runtime = HostRuntime(of: host)
    for entry in store.entries {
      do {
        try TrustStore.inspect(entry.library)
        let file = PluginInventory.descriptorPath(besides: entry.library, trusting: store)
        if let digest = store.digest(of: file) {
          try TrustStore.inspect(file)
          guard TrustStore.isAsTrusted(file, digest: digest) else {
            throw InventoryError.changedDescriptor(file, of: entry.library)
          }
        }
        guard let found = try PluginInventory.descriptor(at: file, answering: isWanted) else { continue }
        let descriptor = try PluginInventory.sound(found, at: file)
        guard !plugins.contains(where: { $0.descriptor.id == descriptor.id }) else {
          throw InventoryError.sameId(descriptor.id)
        }
        if let swift = try runtime.mismatch(of: entry.library, recorded: descriptor.compiler) {
          throw InventoryError.otherSwift(swift.library, runtime: swift.host)
        }
        plugins.append(
          HostedPlugin(library: entry.library, descriptor: descriptor, digest: entry.digest, checks: []))
      } catch {
        refused.append(Refused(library: entry.library, reason: "\(error)"))
      }
    }
  }
}

/// Why plugins cannot be gathered.
package enum InventoryError: Error, CustomStringConvertible {
  /// Nothing of an installation is around the program.
  case noContent
  case notBuilt(FilePath, repair: String)
  /// The table of declarations that came with swiftkit is gone.
  case noTable(FilePath, repair: String)
  /// It is cut off, or something else.
  case damagedTable(FilePath, repair: String)
  case badDescriptor(FilePath, reason: String)
  case sameId(String)
  case otherABI(Int)
  case otherSwift(SwiftCompiler, runtime: SwiftCompiler)
  case changedDescriptor(FilePath, of: FilePath)

  package var description: String {
    switch self {
    case .noContent:
      "swiftkit's folders Skills and Templates were not found near the program; reinstall swiftkit"
    case .notBuilt(let path, let repair): "the plugin '\(path.lastComponent?.string ?? "")' is not built; \(repair)"
    case .noTable(let path, let repair): "the API table '\(path)' is missing; \(repair)"
    case .damagedTable(let path, let repair): "the API table '\(path)' is damaged; \(repair)"
    case .badDescriptor(let path, let reason):
      "'\(path)' is not a plugin descriptor: \(reason); 'swiftkit plugin describe LIBRARY' prints one"
    case .sameId(let id): "the plugin id '\(id)' is already taken"
    case .otherABI(let abi):
      "it was built for plugin ABI \(abi); this swiftkit supports \(PluginDescriptor.supportedABI)"
    case .otherSwift(let swift, let runtime):
      "it was built with \(swift), but this swiftkit's plugin host has the runtime of \(runtime); "
        + "rebuild it with \(runtime)"
    case .changedDescriptor(let path, let library):
      "its descriptor '\(path)' has changed since it was trusted; 'swiftkit plugin trust \(library)' trusts it as it is now"
    }
  }
}

extension PluginInventory {
  /// The names of all checks, in order.
  package var checkNames: [String] {
    plugins.flatMap { plugin in plugin.descriptor.checks.map { plugin.publicName(ofCheck: $0.id) } }.sorted()
  }
}
