/// The folder in that of most features which their screens lie in, as `Presentation` beside `Domain` and `Data`, or `Screens`.
struct FeatureLayer: Hashable, Sendable {
  /// Where in the layer screens lie.
  private enum Inner: Hashable, Sendable {
    /// Side by side.
    case flat
    /// In the folder that most layers have for them, such as `Pages`.
    case shared(String)
    /// In folders called after what they show, most names of which end so.
    case own(ending: String)
  }

  /// Where view models lie.
  private enum Models: Hashable, Sendable { case besideLayer, inLayer, withScreens }

  private let name: String
  private let inner: Inner
  private let models: Models
  /// The folders beside the layer for what view models are built on, where half of the features have some.
  private let others: [FeaturePart: String]

  /// Nil where most features in `place` have none.
  ///
  /// Folders called `Views` are no layers, as these may hold parts of screens (`FeatureFolders`).
  init?(of own: [CountedFolder], in place: [Substring]) {
    let features = LayeredFeature.all(of: own, in: place)
    let showing = features.filter { $0.screens.all > 0 }
    var counts: [Substring: Int] = [:]
    for feature in showing {
      for name in feature.layers.keys where feature.isShown(in: name) { counts[name, default: 0] += 1 }
    }
    guard let (most, count) = counts.largest, FeatureHabits.isMost(count, of: showing.count) else { return nil }
    let layers = showing.compactMap { $0.layers[most] }
    name = String(most)
    inner = FeatureLayer.inner(of: layers)
    models = FeatureLayer.models(of: features, in: most)
    others = FeatureLayer.others(of: showing.filter { $0.isShown(in: most) })
  }

  private static func inner(of layers: [LayeredFeature.Layer]) -> Inner {
    let direct = layers.reduce(0) { $0 + $1.screens.direct }
    if direct * 2 >= layers.reduce(0, { $0 + $1.screens.all }) { return .flat }
    if let name = sharedName(in: layers) { return .shared(String(name)) }
    let names = layers.reduce(into: Set<Substring>()) { $0.formUnion($1.inner) }
    return .own(ending: FeatureHabits.ending(of: Array(names)))
  }

  /// The name of the folder that most layers keep their screens in: one that is called for these, or else the only one in
  /// each; nil where most have none in common.
  private static func sharedName(in layers: [LayeredFeature.Layer]) -> Substring? {
    var (called, only): ([Substring: Int], [Substring: Int]) = ([:], [:])
    for layer in layers {
      for name in layer.inner where FolderWords.isOne(name, of: FolderWords.collections) {
        called[name, default: 0] += 1
      }
      if layer.inner.count == 1, layer.screens.direct == 0, let name = layer.inner.first {
        only[name, default: 0] += 1
      }
    }
    return [called, only].compactMap(\.largest).first { FeatureHabits.isMost($0.files, of: layers.count) }?.name
  }

  /// Where most features that have view models keep them; beside the layer where none has.
  private static func models(of features: [LayeredFeature], in name: Substring) -> Models {
    let modelled = features.filter { $0.models.all > 0 }
    let keeping = modelled.filter { $0.hasModels(in: name) }
    guard keeping.count * 2 > modelled.count else { return .besideLayer }
    let layers = keeping.compactMap { $0.layers[name] }
    let direct = layers.reduce(0) { $0 + $1.models.direct }
    return direct * 2 >= layers.reduce(0) { $0 + $1.models.all } ? .inLayer : .withScreens
  }

  private static func others(of features: [LayeredFeature]) -> [FeaturePart: String] {
    var folders: [FeaturePart: String] = [:]
    for part in [FeaturePart.models, .services] {
      let names = features.compactMap { $0.parts[part] }
      guard names.count * 2 >= features.count else { continue }
      let counts = names.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
      folders[part] = counts.largest.map { String($0.name) }
    }
    return folders
  }

  /// The path of the folder for a part of a feature in that of the feature; empty where it lies right there.
  func folder(for part: FeaturePart, of feature: String) -> String {
    switch part {
    case .views: return screens(of: feature)
    case .viewModels:
      switch models {
      case .besideLayer: return ""
      case .inLayer: return name
      case .withScreens: return screens(of: feature)
      }
    case .models, .services: return others[part] ?? ""
    }
  }

  private func screens(of feature: String) -> String {
    switch inner {
    case .flat: name
    case .shared(let folder): "\(name)/\(folder)"
    case .own(let ending): "\(name)/\(FeatureHabits.name(of: feature, endingIn: ending))"
    }
  }
}
