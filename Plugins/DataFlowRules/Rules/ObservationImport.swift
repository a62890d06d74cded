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
  let isFixable = true

  func check(_ file: SourceFile, _ report: Report) {
    let imports = file.nodes(.import).compactMap(\.name)
    guard !imports.isEmpty, imports.allSatisfy(Self.without.contains) else { return }
    let first = file.nodes(.import).first { $0.parent?.kind == .file && $0.source.hasPrefix("import") }
    let edits = first.map { [Edit($0.range.lowerBound..<$0.range.lowerBound, "import Observation\n")] } ?? []
    for (place, attribute) in file.nodes(.attribute, named: ["Observable"]).filter({ $0.parent?.kind == .class })
      .enumerated()
    {
      report(
        attribute, "`@Observable` is declared in Observation; add `import Observation`", edits: place == 0 ? edits : [])
    }
  }

  private static let without: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Combine", "os", "OSLog", "Dispatch", "CoreGraphics",
    "CoreLocation", "Security", "CryptoKit", "StoreKit", "UserNotifications", "Network", "AVFoundation",
  ]
}
