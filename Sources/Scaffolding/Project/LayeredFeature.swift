/// What a feature shows, and which folders in its own that lies in.
struct LayeredFeature {
  /// How many files of a kind lie in a folder, and how many of them not in a folder below it.
  struct Count {
    private(set) var all = 0
    private(set) var direct = 0

    fileprivate mutating func add(_ count: Int, isDirect: Bool) {
      all += count
      if isDirect { direct += count }
    }
  }

  /// A folder in that of the feature that may be a layer of it.
  struct Layer {
    fileprivate(set) var screens = Count()
    fileprivate(set) var models = Count()
    /// The folders in it that screens lie in.
    fileprivate(set) var inner: Set<Substring> = []
  }

  private(set) var screens = Count()
  private(set) var models = Count()
  private(set) var layers: [Substring: Layer] = [:]
  /// The folders for its models, services and so on, by what they hold; of two for the same, the first by name.
  private(set) var parts: [FeaturePart: Substring] = [:]
  /// The screens in folders for what screens are made of.
  private var supplies = 0
  /// The files beside its folders that are no view models.
  private var directFiles = 0

  /// The features in `place`, whatever they are called.
  static func all(of own: [CountedFolder], in place: [Substring]) -> [LayeredFeature] {
    var features: [Substring: LayeredFeature] = [:]
    for folder in own where folder.names.count > place.count && folder.names.starts(with: place) {
      let name = folder.names[place.count]
      guard FolderWords.isFeature(name) else { continue }
      features[name, default: LayeredFeature()].add(folder, in: folder.names.dropFirst(place.count + 1))
    }
    return Array(features.values)
  }

  /// - Parameter names: those on the way to the folder from that of the feature.
  private mutating func add(_ folder: CountedFolder, in names: ArraySlice<Substring>) {
    let shown = folder.screens + folder.controllers
    screens.add(shown, isDirect: names.isEmpty)
    models.add(folder.viewModels, isDirect: names.isEmpty)
    guard let name = names.first else {
      directFiles += folder.files - folder.viewModels
      return
    }
    if let part = FeaturePart(folder: name) { parts[part] = parts[part].map { min($0, name) } ?? name }
    if FolderWords.isSupply(name) { supplies += shown }
    guard LayeredFeature.isLayer(name) else { return }
    var layer = layers[name] ?? Layer()
    layer.screens.add(shown, isDirect: names.count == 1)
    layer.models.add(folder.viewModels, isDirect: names.count == 1)
    if shown > 0, let inner = names.dropFirst().first, LayeredFeature.isLayer(inner) { layer.inner.insert(inner) }
    layers[name] = layer
  }

  /// Whether a folder of this name may be one: neither for a kind of files, nor for a system.
  private static func isLayer(_ name: Substring) -> Bool {
    FeaturePart(folder: name) == nil && !FolderWords.isSupply(name) && !FolderWords.systems.contains(name.lowercased())
  }

  /// Whether its screens lie in the folder `name`.
  ///
  /// One that is called for screens has more of them than lie beside it. Any other one may hold parts of screens, as `Rows` does:
  /// it has all that are not in folders for such parts, and nothing but view models lies beside it.
  func isShown(in name: Substring) -> Bool {
    guard let count = layers[name]?.screens.all, count > 0 else { return false }
    if FolderWords.isOne(name, of: FolderWords.screens) { return count > screens.direct }
    return directFiles == 0 && count == screens.all - supplies && count > supplies
  }

  /// Whether most of its view models lie in the folder `name`.
  func hasModels(in name: Substring) -> Bool { (layers[name]?.models.all ?? 0) * 2 > models.all }
}
