/// The folders and files that a target of Tuist names: `sources`, and `buildableFolders` of newer versions.
enum TuistSources {
  /// What texts and lists of them may stand in; what other calls make of theirs is not known.
  private static let forms: Set = [
    "Path", "SourceFileGlob", "SourceFilesList", "folder", "glob", "init", "path", "paths", "relativeToCurrentFile",
    "relativeToManifest", "relativeToRoot", "sourceFilesList",
  ]

  static func of(_ target: ManifestValue, in base: String) -> [ProjectTarget.Folder] {
    entries(of: target).compactMap { folder(of: $0, in: base) }
  }

  /// Whether the target names some, and none of them in plain text.
  static func areUnknown(of target: ManifestValue) -> Bool {
    let entries = entries(of: target)
    return !entries.isEmpty && entries.allSatisfy { text(of: $0) == nil }
  }

  private static func entries(of target: ManifestValue) -> [ManifestValue] {
    [target["sources"], target["buildableFolders"]].compactMap(\.self).flatMap(entries(_:))
  }

  /// One text, a list of texts and globs, or such a list in a call: `.sourceFilesList(globs: [...])`, or
  /// `SourceFilesList(arrayLiteral: "App/**", "Kit/**")`.
  private static func entries(_ value: ManifestValue) -> [ManifestValue] {
    if value.isList { return value.items }
    let arguments = forms.contains(value.name ?? "") ? value.arguments : []
    if arguments.first?.label == "arrayLiteral" { return arguments.map(\.value) }
    if let list = arguments.first(where: { $0.value.isList })?.value { return list.items }
    return value.name == "nil" ? [] : [value]
  }

  /// `App/Sources/**` is all below the folder in front of the first star; what is excluded likewise.
  private static func folder(of value: ManifestValue, in base: String) -> ProjectTarget.Folder? {
    guard let path = path(of: value, in: base) else { return nil }
    let list = value["excluding"] ?? value["exceptions"]
    let excluded = (list?.isList == true ? list?.items ?? [] : [list].compactMap(\.self))
      .compactMap { self.path(of: $0, in: base) }.filter { $0 != path }
    return ProjectTarget.Folder(path: path, excluded: excluded)
  }

  /// - Returns: nil for what is no plain path, and for a pattern that starts with a star.
  private static func path(of value: ManifestValue, in base: String) -> String? {
    guard let text = text(of: value) else { return nil }
    let isFromRoot = value.name == "relativeToRoot" || value.arguments.first?.value.name == "relativeToRoot"
    let folder = text.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
    // An exclusion such as `**/*Mock.swift` names no folder.
    if folder.isEmpty, text != "**", text != "**/*", text != "**/*.swift" { return nil }
    return RelativePath.joined(isFromRoot ? "" : base, folder)
  }

  /// What `.glob("Sources/**")` and `.relativeToRoot("Sources/**")` hold is what a text alone is.
  private static func text(of value: ManifestValue) -> String? {
    let inner = inner(of: value)
    return value.text ?? inner?.text ?? inner.flatMap(inner(of:))?.text
  }

  private static func inner(of value: ManifestValue) -> ManifestValue? {
    guard forms.contains(value.name ?? ""), let first = value.arguments.first else { return nil }
    // A function of the project may be called so, too: `paths(of: "Home")`.
    return first.label == nil || first.label == "pattern" ? first.value : nil
  }
}
