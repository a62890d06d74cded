import APIFacts
import POSIXSupport
package import WireFormats
package import Workbench

/// The text of `api sources`.
package enum APISourcesText {
  package static func text(_ document: APISourcesDocument, shown: (String) -> String) -> String {
    document.tables.map { table in
      guard !table.bundled else { return "built in: SwiftUI and the frameworks that extend it, SDK \(APITable.sdk)\n" }
      let modules = table.modules.map { module in
        "  \(module.name), SDK \([module.platform, module.sdk].filter { !$0.isEmpty }.joined(separator: " "))\n"
      }
      return "\(shown(table.path))\n" + modules.joined()
    }.joined()
  }
}

extension APISourcesDocument {
  package init(_ tables: APITables) {
    self.init(
      tables: [Table(path: tables.bundled.string, bundled: true, modules: [])]
        + tables.imported.map { table in
          Table(
            path: table.path.string, bundled: false,
            modules: table.modules.map { Module(name: $0.name, sdk: $0.version, platform: $0.system) })
        })
  }
}
