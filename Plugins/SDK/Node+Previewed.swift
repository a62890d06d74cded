extension Node {
  /// Whether this is a private struct that the previews of its file show and nothing else, whatever it is called; that it shows itself
  /// again does not count.
  public var isOnlyPreviewed: Bool { file.once { PreviewedTypes(file) }.types.contains(self) }
}

private struct PreviewedTypes {
  private(set) var types: Set<Node> = []

  init(_ file: SourceFile) {
    var declared: [String: Node] = [:]
    var repeated: Set<String> = []
    for type in file.nodes(.struct) where type.isPrivate && !type.isInPreview {
      guard let name = type.name else { continue }
      if declared.updateValue(type, forKey: name) != nil { repeated.insert(name) }
    }
    for name in repeated { declared[name] = nil }
    if declared.isEmpty { return }
    // Whether each name is used in previews alone.
    var isPreviewed: [String: Bool] = [:]
    for use in file.nodes(.call, .member) where use.isCapitalized {
      guard let name = use.name, isPreviewed[name] != false, let type = declared[name], !use.isInside(type),
        use.enclosingType?.name != name
      else { continue }
      isPreviewed[name] = use.isInPreview
    }
    types = Set(declared.filter { isPreviewed[$0.key] == true }.values)
  }
}
