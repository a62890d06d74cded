import SwiftKitSDK

/// The query reads the context of the environment, which only a view has.
struct QueryOutsideView: Check {
  let id = "query-outside-view"
  let rules = ["data/swiftdata/query-outside-view", "data/queries/query-or-repository"]
  let severity = Severity.error
  let title = "@Query outside of a view"
  let group: CheckGroup? = .correctness
  let basis: Basis? = .apple
  let literals = ["@Query"]

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftData") else { return }
    for property in file.nodes(.variable) where property.hasAttribute("Query") && !property.isInPreview {
      guard let type = property.enclosingType, type.kind == .class || type.kind == .actor || isPlain(type) else {
        continue
      }
      report(property, "`@Query` works only in a view and stays empty here; fetch from a `ModelContext` instead")
    }
  }

  /// What makes nothing a part of a view.
  private static let plain: Set = [
    "Sendable", "Equatable", "Hashable", "Identifiable", "Codable", "Encodable", "Decodable", "CaseIterable",
    "AppIntent",
    "OpenIntent", "LiveActivityIntent", "AudioPlaybackIntent", "ForegroundContinuableIntent",
    "WidgetConfigurationIntent",
    "EntityQuery", "EntityStringQuery", "TimelineProvider", "AppIntentTimelineProvider", "IntentTimelineProvider",
  ]

  /// A value that is no part of what a view shows, as far as what it conforms to tells.
  private func isPlain(_ type: Node) -> Bool {
    guard type.kind == .struct || type.kind == .enum, let name = type.name else { return false }
    let inherited = Set(
      type.file.project.inherited(by: name) + type.allParts.flatMap { $0.children(.inherited) }.compactMap(\.name))
    return inherited.isSubset(of: Self.plain)
  }
}
