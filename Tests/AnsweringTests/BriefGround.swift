import Ingesting
import POSIXSupport
import RuleIndex
import TestSupport

/// A small document of rules that briefs are answered from.
struct BriefGround {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      # Screens

      ## Lists
      - Pull to refresh must be `refreshable`.
      - Swipe to delete must use `onDelete` on the `ForEach`.
      - Never hide an action in a context menu alone.

      ## Forms
      - A settings form must have sections of toggles.
      - A date picker must have a range of dates.

      ## Bars
      - A toolbar gives its buttons their glass.
      - Never lay glass over glass.
      """, to: "s/screens.md")
  }

  func store() throws -> RuleStore {
    var store = try RuleStore.inMemory()
    try Ingester.ingest([folder.path.appending("s")], into: &store)
    return store
  }
}
