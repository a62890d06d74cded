/// The folders and files that a target of Tuist names: `sources`, and `buildableFolders` of newer versions.
enum TuistSources {
  static func of(_ target: ManifestValue, in base: String) -> [ProjectTarget.Folder] {
    [target["sources"], target["buildableFolders"]].compactMap(\.self).flatMap(entries)
      .compactMap { folder(of: $0, in: base) }
  }

  /// One text, a list of texts and globs, or such a list in a call: `.sourceFilesList(globs: [...])`.
  private static func entries(_ value: ManifestValue) -> [ManifestValue] {
    if value.text != nil { return [value] }
    if value.isList { return value.items }
    if let list = value.arguments.first(where: { $0.value.isList })?.value { return list.items }
    return value.name == nil ? [] : [value]
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
    // `.glob("Sources/**")` and `.relativeToRoot("Sources/**")` hold what a text alone is.
    let inner = value.text == nil ? value.arguments.first?.value : nil
    guard let text = value.text ?? inner?.text ?? inner?.arguments.first?.value.text else { return nil }
    let isFromRoot = value.name == "relativeToRoot" || inner?.name == "relativeToRoot"
    let folder = text.split(separator: "/").prefix { !$0.contains("*") }.joined(separator: "/")
    // An exclusion such as `**/*Mock.swift` names no folder.
    if folder.isEmpty, text != "**", text != "**/*", text != "**/*.swift" { return nil }
    return RelativePath.joined(isFromRoot ? "" : base, folder)
  }
}
