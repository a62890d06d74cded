import APIFacts
import SwiftKitSDK

/// A type of a framework that the file does not import, such as `Chart` without `import Charts`.
struct MissingImport: Check {
  let id = "api-missing-import"
  let rules = ["current-api/truth/api-missing-import"]
  let severity = Severity.info
  let title = "a type whose framework is not imported"
  let group: CheckGroup? = .api
  let basis: Basis? = .apple
  let literals = Self.types.keys.sorted().map { "|\($0)| & SwiftUI" }

  func check(_ file: SourceFile, _ report: Report) {
    guard file.imports("SwiftUI"), file.surroundings == .ownOnly else { return }
    var told: Set<String> = []
    let names = Self.types.keys.sorted()
    let calls = file.nodes(.call, named: names).filter { $0.isRoot && !$0.flags.contains(.implicit) }
    // A type of values is named where they are declared, too.
    let written = file.nodes(.type, named: names).filter { $0.name.map(Self.values.contains) == true }
    for call in (calls + written).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let name = call.name, let module = Self.types[name], !file.imports(module), !mayBring(name, file),
        !call.mayBeOwn(name),
        file.project.kinds(of: name).isEmpty, file.nodes(.genericParameter, named: [name]).isEmpty,
        told.insert(module).inserted
      else { continue }
      report(call, "`\(name)` is declared in `\(module)`; add `import \(module)`")
    }
  }

  /// Types that people make in views, and where they are.
  private static let types = [
    "AreaMark": "Charts", "BarMark": "Charts", "Chart": "Charts", "LineMark": "Charts", "PointMark": "Charts",
    "RuleMark": "Charts", "SectorMark": "Charts", "Map": "MapKit", "Marker": "MapKit", "PhotosPicker": "PhotosUI",
    "VideoPlayer": "AVKit", "SignInWithAppleButton": "AuthenticationServices", "ProductView": "StoreKit",
    "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit", "TipView": "TipKit",
    "PhotosPickerItem": "PhotosUI", "MapCameraPosition": "MapKit",
    "AVPlayer": "AVFoundation", "MKCoordinateRegion": "MapKit",
  ]
  private static let values: Set = ["PhotosPickerItem", "MapCameraPosition", "AVPlayer", "MKCoordinateRegion"]
  /// Types that many modules bring, and the modules that do not.
  private static let brought: Set = ["AVPlayer", "MKCoordinateRegion"]
  private static let plain: Set = ["Combine", "Foundation", "Observation", "SwiftData", "SwiftUI", "UIKit"]

  /// Whether one of the file's modules may bring the type.
  private func mayBring(_ name: String, _ file: SourceFile) -> Bool {
    guard Self.brought.contains(name) else { return false }
    return !file.calls(named: "VideoPlayer", "Map").isEmpty
      || !file.nodes(.import).allSatisfy { $0.name.map(Self.plain.contains) == true }
  }
}
