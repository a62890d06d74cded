import SwiftKitSDK

/// iCloud cannot promise that a value is unique, so the store does not open.
struct UniqueWithCloudKit: Check {
  let id = "unique-with-cloudkit"
  let rules = ["data/swiftdata/unique-with-cloudkit"]
  let severity = Severity.info
  let title = "a unique attribute in a store that syncs"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["|unique| & |Attribute| & |SwiftData|", "|unique| & |Attribute| & @Model", "#Unique"]

  /// `.automatic`, `.private("iCloud.trips")`.
  private func isOfCloud(_ database: Node) -> Bool {
    database.chain?.parts.last?.isNamed("automatic", "private") == true
  }

  func check(_ file: SourceFile, _ report: Report) {
    let isSynced =
      file.imports("CloudKit") || file.root.sourceHolds("cloudkitdatabase: .private")
      || file.root.sourceHolds("cloudkitdatabase: .automatic")
      || file.calls(named: "ModelConfiguration").contains { configuration in
        configuration.argument("cloudKitDatabase")?.value.writtenOutcomes.contains(where: isOfCloud) == true
      }
    if !isSynced { return }
    for mark in file.nodes(.macro, named: ["Unique"]) where mark.enclosingType?.hasAttribute("Model") == true {
      report(
        mark,
        "a store that syncs with iCloud cannot have unique attributes; remove `#Unique`, and merge duplicates in code")
    }
    for mark in file.nodes(.attribute, named: ["Attribute"]) where mark.sourceHolds(".unique") {
      guard mark.enclosingType?.hasAttribute("Model") == true else { continue }
      report(
        mark,
        "a store that syncs with iCloud cannot have unique attributes; remove `.unique`, and merge duplicates in code"
      )
    }
  }
}
