/// What `api sources --json` prints: the tables of declarations in use, in the order in which they are joined.
package struct APISourcesDocument: Codable, Hashable, Sendable {
  package let tables: [Table]

  package struct Table: Codable, Hashable, Sendable {
    package let path: String
    /// Whether it came with swiftkit.
    package let bundled: Bool
    /// The modules of an imported table.
    package let modules: [Module]

    package init(path: String, bundled: Bool, modules: [Module]) {
      (self.path, self.bundled, self.modules) = (path, bundled, modules)
    }
  }

  package struct Module: Codable, Hashable, Sendable {
    package let name: String
    /// The SDK: `27.0`.
    package let sdk: String
    /// Its system; empty where the interface does not say it.
    package let platform: String

    package init(name: String, sdk: String, platform: String) {
      (self.name, self.sdk, self.platform) = (name, sdk, platform)
    }
  }

  package init(tables: [Table]) { self.tables = tables }
}
