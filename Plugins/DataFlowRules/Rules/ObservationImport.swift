import SwiftKitSDK

/// Foundation brings the macro along only on Apple's systems.
///
/// Silent where the file imports nothing, or a module that may bring it along.
struct ObservationImport: Check {
  let id = "observation-import"
  let rules = ["architecture-and-data-flow/observation/observation-import"]
  let severity = Severity.info
  let title = "@Observable without an import of Observation"
  let group: CheckGroup? = .style
  let basis: Basis? = .opinion
  let isOffByDefault = true
  let literals = ["|Observable| & |class|"]

  func check(_ file: SourceFile, _ report: Report) {
    let imports = file.nodes(.import).compactMap(\.name)
    guard !imports.isEmpty, imports.allSatisfy(Self.without.contains) else { return }
    for attribute in file.nodes(.attribute, named: ["Observable"]) where attribute.parent?.kind == .class {
      report(attribute, "@Observable comes from Observation; import it")
    }
  }

  private static let without: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Combine", "os", "OSLog", "Dispatch", "CoreGraphics",
    "CoreLocation", "Security", "CryptoKit", "StoreKit", "UserNotifications", "Network", "AVFoundation",
  ]
}
