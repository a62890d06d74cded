import BundledContent
package import POSIXSupport
import PluginHosting
import RuleIndex

/// The versions of everything that a swiftkit is made of.
package struct VersionFacts: Hashable, Sendable {
  /// A table that came with swiftkit.
  package struct Fact: Hashable, Sendable {
    package let name: String
    package let lines: Int
    /// The SHA-256 of its bytes.
    package let digest: String
  }

  package let swiftkit: String
  /// Nil where nothing says from which commit it was built.
  package let commit: String?
  package let swift: String
  package let sqlite: String
  package let indexLayout: Int
  package let pluginABI: Int
  package let hostMessages: Int
  /// Revisions of the Model Context Protocol, newest first.
  package let protocols: [String]
  package let facts: [Fact]

  /// - Parameters:
  ///   - executable: the running program; without one nothing around it is known.
  ///   - protocols: the revisions that the server speaks.
  ///   - hostMessages: the version of what swiftkit and its host say to each other.
  package init(of swiftkit: String, executable: FilePath?, protocols: [String], hostMessages: Int) {
    let content = executable.flatMap { InstalledContent(executable: $0) }
    let record = content.map { BuildRecord(at: $0.buildRecord) } ?? BuildRecord()
    (self.swiftkit, self.protocols, self.hostMessages) = (swiftkit, protocols, hostMessages)
    commit = record.commit
    swift = record.swift ?? BuildRecord.compiler
    sqlite = SQLiteConnection.libraryVersion
    indexLayout = Int(RuleStore.layoutVersion)
    pluginABI = PluginDescriptor.supportedABI
    facts = content.map { VersionFacts.facts(in: $0.data) } ?? []
  }

  private static func facts(in folder: FilePath) -> [Fact] {
    let own = (try? Folder.names(in: folder)) ?? []
    let declarations = (try? Folder.names(in: folder.appending("api"))) ?? []
    let names = (own + declarations.map { "api/\($0)" }).sorted()
    return names.filter { $0.hasSuffix(".tsv") }.compactMap { name in
      guard let bytes = try? FileContents.bytes(of: folder.pushing(FilePath(name)), limit: 64 << 20) else { return nil }
      return Fact(name: name, lines: bytes.count { $0 == UInt8(ascii: "\n") }, digest: SHA256.hexadecimal(of: bytes))
    }
  }
}
